// exercise: 05
// truth: wrong
// mistake: result leaves all refusing to Board.put, which knows nothing of the end of the game, so moves after a win are accepted
// player: both
// style: recursion for the count, static helper class
// kind: slip
// single: yes
// detail: result of a free cell once somebody has five
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    static class Rules {
        static int run(Board b, Player who, int r, int c, int dr, int dc) {
            boolean off = r < 0 || c < 0 || r >= b.size() || c >= b.size();
            return off || !b.has(who, r, c) ? 0 : 1 + run(b, who, r + dr, c + dc, dr, dc);
        }

        static boolean five(Board b, Player who, Cell c) {
            for (int k = 0; k < 4; k++) {
                int dr = k == 0 ? 0 : 1;
                int dc = k == 1 ? 0 : k == 3 ? -1 : 1;
                // the stone itself is in both runs
                if (run(b, who, c.row(), c.column(), dr, dc) + run(b, who, c.row(), c.column(), -dr, -dc) > 5) {
                    return true;
                }
            }
            return false;
        }
    }

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Cell c = state.last().get();
        Optional<Player> mover = state.board().at(c);
        return mover.filter(p -> Rules.five(state.board(), p, c));
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(state)) {
            for (int r = 0; r < state.board().size(); r++) {
                for (int c = 0; c < state.board().size(); c++) {
                    if (state.board().isEmpty(r, c)) {
                        list.add(new Cell(r, c));
                    }
                }
            }
        }
        return list;
    }

    public int utility(GomokuState state) {
        return winner(state).isEmpty() ? 0 : winner(state).get() == Player.X ? 1 : -1;
    }
}
