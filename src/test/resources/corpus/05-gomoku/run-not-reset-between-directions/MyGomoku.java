// exercise: 05
// truth: wrong
// mistake: winner counts the stones of all four directions in one counter that is never set back, so a corner of three and three counts as five
// kind: slip
// player: both
// style: verbose student code, while loops, one counter variable
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    @Override
    public GomokuState start(int size) {
        Board b = Board.empty(size);
        GomokuState s = new GomokuState(b, Optional.empty());
        return s;
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

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Board b = state.board();
        int n = b.size();
        int r = state.last().get().row();
        int c = state.last().get().column();
        Player p = b.at(r, c).get();
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        int count = 1;
        for (int d = 0; d < 4; d++) {
            int i = r + dr[d];
            int j = c + dc[d];
            while (i >= 0 && i < n && j >= 0 && j < n && b.has(p, i, j)) {
                count++;
                i += dr[d];
                j += dc[d];
            }
            i = r - dr[d];
            j = c - dc[d];
            while (i >= 0 && i < n && j >= 0 && j < n && b.has(p, i, j)) {
                count++;
                i -= dr[d];
                j -= dc[d];
            }
            if (count >= 5) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (winner(state).isPresent()) {
            return true;
        }
        return state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> list = new ArrayList<>();
        if (terminal(state)) {
            return list;
        }
        for (int i = 0; i < state.board().size(); i++) {
            for (int j = 0; j < state.board().size(); j++) {
                if (state.board().isEmpty(i, j)) {
                    list.add(new Cell(i, j));
                }
            }
        }
        return list;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isPresent()) {
            if (w.get() == Player.X) {
                return 1;
            } else {
                return -1;
            }
        }
        return 0;
    }
}
