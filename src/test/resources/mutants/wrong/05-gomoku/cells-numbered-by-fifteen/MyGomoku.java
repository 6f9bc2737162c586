// Wrong: a cell is known by 15 * row + column on boards of any size.
// Fails first: winner: four, a gap, or a line across the edge is no win
// Says: no line through the last stone
// Diagnosis: cells-numbered-for-another-size

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[][] WAYS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        Cell last = state.last().get();
        Player mover = board.at(last).orElseThrow();
        BitSet stones = new BitSet();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.has(mover, row, column)) {
                    stones.set(15 * row + column);
                }
            }
        }
        for (int[] way : WAYS) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int row = last.row() + sign * way[0];
                int column = last.column() + sign * way[1];
                while (row >= 0
                        && column >= 0
                        && row < board.size()
                        && column < board.size()
                        && stones.get(15 * row + column)) {
                    length++;
                    row += sign * way[0];
                    column += sign * way[1];
                }
            }
            if (length >= 5) {
                return Optional.of(mover);
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
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
