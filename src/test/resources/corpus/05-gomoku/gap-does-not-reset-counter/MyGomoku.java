// exercise: 05
// truth: wrong
// mistake: the nine cells along each line through the last stone are scanned with a counter that is only set back to 0 at a stone of the opponent, not at an empty cell: four stones and a gap, such as XX.XXX, win
// player: both
// style: blog-style: window of -4 to 4 around the last move with a running counter
// single: yes
// detail: the edge is handled with continue, which is fine
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private static final int WIN_COUNT = 5;
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board board = state.board();
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game has ended.");
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
        Cell last = state.last().get();
        Board board = state.board();
        Player player = board.at(last).get();
        for (int[] dir : DIRECTIONS) {
            int count = 0;
            for (int i = -(WIN_COUNT - 1); i <= WIN_COUNT - 1; i++) {
                int row = last.row() + i * dir[0];
                int col = last.column() + i * dir[1];
                if (row < 0 || row >= board.size() || col < 0 || col >= board.size()) {
                    continue;
                }
                if (board.has(player, row, col)) {
                    count++;
                    if (count == WIN_COUNT) {
                        return Optional.of(player);
                    }
                } else if (board.has(player.opponent(), row, col)) {
                    count = 0;
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
