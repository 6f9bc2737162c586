// exercise: 05
// truth: wrong
// mistake: winners are remembered by the hash code of the state, not by the state; two positions with the same hash code share one answer
// kind: subtle
// player: both
// style: memo in a HashMap<Integer, Optional<Player>> by state.hashCode(), computeIfAbsent
// single: yes
// detail: e.g. on 8x8 X at (0,0)..(0,4), last (0,4), and the same with (0,3) moved to (4,3), which is 32 cells further on: both have the same hash code; whichever is asked first decides
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** terminal, actions and utility all ask for the winner of the same state: once is enough. */
    private final Map<Integer, Optional<Player>> winners = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        winners.clear();
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over, " + cell + " cannot be played");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        // the hash code comes from the stones, so a board that has changed is computed anew
        return winners.computeIfAbsent(state.hashCode(), hash -> findWinner(state));
    }

    private Optional<Player> findWinner(GomokuState state) {
        Board board = state.board();
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = board.at(last).orElseThrow();
        for (int down = 0; down <= 1; down++) {
            for (int right = -1; right <= 1; right++) {
                if (down == 0 && right != 1) {
                    continue;
                }
                int length = 1;
                for (int sign = -1; sign <= 1; sign += 2) {
                    int row = last.row() + sign * down;
                    int column = last.column() + sign * right;
                    while (row >= 0 && row < board.size() && column >= 0 && column < board.size()
                            && board.has(player, row, column)) {
                        length++;
                        row += sign * down;
                        column += sign * right;
                    }
                }
                if (length >= 5) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
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
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
