// exercise: 05
// truth: wrong
// mistake: winner remembers its answers by the hash code of the board, which different boards can share
// player: both
// style: memo in a HashMap<Integer, ...>, four directions by an enum
// single: yes
// detail: sometimes; seen on 8x8: after winner of X at (0,0..3),(4,4) with four O, the five X at (0,0..4) with the same O have the same hash, and winner says empty (and the other way round)
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Line {
        ACROSS(0, 1), DOWN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int dr;
        final int dc;

        Line(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private final Map<Integer, Optional<Player>> known = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board b = state.board();
        return b.count(Player.X) == b.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game is over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        // terminal, actions, result and utility all ask for the winner, so it is worked out once for each position
        return known.computeIfAbsent(state.board().hashCode(), k -> compute(state));
    }

    private Optional<Player> compute(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell c = state.last().get();
        Optional<Player> who = state.board().at(c);
        for (Line line : Line.values()) {
            int n = 1 + run(state.board(), c, who, line.dr, line.dc) + run(state.board(), c, who, -line.dr, -line.dc);
            if (n >= 5) {
                return who;
            }
        }
        return Optional.empty();
    }

    private int run(Board b, Cell from, Optional<Player> who, int dr, int dc) {
        int n = 0;
        for (int r = from.row() + dr, c = from.column() + dc;
                r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.at(r, c).equals(who);
                r += dr, c += dc) {
            n++;
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
