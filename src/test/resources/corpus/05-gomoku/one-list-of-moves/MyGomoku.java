// exercise: 05
// truth: wrong
// mistake: actions fills and returns one and the same list each time, so a list that was returned earlier changes with the next call
// player: both
// style: fields to save garbage, int arrays for the directions
// single: yes
// detail: sometimes; each list is right when it is returned; a recursive search over the game gets a ConcurrentModificationException or the wrong cells
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 0, 1, -1};

    private final ArrayList<Cell> moves = new ArrayList<>(19 * 19);

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
            throw new IllegalArgumentException("over");
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
        Board b = state.board();
        Cell l = state.last().get();
        Player p = b.at(l).get();
        for (int d = 0; d < 4; d++) {
            int length = 1;
            int r = l.row() + DR[d];
            int c = l.column() + DC[d];
            while (mine(b, p, r, c)) {
                length++;
                r += DR[d];
                c += DC[d];
            }
            r = l.row() - DR[d];
            c = l.column() - DC[d];
            while (mine(b, p, r, c)) {
                length++;
                r -= DR[d];
                c -= DC[d];
            }
            if (length >= 5) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private boolean mine(Board b, Player p, int r, int c) {
        if (r < 0 || c < 0 || r >= b.size() || c >= b.size()) {
            return false;
        }
        return b.has(p, r, c);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        moves.clear();
        if (terminal(state)) {
            return moves;
        }
        Board b = state.board();
        for (int r = 0; r < b.size(); r++) {
            for (int c = 0; c < b.size(); c++) {
                if (b.isEmpty(r, c)) {
                    moves.add(new Cell(r, c));
                }
            }
        }
        return moves;
    }

    @Override
    public int utility(GomokuState state) {
        Player p = winner(state).orElse(null);
        return p == null ? 0 : p == Player.X ? 1 : -1;
    }
}
