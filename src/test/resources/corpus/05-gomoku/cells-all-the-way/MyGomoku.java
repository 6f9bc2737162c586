// exercise: 05
// truth: wrong
// mistake: the walk makes a Cell before it asks whether it is on the board, and that throws where a line reaches row 0 or column 0
// player: both
// style: walks by Cell objects
// single: yes
// detail: sometimes; winner throws for stones that reach the upper or left edge
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
            throw new IllegalArgumentException("game over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        boolean won = inLine(state.board(), last, 0, 1)
                || inLine(state.board(), last, 1, 0)
                || inLine(state.board(), last, 1, 1)
                || inLine(state.board(), last, 1, -1);
        return won ? state.board().at(last) : Optional.empty();
    }

    private boolean inLine(Board board, Cell last, int rowStep, int columnStep) {
        return 1 + count(board, last, rowStep, columnStep) + count(board, last, -rowStep, -columnStep) >= 5;
    }

    private int count(Board board, Cell last, int rowStep, int columnStep) {
        Optional<Player> player = board.at(last);
        int found = 0;
        Cell next = new Cell(last.row() + rowStep, last.column() + columnStep);
        while (board.contains(next) && board.at(next).equals(player)) {
            found++;
            next = new Cell(next.row() + rowStep, next.column() + columnStep);
        }
        return found;
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
