// exercise: 05
// truth: right
// mistake: none; a recursive run that stops at the exception of the board
// player: both
// style: recursion, exception at the edge
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    static final int N = 5;

    public GomokuState start(int size) { return new GomokuState(Board.empty(size), Optional.empty()); }

    public Player player(GomokuState s) {
        int balance = 0;
        for (int i = 0; i < s.board().size(); i++)
            for (int j = 0; j < s.board().size(); j++) {
                var who = s.board().at(i, j);
                if (who.isPresent()) balance += who.get() == Player.X ? 1 : -1;
            }
        return balance == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("the game has ended");
        if (!s.board().contains(cell)) throw new IllegalArgumentException("no such cell");
        if (s.board().at(cell).isPresent()) throw new IllegalArgumentException("taken");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState s) {
        if (!s.last().isPresent()) return Optional.empty();
        int r = s.last().get().row(), c = s.last().get().column();
        Optional<Player> me = s.board().at(r, c);
        int longest = 0;
        for (int dr = 0; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc <= 0) continue;
                longest = Math.max(longest, 1 + run(s.board(), me.get(), r + dr, c + dc, dr, dc) + run(s.board(), me.get(), r - dr, c - dc, -dr, -dc));
            }
        }
        return longest < N ? Optional.empty() : me;
    }

    private int run(Board b, Player who, int r, int c, int dr, int dc) {
        try {
            return b.has(who, r, c) ? 1 + run(b, who, r + dr, c + dc, dr, dc) : 0;
        } catch (IllegalArgumentException outside) {
            return 0;
        }
    }

    public boolean terminal(GomokuState s) {
        if (winner(s).isPresent()) return true;
        return s.board().stones() == s.board().size() * s.board().size();
    }

    public List<Cell> actions(GomokuState s) {
        if (terminal(s)) return List.of();
        return s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        var w = winner(s);
        return w.equals(Optional.of(Player.X)) ? 1 : w.equals(Optional.of(Player.O)) ? -1 : 0;
    }
}
