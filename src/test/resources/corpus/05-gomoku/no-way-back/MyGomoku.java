// exercise: 05
// truth: wrong
// mistake: The walk to the other side begins where the first walk has ended and not at the last stone, so the first side is counted twice.
// player: both
// style: one long winner with while loops
// single: yes
import java.util.ArrayList;
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

    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        if (x == o) return Player.X;
        return Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) throw new IllegalArgumentException("game over");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        Board b = state.board();
        if (!state.last().isPresent()) return Optional.empty();
        Cell last = state.last().get();
        Player p = b.at(last).get();
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int d = 0; d < 4; d++) {
            int count = 1;
            int r = last.row();
            int c = last.column();
            while (inside(b, r + dr[d], c + dc[d]) && b.has(p, r + dr[d], c + dc[d])) {
                count++;
                r += dr[d];
                c += dc[d];
            }
            while (inside(b, r - dr[d], c - dc[d]) && b.has(p, r - dr[d], c - dc[d])) {
                count++;
                r -= dr[d];
                c -= dc[d];
            }
            if (count >= 5) return Optional.of(p);
        }
        return Optional.empty();
    }

    private boolean inside(Board b, int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size();
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> moves = new ArrayList<>();
        if (terminal(state)) return moves;
        for (int r = 0; r < state.board().size(); r++)
            for (int c = 0; c < state.board().size(); c++)
                if (state.board().isEmpty(r, c)) moves.add(new Cell(r, c));
        return moves;
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (!w.isPresent()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
