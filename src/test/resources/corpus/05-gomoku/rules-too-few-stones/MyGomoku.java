// exercise: 05
// truth: wrong
// mistake: winner skips boards with nine stones or fewer, but X can have five with the ninth stone of the game
// player: MAX
// style: quick test first, switch on direction numbers
// kind: subtle
// single: yes
// detail: only when X wins with X's very first five stones, that is with nine stones on the board
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int MIN_STONES = 9; // five of X and four of O

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("no moves after the end of the game");
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        // nobody can have five so early, don't waste time
        if (state.last().isEmpty() || state.board().stones() <= MIN_STONES) {
            return Optional.empty();
        }
        Board board = state.board();
        Cell last = state.last().get();
        Player mover = board.at(last).orElseThrow();
        for (int direction = 0; direction < 4; direction++) {
            int dr = direction == 0 ? 0 : 1;
            int dc = switch (direction) {
                case 0, 2 -> 1;
                case 1 -> 0;
                default -> -1;
            };
            int r = last.row();
            int c = last.column();
            while (inside(board, r - dr, c - dc) && board.has(mover, r - dr, c - dc)) {
                r -= dr;
                c -= dc;
            }
            int length = 0;
            while (inside(board, r, c) && board.has(mover, r, c)) {
                length++;
                r += dr;
                c += dc;
            }
            if (length >= 5) {
                return Optional.of(mover);
            }
        }
        return Optional.empty();
    }

    private static boolean inside(Board board, int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < board.size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Player w = winner(state).orElse(null);
        return w == Player.X ? 1 : w == Player.O ? -1 : 0;
    }
}
