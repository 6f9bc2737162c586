// exercise: 05
// truth: wrong
// mistake: utility compares the winner with the player to move instead of with X
// player: MAX
// style: lambdas, ternaries
// single: yes
// detail: always when X has won: it gives -1; a win of O is -1 as it should be
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
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
        if (terminal(state) || !state.board().contains(cell) || !state.board().isEmpty(cell)) {
            throw new IllegalArgumentException("refused: " + cell);
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
        Board board = state.board();
        Cell at = state.last().get();
        Player who = board.at(at).orElseThrow();
        IntBinaryOperator run = (dr, dc) -> {
            int k = 1;
            for (int r = at.row() + dr, c = at.column() + dc;
                    r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c);
                    r += dr, c += dc) {
                k++;
            }
            return k;
        };
        int longest = IntStream.of(
                        run.applyAsInt(0, 1) + run.applyAsInt(0, -1),
                        run.applyAsInt(1, 0) + run.applyAsInt(-1, 0),
                        run.applyAsInt(1, 1) + run.applyAsInt(-1, -1),
                        run.applyAsInt(1, -1) + run.applyAsInt(-1, 1))
                .max()
                .orElse(0);
        return longest > 5 ? Optional.of(who) : Optional.empty();
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
        return winner(state)
                .map(winner -> winner == player(state) ? 1 : -1)
                .orElse(0);
    }
}
