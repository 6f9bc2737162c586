// exercise: 05
// truth: wrong
// mistake: utility does not ask for the winner but takes it that whoever moved last has won, so a tie on a full board is worth 1 or -1 instead of 0
// player: both
// style: short cuts: 'the game is over, so the last mover has won'
// single: yes
// detail: all other methods are right
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Line {
        ROW(0, 1), COLUMN(1, 0), DOWN(1, 1), UP(-1, 1);

        final int dr;
        final int dc;

        Line(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

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
        return state.last().flatMap(last -> {
            Player player = state.board().at(last).orElseThrow();
            for (Line line : Line.values()) {
                int length = 1
                        + stones(state.board(), player, last.row(), last.column(), line.dr, line.dc)
                        + stones(state.board(), player, last.row(), last.column(), -line.dr, -line.dc);
                if (length >= 5) {
                    return Optional.of(player);
                }
            }
            return Optional.empty();
        });
    }

    private int stones(Board board, Player player, int row, int column, int dr, int dc) {
        row += dr;
        column += dc;
        if (row < 0 || column < 0 || row == board.size() || column == board.size() || !board.has(player, row, column)) {
            return 0;
        }
        return 1 + stones(board, player, row, column, dr, dc);
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
        // only asked when the game is over: it is the turn of the one who has lost
        return player(state) == Player.X ? -1 : 1;
    }
}
