// exercise: 05
// truth: wrong
// mistake: winner keeps the whole board in one long with a bit for each cell, which only works up to 64 cells; on boards of 9 rows and more, cells 64 apart share a bit, so lines are seen that are not there.
// player: both
// style: bitboard, helper with a lambda-free loop
// single: yes
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
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
        int size = board.size();
        Player player = board.at(state.last().get()).orElseThrow();
        long mine = 0;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (board.has(player, row, column)) {
                    mine |= 1L << (row * size + column);
                }
            }
        }
        int row = state.last().get().row();
        int column = state.last().get().column();
        boolean won = count(mine, size, row, column, 0, 1) >= 5
                || count(mine, size, row, column, 1, 0) >= 5
                || count(mine, size, row, column, 1, 1) >= 5
                || count(mine, size, row, column, 1, -1) >= 5;
        return won ? Optional.of(player) : Optional.empty();
    }

    private static int count(long mine, int size, int row, int column, int down, int right) {
        while (isSet(mine, size, row - down, column - right)) {
            row -= down;
            column -= right;
        }
        int count = 0;
        while (isSet(mine, size, row, column)) {
            count++;
            row += down;
            column += right;
        }
        return count;
    }

    private static boolean isSet(long mine, int size, int row, int column) {
        if (row < 0 || row >= size || column < 0 || column >= size) {
            return false;
        }
        return (mine >>> (row * size + column) & 1) == 1;
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
