// exercise: 05
// truth: wrong
// mistake: looks only three cells to each side, so a five with the last stone at its end is not seen
// player: both
// style: one boolean helper, for loop with break
// single: yes
// detail: sometimes; only if the last stone is the end of exactly five
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
        return state.board().stones() == 2 * state.board().count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game has already ended.");
        }
        Board newBoard = state.board().copy();
        newBoard.put(cell, player(state));
        return new GomokuState(newBoard, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        boolean won = five(state.board(), last, 1, 0)
                || five(state.board(), last, 0, 1)
                || five(state.board(), last, 1, 1)
                || five(state.board(), last, 1, -1);
        return won ? state.board().at(last) : Optional.empty();
    }

    private boolean five(Board board, Cell start, int dRow, int dCol) {
        Optional<Player> owner = board.at(start);
        int counter = 1;
        for (int side = -1; side <= 1; side += 2) {
            for (int i = 1; i < 4; i++) {
                int row = start.row() + side * i * dRow;
                int col = start.column() + side * i * dCol;
                if (row < 0 || col < 0 || row >= board.size() || col >= board.size()) {
                    break;
                }
                if (!board.at(row, col).equals(owner)) {
                    break;
                }
                counter++;
            }
        }
        return counter >= 5;
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (winner(state).isPresent()) {
            return true;
        }
        return state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isPresent()) {
            return winner.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
