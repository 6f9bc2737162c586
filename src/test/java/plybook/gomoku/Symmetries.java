package plybook.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Evaluation;
import plybook.game.Player;

/** The eight symmetries of a board, and the swap of the colours. */
final class Symmetries {
    private static final int SIZE = 15;

    private Symmetries() {}

    /** Checks on random boards that an evaluation that ignores the player to move keeps the symmetries. */
    static void checkEvaluation(Evaluation<Board> evaluation, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 60; i++) {
            Board board = random(random);
            int value = evaluation.value(board);
            assertThat(evaluation.value(swapped(board)))
                    .as("colours swapped: %s", board)
                    .isEqualTo(-value);
            for (int symmetry = 1; symmetry < 8; symmetry++) {
                assertThat(evaluation.value(turned(board, symmetry)))
                        .as("way %s to lay %s", symmetry, board)
                        .isEqualTo(value);
            }
        }
    }

    /** Returns a board with some stones, many of them close together. */
    private static Board random(Random random) {
        Board board = Board.empty(SIZE);
        int stones = random.nextInt(60);
        for (int i = 0; i < stones; i++) {
            Cell cell = new Cell(3 + random.nextInt(9), random.nextInt(10));
            if (board.isEmpty(cell)) {
                board.put(cell, i % 2 == 0 ? Player.X : Player.O);
            }
        }
        return board;
    }

    private static Board swapped(Board board) {
        return Board.parse(board.toString().replace('X', '*').replace('O', 'X').replace('*', 'O'));
    }

    private static Board turned(Board board, int symmetry) {
        Board turned = Board.empty(SIZE);
        for (Cell cell : Board.empty(SIZE).emptyCells()) {
            int row = (symmetry & 1) == 0 ? cell.row() : SIZE - 1 - cell.row();
            int column = (symmetry & 2) == 0 ? cell.column() : SIZE - 1 - cell.column();
            Cell to = (symmetry & 4) == 0 ? new Cell(row, column) : new Cell(column, row);
            board.at(cell).ifPresent(player -> turned.put(to, player));
        }
        return turned;
    }
}
