// exercise: 02
// truth: right
// mistake: -
// player: both
// style: a magic square: three marks of a player that sum to 15 are a line; result puts on the given board, copies and takes back
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

/** On a magic square the lines are exactly the triples that sum to 15. */
public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

    @Override
    public Board initialState() {
        return Board.parse("3/3/3");
    }

    @Override
    public Player player(Board board) {
        return Player.values()[board.stones() & 1];
    }

    @Override
    public Board result(Board board, Cell cell) {
        board.put(cell, player(board)); // throws before it changes anything
        Board next = board.copy();
        board.clear(cell);
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return has15(board, Player.O) ? Optional.of(Player.O)
                : has15(board, Player.X) ? Optional.of(Player.X) : Optional.empty();
    }

    private static boolean has15(Board board, Player player) {
        int held = 0; // bit n: the player has the cell with number n
        for (int i = 0; i < 9; i++) {
            if (board.has(player, i / 3, i % 3)) {
                held |= 1 << MAGIC[i / 3][i % 3];
            }
        }
        for (int a = 1; a <= 9; a++) {
            for (int b = a + 1; b <= 9; b++) {
                int c = 15 - a - b;
                if (c > b && c <= 9 && (held >> a & held >> b & held >> c & 1) == 1) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 8; i >= 0 && winner(board).isEmpty(); i--) {
            Cell cell = new Cell(i % 3, i / 3);
            if (board.isEmpty(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(player -> 1 - 2 * player.ordinal()).orElse(0);
    }
}
