// exercise: 05
// truth: wrong
// mistake: result keeps the last move of the state it was given (state.last()) once there is one, instead of the cell just played.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
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
        Board b = state.board();
        return b.count(Player.X) > b.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("game over");
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, state.last().or(() -> Optional.of(cell)));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell c = state.last().get();
        Player p = state.board().at(c).orElseThrow();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            if (1 + run(state.board(), p, c, d[0], d[1]) + run(state.board(), p, c, -d[0], -d[1]) >= 5) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private int run(Board board, Player p, Cell c, int dr, int dc) {
        int n = 0;
        int r = c.row() + dr;
        int k = c.column() + dc;
        while (r >= 0 && k >= 0 && r < board.size() && k < board.size() && board.has(p, r, k)) {
            n++;
            r += dr;
            k += dc;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
