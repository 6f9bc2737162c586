// exercise: 02
// truth: wrong
// mistake: a cell far below the board becomes a bit by a shift of 32 or more, which wraps around, so result plays on another cell instead of refusing
// kind: subtle
// player: both
// style: bit boards
// single: yes
// detail: for cells outside from row 10 on, such as (10,2), (11,0); rows 3 to 9 are refused
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int ALL = 0b111_111_111;
    private static final int[] LINES = {0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100};

    private static int bit(int row, int column) {
        return 1 << 3 * row + column;
    }

    private static int bits(Board board, Player player) {
        int bits = 0;
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                if (board.has(player, row, column)) {
                    bits |= bit(row, column);
                }
            }
        }
        return bits;
    }

    private static Board board(int ofX, int ofO) {
        Board board = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            Cell cell = new Cell(i / 3, i % 3);
            if ((ofX >> i & 1) == 1) {
                board.put(cell, Player.X);
            } else if ((ofO >> i & 1) == 1) {
                board.put(cell, Player.O);
            }
        }
        return board;
    }

    private static boolean wins(int bits) {
        for (int line : LINES) {
            if ((bits & line) == line) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Board initialState() {
        return board(0, 0);
    }

    @Override
    public Player player(Board board) {
        return Integer.bitCount(bits(board, Player.X)) == Integer.bitCount(bits(board, Player.O)) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int ofX = bits(board, Player.X);
        int ofO = bits(board, Player.O);
        int mark = bit(cell.row(), cell.column());
        int free = ALL & ~(ofX | ofO);
        if (cell.column() > 2 || (mark & free) == 0) { // below the last row no bit is free
            throw new IllegalArgumentException("cannot play " + cell);
        }
        return player(board) == Player.X ? board(ofX | mark, ofO) : board(ofX, ofO | mark);
    }

    @Override
    public Optional<Player> winner(Board board) {
        return wins(bits(board, Player.X))
                ? Optional.of(Player.X)
                : wins(bits(board, Player.O)) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || (bits(board, Player.X) | bits(board, Player.O)) == ALL;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(board)) {
            int taken = bits(board, Player.X) | bits(board, Player.O);
            for (int i = 0; i < 9; i++) {
                if ((taken >> i & 1) == 0) {
                    cells.add(new Cell(i / 3, i % 3));
                }
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return wins(bits(board, Player.X)) ? 1 : wins(bits(board, Player.O)) ? -1 : 0;
    }
}
