// exercise: 05
// truth: wrong
// mistake: actions takes the list of the state asked before and drops the last cell whenever there is one stone more, also if that state is no child of the other
// player: both
// style: incremental list of free cells, fields, classic Java
// single: yes
// detail: sometimes, and only if two states that are no parent and child are asked in a row and the second has one stone more; along games and in depth-first searches it is right. Seen on 5x5: actions after (0,0), then actions after (4,4),(3,3) lists (4,4) and not (0,0)
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private List<Cell> free = new ArrayList<>();
    private int stones = -1;
    private int size = -1;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over.");
        }
        if (!state.board().contains(cell) || !state.board().isEmpty(cell)) {
            throw new IllegalArgumentException("Not a free cell: " + cell);
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
        Cell last = state.last().get();
        Player p = state.board().at(last).get();
        boolean five = line(state.board(), p, last, 0, 1)
                || line(state.board(), p, last, 1, 0)
                || line(state.board(), p, last, 1, 1)
                || line(state.board(), p, last, -1, 1);
        return five ? Optional.of(p) : Optional.empty();
    }

    private boolean line(Board b, Player p, Cell cell, int dr, int dc) {
        int r = cell.row();
        int c = cell.column();
        while (mine(b, p, r - dr, c - dc)) {
            r -= dr;
            c -= dc;
        }
        int length = 0;
        while (mine(b, p, r, c)) {
            length++;
            r += dr;
            c += dc;
        }
        return length >= 5;
    }

    private boolean mine(Board b, Player p, int r, int c) {
        return r >= 0 && r < b.size() && c >= 0 && c < b.size() && b.has(p, r, c);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().stones() == state.board().size() * state.board().size();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return Collections.emptyList();
        }
        Board board = state.board();
        boolean oneMore = board.size() == size
                && board.stones() == stones + 1
                && state.last().isPresent()
                && free.contains(state.last().get());
        if (oneMore) {
            free.remove(state.last().get());
        } else {
            free = board.emptyCells();
            size = board.size();
        }
        stones = board.stones();
        return new ArrayList<>(free);
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        return w.isPresent() ? (w.get() == Player.X ? 1 : -1) : 0;
    }
}
