// exercise: 02
// truth: wrong
// mistake: The outcome is worked out with the full board first, so utility calls a full board a tie although the ninth mark made a line.
// player: MAX
// style: nested enum for the outcome, streams, sums of lines
// kind: slip
// single: yes
// detail: utility of full boards on which X has won (only X can win with the ninth mark).
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private enum Outcome {
        RUNNING(0), TIE(0), X_WINS(1), O_WINS(-1);

        final int worth;

        Outcome(int worth) {
            this.worth = worth;
        }
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    private boolean hasLine(Board b, Player p) {
        boolean straight = IntStream.range(0, 3)
                .anyMatch(i -> IntStream.range(0, 3).allMatch(j -> b.has(p, i, j))
                        || IntStream.range(0, 3).allMatch(j -> b.has(p, j, i)));
        return straight
                || IntStream.range(0, 3).allMatch(i -> b.has(p, i, i))
                || IntStream.range(0, 3).allMatch(i -> b.has(p, i, 2 - i));
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.X, Player.O).filter(p -> hasLine(board, p)).findFirst();
    }

    private Outcome outcome(Board board) {
        if (board.isFull()) {
            return Outcome.TIE;
        }
        return winner(board).map(p -> p == Player.X ? Outcome.X_WINS : Outcome.O_WINS).orElse(Outcome.RUNNING);
    }

    @Override
    public boolean terminal(Board board) {
        return outcome(board) != Outcome.RUNNING;
    }

    @Override
    public List<Cell> actions(Board board) {
        return outcome(board) == Outcome.RUNNING ? board.emptyCells() : List.of();
    }

    @Override
    public int utility(Board board) {
        return outcome(board).worth;
    }
}
