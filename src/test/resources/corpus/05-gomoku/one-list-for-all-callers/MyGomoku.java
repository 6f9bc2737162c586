// exercise: 05
// truth: wrong
// mistake: actions fills one list that is kept in a field and returns it, so the list of the caller before changes
// kind: slip
// player: both
// style: scratch list reused "to save garbage", count with while loops
// single: yes
// detail: seen when two lists are held at once, as any search does
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final List<Cell> free = new ArrayList<>(19 * 19);

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
            throw new IllegalArgumentException("no moves after the end");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        int[] dr = {0, 1, 1, 1};
        int[] dc = {1, 0, 1, -1};
        for (int i = 0; i < 4; i++) {
            // go to the first stone of the run, then count it
            int r = last.row();
            int c = last.column();
            while (same(state.board(), last, r - dr[i], c - dc[i])) {
                r -= dr[i];
                c -= dc[i];
            }
            int length = 0;
            while (same(state.board(), last, r, c)) {
                r += dr[i];
                c += dc[i];
                length++;
            }
            if (length >= 5) {
                return state.board().at(last);
            }
        }
        return Optional.empty();
    }

    private boolean same(Board board, Cell last, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.at(r, c).equals(board.at(last));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        free.clear();
        if (!terminal(state)) {
            for (int r = 0; r < state.board().size(); r++) {
                for (int c = 0; c < state.board().size(); c++) {
                    if (state.board().isEmpty(r, c)) {
                        free.add(new Cell(r, c));
                    }
                }
            }
        }
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        return winner.isEmpty() ? 0 : winner.get() == Player.X ? 1 : -1;
    }
}
