// exercise: 05
// truth: right
// mistake: none; tries every window of five that holds the last stone
// player: both
// style: nested helper class with an Iterator-like window, labelled loops
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.*;
import plybook.task.*;

public final class MyGomoku implements GomokuTask {
    private static final int N = 5;

    @Override
    public GomokuState start(final int size) {
        return new GomokuState(Board.empty(size), Optional.<Cell>empty());
    }

    @Override
    public Player player(final GomokuState state) {
        final boolean even = state.board().count(Player.X) == state.board().count(Player.O);
        return even ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(final GomokuState state, final Cell cell) {
        if (terminal(state)) {
            final String why = winner(state).map(w -> w + " has won").orElse("the board is full");
            throw new IllegalArgumentException(why);
        }
        final Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(final GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        final Board b = state.board();
        final Cell s = state.last().get();
        final Optional<Player> p = b.at(s);
        for (int axis = 0; axis < 4; axis++) {
            final int dr = axis == 0 ? 0 : 1;
            final int dc = axis == 1 ? 0 : axis == 3 ? -1 : 1;
            window:
            for (int offset = 0; offset < N; offset++) {
                for (int i = 0; i < N; i++) {
                    final int r = s.row() + (i - offset) * dr;
                    final int c = s.column() + (i - offset) * dc;
                    if (r < 0 || c < 0 || r >= b.size() || c >= b.size() || !b.at(r, c).equals(p)) {
                        continue window;
                    }
                }
                return p;
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(final GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(final GomokuState state) {
        if (!terminal(state)) {
            return state.board().emptyCells();
        }
        return List.of();
    }

    @Override
    public int utility(final GomokuState state) {
        int value = 0;
        for (Player p : Player.values()) {
            if (winner(state).filter(w -> w == p).isPresent()) {
                value = p == Player.X ? 1 : -1;
            }
        }
        return value;
    }
}
