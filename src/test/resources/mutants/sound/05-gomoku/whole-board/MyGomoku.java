// Sound: looks at the whole board instead of the last move: slower, and right.

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int FIVE = 5;
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

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
            throw new IllegalArgumentException("the game is over: nobody may move, not even to " + cell);
        }
        Board next = state.board().copy();
        next.put(cell, player(state)); // refuses what is taken or outside
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        for (Player player : Player.values()) {
            for (Cell cell : Board.empty(board.size()).emptyCells()) {
                for (int[] direction : DIRECTIONS) {
                    if (isFive(board, player, cell, direction)) {
                        return Optional.of(player);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isFive(Board board, Player player, Cell cell, int[] direction) {
        for (int i = 0; i < FIVE; i++) {
            int row = cell.row() + i * direction[0];
            int column = cell.column() + i * direction[1];
            if (row >= board.size() || column >= board.size() || column < 0 || !board.has(player, row, column)) {
                return false;
            }
        }
        return true;
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
