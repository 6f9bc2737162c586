// exercise: 05
// truth: wrong
// mistake: winner remembers its last answer and gives it again if last cell and number of stones are the same, though the stones may stand elsewhere
// player: both
// style: small memo in fields, so that terminal and utility do not count twice
// single: yes
// detail: sometimes; only when two states in a row have the same last cell, as many stones and the same size, but one is won and the other not
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private Cell knownCell;
    private int knownStones;
    private int knownSize;
    private Optional<Player> known = Optional.empty();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int xs = state.board().count(Player.X);
        int os = state.board().count(Player.O);
        return xs == os ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("The game is over.");
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) return Optional.empty();
        Cell cell = state.last().get();
        Board board = state.board();
        // terminal, actions, result and utility all come here for the same state
        if (cell.equals(knownCell) && board.stones() == knownStones && board.size() == knownSize) return known;
        knownCell = cell;
        knownStones = board.stones();
        knownSize = board.size();
        known = compute(board, cell);
        return known;
    }

    private Optional<Player> compute(Board board, Cell cell) {
        Player p = board.at(cell).get();
        int r = cell.row(), c = cell.column();
        boolean won = line(board, p, r, c, 0, 1) || line(board, p, r, c, 1, 0)
                || line(board, p, r, c, 1, 1) || line(board, p, r, c, -1, 1);
        return won ? Optional.of(p) : Optional.empty();
    }

    private boolean line(Board board, Player p, int r, int c, int dr, int dc) {
        while (mine(board, p, r - dr, c - dc)) { // to the beginning of the row
            r -= dr;
            c -= dc;
        }
        int n = 0;
        while (mine(board, p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n >= 5;
    }

    private boolean mine(Board board, Player p, int r, int c) {
        int n = board.size();
        return r >= 0 && r < n && c >= 0 && c < n && board.has(p, r, c);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) return 0;
        return winner(state).get() == Player.X ? +1 : -1;
    }
}
