// exercise: 05
// truth: wrong
// mistake: winner counts how many lines of each length there are in a table that ends at 8 (4 + 4), and forgets the stone itself: nine in a row throw an exception
// player: both
// style: histogram of lengths, small static nested counter
// kind: subtle
// single: yes
// detail: the last stone closes the gap between four and four, on boards of nine rows or more
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    /** How many lines of which length go through a stone. At most four stones can lie on either side of it. */
    private static final class Lengths {
        private static final int LONGEST = 4 + 4;
        private final int[] howMany = new int[LONGEST + 1];

        void add(int length) {
            howMany[length]++;
        }

        boolean fiveOrMore() {
            int sum = 0;
            for (int i = 5; i < howMany.length; i++) {
                sum += howMany[i];
            }
            return sum > 0;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 1 ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("already won, nobody may move to " + cell);
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
        Player mover = state.board().at(last).orElseThrow();
        Lengths lengths = new Lengths();
        for (int down = -1; down <= 1; down++) {
            // (1, 1), (0, 1), (-1, 1) and then straight down
            lengths.add(1 + walk(state.board(), mover, last, down, 1) + walk(state.board(), mover, last, -down, -1));
        }
        lengths.add(1 + walk(state.board(), mover, last, 1, 0) + walk(state.board(), mover, last, -1, 0));
        return lengths.fiveOrMore() ? Optional.of(mover) : Optional.empty();
    }

    private static int walk(Board board, Player mover, Cell from, int down, int right) {
        int steps = 0;
        for (int r = from.row() + down, c = from.column() + right;
                r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(mover, r, c);
                r += down, c += right) {
            steps++;
        }
        return steps;
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
        Player won = winner(state).orElse(null);
        return won == null ? 0 : won == Player.MAX ? 1 : -1;
    }
}
