// exercise: 05
// truth: wrong
// mistake: for the anti-diagonal the way back goes up and to the left, (-1,-1), instead of up and to the right, (-1,1)
// player: both
// style: four explicit sums of two calls of a counting method
// single: yes
// detail: sometimes; an anti-diagonal whose last stone is not its upper end is missed, and a bent line may win
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        if (x == o) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    private int walk(Board b, Player p, int r, int c, int dr, int dc) {
        int n = 0;
        r += dr;
        c += dc;
        while (r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Board b = state.board();
        int r = state.last().get().row();
        int c = state.last().get().column();
        Player p = b.at(r, c).get();

        int horizontal = 1 + walk(b, p, r, c, 0, 1) + walk(b, p, r, c, 0, -1);
        int vertical = 1 + walk(b, p, r, c, 1, 0) + walk(b, p, r, c, -1, 0);
        int diagonal = 1 + walk(b, p, r, c, 1, 1) + walk(b, p, r, c, -1, -1);
        int antiDiagonal = 1 + walk(b, p, r, c, 1, -1) + walk(b, p, r, c, -1, -1);

        if (horizontal >= 5 || vertical >= 5 || diagonal >= 5 || antiDiagonal >= 5) {
            return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return new ArrayList<>();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
