package plybook.guest;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/**
 * One board of exercise 06 on which a stone is tried on each of some cells, evaluated, and taken away again, as a search in place does it:
 * it is always the same object. As text: {@code try}, the board, and the cells, with blanks between them.
 *
 * @param cells empty cells of the board
 */
public record TrialStones(Board board, List<Cell> cells) implements Script {
    /** The word that a text begins with. */
    static final String NAME = "try ";

    public TrialStones {
        cells = List.copyOf(cells);
    }

    /** The script that a text says. */
    static TrialStones parse(String text) {
        String[] words = text.substring(NAME.length()).split(" ", -1);
        return new TrialStones(
                Board.parse(words[0]),
                Arrays.stream(words).skip(1).map(Codec::cell).toList());
    }

    /** Returns the board with a stone of X on the cell. */
    public Board with(Cell cell) {
        Board next = board.copy();
        next.put(cell, Player.X);
        return next;
    }

    @Override
    public String toString() {
        return NAME + board + " " + Codec.CELLS.text(cells);
    }

    /**
     * Tries all cells.
     *
     * @return the values, in the order of the cells, with blanks between them
     */
    @Override
    public String run(Object learners, Supplier<?> another) {
        EvaluationTask evaluation = (EvaluationTask) learners;
        Board tried = board.copy();
        return cells.stream()
                .map(cell -> {
                    tried.put(cell, Player.X);
                    String value = String.valueOf(evaluation.value(tried));
                    tried.clear(cell);
                    return value;
                })
                .collect(Collectors.joining(" "));
    }
}
