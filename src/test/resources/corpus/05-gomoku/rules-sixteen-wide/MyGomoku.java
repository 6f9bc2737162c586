// exercise: 05
// truth: wrong
// mistake: winner numbers the cells as row * 16 + column, which leaves a gap between rows only up to 15 columns; from 16 on the rows touch or overlap
// player: both
// style: set of numbers, shifts by 4 bits
// kind: subtle
// single: yes
// detail: only on boards of 16 rows and more, when stones at the right edge and at the left edge of the next rows seem to be neighbours
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
    private static final int[] DELTAS = {1, 16, 17, 15};

    private static int key(int row, int column) {
        return (row << 4) + column; // one more column than the board has, it stays empty
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
            throw new IllegalArgumentException("the game has ended");
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
        Player who = state.board().at(last).orElseThrow();
        Set<Integer> stones = new HashSet<>();
        for (int row = 0; row < state.board().size(); row++) {
            for (int column = 0; column < state.board().size(); column++) {
                if (state.board().has(who, row, column)) {
                    stones.add(key(row, column));
                }
            }
        }
        int at = key(last.row(), last.column());
        for (int delta : DELTAS) {
            int from = at;
            while (stones.contains(from - delta)) {
                from -= delta;
            }
            int to = at;
            while (stones.contains(to + delta)) {
                to += delta;
            }
            if ((to - from) / delta >= 4) {
                return Optional.of(who);
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
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
