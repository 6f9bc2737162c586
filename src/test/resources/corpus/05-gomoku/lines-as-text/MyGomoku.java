// exercise: 05
// truth: right
// mistake: none; the nine cells around the last stone as a text, searched for five letters
// player: both
// style: strings
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        Board b = state.board();
        if (b.count(Player.X) != b.count(Player.O)) {
            return Player.O;
        }
        return Player.X;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) return Optional.empty();
        Cell c = state.last().get();
        char sign = symbolAt(state.board(), c.row(), c.column());
        String wanted = String.valueOf(sign).repeat(5);
        String row = "", col = "", diag = "", anti = "";
        for (int i = -4; i <= 4; i++) {
            row += symbolAt(state.board(), c.row(), c.column() + i);
            col += symbolAt(state.board(), c.row() + i, c.column());
            diag += symbolAt(state.board(), c.row() + i, c.column() + i);
            anti += symbolAt(state.board(), c.row() + i, c.column() - i);
        }
        if (row.contains(wanted) || col.contains(wanted) || diag.contains(wanted) || anti.contains(wanted)) {
            return state.board().at(c);
        }
        return Optional.empty();
    }

    private char symbolAt(Board b, int r, int c) {
        if (r < 0 || c < 0 || r >= b.size() || c >= b.size()) return '#';
        return b.has(Player.X, r, c) ? 'X' : b.has(Player.O, r, c) ? 'O' : '.';
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> moves = new ArrayList<>();
        if (terminal(state)) return moves;
        for (int r = state.board().size() - 1; r >= 0; r--)
            for (int c = 0; c < state.board().size(); c++)
                if (state.board().isEmpty(r, c)) moves.add(new Cell(r, c));
        return moves;
    }

    public int utility(GomokuState state) {
        Optional<Player> w = winner(state);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
