package plybook.diagnosis.gomoku;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.CandidateMistakes.Model;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.task.CandidatesTask;

/** The known ways to take the wrong cells for those near a stone, and for the middle of an empty board. */
final class ReachMistakes {
    private ReachMistakes() {}

    static int distance(Cell a, Cell b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }

    static int stonesNear(PlainCandidates position, Cell cell) {
        return stonesWithin(position.stones(), cell, position.radius());
    }

    static int stonesWithin(Board stones, Cell cell, int distance) {
        return (int) Board.empty(stones.size()).emptyCells().stream()
                .filter(other -> !stones.isEmpty(other) && distance(cell, other) <= distance)
                .count();
    }

    /** A rule that says which stone makes which cell a candidate. */
    interface Reach {
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

    static boolean isBeforeTheFarEdges(PlainCandidates position, Cell cell, int row, int column) {
        return Math.max(cell.row(), cell.column()) < position.stones().size() - 1;
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

    static List<Model> reaches() {
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
                reach("far-edges-missed", ReachMistakes::isBeforeTheFarEdges),
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
                new Model(new Mistake("wraps-round-the-edge"), ReachMistakes::wrapping),
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

    static List<Model> middles() {
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
                        () -> new UndoMistakes.Kept((cells, change, position) -> UndoMistakes.rightly(cells, change)) {
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
}
