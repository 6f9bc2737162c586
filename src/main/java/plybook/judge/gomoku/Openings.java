package plybook.judge.gomoku;

import java.util.Random;
import plybook.diagnosis.gomoku.Fives;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** Draws boards from which a game goes on. */
final class Openings {
    private static final int SIZE = 15;
    private static final int STONES = 4;

    private Openings() {}

    /** Stones of both sides in turn, anywhere, without a five. */
    static Board scattered(int size, int stones, Random random) {
        while (true) {
            Board board = Board.empty(size);
            for (int tries = 0; tries < 100 * (stones + 1) && board.stones() < stones; tries++) {
                Cell cell = new Cell(random.nextInt(size), random.nextInt(size));
                Player player = CandidatesSuite.toMove(board);
                if (board.isEmpty(cell) && !Fives.completes(board, player, cell)) {
                    board.put(cell, player);
                }
            }
            if (board.stones() == stones) {
                return board;
            }
        }
    }

    /**
     * A few stones near the middle, two of either side. It need not be even: it is played with both colours, and a pair of games that each
     * side wins once counts for nothing. To make sure that it is would take longer than the games.
     */
    static Board nearTheMiddle(Random random) {
        Board board = Board.empty(SIZE);
        while (board.stones() < STONES) {
            Cell cell = new Cell(SIZE / 2 - 3 + random.nextInt(7), SIZE / 2 - 3 + random.nextInt(7));
            if (board.isEmpty(cell)) {
                board.put(cell, CandidatesSuite.toMove(board));
            }
        }
        return board;
    }
}
