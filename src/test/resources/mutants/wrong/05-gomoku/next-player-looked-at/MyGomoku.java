// Wrong: winner looks for a row of the player who moves next, and not of the one who played last.
// Fails first: winner: five in a row in each of the four directions, wherever in it the last stone stands
// Says: nobody
// Diagnosis: next-player-looked-at

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) > state.board().count(Player.O) ? Player.O : Player.X;
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
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player p = player(state);
        for (int d = 0; d < 4; d++) {
            int n = 1 + run(state.board(), p, last, DR[d], DC[d]) + run(state.board(), p, last, -DR[d], -DC[d]);
            if (n >= 5) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private int run(Board b, Player p, Cell from, int dr, int dc) {
        int n = 0;
        int r = from.row() + dr;
        int c = from.column() + dc;
        while (r >= 0 && r < b.size() && c >= 0 && c < b.size() && b.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
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
