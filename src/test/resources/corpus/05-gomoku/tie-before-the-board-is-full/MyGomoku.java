// exercise: 05
// truth: wrong
// mistake: terminal ends the game as a tie as soon as every line of five holds stones of both, although the board is not full
// kind: subtle
// player: both
// style: list of all windows, made once for each size
// single: yes
// detail: only on boards that are nearly full, or small ones, without a winner
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private final Map<Integer, List<List<Cell>>> linesBySize = new HashMap<>();

    private List<List<Cell>> lines(int size) {
        return linesBySize.computeIfAbsent(size, n -> {
            List<List<Cell>> all = new ArrayList<>();
            int[][] ds = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
            for (int[] d : ds)
                for (int r = 0; r < n; r++)
                    for (int c = 0; c < n; c++) {
                        int er = r + 4 * d[0], ec = c + 4 * d[1];
                        if (er >= n || ec >= n || ec < 0) continue;
                        List<Cell> line = new ArrayList<>();
                        for (int i = 0; i < 5; i++) line.add(new Cell(r + i * d[0], c + i * d[1]));
                        all.add(line);
                    }
            return all;
        });
    }

    private static int stones(Board b, List<Cell> line, Player p) {
        int k = 0;
        for (Cell c : line) if (b.has(p, c.row(), c.column())) k++;
        return k;
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState s) {
        return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) throw new IllegalArgumentException("no moves any more");
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState s) {
        for (List<Cell> line : lines(s.board().size()))
            for (Player p : Player.values())
                if (stones(s.board(), line, p) == 5) return Optional.of(p);
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || isTie(s.board());
    }

    private boolean isTie(Board b) {
        for (List<Cell> line : lines(b.size()))
            if (stones(b, line, Player.X) == 0 || stones(b, line, Player.O) == 0) return false;
        return true;
    }

    @Override
    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? new ArrayList<>() : s.board().emptyCells();
    }

    @Override
    public int utility(GomokuState s) {
        return winner(s).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
