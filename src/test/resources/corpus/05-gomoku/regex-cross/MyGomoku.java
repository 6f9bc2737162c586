// exercise: 05
// truth: right
// mistake: -
// player: both
// style: the four lines through the last stone as one text with separators, searched by a regular expression
// kind: -
// single: yes
// detail: -
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final Pattern FUENF = Pattern.compile("([XO])\\1{4}");

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.parse(String.join("/", Collections.nCopies(size, "" + size))), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int mehr = state.board().count(Player.X) - state.board().count(Player.O);
        return mehr == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Player dran = player(state);
        if (gewonnen(state) != null) {
            throw new IllegalArgumentException("Das Spiel ist aus.");
        }
        Board neu = state.board().copy();
        neu.put(cell, dran);
        return new GomokuState(neu, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return Optional.ofNullable(gewonnen(state));
    }

    private static Player gewonnen(GomokuState state) {
        if (state.last().isEmpty()) {
            return null;
        }
        Cell z = state.last().get();
        StringBuilder kreuz = new StringBuilder();
        zeile(kreuz, state.board(), t -> z.row(), t -> z.column() + t);
        zeile(kreuz, state.board(), t -> z.row() + t, t -> z.column());
        zeile(kreuz, state.board(), t -> z.row() + t, t -> z.column() + t);
        zeile(kreuz, state.board(), t -> z.row() + t, t -> z.column() - t);
        Matcher m = FUENF.matcher(kreuz);
        return !m.find() ? null : m.group(1).equals("X") ? Player.X : Player.O;
    }

    /** Nine cells with the last stone in the middle; what lies outside the board becomes a '#'. */
    private static void zeile(StringBuilder an, Board b, IntUnaryOperator row, IntUnaryOperator col) {
        for (int t = -4; t <= 4; t++) {
            int r = row.applyAsInt(t);
            int c = col.applyAsInt(t);
            boolean drauf = Math.min(r, c) >= 0 && Math.max(r, c) < b.size();
            an.append(drauf ? b.at(r, c).map(Player::symbol).orElse('.') : '#');
        }
        an.append('|');
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || gewonnen(state) != null;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> frei = new LinkedList<>();
        if (gewonnen(state) == null) {
            for (Cell c : state.board().emptyCells()) {
                frei.add(0, c); // backwards: any order will do
            }
        }
        return frei;
    }

    @Override
    public int utility(GomokuState state) {
        Player p = gewonnen(state);
        return p == null ? 0 : p == Player.X ? 1 : -1;
    }
}
