// exercise: 05
// truth: wrong
// mistake: winner asks for exactly five in a row, so six and more do not win
// player: both
// style: while loops in a helper, for each over an array
// single: yes
// detail: sometimes; only when the last stone joins two rows to six or more
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    static final int[] DR = {0, 1, 1, 1};
    static final int[] DC = {1, 0, 1, -1};

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        if (state.board().count(Player.X) != state.board().count(Player.O)) {
            return Player.O;
        } else {
            return Player.X;
        }
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("you can't play " + cell);
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Cell c = state.last().get();
        Player p = state.board().at(c).get();
        for (int i = 0; i < 4; i++) {
            int stones = 1;
            stones += walk(state.board(), p, c, DR[i], DC[i]);
            stones += walk(state.board(), p, c, -DR[i], -DC[i]);
            if (stones == 5) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private int walk(Board board, Player p, Cell c, int dr, int dc) {
        int n = 0;
        int r = c.row() + dr;
        int k = c.column() + dc;
        while (r >= 0 && k >= 0 && r < board.size() && k < board.size() && board.at(r, k).equals(Optional.of(p))) {
            n++;
            r += dr;
            k += dc;
        }
        return n;
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return new ArrayList<>();
        }
        return state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isPresent() && w.get() == Player.X) return 1;
        if (w.isPresent() && w.get() == Player.O) return -1;
        return 0;
    }
}
