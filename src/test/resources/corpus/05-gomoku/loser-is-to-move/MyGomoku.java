// exercise: 05
// truth: wrong
// mistake: utility takes the one who would be next for the loser and has no case for a tie
// player: both
// style: class of lines, utility by whose turn it is
// single: yes
// detail: sometimes; a full board without five
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    static class Line {
        final Board board;
        final Player owner;

        Line(Board board, Player owner) {
            this.board = board;
            this.owner = owner;
        }

        int reach(int r, int c, int dr, int dc) {
            int k = 0;
            while (true) {
                int rr = r + (k + 1) * dr;
                int cc = c + (k + 1) * dc;
                if (rr < 0 || cc < 0 || rr == board.size() || cc == board.size()) return k;
                if (!board.has(owner, rr, cc)) return k;
                k++;
            }
        }

        boolean five(int r, int c, int dr, int dc) {
            return reach(r, c, dr, dc) + reach(r, c, -dr, -dc) + 1 >= 5;
        }
    }

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
            throw new IllegalArgumentException("over");
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
        int r = state.last().get().row();
        int c = state.last().get().column();
        Player owner = state.board().at(r, c).get();
        Line line = new Line(state.board(), owner);
        if (line.five(r, c, 0, 1) || line.five(r, c, 1, 0) || line.five(r, c, 1, 1) || line.five(r, c, 1, -1)) {
            return Optional.of(owner);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return player(state) == Player.X ? -1 : 1;
    }
}
