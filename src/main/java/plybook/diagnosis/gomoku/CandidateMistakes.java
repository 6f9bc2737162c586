package plybook.diagnosis.gomoku;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
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

    /** Seen directly, where a move is refused and something is not as it was. */
    public static final Mistake TRACE_OF_REFUSED = new Mistake("refused-move-leaves-a-trace");

    /** Seen directly, where the order is right in a wide circle and wrong in a narrow one. */
    public static final Mistake WAYS_AMONG_CANDIDATES = new Mistake("ways-among-candidates");

    private static final Mistake NOTED_TOO_EARLY = new Mistake("move-noted-too-early");

    private static final Mistake NUMBERED_FOR_ANOTHER_SIZE = new Mistake("cells-numbered-for-another-size");

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
                        Stream.of(SHARED, LIVE_LIST, TRIAL_STONE, TRACE_OF_REFUSED, WAYS_AMONG_CANDIDATES),
                        MODELS.stream().map(Model::mistake))
                .distinct()
                .toList();
    }

    /**
     * The changes that a move has made.
     *
     * @param nearAnother whether, when it is taken back, its cell is near another stone
     */
    private record Change(Cell cell, boolean wasCandidate, Set<Cell> added, Set<Cell> before, boolean nearAnother) {
        /** Returns whether the cell is the one that was played, or near it. */
        boolean reaches(Cell other, int radius) {
            return distance(cell, other) <= radius;
        }
    }

    /** The move that undo takes for the one to take back. */
    private enum Taking {
        THE_LAST_MOVE,
        THE_FIRST_MOVE,
        /** The right one, but its stone stays on the board. */
        NO_STONE
    }

    /** The right effect of an undo. */
    private static void rightly(Set<Cell> cells, Change change) {
        cells.removeAll(change.added());
        if (change.wasCandidate()) {
            cells.add(change.cell());
        }
    }

    /** The effect of an undo on the cells, which make keeps rightly. */
    private interface Undoing {
        void undone(Set<Cell> cells, Change change, PlainCandidates position);
    }

    /** Keeps a set by make, and restores it in some way. */
    private static class Kept extends PlainCandidates {
        private final Undoing undoing;
        private final Set<Cell> cells = new LinkedHashSet<>();
        private final Deque<Change> changes = new ArrayDeque<>();
        private final Taking taking;
        private Set<Cell> lastBefore = Set.of();

        Kept(Undoing undoing) {
            this(undoing, Taking.THE_LAST_MOVE);
        }

        Kept(Undoing undoing, Taking taking) {
            this.undoing = undoing;
            this.taking = taking;
        }

        /** Returns whether the cell was one of those kept; it is not one any more. */
        boolean takenOut(Cell cell) {
            return cells.remove(cell);
        }

        /** Adds a candidate that no move has brought. */
        final void put(Cell cell) {
            cells.add(cell);
        }

        /** The cells that are kept, also while the board is empty. */
        final List<Cell> all() {
            return new ArrayList<>(cells);
        }

        final boolean has(Cell cell) {
            return cells.contains(cell);
        }

        @Override
        public void start(Board start, int howFar) {
            super.start(start, howFar);
            cells.clear();
            changes.clear();
            if (start.stones() > 0) {
                cells.addAll(super.candidates());
            }
        }

        @Override
        public void make(Cell cell) {
            super.make(cell);
            lastBefore = Set.copyOf(cells);
            boolean was = takenOut(cell);
            Set<Cell> added = new LinkedHashSet<>(stones().emptyCells());
            added.removeIf(each -> distance(each, cell) > radius() || cells.contains(each));
            cells.addAll(added);
            changes.push(new Change(cell, was, added, lastBefore, false));
        }

        @Override
        public void undo() {
            switch (taking) {
                case THE_LAST_MOVE -> super.undo();
                case THE_FIRST_MOVE -> stones().clear(made().removeLast());
                case NO_STONE -> made().pop();
            }
            Change change = taking == Taking.THE_FIRST_MOVE ? changes.removeLast() : changes.pop();
            boolean near = stones().stones() > 0 && super.candidates().contains(change.cell());
            undoing.undone(
                    cells, new Change(change.cell(), change.wasCandidate(), change.added(), lastBefore, near), this);
        }

        @Override
        public List<Cell> candidates() {
            return stones().stones() == 0 ? super.candidates() : new ArrayList<>(cells);
        }
    }

    private static int distance(Cell a, Cell b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }

    private static Model undoing(String id, Undoing undoing) {
        return new Model(new Mistake(id), () -> new Kept(undoing));
    }

    private static List<Model> models() {
        List<Model> models = new ArrayList<>();
        models.add(undoing("undo-restores-nothing", (cells, change, position) -> {}));
        models.add(undoing("undo-restores-too-little", (cells, change, position) -> cells.add(change.cell())));
        models.add(undoing("undo-forgets-the-cell", (cells, change, position) -> cells.removeAll(change.added())));
        models.add(undoing("undo-restores-too-much", (cells, change, position) -> {
            cells.removeIf(each -> change.reaches(each, position.radius()));
            cells.add(change.cell());
        }));
        models.add(undoing(
                "undo-restores-too-much",
                (cells, change, position) -> cells.removeIf(each -> change.reaches(each, position.radius()))));
        models.add(undoing("undo-restores-too-much", (cells, change, position) -> {
            cells.removeIf(each -> change.reaches(each, position.radius()));
            if (change.wasCandidate()) {
                cells.add(change.cell());
            }
        }));
        models.add(undoing("undo-restores-too-much", (cells, change, position) -> {
            cells.removeIf(each -> change.reaches(each, position.radius()));
            if (change.nearAnother()) {
                cells.add(change.cell());
            }
        }));
        models.add(undoing("undo-restores-too-much", withoutAStoneWithin(1)));
        models.add(undoing("undo-restores-too-much", withoutAStoneWithin(2)));
        models.add(undoing("undo-cell-always-back", (cells, change, position) -> {
            cells.removeAll(change.added());
            cells.add(change.cell());
        }));
        models.add(new Model(
                new Mistake("undo-one-step-only"),
                () -> new Kept((cells, change, position) -> {
                    cells.clear();
                    cells.addAll(change.before());
                })));
        models.add(new Model(
                new Mistake("undo-takes-the-first-move"),
                () -> new Kept((cells, change, position) -> rightly(cells, change), Taking.THE_FIRST_MOVE)));
        models.add(new Model(
                new Mistake("undo-keeps-the-stone"),
                () -> new Kept((cells, change, position) -> rightly(cells, change), Taking.NO_STONE)));
        models.addAll(turns());
        models.addAll(moves());
        models.addAll(reaches());
        models.addAll(lists());
        models.addAll(middles());
        models.addAll(counted());
        models.addAll(cached());
        models.addAll(numbered());
        return List.copyOf(models);
    }

    /** Takes away the cells that the move reaches and that no other stone is so near to, whatever the radius is. */
    private static Undoing withoutAStoneWithin(int distance) {
        return (cells, change, position) -> {
            cells.removeIf(each ->
                    change.reaches(each, position.radius()) && stonesWithin(position.stones(), each, distance) == 0);
            if (change.wasCandidate()) {
                cells.add(change.cell());
            }
        };
    }

    /** Keeps the numbers of cells, as they are on a board of some width, and makes cells of them again. */
    private static final class Numbered extends PlainCandidates {
        private final int width;
        private final boolean inBits;
        private final Deque<Set<Integer>> numbers = new ArrayDeque<>();

        /** @param inBits whether the column is written into the bits of the row that are 0, rather than added */
        Numbered(int width, boolean inBits) {
            this.width = width;
            this.inBits = inBits;
        }

        private int number(Cell cell) {
            int row = cell.row() * width;
            return inBits ? row | cell.column() : row + cell.column();
        }

        @Override
        public void start(Board start, int howFar) {
            super.start(start, howFar);
            numbers.clear();
            numbers.push(new TreeSet<>(
                    start.stones() == 0
                            ? List.of()
                            : super.candidates().stream().map(this::number).toList()));
        }

        @Override
        public void make(Cell cell) {
            super.make(cell);
            Set<Integer> now = new TreeSet<>(numbers.element());
            now.remove(number(cell));
            stones().emptyCells().stream()
                    .filter(each -> distance(each, cell) <= radius())
                    .forEach(each -> now.add(number(each)));
            numbers.push(now);
        }

        @Override
        public void undo() {
            super.undo();
            numbers.pop();
        }

        @Override
        public List<Cell> candidates() {
            return stones().stones() == 0
                    ? super.candidates()
                    : numbers.element().stream()
                            .map(number -> new Cell(number / width, number % width))
                            .toList();
        }
    }

    /** The cells that share their number, on a board of some width, with one that is near a stone. */
    private static Model marked(int width) {
        return new Model(NUMBERED_FOR_ANOTHER_SIZE, () -> new PlainCandidates() {
            @Override
            public List<Cell> candidates() {
                if (stones().stones() == 0) {
                    return super.candidates();
                }
                Set<Integer> marked = Board.empty(stones().size()).emptyCells().stream()
                        .filter(cell -> stonesNear(this, cell) > 0)
                        .map(cell -> cell.row() * width + cell.column())
                        .collect(Collectors.toSet());
                return stones().emptyCells().stream()
                        .filter(cell -> marked.contains(cell.row() * width + cell.column()))
                        .toList();
            }
        });
    }

    private static List<Model> numbered() {
        Stream<Model> added = Stream.of(10, 15, 16)
                .flatMap(width -> Stream.of(
                        new Model(NUMBERED_FOR_ANOTHER_SIZE, () -> new Numbered(width, false)), marked(width)));
        return Stream.concat(added, Stream.of(new Model(NUMBERED_FOR_ANOTHER_SIZE, () -> new Numbered(16, true))))
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
                        () -> new Kept((cells, change, position) -> rightly(cells, change)) {
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
                                .filter(cell -> stonesNear(this, cell) > 1)
                                .forEach(cells::add);
                        return cells;
                    }
                }));
    }

    private static int stonesNear(PlainCandidates position, Cell cell) {
        return stonesWithin(position.stones(), cell, position.radius());
    }

    private static int stonesWithin(Board stones, Cell cell, int distance) {
        return (int) Board.empty(stones.size()).emptyCells().stream()
                .filter(other -> !stones.isEmpty(other) && distance(cell, other) <= distance)
                .count();
    }

    /** A rule that says which stone makes which cell a candidate. */
    private interface Reach {
        boolean counts(PlainCandidates position, Cell cell, int row, int column);
    }

    private static Model reach(String id, Reach reach) {
        return new Model(new Mistake(id), () -> new PlainCandidates() {
            @Override
            boolean counts(Cell cell, int row, int column) {
                return super.counts(cell, row, column) && reach.counts(this, cell, row, column);
            }
        });
    }

    private static Model always(int radius, String id) {
        return new Model(new Mistake(id), () -> new PlainCandidates() {
            @Override
            int reach() {
                return radius;
            }
        });
    }

    private static Model longer(String id, int by) {
        return new Model(new Mistake(id), () -> new PlainCandidates() {
            @Override
            int reach() {
                return radius() + by;
            }
        });
    }

    private static int square(int number) {
        return number * number;
    }

    private static List<Model> reaches() {
        return List.of(
                always(1, "radius-always-one"),
                always(2, "radius-always-two"),
                reach(
                        "distance-by-steps",
                        (position, cell, row, column) ->
                                Math.abs(cell.row() - row) + Math.abs(cell.column() - column) <= position.radius()),
                reach(
                        "lines-only",
                        (position, cell, row, column) -> cell.row() == row
                                || cell.column() == column
                                || Math.abs(cell.row() - row) == Math.abs(cell.column() - column)),
                reach(
                        "rows-and-columns-only",
                        (position, cell, row, column) -> cell.row() == row || cell.column() == column),
                reach(
                        "distance-as-the-crow-flies",
                        (position, cell, row, column) ->
                                square(cell.row() - row) + square(cell.column() - column) <= square(position.radius())),
                longer("radius-one-off", -1),
                longer("radius-one-off", 1),
                reach(
                        "last-stone-only",
                        (position, cell, row, column) -> position.made().isEmpty()
                                || new Cell(row, column).equals(position.made().peek())),
                reach("stones-at-the-start-forgotten", (position, cell, row, column) -> position.made()
                        .contains(new Cell(row, column))),
                reach("far-edges-missed", CandidateMistakes::isBeforeTheFarEdges),
                reach(
                        "edges-missed",
                        (position, cell, row, column) -> isBeforeTheFarEdges(position, cell, row, column)
                                && Math.min(cell.row(), cell.column()) > 0),
                reach(
                        "one-side-short",
                        (position, cell, row, column) ->
                                cell.row() - row < position.radius() && cell.column() - column < position.radius()),
                new Model(new Mistake("taken-cells-stay"), () -> new PlainCandidates() {
                    @Override
                    public List<Cell> candidates() {
                        List<Cell> cells = new ArrayList<>(super.candidates());
                        for (int row = 0; row < stones().size(); row++) {
                            for (int column = 0; column < stones().size(); column++) {
                                if (stones().at(row, column).isPresent()) {
                                    cells.add(new Cell(row, column));
                                }
                            }
                        }
                        return cells;
                    }
                }),
                new Model(new Mistake("wraps-round-the-edge"), CandidateMistakes::wrapping),
                new Model(new Mistake("nothing-on-the-empty-board"), () -> new PlainCandidates() {
                    @Override
                    public List<Cell> candidates() {
                        return stones().stones() == 0 ? List.of() : super.candidates();
                    }
                }),
                new Model(new Mistake("every-empty-cell"), () -> new PlainCandidates() {
                    @Override
                    public List<Cell> candidates() {
                        return stones().stones() == 0 ? super.candidates() : stones().emptyCells();
                    }
                }));
    }

    private static CandidatesTask wrapping() {
        return new PlainCandidates() {
            @Override
            public List<Cell> candidates() {
                if (stones().stones() == 0) {
                    return super.candidates();
                }
                int size = stones().size();
                Set<Cell> cells = new LinkedHashSet<>();
                for (int stone = 0; stone < size * size; stone++) {
                    if (stones().at(stone / size, stone % size).isEmpty()) {
                        continue;
                    }
                    for (int down = -radius(); down <= radius(); down++) {
                        for (int right = -radius(); right <= radius(); right++) {
                            int number = stone + down * size + right;
                            if (number >= 0 && number < size * size) {
                                cells.add(new Cell(number / size, number % size));
                            }
                        }
                    }
                }
                cells.removeIf(cell -> !stones().isEmpty(cell));
                return new ArrayList<>(cells);
            }
        };
    }

    /** On the empty board other candidates. */
    private interface AtFirst {
        List<Cell> cells(Board empty);
    }

    private static Model atFirst(String id, AtFirst atFirst) {
        return new Model(new Mistake(id), () -> new PlainCandidates() {
            @Override
            public List<Cell> candidates() {
                return stones().stones() == 0 ? atFirst.cells(stones()) : super.candidates();
            }
        });
    }

    private static Cell diagonal(int index) {
        return new Cell(index, index);
    }

    private static List<Model> middles() {
        return List.of(
                atFirst("middle-elsewhere", empty -> List.of(diagonal((empty.size() - 1) / 2))),
                atFirst("middle-elsewhere", empty -> List.of(diagonal(empty.size() / 2 - 1))),
                atFirst("middle-elsewhere", empty -> List.of(diagonal((empty.size() + 1) / 2))),
                atFirst("middle-elsewhere", empty -> List.of(diagonal(7))),
                atFirst("middle-elsewhere", empty -> List.of(diagonal(0))),
                atFirst("all-cells-on-the-empty-board", Board::emptyCells),
                new Model(new Mistake("middle-of-a-full-board"), () -> new PlainCandidates() {
                    @Override
                    public List<Cell> candidates() {
                        List<Cell> cells = super.candidates();
                        return cells.isEmpty() ? List.of(diagonal(stones().size() / 2)) : cells;
                    }
                }),
                new Model(new Mistake("middle-not-restored"), () -> new MiddleOfTheStart(false)),
                new Model(new Mistake("middle-not-restored"), () -> new MiddleOfTheStart(true)),
                new Model(
                        new Mistake("middle-stays-a-candidate"),
                        () -> new Kept((cells, change, position) -> rightly(cells, change)) {
                            @Override
                            public void start(Board start, int howFar) {
                                super.start(start, howFar);
                                if (start.stones() == 0) {
                                    put(diagonal(start.size() / 2));
                                }
                            }

                            @Override
                            public List<Cell> candidates() {
                                return all();
                            }
                        }));
    }

    /** The middle is a candidate of the empty board until the first move; an undo brings it back at most if it was that move. */
    private static final class MiddleOfTheStart extends PlainCandidates {
        private final boolean comesBackAsACell;
        private boolean gone;

        MiddleOfTheStart(boolean comesBackAsACell) {
            this.comesBackAsACell = comesBackAsACell;
        }

        @Override
        public void start(Board start, int howFar) {
            super.start(start, howFar);
            gone = start.stones() > 0;
        }

        @Override
        public void make(Cell cell) {
            boolean middle = super.stones().stones() == 0 && cell.equals(diagonal(stones().size() / 2));
            super.make(cell);
            gone |= stones().stones() == 1 && !(middle && comesBackAsACell);
        }

        @Override
        public List<Cell> candidates() {
            return stones().stones() == 0 && gone ? List.of() : super.candidates();
        }
    }

    /** Counts for each cell the stones near it, and undo does so by a rule of its own. */
    private static final class Counted extends PlainCandidates {
        private final Reach undone;
        private int[][] counts = {};

        Counted(Reach undone) {
            this.undone = undone;
        }

        @Override
        public void start(Board start, int howFar) {
            super.start(start, howFar);
            counts = new int[start.size()][start.size()];
            Board.empty(start.size()).emptyCells().stream()
                    .filter(cell -> !start.isEmpty(cell))
                    .forEach(cell -> count(cell, 1, (position, each, row, column) -> true));
        }

        private void count(Cell stone, int by, Reach reach) {
            Board.empty(stones().size()).emptyCells().stream()
                    .filter(cell ->
                            distance(cell, stone) <= radius() && reach.counts(this, cell, stone.row(), stone.column()))
                    .forEach(cell -> counts[cell.row()][cell.column()] += by);
        }

        @Override
        public void make(Cell cell) {
            super.make(cell);
            count(cell, 1, (position, each, row, column) -> true);
        }

        @Override
        public void undo() {
            Cell last = made().peek();
            super.undo();
            count(last, -1, undone);
        }

        @Override
        public List<Cell> candidates() {
            return stones().stones() == 0
                    ? super.candidates()
                    : stones().emptyCells().stream()
                            .filter(cell -> counts[cell.row()][cell.column()] > 0)
                            .toList();
        }
    }

    private static Model undoneIf(Reach reach) {
        return new Model(new Mistake("undo-reaches-less-than-make"), () -> new Counted(reach));
    }

    /** Counts the stones near a cell in a number that is too small for all of them. */
    private static Model runningOver(IntPredicate near) {
        return new Model(new Mistake("stones-near-run-over"), () -> new PlainCandidates() {
            @Override
            public List<Cell> candidates() {
                return stones().stones() == 0
                        ? super.candidates()
                        : stones().emptyCells().stream()
                                .filter(cell -> near.test(stonesNear(this, cell)))
                                .toList();
            }
        });
    }

    private static List<Model> counted() {
        return List.of(
                runningOver(count -> (byte) count > 0),
                runningOver(count -> (byte) count != 0),
                runningOver(count -> count % 16 != 0),
                undoneIf(CandidateMistakes::isBeforeTheFarEdges),
                undoneIf((position, cell, row, column) ->
                        isBeforeTheFarEdges(position, cell, row, column) && Math.min(cell.row(), cell.column()) > 0),
                undoneIf((position, cell, row, column) -> Math.min(cell.row(), cell.column()) > 0),
                undoneIf((position, cell, row, column) ->
                        cell.row() - row < position.radius() && cell.column() - column < position.radius()),
                undoneIf((position, cell, row, column) -> distance(cell, new Cell(row, column)) < position.radius()),
                undoneIf((position, cell, row, column) -> distance(cell, new Cell(row, column)) <= 1));
    }

    private static boolean isBeforeTheFarEdges(PlainCandidates position, Cell cell, int row, int column) {
        return Math.max(cell.row(), cell.column()) < position.stones().size() - 1;
    }

    /** Keeps the list that was asked for last, and throws it away at some of the changes. */
    private static final class Cached extends PlainCandidates {
        private final boolean atStart;
        private final boolean atMake;
        private final boolean atUndo;
        private Optional<List<Cell>> kept = Optional.empty();

        Cached(boolean atStart, boolean atMake, boolean atUndo) {
            this.atStart = atStart;
            this.atMake = atMake;
            this.atUndo = atUndo;
        }

        private void forgetIf(boolean forget) {
            kept = kept.filter(cells -> !forget);
        }

        @Override
        public void start(Board start, int howFar) {
            super.start(start, howFar);
            forgetIf(atStart);
        }

        @Override
        public void make(Cell cell) {
            super.make(cell);
            forgetIf(atMake);
        }

        @Override
        public void undo() {
            super.undo();
            forgetIf(atUndo);
        }

        @Override
        public List<Cell> candidates() {
            List<Cell> cells = kept.orElseGet(super::candidates);
            kept = Optional.of(cells);
            return cells;
        }
    }

    private static List<Model> cached() {
        return Stream.of(
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(true, true, false)),
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(true, false, true)),
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(true, false, false)),
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(false, true, true)),
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(false, true, false)))
                .toList();
    }
}
