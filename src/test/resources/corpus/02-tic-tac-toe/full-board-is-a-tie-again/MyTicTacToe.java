// exercise: 02
// truth: wrong
// mistake: utility looks whether the board is full before it looks for a winner, so a line that X makes with the ninth mark counts as a tie, 0 instead of 1.
// player: MAX
// style: CS50-like, char grid read from the board, long-winded ifs
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

/** Tic-Tac-Toe, my version. */
public class MyTicTacToe implements TicTacToeTask {

    @Override
    public Board initialState() {
        Board start = Board.empty(3);
        return start;
    }

    @Override
    public Player player(Board board) {
        int countX = 0, countO = 0;
        char[][] g = grid(board);
        for (char[] row : g) {
            for (char c : row) {
                if (c == 'X') countX++;
                if (c == 'O') countO++;
            }
        }
        if (countX > countO) return Player.O;
        return Player.X;
    }

    private static char[][] grid(Board board) {
        char[][] g = new char[3][3];
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++)
                g[r][c] = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : ' ';
        return g;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() > 2 || cell.column() > 2)
            throw new IllegalArgumentException("outside: " + cell);
        if (!board.isEmpty(cell))
            throw new IllegalArgumentException("already taken: " + cell);
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        char[][] g = grid(board);
        if (wins(g, 'X')) return Optional.of(Player.X);
        if (wins(g, 'O')) return Optional.of(Player.O);
        return Optional.empty();
    }

    private static boolean wins(char[][] g, char p) {
        for (int k = 0; k < 3; k++) {
            if (g[k][0] == p && g[k][1] == p && g[k][2] == p) return true;
            if (g[0][k] == p && g[1][k] == p && g[2][k] == p) return true;
        }
        if (g[0][0] == p && g[1][1] == p && g[2][2] == p) return true;
        return g[2][0] == p && g[1][1] == p && g[0][2] == p;
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) return true;
        for (char[] row : grid(board))
            for (char c : row)
                if (c == ' ') return false;
        return true;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> moves = new ArrayList<>();
        if (terminal(board)) return moves;
        char[][] g = grid(board);
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++)
                if (g[r][c] == ' ') moves.add(new Cell(r, c));
        return moves;
    }

    @Override
    public int utility(Board board) {
        // tie
        if (board.isFull()) return 0;
        // somebody has won
        if (wins(grid(board), 'X')) return 1;
        if (wins(grid(board), 'O')) return -1;
        return 0;
    }
}
