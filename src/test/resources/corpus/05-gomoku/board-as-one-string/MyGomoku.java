// exercise: 05
// truth: wrong
// mistake: the rows are joined to one string without anything between them, so five that run over the end of a row into the next row win
// player: both
// style: port from Python; strings and contains
// single: yes
// detail: sometimes; rows only, the other directions have a separator
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
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("game over");
        }
        Board b = state.board().copy();
        b.put(cell, player(state));
        return new GomokuState(b, Optional.of(cell));
    }

    private char symbol(Board b, int r, int c) {
        return b.at(r, c).map(Player::symbol).orElse('.');
    }

    private String lines(Board b) {
        int n = b.size();
        StringBuilder rows = new StringBuilder();
        StringBuilder cols = new StringBuilder();
        StringBuilder diag = new StringBuilder();
        StringBuilder anti = new StringBuilder();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                rows.append(symbol(b, i, j));
                cols.append(symbol(b, j, i));
            }
            cols.append('|');
        }
        for (int s = -(n - 1); s <= n - 1; s++) {
            for (int i = 0; i < n; i++) {
                if (i + s >= 0 && i + s < n) {
                    diag.append(symbol(b, i, i + s));
                    anti.append(symbol(b, i, n - 1 - i - s));
                }
            }
            diag.append('|');
            anti.append('|');
        }
        return rows + "|" + cols + "|" + diag + "|" + anti;
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        String all = lines(state.board());
        if (all.contains("XXXXX")) return Optional.of(Player.X);
        if (all.contains("OOOOO")) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
