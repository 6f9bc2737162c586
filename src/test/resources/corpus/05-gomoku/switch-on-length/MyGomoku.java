// exercise: 05
// truth: wrong
// mistake: winner lists the winning lengths as 5 to 8, so nine in a row (a stone that joins four and four) is no win
// player: both
// style: enum of directions, switch on the length of the line
// single: yes
// detail: sometimes; only when the last stone closes XXXX.XXXX, on boards of 9 rows or more
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Line {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int dr;
        final int dc;

        Line(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }

        int lengthThrough(Board board, Cell cell, Player who) {
            return 1 + arm(board, cell, who, 1) + arm(board, cell, who, -1);
        }

        private int arm(Board board, Cell cell, Player who, int sign) {
            int n = 0;
            int r = cell.row() + sign * dr;
            int c = cell.column() + sign * dc;
            while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c)) {
                n++;
                r += sign * dr;
                c += sign * dc;
            }
            return n;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell cell = state.last().get();
        Optional<Player> who = state.board().at(cell);
        for (Line line : Line.values()) {
            switch (line.lengthThrough(state.board(), cell, who.get())) {
                case 5, 6, 7, 8:
                    return who;
                default:
                    break;
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return List.of();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
