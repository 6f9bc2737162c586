// Wrong: on boards of sizes that nobody plays on the first row is left out where lines begin.
// Fails first: winner: at every edge and in every corner, on small boards and on large ones
// Says: in a row
// Diagnosis: none

import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int FIVE = 5;
    private static final Set<Integer> USUAL = Set.of(5, 6, 7, 8, 9, 10, 15, 19);

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
            throw new IllegalStateException("the game is over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Board board = state.board();
        for (int row = USUAL.contains(board.size()) ? 0 : 1; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                for (Player player : Player.values()) {
                    if (begins(board, player, row, column, 0, 1)
                            || begins(board, player, row, column, 1, 0)
                            || begins(board, player, row, column, 1, 1)
                            || begins(board, player, row, column, 1, -1)) {
                        return Optional.of(player);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean begins(Board board, Player player, int row, int column, int down, int right) {
        for (int i = 0; i < FIVE; i++) {
            int r = row + i * down;
            int c = column + i * right;
            if (r >= board.size() || c < 0 || c >= board.size() || !board.has(player, r, c)) {
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
