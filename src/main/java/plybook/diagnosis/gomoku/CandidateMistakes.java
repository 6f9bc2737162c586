package plybook.diagnosis.gomoku;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** The known ways to keep candidates wrongly, each as a position that does so. */
public final class CandidateMistakes {
    /** Two positions have one memory. Seen directly, by having two. */
    public static final Mistake SHARED = new Mistake("positions-share-a-memory");

    /** The list that was returned is the one that make and undo change. Seen directly, by keeping it. */
    public static final Mistake LIVE_LIST = new Mistake("list-goes-on-changing");

    /** A stone that the order puts down to try it is still there afterwards. Seen directly, by looking at the board again. */
    public static final Mistake TRIAL_STONE = new Mistake("trial-stone-stays");

    /** Seen directly, where the order is right in a wide circle and wrong in a narrow one. */
    public static final Mistake WAYS_AMONG_CANDIDATES = new Mistake("ways-among-candidates");

    private static final Mistake NOTED_TOO_EARLY = new Mistake("move-noted-too-early");

    /**
     * A position with a mistake in it.
     *
     * @param maker makes it anew for each walk
     */
    public record Model(Mistake mistake, Supplier<CandidatesTask> maker) {}

    private static final List<Model> MODELS = models();

    private CandidateMistakes() {}

    /** All that have a model, those of undo first. */
    public static List<Model> all() {
        return MODELS;
    }

    /** All mistakes of keeping candidates, those included that are seen directly. */
    public static List<Mistake> mistakes() {
        return Stream.concat(
                        Stream.of(SHARED, LIVE_LIST, TRIAL_STONE, WAYS_AMONG_CANDIDATES),
                        MODELS.stream().map(Model::mistake))
                .distinct()
                .toList();
    }

    private static List<Model> models() {
        return Stream.of(
                        UndoMistakes.undone(),
                        turns(),
                        moves(),
                        ReachMistakes.reaches(),
                        lists(),
                        ReachMistakes.middles(),
                        UndoMistakes.counted(),
                        UndoMistakes.cached(),
                        UndoMistakes.numbered())
                .flatMap(List::stream)
                .toList();
    }

    /** Keeps whose turn it is in a field. */
    private static final class OwnTurn extends PlainCandidates {
        private final ToIntFunction<Board> movesBefore;
        private final boolean turnsBack;
        private int moves;

        /**
         * @param movesBefore how many moves the board at the start is taken to have seen
         * @param turnsBack whether undo gives the turn back
         */
        OwnTurn(ToIntFunction<Board> movesBefore, boolean turnsBack) {
            this.movesBefore = movesBefore;
            this.turnsBack = turnsBack;
        }

        @Override
        public void start(Board start, int howFar) {
            super.start(start, howFar);
            moves = movesBefore.applyAsInt(start);
        }

        @Override
        public void make(Cell cell) {
            super.make(cell);
            moves++;
        }

        @Override
        public void undo() {
            super.undo();
            moves -= turnsBack ? 1 : 0;
        }

        @Override
        public Player player() {
            return moves % 2 == 0 ? Player.X : Player.O;
        }
    }

    private static List<Model> turns() {
        return List.of(
                new Model(new Mistake("undo-keeps-the-turn"), () -> new OwnTurn(Board::stones, false)),
                new Model(new Mistake("x-begins-after-start"), () -> new OwnTurn(board -> 0, true)),
                new Model(new Mistake("undo-one-step-only"), () -> new PlainCandidates() {
                    private boolean hasBackup;

                    @Override
                    public void start(Board start, int howFar) {
                        super.start(start, howFar);
                        hasBackup = false;
                    }

                    @Override
                    public void make(Cell cell) {
                        super.make(cell);
                        hasBackup = true;
                    }

                    @Override
                    public void undo() {
                        if (!hasBackup) {
                            throw new IllegalStateException("nothing to undo");
                        }
                        super.undo();
                        hasBackup = false;
                    }
                }),
                new Model(new Mistake("undo-keeps-the-stone"), () -> new PlainCandidates() {
                    @Override
                    public void undo() {
                        made().pop();
                    }
                }));
    }

    /** A way to make a move. */
    private interface Making {
        void made(PlainCandidates position, Player player, Cell cell);
    }

    private static Model making(String id, Making making) {
        return new Model(new Mistake(id), () -> new PlainCandidates() {
            @Override
            public void make(Cell cell) {
                making.made(this, player(), cell);
            }
        });
    }

    private static class NotedTooEarly extends PlainCandidates {
        @Override
        public void make(Cell cell) {
            made().push(cell);
            stones().put(cell, player());
        }
    }

    private static List<Model> moves() {
        return List.of(
                new Model(new Mistake("undo-of-nothing-ignored"), () -> new PlainCandidates() {
                    @Override
                    public void undo() {
                        if (!made().isEmpty()) {
                            super.undo();
                        }
                    }
                }),
                new Model(new Mistake("moves-survive-start"), () -> new PlainCandidates() {
                    @Override
                    public void start(Board start, int howFar) {
                        Deque<Cell> before = new ArrayDeque<>(made());
                        super.start(start, howFar);
                        made().addAll(before);
                    }
                }),
                new Model(new Mistake("played-on-the-callers-board"), () -> new PlainCandidates() {
                    @Override
                    Board ours(Board start) {
                        return start;
                    }
                }),
                new Model(NOTED_TOO_EARLY, NotedTooEarly::new),
                // A stone of the other side's may be missing by now: whoever has more is not to move.
                new Model(NOTED_TOO_EARLY, () -> new NotedTooEarly() {
                    @Override
                    public Player player() {
                        return stones().count(Player.X) > stones().count(Player.O) ? Player.O : Player.X;
                    }
                }),
                making("taken-overwritten", (position, player, cell) -> {
                    position.stones().clear(cell);
                    position.stones().put(cell, player);
                    position.made().push(cell);
                }),
                making("mark-always-x", (position, player, cell) -> {
                    position.stones().put(cell, Player.X);
                    position.made().push(cell);
                }));
    }

    private static List<Model> lists() {
        return List.of(
                new Model(
                        new Mistake("taken-cells-stay"),
                        () -> new UndoMistakes.Kept((cells, change, position) -> UndoMistakes.rightly(cells, change)) {
                            @Override
                            boolean takenOut(Cell cell) {
                                return has(cell);
                            }
                        }),
                new Model(new Mistake("cells-listed-twice"), () -> new PlainCandidates() {
                    @Override
                    public List<Cell> candidates() {
                        List<Cell> cells = new ArrayList<>(super.candidates());
                        super.candidates().stream()
                                .filter(cell -> ReachMistakes.stonesNear(this, cell) > 1)
                                .forEach(cells::add);
                        return cells;
                    }
                }));
    }
}
