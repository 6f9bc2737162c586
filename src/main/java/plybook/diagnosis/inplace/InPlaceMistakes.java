package plybook.diagnosis.inplace;

import java.util.List;
import java.util.stream.Stream;
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

    /** The moments at which a search undoes a move. */
    private enum Undo {
        RIGHTLY,
        /** Not if it leaves the loop by a cutoff. */
        NOT_AFTER_A_CUTOFF,
        NEVER,
        /** Once after the move, and once more where the loop was left early. */
        TWICE_AFTER_A_CUTOFF,
        /** Only when all actions were tried, and then once. */
        AFTER_THE_LOOP
    }

    private record Search(Undo ofMax, Undo ofMin, boolean returnsBound) implements InPlaceTask<Integer> {
        @Override
        public int value(Position<Integer> position, int alpha, int beta) {
            if (position.terminal()) {
                return position.utility();
            }
            boolean max = position.player() == Player.MAX;
            Undo when = max ? ofMax : ofMin;
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
                boolean always = when == Undo.RIGHTLY || when == Undo.TWICE_AFTER_A_CUTOFF;
                if (always || (when == Undo.NOT_AFTER_A_CUTOFF && !cut)) {
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

    /** Returns all that are known. */
    public static List<Model> all() {
        Undo late = Undo.NOT_AFTER_A_CUTOFF;
        return Stream.of(false, true)
                .flatMap(bound -> Stream.of(
                        model("no-undo-after-cutoff", late, late, bound),
                        model("no-undo-after-cutoff" + Mistake.FOR_MAX, late, Undo.RIGHTLY, bound),
                        model("no-undo-after-cutoff" + Mistake.FOR_MIN, Undo.RIGHTLY, late, bound),
                        model("never-undone", Undo.NEVER, Undo.NEVER, bound),
                        model("undone-twice-after-cutoff", Undo.TWICE_AFTER_A_CUTOFF, Undo.TWICE_AFTER_A_CUTOFF, bound),
                        model("undone-after-the-loop", Undo.AFTER_THE_LOOP, Undo.AFTER_THE_LOOP, bound)))
                .toList();
    }

    private static Model model(String id, Undo ofMax, Undo ofMin, boolean bound) {
        return new Model(new Mistake(id), new Search(ofMax, ofMin, bound));
    }
}
