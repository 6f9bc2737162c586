// exercise: 02
// truth: wrong
// mistake: the right column is 2, 5, 7 in the table of lines instead of 2, 5, 8
// player: both
// style: int table of the eight lines, cells numbered 0 to 8
// single: yes
// detail: sometimes; wins in column 2 are missed, and (0,2) (1,2) (2,1) counts as a line
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] WINS = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8},
        {0, 3, 6}, {1, 4, 7}, {2, 5, 7},
        {0, 4, 8}, {2, 4, 6}
    };

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    private boolean wins(Board board, Player p) {
        for (int[] win : WINS) {
            int found = 0;
            for (int i : win) {
                if (board.has(p, i / 3, i % 3)) found++;
            }
            if (found == 3) return true;
        }
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (wins(board, Player.X)) return Optional.of(Player.X);
        if (wins(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (wins(board, Player.X)) return 1;
        if (wins(board, Player.O)) return -1;
        return 0;
    }
}
