// exercise: 02
// truth: wrong
// mistake: result turns the cell into a square number 3*row+column and tests only that, so (0,3) is played as (1,0) instead of refused
// player: both
// style: ported from C: an array of nine ints
// single: yes
// detail: sometimes; only for a column outside whose square number is an empty square, such as (0,3) or (1,3); rows outside are refused
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    static final int[][] WINS = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    private static int[] squares(Board board) {
        int[] b = new int[9];
        for (int i = 0; i < 9; i++) {
            b[i] = board.has(Player.X, i / 3, i % 3) ? 1 : board.has(Player.O, i / 3, i % 3) ? -1 : 0;
        }
        return b;
    }

    private static Board board(int[] b) {
        Board board = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            if (b[i] != 0) {
                board.put(new Cell(i / 3, i % 3), b[i] > 0 ? Player.X : Player.O);
            }
        }
        return board;
    }

    private static int turn(int[] b) {
        int sum = 0;
        for (int s : b) sum += s;
        return sum == 0 ? 1 : -1;
    }

    private static int won(int[] b) {
        for (int[] w : WINS) {
            int sum = b[w[0]] + b[w[1]] + b[w[2]];
            if (sum == 3 || sum == -3) {
                return sum / 3;
            }
        }
        return 0;
    }

    @Override
    public Board initialState() {
        return board(new int[9]);
    }

    @Override
    public Player player(Board board) {
        return turn(squares(board)) > 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int[] b = squares(board);
        int square = 3 * cell.row() + cell.column();
        if (square < 0 || square >= 9 || b[square] != 0) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        b[square] = turn(b);
        return board(b);
    }

    @Override
    public Optional<Player> winner(Board board) {
        int w = won(squares(board));
        return w == 0 ? Optional.empty() : Optional.of(w > 0 ? Player.X : Player.O);
    }

    @Override
    public boolean terminal(Board board) {
        return won(squares(board)) != 0 || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        int[] b = squares(board);
        if (won(b) == 0) {
            for (int i = 0; i < 9; i++) {
                if (b[i] == 0) list.add(new Cell(i / 3, i % 3));
            }
        }
        return list;
    }

    @Override
    public int utility(Board board) {
        return won(squares(board));
    }
}
