// exercise: 05
// truth: wrong
// mistake: winner counts from the last stone to either side, but takes the longer side instead of both together
// player: both
// style: enum of eight directions with iterators
// kind: slip
// single: yes
// detail: when the last stone closes a gap inside the five, with stones on both sides; at an end of the line it is right
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Compass {
        N(-1, 0), NE(-1, 1), E(0, 1), SE(1, 1), S(1, 0), SW(1, -1), W(0, -1), NW(-1, -1);

        private final int down;
        private final int right;

        Compass(int down, int right) {
            this.down = down;
            this.right = right;
        }

        Iterable<Optional<Player>> ray(Board board, Cell from) {
            return () -> new Iterator<>() {
                private int row = from.row();
                private int column = from.column();

                @Override
                public boolean hasNext() {
                    return row >= 0 && column >= 0 && row < board.size() && column < board.size();
                }

                @Override
                public Optional<Player> next() {
                    Optional<Player> here = board.at(row, column);
                    row += down;
                    column += right;
                    return here;
                }
            };
        }
    }

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
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Optional<Player> mover = state.board().at(state.last().get());
        for (Compass direction : Compass.values()) {
            int length = 0;
            for (Optional<Player> stone : direction.ray(state.board(), state.last().get())) {
                if (!stone.equals(mover)) {
                    break;
                }
                length++;
            }
            if (length >= 5) {
                return mover;
            }
        }
        return Optional.empty();
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
        Optional<Player> winner = winner(state);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
