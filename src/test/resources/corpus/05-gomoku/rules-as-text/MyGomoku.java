// exercise: 05
// truth: right
// mistake: none
// player: both
// style: the four lines through the last stone as one text that is searched for five signs, game phases as an enum
// single: yes
// detail: never
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Phase { RUNNING, WON_BY_X, WON_BY_O, TIED }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return 2 * state.board().count(Player.X) == state.board().stones() ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (phase(state) != Phase.RUNNING || !state.board().contains(cell) || !state.board().isEmpty(cell)) {
            throw new IllegalArgumentException(cell + " cannot be played now");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    /** The four lines through the cell as one text, up to four cells to each side; what is not the mover's is a dash. */
    private static String lines(Board board, Cell cell, Player mover) {
        char[] text = new char[40];
        Arrays.fill(text, '-');
        int column = cell.column() - 4;
        for (int i = 0, row = cell.row() - 4; i < 9; i++, row++, column++) {
            boolean isRow = row >= 0 && row < board.size();
            boolean isColumn = column >= 0 && column < board.size();
            int mirrored = 2 * cell.column() - column;
            if (isColumn && board.has(mover, cell.row(), column)) {
                text[i] = '#';
            }
            if (isRow && board.has(mover, row, cell.column())) {
                text[10 + i] = '#';
            }
            if (isRow && isColumn && board.has(mover, row, column)) {
                text[20 + i] = '#';
            }
            if (isRow && mirrored >= 0 && mirrored < board.size() && board.has(mover, row, mirrored)) {
                text[30 + i] = '#';
            }
        }
        return new String(text);
    }

    private static Phase after(Board board, Cell cell) {
        Player mover = board.has(Player.X, cell.row(), cell.column()) ? Player.X : Player.O;
        if (lines(board, cell, mover).contains("#####")) {
            return mover == Player.X ? Phase.WON_BY_X : Phase.WON_BY_O;
        }
        return board.isFull() ? Phase.TIED : Phase.RUNNING;
    }

    private static Phase phase(GomokuState state) {
        return state.last().map(cell -> after(state.board(), cell)).orElse(Phase.RUNNING);
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return switch (phase(state)) {
            case WON_BY_X -> Optional.of(Player.X);
            case WON_BY_O -> Optional.of(Player.O);
            default -> Optional.empty();
        };
    }

    @Override
    public boolean terminal(GomokuState state) {
        return phase(state) != Phase.RUNNING;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (phase(state) == Phase.RUNNING) {
            for (int i = 0; i < state.board().size() * state.board().size(); i++) {
                Cell cell = new Cell(i / state.board().size(), i % state.board().size());
                if (state.board().isEmpty(cell)) {
                    cells.add(cell);
                }
            }
            Collections.reverse(cells);
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        return List.of(0, 1, -1, 0).get(phase(state).ordinal());
    }
}
