package plybook.diagnosis.search;

import java.util.List;
import plybook.diagnosis.Mistake;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;

/** The known ways to forget or overdo undo in a search. */
public final class InPlaceMistakes {
    /** A search with a mistake in it. */
    public record Model(Mistake mistake, InPlaceTask<Integer> search) {}

    private InPlaceMistakes() {}

    /** When the search undoes a move. */
    private enum Undo {
        /** Not if it leaves the loop by a cutoff. */
        NOT_AFTER_A_CUTOFF,
        NEVER,
        /** Once after the move, and once more where the loop was left early. */
        TWICE_AFTER_A_CUTOFF,
        /** Only when all actions were tried, and then once. */
        AFTER_THE_LOOP
    }

    private record Search(Undo when, boolean returnsBound) implements InPlaceTask<Integer> {
        @Override
        public int value(Position<Integer> position, int alpha, int beta) {
            if (position.terminal()) {
                return position.utility();
            }
            boolean max = position.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            int low = alpha;
            int high = beta;
            boolean cut = false;
            for (Integer action : position.actions()) {
                position.make(action);
                int value = value(position, low, high);
                best = max ? Math.max(best, value) : Math.min(best, value);
                low = max ? Math.max(low, best) : low;
                high = max ? high : Math.min(high, best);
                cut = low >= high;
                boolean undo = when == Undo.TWICE_AFTER_A_CUTOFF || (when == Undo.NOT_AFTER_A_CUTOFF && !cut);
                if (undo) {
                    position.undo();
                }
                if (cut) {
                    break;
                }
            }
            if ((cut && when == Undo.TWICE_AFTER_A_CUTOFF) || when == Undo.AFTER_THE_LOOP) {
                position.undo();
            }
            return cut && returnsBound ? (max ? high : low) : best;
        }
    }

    /** All that are known, each in fail-soft and in fail-hard. */
    public static List<Model> all() {
        return List.of(
                model(
                        Undo.NOT_AFTER_A_CUTOFF,
                        "no-undo-after-cutoff",
                        "after a cutoff the move is not undone",
                        "The loop is left by a return or a break before it comes to undo. From then on the search plays on in a position"
                                + " that it does not know: values are those of other places in the game.",
                        "undo belongs directly behind the value, before anything is compared."),
                model(
                        Undo.NOT_AFTER_A_CUTOFF,
                        true,
                        "no-undo-after-cutoff",
                        "after a cutoff the move is not undone",
                        "The loop is left by a return or a break before it comes to undo. From then on the search plays on in a position"
                                + " that it does not know: values are those of other places in the game.",
                        "undo belongs directly behind the value, before anything is compared."),
                model(
                        Undo.NEVER,
                        "never-undone",
                        "moves are never undone",
                        "Each action is made on top of the one before it.",
                        "make and undo come in pairs, with the value between them."),
                model(
                        Undo.TWICE_AFTER_A_CUTOFF,
                        "undone-twice-after-cutoff",
                        "after a cutoff there is one undo too many",
                        "The move is undone in the loop, and once more where the loop was left: that takes back a move of the caller's.",
                        "Count: as many undos as makes."),
                model(
                        Undo.AFTER_THE_LOOP,
                        "undone-after-the-loop",
                        "undo comes once, after the loop",
                        "The second action of a node is made on top of the first one.",
                        "make and undo come in pairs, inside the loop."));
    }

    private static Model model(Undo when, String id, String name, String explanation, String hint) {
        return model(when, false, id, name, explanation, hint);
    }

    private static Model model(
            Undo when, boolean returnsBound, String id, String name, String explanation, String hint) {
        return new Model(new Mistake(id, name, explanation, hint), new Search(when, returnsBound));
    }
}
