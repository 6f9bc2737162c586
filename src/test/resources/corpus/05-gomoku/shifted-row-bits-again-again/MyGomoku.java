// exercise: 05
// truth: right
// mistake: none; the winner is found with shifted row bits on the whole board without the last stone, moves are listed backwards, and a move is put on the given board, copied and cleared in a finally
// player: both
// style: bit boards, put and clear in place
// single: yes
// detail: refuses a finished game with an IllegalStateException
import java.util.Collections;
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
            throw new IllegalStateException("nobody moves after the end");
        }
        Board board = state.board();
        board.put(cell, player(state));
        try {
            return new GomokuState(board.copy(), Optional.of(cell));
        } finally {
            board.clear(cell);
        }
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return five(state.board(), Player.X) ? Optional.of(Player.X)
                : five(state.board(), Player.O) ? Optional.of(Player.O)
                : Optional.empty();
    }

    private static boolean five(Board board, Player player) {
        long[] rows = new long[board.size() + 4]; // four empty rows below
        for (int row = 0; row < board.size(); row++) {
            rows[row] = board.row(player, row);
        }
        long found = 0;
        for (int row = 0; row < board.size(); row++) {
            long right = -1, down = -1, downRight = -1, downLeft = -1;
            for (int i = 0; i < 5; i++) {
                right &= rows[row] >>> i;
                down &= rows[row + i];
                downRight &= rows[row + i] >>> i;
                downLeft &= rows[row + i] << i;
            }
            found |= right | down | downRight | downLeft;
        }
        return found != 0;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return Collections.emptyList();
        }
        List<Cell> cells = state.board().emptyCells();
        Collections.reverse(cells);
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        return (five(state.board(), Player.X) ? 1 : 0) - (five(state.board(), Player.O) ? 1 : 0);
    }
}
