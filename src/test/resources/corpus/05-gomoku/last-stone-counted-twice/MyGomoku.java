// exercise: 05
// truth: wrong
// mistake: The counts to both sides each include the last stone, so it is counted twice and four in a row are taken for a win.
// player: both
// style: four explicit sums, one per direction, helper count(board, cell, dr, dc)
// single: yes
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        Board b = Board.empty(size);
        return new GomokuState(b, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        if (state.board().count(Player.X) == state.board().count(Player.O))
            return Player.X;
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent())
            throw new IllegalArgumentException("somebody has won already");
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    // number of equal stones from the cell on in one direction
    private int count(Board b, Cell from, int dr, int dc) {
        Optional<Player> mine = b.at(from);
        int n = 0;
        for (int i = 0; i < b.size(); i++) {
            int r = from.row() + i * dr;
            int c = from.column() + i * dc;
            if (r < 0 || c < 0 || r >= b.size() || c >= b.size()) break;
            if (!b.at(r, c).equals(mine)) break;
            n++;
        }
        return n;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board b = state.board();
        Cell last = state.last().get();

        int horizontal = count(b, last, 0, 1) + count(b, last, 0, -1);
        int vertical = count(b, last, 1, 0) + count(b, last, -1, 0);
        int falling = count(b, last, 1, 1) + count(b, last, -1, -1);
        int rising = count(b, last, -1, 1) + count(b, last, 1, -1);

        int longest = Math.max(Math.max(horizontal, vertical), Math.max(falling, rising));
        return longest >= 5 ? b.at(last) : Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) cells = state.board().emptyCells();
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) return 0;
        if (winner(state).get() == Player.X) return 1;
        return -1;
    }
}
