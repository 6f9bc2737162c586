// exercise: 05
// truth: wrong
// mistake: winners are kept in a map whose key is the last cell and the number of stones, but not the board
// player: both
// style: memo in a field
// single: yes
// detail: sometimes; with several lines of play or several games on one object
import java.util.HashMap;
import java.util.Map;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Key(Cell last, int stones) {}

    private final Map<Key, Optional<Player>> known = new HashMap<>();

    public GomokuState start(int size) {
        known.clear();
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("over: " + cell);
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Key key = new Key(state.last().get(), state.board().stones());
        return known.computeIfAbsent(key, k -> findWinner(state.board(), k.last()));
    }

    private Optional<Player> findWinner(Board b, Cell last) {
        Player who = b.at(last).orElseThrow();
        boolean five = sum(b, who, last, 1, 0) > 4 || sum(b, who, last, 0, 1) > 4
                || sum(b, who, last, 1, 1) > 4 || sum(b, who, last, 1, -1) > 4;
        return five ? Optional.of(who) : Optional.empty();
    }

    private int sum(Board b, Player who, Cell last, int dr, int dc) {
        int r = last.row(), c = last.column();
        while (ok(b, who, r - dr, c - dc)) {
            r -= dr;
            c -= dc;
        }
        int n = 0;
        while (ok(b, who, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    private boolean ok(Board b, Player who, int r, int c) {
        return r >= 0 && r < b.size() && c >= 0 && c < b.size() && b.has(who, r, c);
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        return winner(state).map(w -> w.equals(Player.X) ? 1 : -1).orElse(0);
    }
}
