// exercise: 05
// truth: wrong
// mistake: the whole board is scanned line by line, but the diagonals down to the left are only started in the top row: those that begin at the right edge below it (the lower right half) are never looked at, so fives there are missed
// player: both
// style: scans the whole board; one loop for each kind of line, a StringBuilder per line and contains("XXXXX")
// single: yes
// detail: rows, columns and the other diagonals are complete
import java.util.ArrayList;
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
            throw new IllegalArgumentException("over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (String line : lines(state.board())) {
            if (line.contains("XXXXX")) {
                return Optional.of(Player.X);
            }
            if (line.contains("OOOOO")) {
                return Optional.of(Player.O);
            }
        }
        return Optional.empty();
    }

    private List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        // rows and columns
        for (int i = 0; i < n; i++) {
            lines.add(line(board, i, 0, 0, 1));
            lines.add(line(board, 0, i, 1, 0));
        }
        // diagonals to the right: from the top row, then from the left edge
        for (int c = 0; c < n; c++) {
            lines.add(line(board, 0, c, 1, 1));
        }
        for (int r = 1; r < n; r++) {
            lines.add(line(board, r, 0, 1, 1));
        }
        // diagonals to the left
        for (int c = 0; c < n; c++) {
            lines.add(line(board, 0, c, 1, -1));
        }
        return lines;
    }

    private String line(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        while (row >= 0 && row < board.size() && column >= 0 && column < board.size()) {
            text.append(board.at(row, column).map(Player::symbol).orElse('.'));
            row += down;
            column += right;
        }
        return text.toString();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return new ArrayList<>();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isPresent()) {
            return winner.get() == Player.X ? 1 : -1;
        }
        return 0;
    }
}
