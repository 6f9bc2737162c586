// exercise: 05
// truth: wrong
// mistake: result puts the stone on the board of the given state instead of on a copy
// player: both
// style: short methods, optional chains
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

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
            throw new IllegalArgumentException("nobody may move any more");
        }
        Player mover = player(state);
        Board board = state.board();
        board.put(cell, mover);
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().filter(cell -> longest(state.board(), cell) >= 5).flatMap(state.board()::at);
    }

    private int longest(Board board, Cell cell) {
        Player owner = board.at(cell).orElseThrow();
        int best = 0;
        for (int[] s : STEPS) {
            int from = 0;
            int to = 0;
            while (owns(board, owner, cell.row() + (to + 1) * s[0], cell.column() + (to + 1) * s[1])) to++;
            while (owns(board, owner, cell.row() + (from - 1) * s[0], cell.column() + (from - 1) * s[1])) from--;
            best = Math.max(best, to - from + 1);
        }
        return best;
    }

    private boolean owns(Board board, Player owner, int row, int column) {
        int max = board.size() - 1;
        return row >= 0 && row <= max && column >= 0 && column <= max && board.has(owner, row, column);
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
        return winner(state).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
