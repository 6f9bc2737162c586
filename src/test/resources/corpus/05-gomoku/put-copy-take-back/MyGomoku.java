// exercise: 05
// truth: wrong
// mistake: result puts the stone on the given board before it refuses a move in a finished game, so after that refusal the given board has one stone more
// player: both
// style: play on the given board, copy it, take the stone back
// single: yes
// detail: sometimes; only after a refused move to an empty cell of a game that somebody has won
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
        Board given = state.board();
        given.put(cell, player(state)); // refuses a cell that is taken or outside
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("somebody has won already");
        }
        Board next = given.copy();
        given.clear(cell);
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Optional<Player> player = state.board().at(last);
        int horizontal = same(state.board(), last, 0, 1) + 1 + same(state.board(), last, 0, -1);
        int vertical = same(state.board(), last, 1, 0) + 1 + same(state.board(), last, -1, 0);
        int falling = same(state.board(), last, 1, 1) + 1 + same(state.board(), last, -1, -1);
        int rising = same(state.board(), last, 1, -1) + 1 + same(state.board(), last, -1, 1);
        int longest = Math.max(Math.max(horizontal, vertical), Math.max(falling, rising));
        return longest >= 5 ? player : Optional.empty();
    }

    private static int same(Board board, Cell start, int down, int right) {
        int count = 0;
        for (int i = 1; ; i++) {
            int row = start.row() + i * down;
            int column = start.column() + i * right;
            if (row < 0 || column < 0) {
                return count;
            }
            Cell cell = new Cell(row, column);
            if (!board.contains(cell) || !board.at(cell).equals(board.at(start))) {
                return count;
            }
            count++;
        }
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
        return winner(state).map(p -> p == Player.O ? -1 : 1).orElse(0);
    }
}
