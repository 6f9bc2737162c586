// exercise: 05
// truth: wrong
// mistake: the size is a field that start sets, and winner counts up to that edge instead of the edge of the board it is given
// kind: subtle
// player: both
// style: fields, nested loops over offsets -4..4 around the last stone
// single: yes
// detail: only when one object is used for boards of several sizes, or for a board that did not come from its start
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private int size = 15;

    @Override
    public GomokuState start(int size) {
        this.size = size;
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    private boolean inside(int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int row = state.last().get().row();
        int column = state.last().get().column();
        Player player = state.board().at(row, column).orElseThrow();
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            int inRow = 0;
            for (int i = -4; i <= 4; i++) {
                int r = row + i * d[0];
                int c = column + i * d[1];
                if (inside(r, c) && state.board().has(player, r, c)) {
                    inRow++;
                    if (inRow == 5) {
                        return Optional.of(player);
                    }
                } else {
                    inRow = 0;
                }
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
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        return winner.isEmpty() ? 0 : winner.get() == Player.X ? 1 : -1;
    }
}
