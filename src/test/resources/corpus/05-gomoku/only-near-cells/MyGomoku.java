// exercise: 05
// truth: wrong
// mistake: actions gives only the empty cells within two steps of a stone
// player: both
// style: nested loops, LinkedHashSet
// single: yes
// detail: always on boards with room; the empty board gives all cells
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int WIN = 5;
    private static final int REACH = 2;

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
            throw new IllegalArgumentException(cell + ": the game has ended");
        }
        final Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        final Cell last = state.last().get();
        final Player mover = state.board().at(last).orElseThrow();
        final int[][] deltas = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (final int[] delta : deltas) {
            int run = 0;
            int best = 0;
            for (int i = -(WIN - 1); i <= WIN - 1; i++) {
                final int row = last.row() + i * delta[0];
                final int column = last.column() + i * delta[1];
                run = inside(state.board(), row, column) && state.board().has(mover, row, column) ? run + 1 : 0;
                best = Math.max(best, run);
            }
            if (best >= WIN) {
                return Optional.of(mover);
            }
        }
        return Optional.empty();
    }

    private static boolean inside(Board board, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        final Board board = state.board();
        if (terminal(state)) {
            return List.of();
        }
        if (board.stones() == 0) {
            return board.emptyCells();
        }
        final Set<Cell> near = new LinkedHashSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.isEmpty(row, column)) {
                    continue;
                }
                for (int r = row - REACH; r <= row + REACH; r++) {
                    for (int c = column - REACH; c <= column + REACH; c++) {
                        if (inside(board, r, c) && board.isEmpty(r, c)) {
                            near.add(new Cell(r, c));
                        }
                    }
                }
            }
        }
        return new ArrayList<>(near);
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
