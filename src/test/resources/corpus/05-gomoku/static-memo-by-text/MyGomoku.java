// exercise: 05
// truth: right
// mistake: none; winners are remembered for all instances, but by the text of board and last cell, so that a changed board is another key
// player: both
// style: static memo keyed by the text of the state, sets of cells
// single: yes
// detail: -
import java.util.*;
import java.util.concurrent.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final Map<String, Optional<Player>> WINNERS = new ConcurrentHashMap<>();
    private static final int LIMIT = 20_000;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) - state.board().count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!new HashSet<>(actions(state)).contains(cell)) {
            throw new NoSuchElementException(cell + " cannot be played now");
        }
        String text = state.board().toString();
        int at = cell.row() * (state.board().size() + 1) + cell.column();
        String after = text.substring(0, at) + player(state).symbol() + text.substring(at + 1);
        return GomokuState.parse(after + " " + cell);
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (WINNERS.size() > LIMIT) {
            WINNERS.clear();
        }
        return WINNERS.computeIfAbsent(state.toString(), text -> search(state));
    }

    private static Optional<Player> search(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = state.board().at(last).orElseThrow();
        Map<String, TreeSet<Integer>> lines = new HashMap<>();
        for (int r = 0; r < state.board().size(); r++) {
            for (int c = 0; c < state.board().size(); c++) {
                if (!state.board().has(player, r, c)) {
                    continue;
                }
                if (r == last.row()) lines.computeIfAbsent("row", k -> new TreeSet<>()).add(c);
                if (c == last.column()) lines.computeIfAbsent("column", k -> new TreeSet<>()).add(r);
                if (r - c == last.row() - last.column()) lines.computeIfAbsent("diagonal", k -> new TreeSet<>()).add(r);
                if (r + c == last.row() + last.column()) lines.computeIfAbsent("other", k -> new TreeSet<>()).add(r);
            }
        }
        for (TreeSet<Integer> stones : lines.values()) {
            for (int first : stones) {
                if (stones.subSet(first, first + 5).size() == 5) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().emptyCells().isEmpty() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? Collections.emptyList() : new LinkedList<>(state.board().emptyCells());
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).isPresent() ? (winner(state).get() == Player.X ? 1 : -1) : 0;
    }
}
