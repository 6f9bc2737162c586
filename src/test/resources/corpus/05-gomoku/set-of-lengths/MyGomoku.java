// exercise: 05
// truth: wrong
// mistake: the lengths that win are listed from five to eight, so nine in a row (the last stone between two fours) does not win
// player: both
// style: enum of directions, set of winning lengths
// single: yes
// detail: sometimes; only when the last stone closes the gap in XXXX.XXXX, seen on 9x9 and 15x15
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final Set<Integer> WINNING = Set.of(5, 6, 7, 8);

    private enum Dir {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int r;
        final int c;

        Dir(int r, int c) {
            this.r = r;
            this.c = c;
        }
    }

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return state.board().stones() % 2 == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("over");
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell last = state.last().get();
        Player who = state.board().at(last).get();
        for (Dir d : Dir.values()) {
            int length = 1 + walk(state.board(), who, last, d, 1) + walk(state.board(), who, last, d, -1);
            if (WINNING.contains(length)) return Optional.of(who);
        }
        return Optional.empty();
    }

    private int walk(Board board, Player who, Cell from, Dir d, int sign) {
        int n = 0;
        int r = from.row(), c = from.column();
        while (true) {
            r += sign * d.r;
            c += sign * d.c;
            if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) return n;
            if (!board.has(who, r, c)) return n;
            n++;
        }
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) cells.addAll(state.board().emptyCells());
        return cells;
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
