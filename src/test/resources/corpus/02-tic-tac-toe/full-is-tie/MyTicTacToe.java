// exercise: 02
// truth: wrong
// mistake: utility calls every full board a tie before it looks for a winner, although the ninth mark may have made a line.
// player: MAX
// style: plain ifs
// single: yes
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.*;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    public Board initialState() { return Board.empty(3); }

    public Player player(Board board) {
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        return xs == os ? Player.X : Player.O;
    }

    public Board result(Board board, Cell cell) {
        if (!board.contains(cell)) throw new IllegalArgumentException("outside: " + cell);
        if (!board.isEmpty(cell)) throw new IllegalArgumentException("taken: " + cell);
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    private boolean line(Board b, Player p, int r, int c, int dr, int dc) {
        return b.has(p, r, c) && b.has(p, r + dr, c + dc) && b.has(p, r + 2 * dr, c + 2 * dc);
    }

    private boolean hasWon(Board b, Player p) {
        return line(b, p, 0, 0, 0, 1) || line(b, p, 1, 0, 0, 1) || line(b, p, 2, 0, 0, 1)
                || line(b, p, 0, 0, 1, 0) || line(b, p, 0, 1, 1, 0) || line(b, p, 0, 2, 1, 0)
                || line(b, p, 0, 0, 1, 1) || line(b, p, 2, 0, -1, 1);
    }

    public Optional<Player> winner(Board board) {
        if (hasWon(board, Player.X)) return Optional.of(Player.X);
        if (hasWon(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    public boolean terminal(Board board) {
        if (hasWon(board, Player.X)) return true;
        if (hasWon(board, Player.O)) return true;
        return board.isFull();
    }

    public List<Cell> actions(Board board) {
        if (terminal(board)) return Collections.emptyList();
        return board.emptyCells();
    }

    public int utility(Board board) {
        if (board.isFull()) return 0;
        if (hasWon(board, Player.X)) return 1;
        return -1;
    }
}
