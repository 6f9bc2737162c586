// exercise: 05
// truth: wrong
// mistake: actions fills one and the same list for every call, so a list that the caller still has changes under his hands.
// kind: slip
// player: both
// style: fields that are reused to save memory
// single: yes
// detail: shows when a list of an earlier call is still in use: actions(s), then actions(result(s, a)), then the first list again
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};
    private final List<Cell> moves = new ArrayList<>(361);

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return (state.board().stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no moves after the end");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Board board = state.board();
        Player who = board.at(last).orElseThrow();
        for (int d = 0; d < 4; d++) {
            int r = last.row();
            int c = last.column();
            while (on(board, r - DR[d], c - DC[d]) && board.has(who, r - DR[d], c - DC[d])) {
                r -= DR[d];
                c -= DC[d];
            }
            int length = 0;
            while (on(board, r, c) && board.has(who, r, c)) {
                length++;
                r += DR[d];
                c += DC[d];
            }
            if (length > 4) {
                return Optional.of(who);
            }
        }
        return Optional.empty();
    }

    private static boolean on(Board board, int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < board.size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        moves.clear();
        if (!terminal(state)) {
            moves.addAll(state.board().emptyCells());
        }
        return moves;
    }

    @Override
    public int utility(GomokuState state) {
        Player w = winner(state).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
