package plybook.gomoku;

import plybook.game.Board;
import plybook.game.Evaluation;
import plybook.game.Player;

/**
 * The evaluation of somebody who has not thought about evaluations yet: the length of the longest row of X minus that of O. Gaps, free ends
 * and second rows count nothing. A learner's search plays with it until exercise 06 gives it something better.
 */
public final class LongestRows implements Evaluation<Board> {
    /** The value of a stone more. Nothing else is added, so its size does not matter. */
    private static final int STONE = 1_000;

    @Override
    public int value(Board board) {
        return STONE * (longest(board, Player.X) - longest(board, Player.O));
    }

    private static int longest(Board board, Player player) {
        int longest = 0;
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (Direction direction : Direction.values()) {
                    longest = Math.max(longest, length(board, player, row, column, direction));
                }
            }
        }
        return longest;
    }

    /** Returns the number of the player's stones that follow each other from this cell on. */
    private static int length(Board board, Player player, int row, int column, Direction direction) {
        int length = 0;
        while (row >= 0
                && row < board.size()
                && column >= 0
                && column < board.size()
                && board.has(player, row, column)) {
            length++;
            row += direction.rows();
            column += direction.columns();
        }
        return length;
    }
}
