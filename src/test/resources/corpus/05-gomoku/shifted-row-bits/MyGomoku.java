// exercise: 05
// truth: right
// mistake: none; rows as bit masks that are shifted against each other
// player: both
// style: bit masks of the rows around the last stone
// single: yes
// detail: always
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
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no move is allowed after the end of the game: " + cell);
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
        Board board = state.board();
        Cell last = state.last().get();
        Optional<Player> owner = board.at(last);
        Player p = owner.orElseThrow();
        long line = board.row(p, last.row());
        if ((line & line >> 1 & line >> 2 & line >> 3 & line >> 4) != 0) {
            return owner;
        }
        int first = Math.max(0, last.row() - 4);
        int end = Math.min(board.size() - 5, last.row());
        for (int top = first; top <= end; top++) {
            long straight = -1L;
            long right = -1L;
            long left = -1L;
            for (int i = 0; i < 5; i++) {
                long stones = board.row(p, top + i);
                straight &= stones;
                right &= stones >>> i;
                left &= stones << i;
            }
            if ((straight | right | left) != 0) {
                return owner;
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
        Optional<Player> w = winner(state);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
