// exercise: 05
// truth: wrong
// mistake: result works out who has won and keeps it in a field that winner returns, so winner, terminal, actions and utility answer for the state made last and not for the state they are asked about (a sibling, an earlier one or one that result did not make).
// player: both
// style: stateful object, winner computed in result
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private Player won;

    @Override
    public GomokuState start(int size) {
        won = null;
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (won != null) {
            throw new IllegalArgumentException(won + " has won, no more moves");
        }
        Player me = player(state);
        Board board = state.board().copy();
        board.put(cell, me);
        if (line(board, cell, me, 0, 1) || line(board, cell, me, 1, 0) || line(board, cell, me, 1, 1) || line(board, cell, me, 1, -1)) {
            won = me;
        }
        return new GomokuState(board, Optional.of(cell));
    }

    private boolean line(Board board, Cell cell, Player me, int a, int b) {
        int length = 1;
        int r = cell.row() + a;
        int c = cell.column() + b;
        while (on(board, r, c) && board.has(me, r, c)) {
            length++;
            r += a;
            c += b;
        }
        r = cell.row() - a;
        c = cell.column() - b;
        while (on(board, r, c) && board.has(me, r, c)) {
            length++;
            r -= a;
            c -= b;
        }
        return length >= 5;
    }

    private boolean on(Board board, int r, int c) {
        return r >= 0 && c >= 0 && r < board.size() && c < board.size();
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return Optional.ofNullable(won);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return won != null || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (won == null) {
            return 0;
        }
        return won == Player.X ? 1 : -1;
    }
}
