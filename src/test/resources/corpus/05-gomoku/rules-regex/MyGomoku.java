// exercise: 05
// truth: right
// mistake: -
// player: both
// style: the star of lines around the last stone as one text, a regular expression with a back reference, Optional chains
// kind: -
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final Pattern FIVE = Pattern.compile("([XO])\\1{4}");

    /** The four lines through the cell, four cells to each side; whatever is outside is written '/'. */
    private static String star(Board board, Cell cell) {
        StringBuilder text = new StringBuilder();
        for (int way = 1; way <= 4; way++) {
            for (int k = -4; k <= 4; k++) {
                int row = cell.row() + k * (way / 2 - way / 4);
                int column = cell.column() + k * (way % 2 - way / 4 + (way == 3 ? -2 : way == 4 ? 2 : 0));
                boolean inside = row >= 0 && column >= 0 && row < board.size() && column < board.size();
                text.append(inside ? board.at(row, column).map(Player::symbol).orElse('.') : '/');
            }
            text.append('/');
        }
        return text.toString();
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return Integer.compare(state.board().count(Player.X), state.board().count(Player.O)) == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        return actions(state).stream()
                .filter(cell::equals)
                .findAny()
                .map(free -> {
                    Board after = state.board().copy();
                    after.put(free, player(state));
                    return new GomokuState(after, Optional.of(free));
                })
                .orElseThrow(() -> new IllegalArgumentException("not allowed here: " + cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last()
                .map(cell -> FIVE.matcher(star(state.board(), cell)))
                .filter(Matcher::find)
                .map(found -> found.group(1).equals("X") ? Player.X : Player.O);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return actions(state).isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> free = state.board().emptyCells();
        winner(state).ifPresent(whoever -> free.clear());
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).stream().mapToInt(p -> p.equals(Player.X) ? 1 : -1).sum();
    }
}
