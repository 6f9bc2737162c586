package plybook.diagnosis.gomoku;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** The known ways to keep candidates wrongly, each as a position that does so. */
public final class CandidateMistakes {
    /** Two positions have one memory. Seen directly, by having two. */
    public static final Mistake SHARED = new Mistake(
            "positions-share-a-memory",
            "two positions share what they remember",
            "A move made on one position shows on another one: a field is static, so that there is one for all objects. A search"
                    + " that compares two lines, or two games at once, would play them on the same board.",
            "Which of your fields are static? A constant may be; a board or a set of cells may not.");

    /** The list that was handed out is the one that make and undo change. Seen directly, by keeping it. */
    public static final Mistake LIVE_LIST = new Mistake(
            "list-goes-on-changing",
            "the list that candidates returned changes with the next move",
            "candidates hands out the very collection that make and undo change. A search goes through the list and makes a move"
                    + " for each cell in it: the list changes under its feet, moves are skipped, or Java stops it with a"
                    + " ConcurrentModificationException.",
            "Return a new list: new ArrayList<>(cells), or List.copyOf(cells).");

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
        return Stream.concat(Stream.of(SHARED, LIVE_LIST), MODELS.stream().map(Model::mistake))
                .distinct()
                .toList();
    }

    /** What a move has changed. */
    private record Change(Cell cell, boolean wasCandidate, Set<Cell> added, Set<Cell> before) {
        /** Whether the cell is the one that was played, or near it. */
        boolean reaches(Cell other, int radius) {
            return distance(cell, other) <= radius;
        }
    }

    /** What an undo does to the cells that make keeps rightly. */
    private interface Undoing {
        void undone(Set<Cell> cells, Change change, int radius);
    }

    /** Keeps a set by make, and restores it in some way. */
    private static final class Kept extends PlainCandidates {
        private final Undoing undoing;
        private final Set<Cell> cells = new LinkedHashSet<>();
        private final Deque<Change> changes = new ArrayDeque<>();
        private Set<Cell> lastBefore = Set.of();

        Kept(Undoing undoing) {
            this.undoing = undoing;
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
            boolean was = cells.remove(cell);
            Set<Cell> added = new LinkedHashSet<>(stones().emptyCells());
            added.removeIf(each -> distance(each, cell) > radius() || cells.contains(each));
            cells.addAll(added);
            changes.push(new Change(cell, was, added, lastBefore));
        }

        @Override
        public void undo() {
            super.undo();
            Change change = changes.pop();
            undoing.undone(
                    cells, new Change(change.cell(), change.wasCandidate(), change.added(), lastBefore), radius());
        }

        @Override
        public List<Cell> candidates() {
            return stones().stones() == 0 ? super.candidates() : new ArrayList<>(cells);
        }
    }

    private static int distance(Cell a, Cell b) {
        return Math.max(Math.abs(a.row() - b.row()), Math.abs(a.column() - b.column()));
    }

    private static Model undoing(String id, String name, String explanation, String hint, Undoing undoing) {
        return new Model(new Mistake(id, name, explanation, hint), () -> new Kept(undoing));
    }

    private static List<Model> models() {
        List<Model> models = new ArrayList<>();
        String restore =
                "Write down in make what it changes, such as the cells that it adds; let undo take back exactly that.";
        String justSo = " After a few moves of a search the candidates have nothing to do with the board any more.";
        models.add(undoing(
                "undo-restores-nothing",
                "undo leaves the candidates as they were after the move",
                "The stone is taken back, but the cells that became candidates through it stay, and its own cell does not come back."
                        + justSo,
                restore,
                (cells, change, radius) -> {}));
        models.add(undoing(
                "undo-restores-too-little",
                "undo gives the cell back and forgets its neighbours",
                "The cell of the stone is a candidate again, but those that became candidates only through the stone stay. Each line"
                        + " that a search tries leaves some behind, until nearly every cell is a candidate.",
                restore,
                (cells, change, radius) -> cells.add(change.cell())));
        models.add(undoing(
                "undo-forgets-the-cell",
                "undo takes the neighbours back and forgets the cell itself",
                "The cell on which the stone was is empty again, and was a candidate before; it is none any more. A search loses"
                        + " each move that it has tried once.",
                "make takes its own cell out of the candidates. Who puts it back?",
                (cells, change, radius) -> cells.removeAll(change.added())));
        String tooMuch =
                "Cells near the stone that is taken back are no candidates any more, even those that were candidates"
                        + " before it was made, since another stone is near them too. A search overlooks good moves after its first undo.";
        String counting =
                "A cell may be near several stones. Count for each cell how many, or write down in make which cells are new.";
        String others = "undo takes away candidates that other stones are near to";
        models.add(undoing("undo-restores-too-much", others, tooMuch, counting, (cells, change, radius) -> {
            cells.removeIf(each -> change.reaches(each, radius));
            cells.add(change.cell());
        }));
        models.add(undoing(
                "undo-restores-too-much",
                others,
                tooMuch,
                counting,
                (cells, change, radius) -> cells.removeIf(each -> change.reaches(each, radius))));
        models.add(undoing("undo-restores-too-much", others, tooMuch, counting, (cells, change, radius) -> {
            cells.removeIf(each -> change.reaches(each, radius));
            if (change.wasCandidate()) {
                cells.add(change.cell());
            }
        }));
        models.add(undoing(
                "undo-cell-always-back",
                "undo makes its cell a candidate, whether it was one or not",
                "The cell of the stone that is taken back becomes a candidate even if no other stone is near it. It was none before"
                        + " the move.",
                "Was the cell a candidate before make? make can write that down for undo.",
                (cells, change, radius) -> {
                    cells.removeAll(change.added());
                    cells.add(change.cell());
                }));
        models.add(new Model(
                new Mistake(
                        "undo-one-step-only",
                        "only the last move can be taken back",
                        "make keeps one copy of what was before it, and overwrites it with the next move. The first undo is right, and"
                                + " a second one in a row restores the same once more. A search goes down several plies before it"
                                + " comes back.",
                        "Keep what undo needs on a stack, one entry for each move: an ArrayDeque."),
                () -> new Kept((cells, change, radius) -> {
                    cells.clear();
                    cells.addAll(change.before());
                })));
        models.addAll(turns());
        models.addAll(reaches());
        return List.copyOf(models);
    }

    private static List<Model> turns() {
        return List.of(
                new Model(
                        new Mistake(
                                "undo-keeps-the-turn",
                                "undo takes the stone back, but not the turn",
                                "After an undo it is the other side's turn: make passes the move on, and undo does not pass it back. The"
                                        + " next stone has the wrong colour.",
                                "undo is make backwards, in everything that make changes."),
                        () -> new PlainCandidates() {
                            private Player toMove = Player.X;

                            @Override
                            public void start(Board start, int howFar) {
                                super.start(start, howFar);
                                toMove = super.player();
                            }

                            @Override
                            public void make(Cell cell) {
                                super.make(cell);
                                toMove = toMove.opponent();
                            }

                            @Override
                            public Player player() {
                                return toMove;
                            }
                        }),
                new Model(
                        new Mistake(
                                "undo-keeps-the-stone",
                                "undo leaves the stone on the board",
                                "After an undo the stone is still there.",
                                "Board.clear empties a cell."),
                        () -> new PlainCandidates() {
                            @Override
                            public void undo() {
                                made().pop();
                            }
                        }));
    }

    /** Which stone makes which cell a candidate. */
    private interface Reach {
        boolean counts(PlainCandidates position, Cell cell, int row, int column);
    }

    private static Model reach(String id, String name, String explanation, String hint, Reach reach) {
        return new Model(new Mistake(id, name, explanation, hint), () -> new PlainCandidates() {
            @Override
            boolean counts(Cell cell, int row, int column) {
                return super.counts(cell, row, column) && reach.counts(this, cell, row, column);
            }
        });
    }

    private static Model always(int radius) {
        return new Model(
                new Mistake(
                        "radius-ignored",
                        "the radius is always " + radius,
                        "start says how far from a stone a candidate may be, and the candidates are those of the radius "
                                + radius + ", whatever it says.",
                        "Keep the radius that start was given, and use it in make."),
                () -> new PlainCandidates() {
                    @Override
                    int reach() {
                        return radius;
                    }
                });
    }

    private static List<Model> reaches() {
        String distance =
                "The distance is that of a king in chess: the larger of the difference in rows and that in columns.";
        return List.of(
                always(1),
                always(2),
                reach(
                        "distance-by-steps",
                        "the distance is counted in steps along rows and columns",
                        "A cell two rows up and two columns to the right of a stone counts as four away. It is two away here, for a line of"
                                + " stones can run diagonally.",
                        distance,
                        (position, cell, row, column) ->
                                Math.abs(cell.row() - row) + Math.abs(cell.column() - column) <= position.radius()),
                reach(
                        "lines-only",
                        "only cells in a line with a stone are candidates",
                        "Cells a knight's move away from a stone are missing: within the radius every cell counts, not only those in the"
                                + " stone's row, column and diagonals.",
                        distance,
                        (position, cell, row, column) -> cell.row() == row
                                || cell.column() == column
                                || Math.abs(cell.row() - row) == Math.abs(cell.column() - column)),
                reach(
                        "last-stone-only",
                        "only cells near the last stone are candidates",
                        "What is near the other stones is missing: the candidates are made anew with each move, where they should be added"
                                + " to.",
                        "make adds to the candidates that there are.",
                        (position, cell, row, column) -> position.made().isEmpty()
                                || new Cell(row, column).equals(position.made().peek())),
                reach(
                        "stones-at-the-start-forgotten",
                        "the stones that are there at the start are forgotten",
                        "start is given a board with stones, and cells near them are no candidates.",
                        "start has to add the cells near every stone that it finds.",
                        (position, cell, row, column) -> position.made().contains(new Cell(row, column))),
                reach(
                        "last-row-and-column-missed",
                        "the far edges of the board are missed",
                        "Cells in the last row or column are never candidates.",
                        "Rows and columns go from 0 to size - 1, both included.",
                        (position, cell, row, column) ->
                                cell.row() < position.stones().size() - 1
                                        && cell.column() < position.stones().size() - 1),
                reach(
                        "edges-missed",
                        "the edges of the board are missed",
                        "Cells at the edge of the board are never candidates.",
                        "Rows and columns go from 0 to size - 1, both included.",
                        (position, cell, row, column) -> cell.row() > 0
                                && cell.column() > 0
                                && cell.row() < position.stones().size() - 1
                                && cell.column() < position.stones().size() - 1),
                reach(
                        "one-side-short",
                        "the radius is one short on one side",
                        "Above and to the left of a stone the whole radius counts, below and to the right one less.",
                        "A loop from -radius to radius ends with <= radius.",
                        (position, cell, row, column) ->
                                cell.row() - row < position.radius() && cell.column() - column < position.radius()),
                new Model(
                        new Mistake(
                                "taken-cells-stay",
                                "cells that are taken stay candidates",
                                "A cell on which a stone stands is still among the candidates: make must take its own cell out, and must not"
                                        + " add neighbours that are taken.",
                                "Which cell is certainly no candidate any more after a move on it?"),
                        () -> new PlainCandidates() {
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
                new Model(
                        new Mistake(
                                "wraps-round-the-edge",
                                "at the edge the next row begins",
                                "A stone near the right edge makes cells near the left edge candidates: cells are numbered, and a number is"
                                        + " added to without a look at the column.",
                                "Check row and column, each by itself, before you make one number of them."),
                        CandidateMistakes::wrapping),
                new Model(
                        new Mistake(
                                "nothing-on-the-empty-board",
                                "on the empty board there is no candidate",
                                "Where no stone is, no cell is near one; but somebody has to begin. The contract names the cell in the middle.",
                                "An empty board is a case of its own."),
                        () -> new PlainCandidates() {
                            @Override
                            public List<Cell> candidates() {
                                return stones().stones() == 0 ? List.of() : super.candidates();
                            }
                        }),
                new Model(
                        new Mistake(
                                "every-empty-cell",
                                "every empty cell is a candidate",
                                "Cells far from any stone are candidates, too. On a board of 15×15 a search then tries 220 moves where 30 are"
                                        + " worth a look.",
                                distance),
                        () -> new PlainCandidates() {
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
}
