// exercise: 02
// truth: wrong
// mistake: utility compares the winner with the player who made the last move, so a win of O is worth 1 as well
// kind: slip
// player: MIN
// style: char array and helper methods
// single: yes
// detail: -
import java.util.ArrayList;
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
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    private char[][] toArray(Board board) {
        char[][] a = new char[3][3];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                a[r][c] = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : ' ';
            }
        }
        return a;
    }

    private boolean wins(char[][] a, char s) {
        for (int i = 0; i < 3; i++) {
            if (a[i][0] == s && a[i][1] == s && a[i][2] == s) return true;
            if (a[0][i] == s && a[1][i] == s && a[2][i] == s) return true;
        }
        if (a[0][0] == s && a[1][1] == s && a[2][2] == s) return true;
        return a[0][2] == s && a[1][1] == s && a[2][0] == s;
    }

    @Override
    public Optional<Player> winner(Board board) {
        char[][] a = toArray(board);
        if (wins(a, 'X')) return Optional.of(Player.X);
        if (wins(a, 'O')) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(board)) return cells;
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                if (board.isEmpty(new Cell(r, c))) cells.add(new Cell(r, c));
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        Player lastMover = player(board).opponent();
        if (w.get() == lastMover) return 1;
        return -1;
    }
}
