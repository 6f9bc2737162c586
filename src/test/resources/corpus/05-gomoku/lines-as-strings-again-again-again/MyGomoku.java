// exercise: 05
// truth: right
// mistake: none; the four lines through the last stone are written as strings and searched for five equal letters
// player: both
// style: strings
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
        Board b = state.board();
        return b.stones() == 2 * b.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board b = state.board();
        if (winner(state).isPresent()) {
            throw new IllegalStateException("somebody has won already");
        }
        if (!b.contains(cell) || !b.isEmpty(cell)) {
            throw new IllegalArgumentException("not free: " + cell);
        }
        Board changed = Board.parse(b.toString());
        changed.put(cell, player(state));
        return new GomokuState(changed, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player p = state.board().at(last).orElseThrow();
        String five = String.valueOf(p.symbol()).repeat(5);
        String text = line(state.board(), last, 0, 1) + "|"
                + line(state.board(), last, 1, 0) + "|"
                + line(state.board(), last, 1, 1) + "|"
                + line(state.board(), last, 1, -1);
        return text.contains(five) ? Optional.of(p) : Optional.empty();
    }

    /** From four cells before the last stone to four cells after it. */
    private static String line(Board b, Cell last, int down, int right) {
        StringBuilder sb = new StringBuilder();
        for (int i = -4; i <= 4; i++) {
            int row = last.row() + i * down;
            int column = last.column() + i * right;
            if (row >= 0 && row < b.size() && column >= 0 && column < b.size()) {
                sb.append(b.at(row, column).map(Player::symbol).orElse('.'));
            }
        }
        return sb.toString();
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (state.board().isFull()) {
            return true;
        }
        return winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) {
            for (int column = 0; column < state.board().size(); column++) {
                for (int row = 0; row < state.board().size(); row++) {
                    if (state.board().isEmpty(row, column)) {
                        cells.add(new Cell(row, column));
                    }
                }
            }
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isPresent() && w.get() == Player.X) {
            return +1;
        }
        if (w.isPresent() && w.get() == Player.O) {
            return -1;
        }
        return 0;
    }
}
