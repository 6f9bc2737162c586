// exercise: 05
// truth: wrong
// mistake: result leaves all refusing to put, so that a stone may still be placed after somebody has won
// player: both
// style: terse, record helper
// single: yes
// detail: always, after a win
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Dir(int down, int right) {
        Dir reversed() { return new Dir(-down, -right); }
    }

    private static final List<Dir> DIRS = Arrays.asList(new Dir(0, 1), new Dir(1, 0), new Dir(1, 1), new Dir(-1, 1));

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().count(Player.O) != state.board().count(Player.X) ? Player.O : Player.X;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell at = state.last().get();
        Optional<Player> owner = state.board().at(at);
        for (Dir d : DIRS)
            if (follow(state.board(), at, d) + follow(state.board(), at, d.reversed()) >= 4) return owner;
        return Optional.empty();
    }

    private static int follow(Board board, Cell from, Dir d) {
        Player owner = board.at(from).get();
        int n = 0;
        int r = from.row(), c = from.column();
        do {
            r += d.down();
            c += d.right();
            n++;
        } while (0 <= r && r < board.size() && 0 <= c && c < board.size() && board.has(owner, r, c));
        return n - 1;
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    public int utility(GomokuState state) {
        return winner(state).isEmpty() ? 0 : winner(state).get() == Player.X ? 1 : -1;
    }
}
