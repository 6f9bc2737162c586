// exercise: 05
// truth: wrong
// mistake: actions clears and refills one list that is a field, so the list that an earlier caller still holds changes with the next question
// kind: slip
// player: both
// style: fields reused to save memory, helper method
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final List<Cell> moves = new ArrayList<>(19 * 19);

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> lineThrough(state.board(), cell) ? state.board().at(cell) : Optional.empty());
    }

    private boolean lineThrough(Board board, Cell cell) {
        return run(board, cell, 0, 1) >= 5 || run(board, cell, 1, 0) >= 5 || run(board, cell, 1, 1) >= 5 || run(board, cell, -1, 1) >= 5;
    }

    private int run(Board board, Cell cell, int dr, int dc) {
        Player who = board.at(cell).orElseThrow();
        int total = -1;
        for (int sign = -1; sign <= 1; sign += 2) {
            int r = cell.row(), c = cell.column();
            while (r >= 0 && c >= 0 && board.contains(new Cell(r, c)) && board.has(who, r, c)) {
                total++;
                r += sign * dr;
                c += sign * dc;
            }
        }
        return total;
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        moves.clear();
        if (!terminal(state)) {
            moves.addAll(state.board().emptyCells());
        }
        return moves;
    }

    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
