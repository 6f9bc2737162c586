// exercise: 02
// truth: wrong
// mistake: result puts the mark on the given board and clears the cell in a finally block, so a refused call on a taken cell erases the mark that was there
// player: both
// style: try, copy, finally; lines by direction vectors
// single: yes
// detail: sometimes; only when result is called with a taken cell: it throws as it should, but the given board has lost a mark afterwards
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // start row, start column, row step, column step
    private static final int[][] RAYS = {
        {0, 0, 0, 1}, {1, 0, 0, 1}, {2, 0, 0, 1},
        {0, 0, 1, 0}, {0, 1, 1, 0}, {0, 2, 1, 0},
        {0, 0, 1, 1}, {0, 2, 1, -1},
    };

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        if (board.count(Player.X) > board.count(Player.O)) {
            return Player.O;
        }
        return Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player mover = player(board);
        try {
            board.put(cell, mover);
            return board.copy();
        } finally {
            board.clear(cell);
        }
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] ray : RAYS) {
            for (Player who : Player.values()) {
                int run = 0;
                for (int k = 0; k < 3; k++) {
                    if (board.has(who, ray[0] + k * ray[2], ray[1] + k * ray[3])) {
                        run++;
                    }
                }
                if (run == 3) {
                    return Optional.of(who);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return new ArrayList<>();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
