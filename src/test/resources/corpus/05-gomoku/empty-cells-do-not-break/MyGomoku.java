// exercise: 05
// truth: wrong
// mistake: the run of stones starts again only at a stone of the other player and not at an empty cell, so that lines with gaps win
// player: both
// style: one pass from -4 to +4 around the last stone in each direction
// single: yes
// detail: sometimes, with five stones within nine cells of a line and no stone of the other between them
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int REACH = 4;
    private static final int[] ROW_STEP = {0, 1, 1, -1};
    private static final int[] COLUMN_STEP = {1, 0, 1, 1};

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
            throw new IllegalArgumentException("it is over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        int size = board.size();
        Cell last = state.last().get();
        Player mover = board.at(last).get();
        for (int direction = 0; direction < 4; direction++) {
            int run = 0;
            for (int i = -REACH; i <= REACH; i++) {
                int row = last.row() + i * ROW_STEP[direction];
                int column = last.column() + i * COLUMN_STEP[direction];
                if (row < 0 || row >= size || column < 0 || column >= size) {
                    continue;
                }
                if (board.has(mover, row, column)) {
                    run++;
                } else if (board.has(mover.opponent(), row, column)) {
                    run = 0;
                }
                if (run >= 5) {
                    return Optional.of(mover);
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
        if (winner(state).equals(Optional.of(Player.X))) {
            return 1;
        } else if (winner(state).equals(Optional.of(Player.O))) {
            return -1;
        } else {
            return 0;
        }
    }
}
