// exercise: 05
// truth: wrong
// mistake: in the column of O the loop downwards counts stones of X instead of those of O
// player: MIN
// style: separate code for X and O
// single: yes
// detail: sometimes; columns of O in which the last stone is not the lowest, and columns of O above X
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState s) {
        return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException();
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        int r = s.last().get().row(), c = s.last().get().column();
        if (s.board().has(Player.X, r, c)) {
            return xWins(s.board(), r, c) ? Optional.of(Player.X) : Optional.empty();
        }
        return oWins(s.board(), r, c) ? Optional.of(Player.O) : Optional.empty();
    }

    private boolean x(Board b, int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(Player.X, r, c);
    }

    private boolean o(Board b, int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(Player.O, r, c);
    }

    private boolean xWins(Board b, int r, int c) {
        int i, j;
        for (i = 0; x(b, r, c + i + 1); i++);
        for (j = 0; x(b, r, c - j - 1); j++);
        if (i + j + 1 >= 5) return true;
        for (i = 0; x(b, r + i + 1, c); i++);
        for (j = 0; x(b, r - j - 1, c); j++);
        if (i + j + 1 >= 5) return true;
        for (i = 0; x(b, r + i + 1, c + i + 1); i++);
        for (j = 0; x(b, r - j - 1, c - j - 1); j++);
        if (i + j + 1 >= 5) return true;
        for (i = 0; x(b, r + i + 1, c - i - 1); i++);
        for (j = 0; x(b, r - j - 1, c + j + 1); j++);
        return i + j + 1 >= 5;
    }

    private boolean oWins(Board b, int r, int c) {
        int i, j;
        for (i = 0; o(b, r, c + i + 1); i++);
        for (j = 0; o(b, r, c - j - 1); j++);
        if (i + j + 1 >= 5) return true;
        for (i = 0; x(b, r + i + 1, c); i++);
        for (j = 0; o(b, r - j - 1, c); j++);
        if (i + j + 1 >= 5) return true;
        for (i = 0; o(b, r + i + 1, c + i + 1); i++);
        for (j = 0; o(b, r - j - 1, c - j - 1); j++);
        if (i + j + 1 >= 5) return true;
        for (i = 0; o(b, r + i + 1, c - i - 1); i++);
        for (j = 0; o(b, r - j - 1, c + j + 1); j++);
        return i + j + 1 >= 5;
    }

    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        return winner(s).map(p -> p == Player.X ? +1 : -1).orElse(0);
    }
}
