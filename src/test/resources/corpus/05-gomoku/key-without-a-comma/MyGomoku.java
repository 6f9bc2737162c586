// exercise: 05
// truth: wrong
// mistake: winner keeps the stones in a set of texts row+column without a separator, so (1,10) and (11,0), … (1,18) and (11,8) are one cell, and a line of four can have a fifth stone that is elsewhere
// kind: subtle
// player: both
// style: set of strings
// single: yes
// detail: only on boards of 12 rows and more, and only with lines through row 1 or row 11 and a stone of the same player on the twin cell, e.g. X on (1,6) to (1,9) and (11,0)
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
            throw new IllegalArgumentException("Game is over!");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    private Set<String> stonesOf(Board board, Player player) {
        Set<String> stones = new HashSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.has(player, row, column)) {
                    stones.add(key(row, column));
                }
            }
        }
        return stones;
    }

    private static String key(int row, int column) {
        return row + "" + column; // off the board there is a minus or a number that no stone has
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = state.board().at(last).get();
        Set<String> stones = stonesOf(state.board(), player);
        int n = state.board().size();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int length = 1;
            for (int sign : new int[] {1, -1}) {
                int row = last.row() + sign * d[0];
                int column = last.column() + sign * d[1];
                while (row >= 0 && row < n && column >= 0 && column < n && stones.contains(key(row, column))) {
                    length++;
                    row += sign * d[0];
                    column += sign * d[1];
                }
            }
            if (length >= 5) {
                return Optional.of(player);
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
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get().equals(Player.X) ? 1 : -1;
    }
}
