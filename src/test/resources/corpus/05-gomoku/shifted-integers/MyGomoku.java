// exercise: 05
// truth: right
// mistake: -
// player: both
// style: whole position as one BigInteger per player, shifted and intersected with itself; rows padded by one empty column
// kind: -
// single: yes
// detail: -
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** No loop over directions: a line is what is left of a number after it was laid over itself four times. */
public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return Player.values()[state.board().stones() & 1];
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException(cell + " cannot be played here");
        }
        Board after = Board.parse(state.board().toString());
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        // Only the player of the last stone can have made a line.
        return state.last().flatMap(cell -> state.board().at(cell)).filter(p -> hasLine(state.board(), p));
    }

    private static boolean hasLine(Board board, Player player) {
        int wide = board.size() + 1; // the extra column is never set, so no line runs over an edge
        byte[] digits = new byte[wide * board.size()];
        Arrays.fill(digits, (byte) '0');
        for (int i = 0; i < digits.length; i++) {
            if (i % wide < board.size() && board.has(player, i / wide, i % wide)) {
                digits[i] = '1';
            }
        }
        BigInteger stones = new BigInteger(new String(digits), 2);
        return IntStream.of(1, wide - 1, wide, wide + 1).anyMatch(step -> {
            BigInteger two = stones.and(stones.shiftRight(step));
            BigInteger four = two.and(two.shiftRight(2 * step));
            return four.and(stones.shiftRight(4 * step)).signum() != 0;
        });
    }

    public boolean terminal(GomokuState state) {
        return actions(state).isEmpty();
    }

    public List<Cell> actions(GomokuState state) {
        return winner(state).isPresent() ? new ArrayList<>() : state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        return winner(state).map(p -> 1 - 2 * p.ordinal()).orElse(0);
    }
}
