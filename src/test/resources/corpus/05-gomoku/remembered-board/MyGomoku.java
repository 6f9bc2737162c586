// exercise: 05
// truth: wrong
// mistake: winner remembers its last answer and takes it again if it is the same board object with the same number of stones and the same last cell, although a stone may have been moved
// player: both
// style: fields as a small memory, because terminal, actions and utility all ask for the winner
// single: yes
// detail: same board object, winner asked, one stone cleared and one put elsewhere (same last cell), asked again: the old answer

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private Board knownBoard;
    private int knownStones;
    private Optional<Cell> knownLast = Optional.empty();
    private Optional<Player> known = Optional.empty();

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
        Board board = state.board();
        boolean same = board == knownBoard && board.stones() == knownStones && state.last().equals(knownLast);
        if (!same) {
            known = lookedUp(board, state.last());
            knownBoard = board;
            knownStones = board.stones();
            knownLast = state.last();
        }
        return known;
    }

    private static Optional<Player> lookedUp(Board board, Optional<Cell> last) {
        if (last.isEmpty()) {
            return Optional.empty();
        }
        Cell cell = last.get();
        Optional<Player> owner = board.at(cell);
        for (int down = 0; down <= 1; down++) {
            for (int right = 1 - 2 * down; right <= 1; right++) {
                int row = cell.row();
                int column = cell.column();
                while (owned(board, owner, row - down, column - right)) { // back to the beginning of the line
                    row -= down;
                    column -= right;
                }
                int length = 0;
                for (; owned(board, owner, row, column); row += down, column += right) {
                    length++;
                }
                if (length >= 5) {
                    return owner;
                }
            }
        }
        return Optional.empty();
    }

    private static boolean owned(Board board, Optional<Player> owner, int row, int column) {
        return row >= 0
                && column >= 0
                && row < board.size()
                && column < board.size()
                && board.at(row, column).equals(owner);
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
