// exercise: 05
// truth: wrong
// mistake: winner says nobody as soon as the board is full, even if the very last stone makes five
// player: both
// style: guard clauses, two int constants per direction
// single: yes
// detail: sometimes; only if the stone that fills the board wins
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[] DOWN = {0, 1, 1, -1};
    private static final int[] RIGHT = {1, 0, 1, 1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board board = state.board();
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("nothing can be played any more");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty() || isTie(state)) {
            return Optional.empty();
        }
        Player mover = state.board().at(state.last().get()).get();
        for (int i = 0; i < 4; i++) {
            int total = ray(state, mover, DOWN[i], RIGHT[i]) + 1 + ray(state, mover, -DOWN[i], -RIGHT[i]);
            if (total >= 5) {
                return Optional.of(mover);
            }
        }
        return Optional.empty();
    }

    private boolean isTie(GomokuState state) {
        return state.board().isFull();
    }

    private int ray(GomokuState state, Player mover, int down, int right) {
        Board board = state.board();
        int row = state.last().get().row() + down;
        int col = state.last().get().column() + right;
        int n = 0;
        while (0 <= row && row < board.size() && 0 <= col && col < board.size()) {
            if (!board.has(mover, row, col)) {
                break;
            }
            n++;
            row += down;
            col += right;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return isTie(state) || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        int value = 0;
        if (winner.equals(Optional.of(Player.X))) value = 1;
        if (winner.equals(Optional.of(Player.O))) value = -1;
        return value;
    }
}
