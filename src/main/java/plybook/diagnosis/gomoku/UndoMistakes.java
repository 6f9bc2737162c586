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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.CandidateMistakes.Model;
import plybook.game.Board;
import plybook.game.Cell;

/** The known ways to keep wrongly from one move to the next what makes a cell a candidate, and to take it back wrongly. */
final class UndoMistakes {
    private static final Mistake NUMBERED_FOR_ANOTHER_SIZE = new Mistake("cells-numbered-for-another-size");

    private UndoMistakes() {}

    /**
     * The changes that a move has made.
     *
     * @param nearAnother whether, when it is taken back, its cell is near another stone
     */
    record Change(Cell cell, boolean wasCandidate, Set<Cell> added, Set<Cell> before, boolean nearAnother) {
        /** Returns whether the cell is the one that was played, or near it. */
        boolean reaches(Cell other, int radius) {
            return ReachMistakes.distance(cell, other) <= radius;
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
    static void rightly(Set<Cell> cells, Change change) {
        cells.removeAll(change.added());
        if (change.wasCandidate()) {
            cells.add(change.cell());
        }
    }

    /** The effect of an undo on the cells, which make keeps rightly. */
    interface Undoing {
        void undone(Set<Cell> cells, Change change, PlainCandidates position);
    }

    /** Keeps a set by make, and restores it in some way. */
    static class Kept extends PlainCandidates {
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
            added.removeIf(each -> ReachMistakes.distance(each, cell) > radius() || cells.contains(each));
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

    private static Model undoing(String id, Undoing undoing) {
        return new Model(new Mistake(id), () -> new Kept(undoing));
    }

    /** Those of undo itself. */
    static List<Model> undone() {
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
        return List.copyOf(models);
    }

    /** Takes away the cells that the move reaches and that no other stone is so near to, whatever the radius is. */
    private static Undoing withoutAStoneWithin(int distance) {
        return (cells, change, position) -> {
            cells.removeIf(each -> change.reaches(each, position.radius())
                    && ReachMistakes.stonesWithin(position.stones(), each, distance) == 0);
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
                    .filter(each -> ReachMistakes.distance(each, cell) <= radius())
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
                        .filter(cell -> ReachMistakes.stonesNear(this, cell) > 0)
                        .map(cell -> cell.row() * width + cell.column())
                        .collect(Collectors.toSet());
                return stones().emptyCells().stream()
                        .filter(cell -> marked.contains(cell.row() * width + cell.column()))
                        .toList();
            }
        });
    }

    static List<Model> numbered() {
        Stream<Model> added = Stream.of(10, 15, 16)
                .flatMap(width -> Stream.of(
                        new Model(NUMBERED_FOR_ANOTHER_SIZE, () -> new Numbered(width, false)), marked(width)));
        return Stream.concat(added, Stream.of(new Model(NUMBERED_FOR_ANOTHER_SIZE, () -> new Numbered(16, true))))
                .toList();
    }

    /** Counts for each cell the stones near it, and undo does so by a rule of its own. */
    private static final class Counted extends PlainCandidates {
        private final ReachMistakes.Reach undone;
        private int[][] counts = {};

        Counted(ReachMistakes.Reach undone) {
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

        private void count(Cell stone, int by, ReachMistakes.Reach reach) {
            Board.empty(stones().size()).emptyCells().stream()
                    .filter(cell -> ReachMistakes.distance(cell, stone) <= radius()
                            && reach.counts(this, cell, stone.row(), stone.column()))
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

    private static Model undoneIf(ReachMistakes.Reach reach) {
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
                                .filter(cell -> near.test(ReachMistakes.stonesNear(this, cell)))
                                .toList();
            }
        });
    }

    static List<Model> counted() {
        return List.of(
                runningOver(count -> (byte) count > 0),
                runningOver(count -> (byte) count != 0),
                runningOver(count -> count % 16 != 0),
                undoneIf(ReachMistakes::isBeforeTheFarEdges),
                undoneIf((position, cell, row, column) -> ReachMistakes.isBeforeTheFarEdges(position, cell, row, column)
                        && Math.min(cell.row(), cell.column()) > 0),
                undoneIf((position, cell, row, column) -> Math.min(cell.row(), cell.column()) > 0),
                undoneIf((position, cell, row, column) ->
                        cell.row() - row < position.radius() && cell.column() - column < position.radius()),
                undoneIf((position, cell, row, column) ->
                        ReachMistakes.distance(cell, new Cell(row, column)) < position.radius()),
                undoneIf((position, cell, row, column) -> ReachMistakes.distance(cell, new Cell(row, column)) <= 1));
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

    static List<Model> cached() {
        return Stream.of(
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(true, true, false)),
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(true, false, true)),
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(true, false, false)),
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(false, true, true)),
                        new Model(new Mistake("candidates-out-of-date"), () -> new Cached(false, true, false)))
                .toList();
    }
}
