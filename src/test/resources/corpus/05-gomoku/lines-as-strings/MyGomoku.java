// exercise: 05
// truth: right
// mistake: none; writes the four lines through the last stone as strings and searches XXXXX or OOOOO in them
// player: both
// style: strings, StringBuilder, contains
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

    @Override
    public GomokuState start(int size) {
        Board board = Board.empty(size);
        return new GomokuState(board, Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalStateException("Game over!");
        }
        var copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    private List<String> linesThrough(Board board, Cell cell) {
        StringBuilder row = new StringBuilder();
        StringBuilder column = new StringBuilder();
        StringBuilder falling = new StringBuilder();
        StringBuilder rising = new StringBuilder();
        for (int i = 0; i < board.size(); i++) {
            row.append(symbol(board, cell.row(), i));
            column.append(symbol(board, i, cell.column()));
            falling.append(symbol(board, i, i - cell.row() + cell.column()));
            rising.append(symbol(board, i, cell.row() + cell.column() - i));
        }
        List<String> lines = new ArrayList<>();
        lines.add(row.toString());
        lines.add(column.toString());
        lines.add(falling.toString());
        lines.add(rising.toString());
        return lines;
    }

    private char symbol(Board board, int row, int column) {
        if (column < 0 || column >= board.size()) {
            return '#';
        }
        return board.at(row, column).map(Player::symbol).orElse('.');
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isPresent()) {
            for (String line : linesThrough(state.board(), state.last().get())) {
                if (line.contains("XXXXX")) {
                    return Optional.of(Player.X);
                } else if (line.contains("OOOOO")) {
                    return Optional.of(Player.O);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? new ArrayList<>() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Player winner = winner(state).orElse(null);
        if (winner == Player.X) {
            return 1;
        } else if (winner == Player.O) {
            return -1;
        } else {
            return 0;
        }
    }
}
