// exercise: 02
// truth: right
// mistake: none; a table of 512 bit patterns says who has a line, the empty board is one shared object, actions come backwards in a fixed-size list, and result throws other exceptions than IllegalArgumentException
// player: both
// style: bit boards with a lookup table
// single: yes
// detail: README allows the shared empty board, any order, and any exception
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Board START = Board.empty(3);
    private static final boolean[] HAS_LINE = new boolean[512];

    static {
        int[] lines = {7, 56, 448, 73, 146, 292, 273, 84};
        for (int marks = 0; marks < 512; marks++) {
            for (int line : lines) {
                HAS_LINE[marks] |= (marks & line) == line;
            }
        }
    }

    @Override
    public Board initialState() {
        return START;
    }

    @Override
    public Player player(Board board) {
        return Player.values()[board.stones() & 1];
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() > 2 || cell.column() > 2) throw new IndexOutOfBoundsException(cell + " is not on the board");
        if ((taken(board) >> (3 * cell.row() + cell.column()) & 1) == 1) throw new NoSuchElementException(cell + " is taken");
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    private static int taken(Board board) {
        return (int) (board.bits(Player.X) | board.bits(Player.O));
    }

    private static boolean line(Board board, Player player) {
        return HAS_LINE[(int) board.bits(player)];
    }

    @Override
    public Optional<Player> winner(Board board) {
        return line(board, Player.X) ? Optional.of(Player.X) : line(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return taken(board) == 511 || line(board, Player.X) || line(board, Player.O);
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return Arrays.asList();
        Cell[] cells = new Cell[9 - board.stones()];
        int n = 0;
        for (int i = 8; i >= 0; i--) {
            if ((taken(board) & 1 << i) == 0) cells[n++] = new Cell(i / 3, i % 3);
        }
        return Arrays.asList(cells);
    }

    @Override
    public int utility(Board board) {
        return (line(board, Player.X) ? 1 : 0) - (line(board, Player.O) ? 1 : 0);
    }
}
