// exercise: 05
// truth: wrong
// mistake: result puts the stone on the given board, copies it and takes it back, but on the way out by the exception for a game that is over the stone stays on the given board
// kind: subtle
// player: both
// style: put and clear in place
// single: yes
// detail: only if an empty cell is played once the game is over, and the given board is looked at after the refusal
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
        Board board = state.board();
        boolean over = terminal(state);
        board.put(cell, player(state)); // refuses what is taken or outside
        if (over) {
            throw new IllegalArgumentException("the game is over");
        }
        GomokuState next = new GomokuState(board.copy(), Optional.of(cell));
        board.clear(cell);
        return next;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Optional<Player> who = state.board().at(last);
        int[][] ways = {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}};
        for (int[] way : ways) {
            int length = 1 + follow(state.board(), last.row(), last.column(), way[0], way[1], who)
                    + follow(state.board(), last.row(), last.column(), -way[0], -way[1], who);
            if (length > 4) {
                return who;
            }
        }
        return Optional.empty();
    }

    private int follow(Board board, int row, int column, int dr, int dc, Optional<Player> who) {
        row += dr;
        column += dc;
        if (row < 0 || column < 0 || row == board.size() || column == board.size() || !board.at(row, column).equals(who)) {
            return 0;
        }
        return 1 + follow(board, row, column, dr, dc, who);
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
        return winner(state).map(who -> who == Player.X ? 1 : -1).orElse(0);
    }
}
