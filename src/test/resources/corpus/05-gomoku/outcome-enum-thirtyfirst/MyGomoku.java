// exercise: 05
// truth: wrong
// mistake: the outcome of a full board is decided as a tie before anybody looks for five, so a five made by the very last stone is worth 0 in utility
// player: both
// style: enum of outcomes, switch expressions
// kind: subtle
// single: yes
// detail: utility of a full board on which the last stone made five; everything else is right
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Outcome {
        OPEN, TIE, X_WINS, O_WINS;

        static Outcome of(MyGomoku rules, GomokuState state) {
            if (state.board().isFull()) {
                return TIE;
            }
            Optional<Player> winner = rules.winner(state);
            if (winner.isEmpty()) {
                return OPEN;
            }
            return winner.get() == Player.X ? X_WINS : O_WINS;
        }
    }

    private static final int[] DOWN = {0, 1, 1, 1};
    private static final int[] RIGHT = {1, 0, 1, -1};

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
        if (Outcome.of(this, state) != Outcome.OPEN) {
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
        Board board = state.board();
        Cell last = state.last().get();
        Player player = board.at(last).orElseThrow();
        for (int d = 0; d < 4; d++) {
            int stones = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int row = last.row();
                int column = last.column();
                while (true) {
                    row += sign * DOWN[d];
                    column += sign * RIGHT[d];
                    if (row < 0 || column < 0 || row >= board.size() || column >= board.size()) {
                        break;
                    }
                    if (!board.has(player, row, column)) {
                        break;
                    }
                    stones++;
                }
            }
            if (stones >= 5) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return Outcome.of(this, state) != Outcome.OPEN;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return switch (Outcome.of(this, state)) {
            case OPEN -> state.board().emptyCells();
            default -> List.of();
        };
    }

    @Override
    public int utility(GomokuState state) {
        return switch (Outcome.of(this, state)) {
            case X_WINS -> 1;
            case O_WINS -> -1;
            default -> 0;
        };
    }
}
