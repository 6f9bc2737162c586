// exercise: 05
// truth: wrong
// mistake: compares boxed cell numbers with ==, which is true only up to 127, so stones further down the board are not found
// player: both
// style: Python port, lists of cell numbers for each player
// single: yes
// detail: sometimes; only on boards of 12 rows and more, lines with cell numbers beyond 127
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
            throw new IllegalArgumentException("game over");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    private List<Integer> numbersOf(Board board, Player player) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < board.size() * board.size(); i++) {
            if (board.has(player, i / board.size(), i % board.size())) {
                numbers.add(i);
            }
        }
        return numbers;
    }

    private boolean among(List<Integer> numbers, Integer wanted) {
        for (Integer number : numbers) {
            if (number == wanted) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        int n = state.board().size();
        Player player = state.board().at(last).get();
        List<Integer> mine = numbersOf(state.board(), player);
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int length = 1;
            for (int sign = -1; sign < 2; sign += 2) {
                int r = last.row() + sign * d[0];
                int c = last.column() + sign * d[1];
                while (r >= 0 && r < n && c >= 0 && c < n && among(mine, r * n + c)) {
                    length++;
                    r += sign * d[0];
                    c += sign * d[1];
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
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Player won = winner(state).orElse(null);
        return won == null ? 0 : won == Player.X ? 1 : -1;
    }
}
