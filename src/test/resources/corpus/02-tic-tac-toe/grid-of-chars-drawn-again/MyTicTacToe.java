// exercise: 02
// truth: right
// mistake: none; result draws the whole board again as text and parses it, and refuses with an ArrayIndexOutOfBoundsException or an IllegalStateException
// player: both
// style: grid of characters, Board.parse
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static char[][] grid(Board board) {
        char[][] grid = new char[3][3];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                grid[r][c] = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.';
            }
        }
        return grid;
    }

    @Override
    public Board initialState() {
        return Board.parse("3/3/3");
    }

    @Override
    public Player player(Board board) {
        int lead = 0;
        for (char[] row : grid(board)) {
            for (char mark : row) {
                lead += mark == 'X' ? 1 : mark == 'O' ? -1 : 0;
            }
        }
        return lead == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        char[][] grid = grid(board);
        if (grid[cell.row()][cell.column()] != '.') {
            throw new IllegalStateException("taken");
        }
        grid[cell.row()][cell.column()] = player(board).symbol();
        return Board.parse(new String(grid[0]) + "/" + new String(grid[1]) + "/" + new String(grid[2]));
    }

    @Override
    public Optional<Player> winner(Board board) {
        char[][] g = grid(board);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            lines.add("" + g[i][0] + g[i][1] + g[i][2]);
            lines.add("" + g[0][i] + g[1][i] + g[2][i]);
        }
        lines.add("" + g[0][0] + g[1][1] + g[2][2]);
        lines.add("" + g[0][2] + g[1][1] + g[2][0]);
        return lines.contains("XXX")
                ? Optional.of(Player.X)
                : lines.contains("OOO") ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.toString().indexOf('.') < 0 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>(board.emptyCells());
        if (terminal(board)) {
            free.clear();
        }
        Collections.shuffle(free);
        return free;
    }

    @Override
    public int utility(Board board) {
        return winner(board).stream().mapToInt(p -> 'O' - p.symbol()).map(d -> d < 0 ? 1 : -1).sum();
    }
}
