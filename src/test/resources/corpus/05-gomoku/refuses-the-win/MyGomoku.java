// exercise: 05
// truth: wrong
// mistake: result asks whether the game is over of the state after the move, so it refuses the winning move itself.
// player: both
// style: streams, record for a direction
// single: yes
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Step(int rows, int columns) {
        Step back() {
            return new Step(-rows, -columns);
        }

        int stones(Board board, Player player, Cell from) {
            int row = from.row() + rows;
            int column = from.column() + columns;
            int n = 0;
            while (row >= 0 && row < board.size() && column >= 0 && column < board.size()
                    && board.has(player, row, column)) {
                n++;
                row += rows;
                column += columns;
            }
            return n;
        }
    }

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

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
        Board board = state.board().copy();
        board.put(cell, player(state));
        GomokuState next = new GomokuState(board, Optional.of(cell));
        if (winner(next).isPresent()) {
            throw new IllegalArgumentException("no move once somebody has won: " + cell);
        }
        return next;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(last -> {
            Board board = state.board();
            Player player = board.at(last).orElseThrow();
            boolean five = STEPS.stream()
                    .anyMatch(s -> Stream.of(s, s.back()).mapToInt(t -> t.stones(board, player, last)).sum() >= 4);
            return five ? Optional.of(player) : Optional.empty();
        });
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
