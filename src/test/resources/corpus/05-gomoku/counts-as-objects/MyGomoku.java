// exercise: 05
// truth: wrong
// mistake: player compares two Integer objects from a map with ==, which is false for equal numbers above 127, so from 128 stones each on it is always O's turn
// kind: subtle
// player: MAX
// style: map of counts, EnumMap with merge
// single: yes
// detail: only boards of 16 to 19 rows with 128 or more stones of each player
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[][] WAYS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    private static Map<Player, Integer> counted(Board board) {
        Map<Player, Integer> counts = new EnumMap<>(Player.class);
        counts.put(Player.X, 0);
        counts.put(Player.O, 0);
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                board.at(row, column).ifPresent(player -> counts.merge(player, 1, Integer::sum));
            }
        }
        return counts;
    }

    @Override
    public Player player(GomokuState state) {
        Map<Player, Integer> counts = counted(state.board());
        return counts.get(Player.X) == counts.get(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
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
        Cell last = state.last().get();
        Player player = state.board().at(last).get();
        for (int[] way : WAYS) {
            int row = last.row();
            int column = last.column();
            while (isOf(player, state.board(), row - way[0], column - way[1])) { // back to the first stone of the line
                row -= way[0];
                column -= way[1];
            }
            int length = 0;
            while (isOf(player, state.board(), row, column)) {
                row += way[0];
                column += way[1];
                length++;
            }
            if (length >= 5) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private static boolean isOf(Player player, Board board, int row, int column) {
        return 0 <= row && row < board.size() && 0 <= column && column < board.size() && board.has(player, row, column);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
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
