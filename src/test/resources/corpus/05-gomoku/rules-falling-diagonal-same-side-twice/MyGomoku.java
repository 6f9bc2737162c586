// exercise: 05
// truth: wrong
// mistake: on the falling diagonal the second loop was copied and walks down to the right again instead of up to the left: three in a row below the last stone count twice (a win is invented), and stones above it are never counted (a win is missed)
// player: both
// style: while loops with a small count helper per side
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;


public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private boolean in(Board b, int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size();
    }

    private int follow(Board b, Player p, Cell from, int dr, int dc) {
        int k = 0;
        int r = from.row() + dr;
        int c = from.column() + dc;
        while (in(b, r, c) && b.at(r, c).equals(Optional.of(p))) {
            k++;
            r += dr;
            c += dc;
        }
        return k;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell last = state.last().get();
        Board b = state.board();
        Player p = b.at(last).get();
        int horizontal = 1 + follow(b, p, last, 0, 1) + follow(b, p, last, 0, -1);
        int vertical = 1 + follow(b, p, last, 1, 0) + follow(b, p, last, -1, 0);
        int falling = 1 + follow(b, p, last, 1, 1) + follow(b, p, last, 1, 1);
        int rising = 1 + follow(b, p, last, 1, -1) + follow(b, p, last, -1, 1);
        int longest = Math.max(Math.max(horizontal, vertical), Math.max(falling, rising));
        return longest >= 5 ? Optional.of(p) : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
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
