// exercise: 05
// truth: wrong
// mistake: the remembered winner is taken again if size, last cell and number of stones agree, though the board may be another one
// player: both
// style: winner with a memory of one state, because terminal, actions and utility all ask for it
// single: yes
// detail: sometimes; two boards asked one after the other with the same last cell and as many stones, of which only one is won
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private record Seen(int size, int stones, Cell last) {}

    private Seen seen;
    private Player found;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.O) < state.board().count(Player.X)
                        || state.board().count(Player.O) > state.board().count(Player.X)
                ? Player.O
                : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) throw new IllegalArgumentException("the game is over");
        if (!state.board().contains(cell)) throw new IllegalArgumentException(cell + " is not on the board");
        if (!state.board().isEmpty(cell)) throw new IllegalArgumentException(cell + " is taken");
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Board board = state.board();
        Seen now = new Seen(board.size(), board.stones(), state.last().get());
        if (!now.equals(seen)) {
            found = look(board, now.last());
            seen = now;
        }
        return Optional.ofNullable(found);
    }

    private Player look(Board board, Cell last) {
        Player me = board.at(last).orElseThrow();
        for (int dr = -1; dr <= 0; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc != 1) continue;
                int run = 0;
                for (int k = -4; k <= 4; k++) {
                    int r = last.row() + k * dr, c = last.column() + k * dc;
                    boolean mine = r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(me, r, c);
                    run = mine ? run + 1 : 0;
                    if (run == 5) return me;
                }
            }
        }
        return null;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) cells.addAll(state.board().emptyCells());
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        if (winner(state).isEmpty()) return 0;
        return winner(state).get().equals(Player.X) ? +1 : -1;
    }
}
