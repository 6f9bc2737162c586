// exercise: 02
// truth: wrong
// mistake: result looks only at the number 3 * row + column, so a cell to the right of the board in row 0 or 1 is not refused but played on a cell further down
// player: both
// style: the board as an array of nine numbers, made into a board again
// kind: subtle
// single: yes
// detail: result for a cell outside whose column is 3 or more and whose number is still at most 8, as (0,3), (0,4), (1,3), (1,5), when the cell with that number is empty; rows beyond the board and (2,3) are refused
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final String[] LINES = {"012", "345", "678", "036", "147", "258", "048", "246"};

    @Override
    public Board initialState() {
        return board(new int[9]);
    }

    @Override
    public Player player(Board board) {
        int sum = 0;
        for (int square : squares(board)) {
            sum += square;
        }
        return sum == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int[] squares = squares(board);
        int number = number(cell);
        if (number >= squares.length || squares[number] != 0) {
            throw new IllegalArgumentException("cannot play " + cell + " on " + board);
        }
        squares[number] = player(board) == Player.X ? 1 : -1;
        return board(squares);
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[] squares = squares(board);
        for (String line : LINES) {
            int sum = 0;
            for (char digit : line.toCharArray()) {
                sum += squares[digit - '0'];
            }
            if (sum == 3) {
                return Optional.of(Player.X);
            }
            if (sum == -3) {
                return Optional.of(Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (terminal(board)) {
            return free;
        }
        int[] squares = squares(board);
        for (int i = 0; i < squares.length; i++) {
            if (squares[i] == 0) {
                free.add(new Cell(i / 3, i % 3));
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        return winner.isEmpty() ? 0 : winner.get() == Player.X ? 1 : -1;
    }

    private static int number(Cell cell) {
        return 3 * cell.row() + cell.column();
    }

    /** 1 for X, −1 for O, 0 for an empty square. */
    private static int[] squares(Board board) {
        int[] squares = new int[9];
        for (int i = 0; i < 9; i++) {
            squares[i] = board.has(Player.X, i / 3, i % 3) ? 1 : board.has(Player.O, i / 3, i % 3) ? -1 : 0;
        }
        return squares;
    }

    private static Board board(int[] squares) {
        Board board = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            if (squares[i] != 0) {
                board.put(new Cell(i / 3, i % 3), squares[i] == 1 ? Player.X : Player.O);
            }
        }
        return board;
    }
}
