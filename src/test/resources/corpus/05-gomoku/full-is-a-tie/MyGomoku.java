// exercise: 05
// truth: wrong
// mistake: the status of a game is worked out with "board full" before "five in a row", so a win with the very last stone counts as a tie
// kind: subtle
// player: both
// style: enum of outcomes, everything goes through one status method
// single: yes
// detail: only where the stone that fills the board makes five
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Status {
        RUNNING,
        TIE,
        X_WON,
        O_WON
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    private static Status status(GomokuState state) {
        Board board = state.board();
        if (board.isFull()) {
            return Status.TIE;
        }
        if (state.last().isPresent()) {
            Cell last = state.last().get();
            Player who = board.at(last).orElseThrow();
            for (int dr = -1; dr <= 1; dr++) {
                for (int dc = -1; dc <= 1; dc++) {
                    if ((dr != 0 || dc != 0) && arm(board, who, last, dr, dc) + arm(board, who, last, -dr, -dc) >= 4) {
                        return who == Player.X ? Status.X_WON : Status.O_WON;
                    }
                }
            }
        }
        return Status.RUNNING;
    }

    private static int arm(Board board, Player who, Cell from, int dr, int dc) {
        int r = from.row() + dr;
        int c = from.column() + dc;
        if (r < 0 || c < 0 || r >= board.size() || c >= board.size() || !board.has(who, r, c)) {
            return 0;
        }
        return 1 + arm(board, who, new Cell(r, c), dr, dc);
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (status(state) != Status.RUNNING) {
            throw new IllegalArgumentException("game over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return switch (status(state)) {
            case X_WON -> Optional.of(Player.X);
            case O_WON -> Optional.of(Player.O);
            default -> Optional.empty();
        };
    }

    @Override
    public boolean terminal(GomokuState state) {
        return status(state) != Status.RUNNING;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return status(state) == Status.RUNNING ? state.board().emptyCells() : List.of();
    }

    @Override
    public int utility(GomokuState state) {
        return switch (status(state)) {
            case X_WON -> 1;
            case O_WON -> -1;
            default -> 0;
        };
    }
}
