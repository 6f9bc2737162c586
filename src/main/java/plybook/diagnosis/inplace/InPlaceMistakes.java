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
    public record Model(Mistake mistake, InPlaceTask<Object> search) {}

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
        AFTER_THE_LOOP,
        /** Not if the move has ended the game. */
        NOT_AFTER_THE_END,
        /** Not if the move has ended the game, and no better than another. */
        NOT_AFTER_AN_END_NO_BETTER,
        /** Not if the move wins, whose value it returns at once. */
        NOT_AFTER_A_WIN
    }

    /** The player for whom the value of a move is compared. */
    private enum Mover {
        RIGHTLY,
        /** The player to move after the move. */
        NEXT,
        /** The opponent of the player to move after the move. */
        OPPONENT_OF_NEXT;

        /**
         * Returns whether the value is compared for MAX.
         *
         * @param before whether MAX is to move before the move
         * @param last what was returned for the move before, or else {@code before}
         */
        boolean isMax(Position<?> afterwards, AtTheEnd atTheEnd, boolean before, boolean last) {
            if (this == RIGHTLY) {
                return before;
            }
            if (afterwards.terminal()) {
                return switch (atTheEnd) {
                    case MAX -> true;
                    case MIN -> false;
                    case WHO_MOVED -> before;
                    case OPPONENT -> !before;
                    case OPPONENT_OF_THE_LAST -> !last;
                };
            }
            return (afterwards.player() == Player.MAX) == (this == NEXT);
        }
    }

    /** The player for whom a move is compared that ends the game, where nobody is to move after it. */
    private enum AtTheEnd {
        MAX,
        MIN,
        WHO_MOVED,
        OPPONENT,
        /** The opponent of the player for whom the move before was compared. */
        OPPONENT_OF_THE_LAST
    }

    /** @param firstTaken whether the first value is taken for the best without a comparison */
    private record Search<A>(
            Undo ofMax, Undo ofMin, boolean returnsBound, Mover mover, AtTheEnd atTheEnd, boolean firstTaken)
            implements InPlaceTask<A> {
        Search(Undo ofMax, Undo ofMin, boolean returnsBound) {
            this(ofMax, ofMin, returnsBound, Mover.RIGHTLY, AtTheEnd.WHO_MOVED, false);
        }

        @Override
        public int value(Position<A> position, int alpha, int beta) {
            if (position.terminal()) {
                return position.utility();
            }
            boolean before = position.player() == Player.MAX;
            boolean max = before;
            Undo when = max ? ofMax : ofMin;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            int low = alpha;
            int high = beta;
            boolean cut = false;
            boolean first = true;
            for (A action : position.actions()) {
                position.make(action);
                max = mover.isMax(position, atTheEnd, before, max);
                boolean over = position.terminal();
                int value = value(position, low, high);
                boolean better = max ? value > best : value < best;
                best = first && firstTaken ? value : max ? Math.max(best, value) : Math.min(best, value);
                first = false;
                low = max ? Math.max(low, best) : low;
                high = max ? high : Math.min(high, best);
                cut = low >= high;
                boolean wins = max ? value >= Window.MAX_VALUE : value <= -Window.MAX_VALUE;
                boolean undone =
                        switch (when) {
                            case RIGHTLY, TWICE_AFTER_A_CUTOFF -> true;
                            case NEVER, AFTER_THE_LOOP -> false;
                            case NOT_AFTER_A_CUTOFF -> !cut;
                            case NOT_AFTER_THE_END -> !over;
                            case NOT_AFTER_AN_END_NO_BETTER -> !over || better;
                            case NOT_AFTER_A_WIN -> !wins;
                        };
                if (undone) {
                    position.undo();
                }
                if (wins && when == Undo.NOT_AFTER_A_WIN) {
                    return value;
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
        return Stream.concat(Stream.of(false, true).flatMap(InPlaceMistakes::undoing), askingAfterwards())
                .toList();
    }

    private static Stream<Model> undoing(boolean bound) {
        return Stream.of(
                        forEither("no-undo-after-cutoff", Undo.NOT_AFTER_A_CUTOFF, bound),
                        forEither("no-undo-after-a-win", Undo.NOT_AFTER_A_WIN, bound),
                        forEither("no-undo-after-the-end", Undo.NOT_AFTER_THE_END, bound),
                        forEither("no-undo-after-the-end", Undo.NOT_AFTER_AN_END_NO_BETTER, bound),
                        forEither("never-undone", Undo.NEVER, bound),
                        forEither("undone-twice-after-cutoff", Undo.TWICE_AFTER_A_CUTOFF, bound),
                        forEither("undone-after-the-loop", Undo.AFTER_THE_LOOP, bound))
                .flatMap(models -> models);
    }

    /** For both players, for MAX and for MIN. */
    private static Stream<Model> forEither(String id, Undo undo, boolean bound) {
        return Stream.of(
                model(id, undo, undo, bound),
                model(id + Mistake.FOR_MAX, undo, Undo.RIGHTLY, bound),
                model(id + Mistake.FOR_MIN, Undo.RIGHTLY, undo, bound));
    }

    private static Stream<Model> askingAfterwards() {
        return Stream.of(Mover.NEXT, Mover.OPPONENT_OF_NEXT).flatMap(mover -> Stream.of(AtTheEnd.values())
                .flatMap(end -> Stream.of(false, true).flatMap(bound -> Stream.of(false, true)
                        .map(taken -> new Model(
                                new Mistake("player-asked-after-make"),
                                new Search<>(Undo.RIGHTLY, Undo.RIGHTLY, bound, mover, end, taken))))));
    }

    private static Model model(String id, Undo ofMax, Undo ofMin, boolean bound) {
        return new Model(new Mistake(id), new Search<>(ofMax, ofMin, bound));
    }
}
