// exercise: 05
// truth: wrong
// mistake: utility answers 0 for every full board before it looks for a winner
// player: both
// style: switch expressions, nested record for a direction
// single: yes
// detail: sometimes; only if the stone that fills the board also wins
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Dir(int dr, int dc) {
        Dir reversed() {
            return new Dir(-dr, -dc);
        }
    }

    private static final List<Dir> DIRS = List.of(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(-1, 1));

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int diff = state.board().count(Player.X) - state.board().count(Player.O);
        return switch (diff) {
            case 0 -> Player.X;
            default -> Player.O;
        };
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over, " + cell + " cannot be played");
        }
        var copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> {
            Player mover = state.board().at(cell).get();
            boolean won = DIRS.stream().anyMatch(
                    d -> run(state.board(), mover, cell, d) + run(state.board(), mover, cell, d.reversed()) - 1 >= 5);
            return won ? Optional.of(mover) : Optional.empty();
        });
    }

    private static int run(Board board, Player mover, Cell from, Dir d) {
        int r = from.row(), c = from.column(), n = 0;
        while (0 <= r && r < board.size() && 0 <= c && c < board.size() && board.has(mover, r, c)) {
            n += 1;
            r += d.dr();
            c += d.dc();
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : List.copyOf(state.board().emptyCells());
    }

    @Override
    public int utility(GomokuState state) {
        if (state.board().isFull()) {
            return 0;
        }
        return switch (winner(state).orElseThrow()) {
            case MAX -> 1;
            case MIN -> -1;
        };
    }
}
