// exercise: 05
// truth: wrong
// mistake: result turns the cell into one number row*size+column and checks only that number, so a cell right of the board is not refused but becomes a cell of the next row
// kind: subtle
// player: both
// style: flat char array made from the board, index arithmetic, winner by four steps with column checks
// single: yes
// detail: only for a cell whose column is size or more while row*size+column is still on the board and free; outside below the board is refused
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final char EMPTY = '.';

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    private static char[] cells(Board board) {
        int size = board.size();
        char[] cells = new char[size * size];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = board.at(i / size, i % size).map(Player::symbol).orElse(EMPTY);
        }
        return cells;
    }

    private static Cell cell(Board board, int index) {
        return new Cell(index / board.size(), index % board.size());
    }

    @Override
    public Player player(GomokuState state) {
        int difference = 0;
        for (char c : cells(state.board())) {
            difference += c == 'X' ? 1 : c == 'O' ? -1 : 0;
        }
        return difference == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        char[] cells = cells(state.board());
        int index = cell.row() * state.board().size() + cell.column();
        if (index < 0 || index >= cells.length || cells[index] != EMPTY) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Cell played = cell(state.board(), index);
        Board next = state.board().copy();
        next.put(played, player(state));
        return new GomokuState(next, Optional.of(played));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        int size = state.board().size();
        char[] cells = cells(state.board());
        Cell last = state.last().get();
        int at = last.row() * size + last.column();
        int left = last.column();
        int right = size - 1 - last.column();
        if (run(cells, at, 1, right) + run(cells, at, -1, left) >= 4
                || run(cells, at, size, size) + run(cells, at, -size, size) >= 4
                || run(cells, at, size + 1, right) + run(cells, at, -size - 1, left) >= 4
                || run(cells, at, size - 1, left) + run(cells, at, -size + 1, right) >= 4) {
            return Optional.of(cells[at] == 'X' ? Player.X : Player.O);
        }
        return Optional.empty();
    }

    /** So many equal stones follow in steps, at most so many. */
    private static int run(char[] cells, int at, int step, int most) {
        int n = 0;
        while (n < most) {
            int next = at + (n + 1) * step;
            if (next < 0 || next >= cells.length || cells[next] != cells[at]) {
                break;
            }
            n++;
        }
        return n;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> free = new ArrayList<>();
        if (!terminal(state)) {
            char[] cells = cells(state.board());
            for (int i = 0; i < cells.length; i++) {
                if (cells[i] == EMPTY) {
                    free.add(cell(state.board(), i));
                }
            }
        }
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
