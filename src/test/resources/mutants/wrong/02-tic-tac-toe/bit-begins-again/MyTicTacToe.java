// Wrong: result takes a cell for the bit of an int, which begins again after 32.
// Fails first: result refuses a cell outside the board
// Says: (10,2)
// Diagnosis: none

import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int ALL = 0x1FF;
    private static final int[] LINES = {0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001, 0b001_010_100};

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    private static int free(Board board) {
        return ALL & ~(int) (board.bits(Player.X) | board.bits(Player.O));
    }

    private static Cell cell(int bit) {
        int index = Integer.numberOfTrailingZeros(bit);
        return new Cell(index / 3, index % 3);
    }

    @Override
    public Player player(Board board) {
        return Integer.bitCount(free(board)) % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int bit = 1 << (3 * cell.row() + cell.column());
        // beyond column 2 the number would be that of a cell in the next row; beyond row 2 there is no such bit
        if (cell.column() > 2 || (free(board) & bit) == 0) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        Board next = board.copy();
        next.put(cell(bit), player(board));
        return next;
    }

    private static boolean won(long marks) {
        for (int line : LINES) {
            if ((marks & line) == line) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return won(board.bits(Player.X)) ? Optional.of(Player.X) : won(board.bits(Player.O)) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return free(board) == 0 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        for (int rest = terminal(board) ? 0 : free(board); rest != 0; rest &= rest - 1) {
            cells.add(cell(rest));
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
