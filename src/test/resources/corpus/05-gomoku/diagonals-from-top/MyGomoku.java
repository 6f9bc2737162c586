// exercise: 05
// truth: wrong
// mistake: winner collects the lines of the board, but the falling-left diagonals only from the top row, so those that begin in the last column below it are missing
// player: both
// style: all lines as strings, streams, contains
// kind: slip
// single: yes
// detail: five on a diagonal down to the left that lies below the main one, e.g. from (3,6) to (6,3) and on, on boards of 6 and more
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
        return state.board().stones() % 2 == 0 ? Player.X : Player.O;
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

    private List<String> allLines(Board b) {
        List<String> lines = new ArrayList<>();
        int n = b.size();
        for (int i = 0; i < n; i++) {
            lines.add(read(b, i, 0, 0, 1)); // rows
            lines.add(read(b, 0, i, 1, 0)); // columns
            lines.add(read(b, 0, i, 1, 1)); // diagonals from the top row
            lines.add(read(b, i, 0, 1, 1)); // and from the left column
            lines.add(read(b, 0, i, 1, -1)); // the other diagonals
        }
        return lines;
    }

    private String read(Board b, int row, int col, int dr, int dc) {
        StringBuilder sb = new StringBuilder();
        while (row < b.size() && col >= 0 && col < b.size()) {
            sb.append(b.at(row, col).map(p -> p == Player.X ? "X" : "O").orElse("."));
            row += dr;
            col += dc;
        }
        return sb.toString();
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        List<String> lines = allLines(state.board());
        return Stream.of(Player.X, Player.O)
                .filter(p -> lines.stream().anyMatch(l -> l.contains(("" + p.symbol()).repeat(5))))
                .findFirst();
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
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
