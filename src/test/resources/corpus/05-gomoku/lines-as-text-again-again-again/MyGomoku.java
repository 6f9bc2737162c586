// exercise: 05
// truth: right
// mistake: none; the whole board is written as text with blanks between the lines and searched with contains, actions come in random order, refusals are an IllegalStateException
// player: both
// style: strings, StringBuilder, shuffle
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
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
        return new GomokuState(Board.parse((size + "/").repeat(size - 1) + size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        String text = state.board().toString();
        long x = text.chars().filter(c -> c == 'X').count();
        long o = text.chars().filter(c -> c == 'O').count();
        return x == o ? Player.MAX : Player.MIN;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalStateException(cell + " cannot be played");
        }
        char[] text = state.board().toString().toCharArray();
        text[cell.row() * (state.board().size() + 1) + cell.column()] = player(state).symbol();
        return new GomokuState(Board.parse(new String(text)), Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        String lines = lines(state.board());
        if (lines.contains("XXXXX")) {
            return Optional.of(Player.X);
        }
        return lines.contains("OOOOO") ? Optional.of(Player.O) : Optional.empty();
    }

    private static String lines(Board board) {
        int n = board.size();
        StringBuilder text = new StringBuilder(board.toString()).append(' ');
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < n; r++) {
                append(text, board, r, c);
            }
            text.append(' ');
        }
        for (int sum = -n; sum <= 2 * n; sum++) {
            for (int r = 0; r < n; r++) {
                append(text, board, r, sum - r);
            }
            text.append(' ');
            for (int r = 0; r < n; r++) {
                append(text, board, r, r + sum);
            }
            text.append(' ');
        }
        return text.toString();
    }

    private static void append(StringBuilder text, Board board, int r, int c) {
        if (c >= 0 && c < board.size()) {
            text.append(board.at(r, c).map(Player::symbol).orElse('.'));
        }
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().toString().indexOf('.') < 0;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) {
            for (int i = 0; i < state.board().size(); i++) {
                for (int j = 0; j < state.board().size(); j++) {
                    if (state.board().isEmpty(i, j)) {
                        cells.add(new Cell(i, j));
                    }
                }
            }
            Collections.shuffle(cells);
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).stream().mapToInt(p -> p == Player.X ? 1 : -1).sum();
    }
}
