// exercise: 05
// truth: wrong
// mistake: the winner of the state asked about last is kept in a field, and is given again if the board is the same object with as many stones and the same last cell, although stones may have moved on it
// player: both
// style: fields as a small cache, because terminal, actions and utility all ask for the winner
// kind: subtle
// single: yes
// detail: the same board object is asked about again with as many stones, the same last cell and other stones, in between nothing else was asked
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private Board seen;
    private int seenStones;
    private Cell seenLast;
    private Optional<Player> seenWinner = Optional.empty();

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("over: " + cell);
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        Cell last = state.last().orElse(null);
        if (last == null) {
            return Optional.empty();
        }
        boolean known = state.board() == seen && state.board().stones() == seenStones && last.equals(seenLast);
        if (!known) { // somebody may have put a stone on it, then there are more
            seen = state.board();
            seenStones = seen.stones();
            seenLast = last;
            seenWinner = compute(seen, last);
        }
        return seenWinner;
    }

    private Optional<Player> compute(Board board, Cell last) {
        Optional<Player> owner = board.at(last);
        int[][] steps = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};
        for (int[] step : steps) {
            int dr = step[0];
            int dc = step[1];
            int length = 1 + side(board, last, dr, dc, owner) + side(board, last, -dr, -dc, owner);
            if (length >= 5) {
                return owner;
            }
        }
        return Optional.empty();
    }

    private int side(Board board, Cell from, int dr, int dc, Optional<Player> owner) {
        int length = 0;
        int r = from.row() + dr;
        int c = from.column() + dc;
        while (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.at(r, c).equals(owner)) {
            length++;
            r += dr;
            c += dc;
        }
        return length;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
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
