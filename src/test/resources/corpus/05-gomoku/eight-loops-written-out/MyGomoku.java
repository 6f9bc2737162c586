// exercise: 05
// truth: wrong
// mistake: the second loop of the rising diagonal goes up and to the left instead of up and to the right
// player: both
// style: eight while loops written out one after the other
// single: yes
// detail: sometimes; only rising diagonals, and only if the last stone is not their upper end; a bent line may win instead
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
        if (state.board().count(Player.X) == state.board().count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("over");
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    private boolean mine(Board b, Player p, int r, int c) {
        return r >= 0 && c >= 0 && r < b.size() && c < b.size() && b.has(p, r, c);
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board b = state.board();
        int r = state.last().get().row();
        int c = state.last().get().column();
        Player p = b.at(r, c).get();
        int i;

        // horizontal
        int count = 1;
        i = 1;
        while (mine(b, p, r, c + i)) { count++; i++; }
        i = 1;
        while (mine(b, p, r, c - i)) { count++; i++; }
        if (count >= 5) return Optional.of(p);

        // vertical
        count = 1;
        i = 1;
        while (mine(b, p, r + i, c)) { count++; i++; }
        i = 1;
        while (mine(b, p, r - i, c)) { count++; i++; }
        if (count >= 5) return Optional.of(p);

        // diagonal
        count = 1;
        i = 1;
        while (mine(b, p, r + i, c + i)) { count++; i++; }
        i = 1;
        while (mine(b, p, r - i, c - i)) { count++; i++; }
        if (count >= 5) return Optional.of(p);

        // other diagonal
        count = 1;
        i = 1;
        while (mine(b, p, r + i, c - i)) { count++; i++; }
        i = 1;
        while (mine(b, p, r - i, c - i)) { count++; i++; }
        if (count >= 5) return Optional.of(p);

        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) return List.of();
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isPresent() && w.get() == Player.X) return 1;
        if (w.isPresent() && w.get() == Player.O) return -1;
        return 0;
    }
}
