// exercise: 05
// truth: wrong
// mistake: result writes the new stone into the board's text and reads it again, so a cell that is taken is overwritten instead of refused
// player: both
// style: strings: the board is changed as text and parsed
// single: yes
// detail: a cell outside the board and a game that is over are refused
import java.util.Arrays;
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
        String row = ".".repeat(size);
        String[] rows = new String[size];
        Arrays.fill(rows, row);
        return new GomokuState(Board.parse(String.join("/", rows)), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int x = state.board().count(Player.X);
        int o = state.board().count(Player.O);
        return x == o ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        int size = state.board().size();
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is over.");
        }
        if (cell.row() >= size || cell.column() >= size) {
            throw new IllegalArgumentException("There is no such cell.");
        }
        String[] rows = state.board().toString().split("/");
        StringBuilder row = new StringBuilder(rows[cell.row()]);
        row.setCharAt(cell.column(), player(state).symbol());
        rows[cell.row()] = row.toString();
        return new GomokuState(Board.parse(String.join("/", rows)), Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player who = state.board().at(last).orElseThrow();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {-1, 1}}) {
            int stones = 1 + run(state.board(), who, last, d[0], d[1]) + run(state.board(), who, last, -d[0], -d[1]);
            if (stones > 4) {
                return Optional.of(who);
            }
        }
        return Optional.empty();
    }

    private int run(Board board, Player who, Cell from, int dr, int dc) {
        int n = 0;
        int r = from.row() + dr, c = from.column() + dc;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.has(who, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.equals(Optional.of(Player.X))) return 1;
        if (w.equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
