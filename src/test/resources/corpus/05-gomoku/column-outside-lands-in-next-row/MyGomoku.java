// exercise: 05
// truth: wrong
// mistake: result works on a flat text and refuses only indexes behind its end, so a cell with a column outside the board is not refused: the stone lands in a later row
// kind: subtle
// player: both
// style: the board as a flat text, rebuilt with Board.parse
// single: yes
// detail: only for cells such as (0,size): row inside and column outside, with row*size+column on an empty cell of the board
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
        return new GomokuState(Board.parse(unflat(".".repeat(size * size), size)), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        String text = state.board().toString();
        return text.chars().filter(c -> c == 'X').count() == text.chars().filter(c -> c == 'O').count() ? Player.X : Player.O;
    }

    private static String flat(Board board) {
        return board.toString().replace("/", "");
    }

    private static String unflat(String cells, int size) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.length(); i += size) {
            text.append(i == 0 ? "" : "/").append(cells, i, i + size);
        }
        return text.toString();
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        int size = state.board().size();
        StringBuilder cells = new StringBuilder(flat(state.board()));
        int index = cell.row() * size + cell.column();
        if (terminal(state) || index >= cells.length() || cells.charAt(index) != '.') {
            throw new IllegalArgumentException("illegal move: " + cell);
        }
        cells.setCharAt(index, player(state).symbol());
        return new GomokuState(Board.parse(unflat(cells.toString(), size)), Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        String cells = flat(state.board());
        int size = state.board().size();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                char c = cells.charAt(row * size + column);
                if (c == '.') continue;
                boolean right = column + 4 < size, down = row + 4 < size, left = column >= 4;
                if (right && five(cells, row * size + column, 1)
                        || down && five(cells, row * size + column, size)
                        || down && right && five(cells, row * size + column, size + 1)
                        || down && left && five(cells, row * size + column, size - 1)) {
                    return Optional.of(c == 'X' ? Player.X : Player.O);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean five(String cells, int from, int step) {
        for (int i = 1; i < 5; i++) {
            if (cells.charAt(from + i * step) != cells.charAt(from)) return false;
        }
        return true;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || flat(state.board()).indexOf('.') < 0;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
