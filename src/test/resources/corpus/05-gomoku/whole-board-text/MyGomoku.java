// exercise: 05
// truth: right
// mistake: none; winner ignores the last move and looks for five letters in a text of all lines of the board, and result refuses what is not among the actions.
// player: both
// style: text of all lines
// single: yes
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
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int difference = state.board().count(Player.X) - state.board().count(Player.O);
        return difference > 0 ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException(cell + " may not be played");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    private static String lines(Board board) {
        int n = board.size();
        StringBuilder[] diagonals = new StringBuilder[2 * n];
        StringBuilder[] antidiagonals = new StringBuilder[2 * n];
        StringBuilder[] columns = new StringBuilder[n];
        StringBuilder text = new StringBuilder();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char sign = board.at(r, c).map(Player::symbol).orElse('.');
                text.append(sign);
                add(columns, c, sign);
                add(diagonals, c - r + n, sign);
                add(antidiagonals, r + c, sign);
            }
            text.append('|');
        }
        for (StringBuilder[] group : List.of(columns, diagonals, antidiagonals)) {
            for (StringBuilder line : group) {
                if (line != null) {
                    text.append(line).append('|');
                }
            }
        }
        return text.toString();
    }

    private static void add(StringBuilder[] group, int index, char sign) {
        if (group[index] == null) {
            group[index] = new StringBuilder();
        }
        group[index].append(sign);
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        String all = lines(state.board());
        for (Player p : Player.values()) {
            if (all.contains(String.valueOf(p.symbol()).repeat(5))) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return actions(state).isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (winner(state).isPresent()) {
            return List.of();
        }
        List<Cell> cells = state.board().emptyCells();
        Collections.reverse(cells);
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        return switch (winner(state).map(Player::symbol).orElse('.')) {
            case 'X' -> 1;
            case 'O' -> -1;
            default -> 0;
        };
    }
}
