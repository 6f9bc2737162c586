// exercise: 05
// truth: wrong
// mistake: two mistakes: the fourth direction was copied from the third and only half changed, so the diagonal down to the left is never looked at (down to the right is looked at twice) and fives there are missed; and actions only asks whether the board is full, so after a win it still lists the empty cells
// player: both
// style: copy and paste: four blocks of two while loops
// single: no
// detail: result does refuse once somebody has won
import java.util.ArrayList;
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
            throw new IllegalArgumentException("The game is already over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board b = state.board();
        int n = b.size();
        int row = state.last().get().row();
        int col = state.last().get().column();
        Player p = b.at(row, col).get();

        // horizontal
        int count = 1;
        for (int c = col - 1; c >= 0 && b.has(p, row, c); c--) count++;
        for (int c = col + 1; c < n && b.has(p, row, c); c++) count++;
        if (count >= 5) return Optional.of(p);

        // vertical
        count = 1;
        for (int r = row - 1; r >= 0 && b.has(p, r, col); r--) count++;
        for (int r = row + 1; r < n && b.has(p, r, col); r++) count++;
        if (count >= 5) return Optional.of(p);

        // diagonal \
        count = 1;
        for (int i = 1; row - i >= 0 && col - i >= 0 && b.has(p, row - i, col - i); i++) count++;
        for (int i = 1; row + i < n && col + i < n && b.has(p, row + i, col + i); i++) count++;
        if (count >= 5) return Optional.of(p);

        // diagonal /
        count = 1;
        for (int j = 1; row - j >= 0 && col - j >= 0 && b.has(p, row - j, col - j); j++) count++;
        for (int j = 1; row + j < n && col + j < n && b.has(p, row + j, col + j); j++) count++;
        if (count >= 5) return Optional.of(p);

        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> moves = new ArrayList<>();
        if (state.board().isFull()) {
            return moves;
        }
        for (int r = 0; r < state.board().size(); r++) {
            for (int c = 0; c < state.board().size(); c++) {
                if (state.board().at(r, c).isEmpty()) {
                    moves.add(new Cell(r, c));
                }
            }
        }
        return moves;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.equals(Optional.of(Player.X))) return 1;
        if (winner.equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
