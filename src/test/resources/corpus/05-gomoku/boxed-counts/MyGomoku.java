// exercise: 05
// truth: wrong
// mistake: player compares two boxed Integers with ==, which is false for equal counts above 127
// player: MAX
// style: lambda for the count, while loops
// single: yes
// detail: sometimes; only from 128 stones of each side on, so on boards of 17 to 19 rows: O is said to move and moves twice
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int[] DR = {0, 1, 1, 1};
    private static final int[] DC = {1, 1, 0, -1};

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Function<Player, Integer> stones = state.board()::count;
        return stones.apply(Player.X) == stones.apply(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("Game is over: " + cell);
        }
        Player mover = player(state);
        Board next = state.board().copy();
        next.put(cell, mover);
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Optional<Player> owner = state.board().at(last);
        for (int d = 0; d < 4; d++) {
            int total = run(state.board(), owner, last, DR[d], DC[d]) + run(state.board(), owner, last, -DR[d], -DC[d]) - 1;
            if (total > 4) {
                return owner;
            }
        }
        return Optional.empty();
    }

    private int run(Board board, Optional<Player> owner, Cell from, int dr, int dc) {
        int row = from.row();
        int col = from.column();
        int n = 0;
        while (row > -1 && col > -1 && row < board.size() && col < board.size() && board.at(row, col).equals(owner)) {
            n++;
            row += dr;
            col += dc;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? Collections.emptyList() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p.equals(Player.X) ? 1 : -1).orElse(0);
    }
}
