// exercise: 05
// truth: right
// mistake: none; the winner is found by a regular expression with gaps of n, n+1 and n-1 characters over the board with a border, and remembered by the text of the board; moves come in the order of a hash set
// player: both
// style: regular expressions, memo by text, hash set of cells
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final Map<String, Character> known = new HashMap<>();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.parse((size + "/").repeat(size - 1) + size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.O) == state.board().count(Player.X) ? Player.MAX : Player.MIN;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("you cannot play " + cell);
        }
        Board board = Board.parse(state.board().toString());
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    private char look(Board board) {
        // toString has a slash behind each row: a step down is size+1 characters, and no line gets past a slash
        return known.computeIfAbsent(board.toString(), text -> {
            int n = board.size();
            for (int skip : new int[] {0, n - 1, n, n + 1}) {
                String gap = "[XO./]{" + skip + "}";
                Matcher m = Pattern.compile("([XO])"
                        + "(?:" + gap + "\\1){4}").matcher(text);
                if (m.find()) {
                    return m.group(1).charAt(0);
                }
            }
            return '.';
        });
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return switch (look(state.board())) {
            case 'X' -> Optional.of(Player.X);
            case 'O' -> Optional.of(Player.O);
            default -> Optional.empty();
        };
    }

    @Override
    public boolean terminal(GomokuState state) {
        String text = state.board().toString();
        return text.indexOf('.') < 0 || look(state.board()) != '.';
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        Set<Cell> cells = new HashSet<>();
        if (!terminal(state)) {
            cells.addAll(state.board().emptyCells());
        }
        return new ArrayList<>(cells);
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).isEmpty() ? 0 : winner(state).get() == Player.X ? 1 : -1;
    }
}
