// exercise: 05
// truth: wrong
// mistake: actions hands out the list that it remembers for a board, so the same list object again for an equal position, with whatever a caller did to it.
// player: both
// style: cache by content of a copied board, fields
// kind: subtle
// single: yes
// detail: ask actions, remove or clear something in the list, ask again about the same (or an equal) state: cells are missing
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
    private final Map<GomokuState, List<Cell>> moves = new HashMap<>();

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
            throw new IllegalArgumentException("nobody may move any more");
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
        Cell c = state.last().get();
        Player p = state.board().at(c).orElseThrow();
        boolean five = count(state.board(), p, c, 0, 1) || count(state.board(), p, c, 1, 0)
                || count(state.board(), p, c, 1, 1) || count(state.board(), p, c, 1, -1);
        return five ? Optional.of(p) : Optional.empty();
    }

    private boolean count(Board b, Player p, Cell c, int dr, int dc) {
        int run = 0;
        for (int k = -4; k <= 4; k++) {
            int r = c.row() + k * dr;
            int s = c.column() + k * dc;
            boolean mine = r >= 0 && r < b.size() && s >= 0 && s < b.size() && b.has(p, r, s);
            run = mine ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        List<Cell> known = moves.get(state);
        if (known == null) {
            if (moves.size() > 2_000) {
                moves.clear();
            }
            known = state.board().emptyCells();
            moves.put(new GomokuState(state.board().copy(), state.last()), known);
        }
        return known;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
