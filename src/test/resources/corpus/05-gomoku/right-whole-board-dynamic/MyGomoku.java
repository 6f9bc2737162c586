// exercise: 05
// truth: right
// mistake: none; looks at the whole board and builds run lengths from the cells above and to the left
// player: both
// style: dynamic programming tables on a padded board, ignores the last stone
// single: yes
import java.util.ArrayList;
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
        int diff = state.board().count(Player.X) - state.board().count(Player.O);
        return diff <= 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board old = state.board();
        if (longest(old, Player.X) >= 5 || longest(old, Player.O) >= 5) {
            throw new IllegalArgumentException("The game is over");
        }
        if (!old.contains(cell)) {
            throw new IllegalArgumentException("Off the board: " + cell);
        }
        if (!old.isEmpty(cell)) {
            throw new IllegalArgumentException("Taken: " + cell);
        }
        Board b = old.copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    /** the longest run of p's stones; [r][c][d] is the run that ends in (r-1, c-1), with a border of zeros */
    private int longest(Board board, Player p) {
        int n = board.size();
        int[][][] run = new int[n + 2][n + 2][4];
        int best = 0;
        for (int r = 1; r <= n; r++) {
            for (int c = 1; c <= n; c++) {
                if (!board.has(p, r - 1, c - 1)) {
                    continue;
                }
                run[r][c][0] = run[r][c - 1][0] + 1;
                run[r][c][1] = run[r - 1][c][1] + 1;
                run[r][c][2] = run[r - 1][c - 1][2] + 1;
                run[r][c][3] = run[r - 1][c + 1][3] + 1;
                for (int d = 0; d < 4; d++) {
                    best = Math.max(best, run[r][c][d]);
                }
            }
        }
        return best;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (Player p : Player.values()) {
            if (longest(state.board(), p) > 4) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> list = new ArrayList<>();
        if (terminal(state)) {
            return list;
        }
        for (int r = state.board().size() - 1; r >= 0; r--) {
            for (int c = state.board().size() - 1; c >= 0; c--) {
                if (state.board().at(r, c).isEmpty()) {
                    list.add(new Cell(r, c));
                }
            }
        }
        return list;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.MAX ? 1 : -1).orElse(0);
    }
}
