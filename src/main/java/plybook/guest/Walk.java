package plybook.guest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.task.CandidatesTask;

/**
 * A sequence of steps on a position of exercise 07. As text: the board at the start, the radius, and the steps, with blanks
 * between them.
 *
 * @param board the stones at the start
 */
public record Walk(Board board, int radius, List<Step> steps) implements Script {
    /** A kind of step. */
    public enum Kind {
        MAKE('+'),
        UNDO('-'),
        /** Make what must be refused. */
        MAKE_REFUSED('!'),
        /** Undo where nothing was made. */
        UNDO_REFUSED('~'),
        /** Start again, from the board that was handed in at the start. */
        AGAIN('='),
        /** Start again, from the board that the position itself hands out and with a radius one larger: the stones of now, and nothing to undo. */
        FROM_HERE('*'),
        /** Ask for everything but the order: the candidates are told row by row. */
        LOOK('?'),
        /** Ask for the order. */
        ORDER('>');

        private final char sign;

        Kind(char sign) {
            this.sign = sign;
        }

        /** Returns whether the answer describes the step. */
        public boolean observes() {
            return this != MAKE && this != UNDO && this != AGAIN && this != FROM_HERE;
        }

        private static Kind of(char sign) {
            return Arrays.stream(values())
                    .filter(kind -> kind.sign == sign)
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no step begins with " + sign));
        }
    }

    /**
     * One step.
     *
     * @param other whether it is taken with a second position, which starts with the same stones on a larger board, with another radius
     * @param cell where a stone goes; {@code (0,0)} where none does
     */
    public record Step(Kind kind, boolean other, Cell cell) {
        private static final Cell NOWHERE = new Cell(0, 0);

        /** A step without a cell. */
        public Step(Kind kind) {
            this(kind, false, NOWHERE);
        }

        public static Step make(Cell cell) {
            return new Step(Kind.MAKE, false, cell);
        }

        /** The same step, with the second position. */
        public Step ofOther() {
            return new Step(kind, true, cell);
        }

        private static Step parse(String text) {
            boolean other = text.startsWith("@");
            String rest = other ? text.substring(1) : text;
            Kind kind = Kind.of(rest.charAt(0));
            String[] numbers = rest.substring(1).split(",", -1);
            return new Step(
                    kind,
                    other,
                    numbers.length < 2
                            ? NOWHERE
                            : new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])));
        }

        @Override
        public String toString() {
            boolean placed = kind == Kind.MAKE || kind == Kind.MAKE_REFUSED;
            return (other ? "@" : "") + kind.sign + (placed ? cell.row() + "," + cell.column() : "");
        }
    }

    /** The most rows that exercise 07 promises. */
    private static final int LARGEST = 19;

    /** The text for a step that was not refused. */
    public static final String ACCEPTED = "accepted";

    /** The text for a step that was refused. */
    public static final String REFUSED = "refused";

    /** The beginning of a text about something that changed after it was handed out. */
    public static final String CHANGED = "changed ";

    public Walk {
        steps = List.copyOf(steps);
    }

    /** The walk that a text says. */
    public static Walk parse(String text) {
        String[] words = text.split(" ");
        return new Walk(
                Board.parse(words[0]),
                Integer.parseInt(words[1]),
                Arrays.stream(words).skip(2).map(Step::parse).toList());
    }

    /** The same walk up to that step. */
    public Walk upTo(int count) {
        return new Walk(board, radius, steps.subList(0, count));
    }

    /** The radius of the second position: another one, so that positions that share theirs are found out. */
    public int radiusOfSecond() {
        return radius + 1;
    }

    /** The board of the second position: the same stones with a row and a column more, if a board may have them. */
    public Board boardOfSecond() {
        if (board.size() == LARGEST) {
            return board.copy();
        }
        Board larger = Board.empty(board.size() + 1);
        for (Cell cell : Board.empty(board.size()).emptyCells()) {
            board.at(cell).ifPresent(player -> larger.put(cell, player));
        }
        return larger;
    }

    @Override
    public String toString() {
        return board + " " + radius + " " + steps.stream().map(Step::toString).collect(Collectors.joining(" "));
    }

    /**
     * Takes all steps.
     *
     * @param another makes a second position
     * @return a line for each step that observes, and a last one if a list of candidates that was handed out changed afterwards: the
     *     number of the step, from 0, at which it was handed out
     */
    @Override
    public String run(Object learners, Supplier<?> another) {
        CandidatesTask first = (CandidatesTask) learners;
        Board given = board.copy();
        first.start(given, radius);
        CandidatesTask second = null;
        Board givenToSecond = boardOfSecond();
        List<String> lines = new ArrayList<>();
        Map<Integer, KeptList> kept = new LinkedHashMap<>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            if (step.other() && second == null) {
                second = (CandidatesTask) another.get();
                second.start(givenToSecond, radiusOfSecond());
            }
            CandidatesTask position = step.other() && second != null ? second : first;
            switch (step.kind()) {
                case MAKE -> position.make(step.cell());
                case UNDO -> position.undo();
                case AGAIN ->
                    position.start(step.other() ? givenToSecond : given, step.other() ? radiusOfSecond() : radius);
                case FROM_HERE -> position.start(position.board(), (step.other() ? radiusOfSecond() : radius) + 1);
                case MAKE_REFUSED -> lines.add(refused(() -> position.make(step.cell())));
                case UNDO_REFUSED -> lines.add(refused(position::undo));
                case LOOK, ORDER -> {
                    boolean isOrder = step.kind() == Kind.ORDER;
                    List<Cell> cells = isOrder ? position.ordered() : position.candidates();
                    lines.add(
                            isOrder
                                    ? Codec.CELLS.text(cells)
                                    : Codec.PLAYER.text(position.player()) + " " + Codec.BOARD.text(position.board())
                                            + " " + Codec.CELLS.text(inRows(cells)));
                    kept.put(i, new KeptList(cells, new ArrayList<>(cells)));
                }
            }
        }
        kept.entrySet().stream()
                .filter(each -> each.getValue().changed())
                .findFirst()
                .ifPresent(each -> lines.add(CHANGED + each.getKey()));
        return String.join("\n", lines);
    }

    /** Candidates in an order that all have in common, so that whoever compares them need not read them. */
    private static @Nullable List<Cell> inRows(@Nullable List<Cell> cells) {
        if (cells == null) {
            return null;
        }
        List<Cell> sorted = new ArrayList<>(cells);
        sorted.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        return sorted;
    }

    /** A list, and what was in it when it was handed out. */
    private record KeptList(List<Cell> list, List<Cell> before) {
        boolean changed() {
            return !before.equals(list);
        }
    }

    /** A board that was handed out, or a list of whatever a contract has, and its text at that time. */
    record Kept(Object object, String text) {
        boolean changed() {
            return !object.toString().equals(text);
        }
    }

    private static String refused(Runnable step) {
        try {
            step.run();
            return ACCEPTED;
        } catch (RuntimeException e) {
            if (Responder.isNotWritten(e)) {
                throw e; // a starter refuses everything
            }
            return REFUSED;
        }
    }
}
