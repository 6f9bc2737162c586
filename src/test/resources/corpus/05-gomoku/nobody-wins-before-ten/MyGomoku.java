// exercise: 05
// truth: wrong
// mistake: To save time winner says nobody on boards with fewer than ten stones, but X can have five when there are nine.
// kind: subtle
// player: MAX
// style: early exit, helper class
// single: yes
// detail: X wins with five of its first five stones: the board has exactly nine stones
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final int FIVE = 5;

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("The game is over.");
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        // five of each are needed at least: no need to look earlier
        if (state.board().stones() < 2 * FIVE) return Optional.empty();
        return new LineFinder(state).winner();
    }

    private static class LineFinder {
        final Board board;
        final Cell last;
        final Player player;

        LineFinder(GomokuState state) {
            board = state.board();
            last = state.last().orElseThrow();
            player = board.at(last).orElseThrow();
        }

        Optional<Player> winner() {
            return line(0, 1) || line(1, 0) || line(1, 1) || line(-1, 1) ? Optional.of(player) : Optional.empty();
        }

        boolean line(int dr, int dc) {
            return side(dr, dc) + side(-dr, -dc) + 1 >= FIVE;
        }

        int side(int dr, int dc) {
            int i = 0;
            while (mine(last.row() + (i + 1) * dr, last.column() + (i + 1) * dc)) i++;
            return i;
        }

        boolean mine(int r, int c) {
            return r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(player, r, c);
        }
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
