// exercise: 05
// truth: wrong
// mistake: winner walks over a flat array with the steps 1, n, n+1 and n-1 and checks only the ends of the array, so a line goes on at the other edge
// kind: slip
// player: both
// style: flat char array, steps
// single: yes
// detail: -
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
    public Player player(GomokuState s) {
        return s.board().count(Player.X) > s.board().count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("over");
        Board copy = s.board().copy();
        copy.put(cell, player(s));
        return new GomokuState(copy, Optional.of(cell));
    }

    private static char[] flat(Board board) {
        return board.toString().replace("/", "").toCharArray();
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) return Optional.empty();
        int n = s.board().size();
        char[] cells = flat(s.board());
        int at = s.last().get().row() * n + s.last().get().column();
        for (int step : new int[] {1, n, n + 1, n - 1}) {
            int length = 1;
            for (int i = at + step; i < cells.length && cells[i] == cells[at]; i += step) length++;
            for (int i = at - step; i >= 0 && cells[i] == cells[at]; i -= step) length++;
            if (length >= 5) return Optional.of(cells[at] == 'X' ? Player.X : Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState s) {
        return s.board().isFull() || winner(s).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    @Override
    public int utility(GomokuState s) {
        Optional<Player> w = winner(s);
        return w.isEmpty() ? 0 : w.get() == Player.X ? 1 : -1;
    }
}
