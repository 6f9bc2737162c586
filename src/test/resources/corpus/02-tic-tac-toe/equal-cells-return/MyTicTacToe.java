// exercise: 02
// truth: wrong
// mistake: three equal cells end the search for a line, even if they are empty, so a later line is missed
// player: both
// style: char grid, switch
// single: yes
// detail: sometimes; an empty row, column or diagonal comes before the line that wins
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private char[][] grid(Board board) {
        char[][] g = new char[3][3];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                g[r][c] = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : ' ';
            }
        }
        return g;
    }

    private static Optional<Player> owner(char mark) {
        return switch (mark) {
            case 'X' -> Optional.of(Player.X);
            case 'O' -> Optional.of(Player.O);
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<Player> winner(Board board) {
        char[][] g = grid(board);
        for (int i = 0; i < 3; i++) {
            if (g[i][0] == g[i][1] && g[i][1] == g[i][2]) return owner(g[i][0]);
        }
        for (int i = 0; i < 3; i++) {
            if (g[0][i] == g[1][i] && g[1][i] == g[2][i]) return owner(g[0][i]);
        }
        if (g[0][0] == g[1][1] && g[1][1] == g[2][2]) return owner(g[1][1]);
        if (g[0][2] == g[1][1] && g[1][1] == g[2][0]) return owner(g[1][1]);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
