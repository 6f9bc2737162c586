// exercise: 02
// truth: wrong
// mistake: result turns the cell into a number from 0 to 8 without looking at the column, so a cell right of the board in row 0 or 1 becomes one of the next rows.
// player: both
// style: cells as numbers, a table of the nine cells, bit masks for the lines
// single: yes
// detail: only for cells outside the board with a column of 3 or more whose number 3*row+column is below 9 and free, such as (0,3) or (1,4)
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MASKS = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};
    private static final Cell[] CELLS = new Cell[9];

    static {
        for (int n = 0; n < 9; n++) {
            CELLS[n] = new Cell(n / 3, n % 3);
        }
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    private static int number(Cell cell) {
        int n = 3 * cell.row() + cell.column();
        if (n >= CELLS.length) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        return n;
    }

    private static int marks(Board board, Player player) {
        int bits = 0;
        for (int n = 0; n < 9; n++) {
            if (board.has(player, n / 3, n % 3)) {
                bits |= 1 << n;
            }
        }
        return bits;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int n = number(cell);
        int taken = marks(board, Player.X) | marks(board, Player.O);
        if ((taken >> n & 1) == 1) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Board next = board.copy();
        next.put(CELLS[n], player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            int marks = marks(board, p);
            for (int mask : MASKS) {
                if ((marks & mask) == mask) {
                    return Optional.of(p);
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
        List<Cell> free = new ArrayList<>();
        if (!terminal(board)) {
            int taken = marks(board, Player.X) | marks(board, Player.O);
            for (int n = 0; n < 9; n++) {
                if ((taken >> n & 1) == 0) {
                    free.add(CELLS[n]);
                }
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
