// exercise: 02
// truth: wrong
// mistake: result works on the nine characters with index 3*row+column and only checks the index, so a cell right of the board such as (0,3) is not refused but becomes (1,0).
// player: both
// style: board as a string of nine characters, Board.parse
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    private static char[] cells(Board board) {
        return board.toString().replace("/", "").toCharArray();
    }

    private static Board toBoard(char[] cells) {
        String s = new String(cells);
        return Board.parse(s.substring(0, 3) + "/" + s.substring(3, 6) + "/" + s.substring(6));
    }

    @Override
    public Board initialState() {
        return toBoard(".........".toCharArray());
    }

    @Override
    public Player player(Board board) {
        int x = 0;
        int o = 0;
        for (char c : cells(board)) {
            if (c == 'X') x++;
            if (c == 'O') o++;
        }
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        char[] cells = cells(board);
        int index = 3 * cell.row() + cell.column();
        if (index < 0 || index >= 9) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        if (cells[index] != '.') {
            throw new IllegalArgumentException("taken: " + cell);
        }
        cells[index] = player(board).symbol();
        return toBoard(cells);
    }

    @Override
    public Optional<Player> winner(Board board) {
        char[] c = cells(board);
        for (int[] l : LINES) {
            if (c[l[0]] != '.' && c[l[0]] == c[l[1]] && c[l[1]] == c[l[2]]) {
                return Optional.of(c[l[0]] == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.toString().indexOf('.') < 0;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (!terminal(board)) {
            char[] c = cells(board);
            for (int i = 0; i < 9; i++) {
                if (c[i] == '.') {
                    free.add(new Cell(i / 3, i % 3));
                }
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
