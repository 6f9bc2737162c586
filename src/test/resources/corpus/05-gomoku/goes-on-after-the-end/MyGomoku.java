// exercise: 05
// truth: wrong
// mistake: result never asks whether the game is over, so a move after a win is played
// player: both
// style: record for a direction, do-while
// single: yes
// detail: always
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Dir(int dy, int dx) {
        Dir reversed() {
            return new Dir(-dy, -dx);
        }
    }

    private static final List<Dir> ALL = List.of(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(-1, 1));

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
        Board board = state.board();
        if (!board.contains(cell)) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Board copy = board.copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    private int count(Board board, Player who, Cell from, Dir dir) {
        int y = from.row();
        int x = from.column();
        int n = -1;
        do {
            n++;
            y += dir.dy();
            x += dir.dx();
        } while (y >= 0 && x >= 0 && y < board.size() && x < board.size() && board.has(who, y, x));
        return n;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player who = state.board().at(last).get();
        for (Dir dir : ALL) {
            if (count(state.board(), who, last, dir) + count(state.board(), who, last, dir.reversed()) >= 4) {
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
        if (winner(state).isPresent()) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) {
            return 0;
        }
        return winner(state).get() == Player.X ? 1 : -1;
    }
}
