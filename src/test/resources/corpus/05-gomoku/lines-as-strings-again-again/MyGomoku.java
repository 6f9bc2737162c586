// exercise: 05
// truth: right
// mistake: none; builds the text of each line through the last stone and looks for five letters in it
// player: both
// style: strings and contains
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
        int difference = state.board().count(Player.X) - state.board().count(Player.O);
        return difference == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        List<Cell> allowed = actions(state);
        if (allowed.isEmpty()) {
            throw new IllegalArgumentException("The game is over.");
        }
        if (!allowed.contains(cell)) {
            throw new IllegalArgumentException("Not allowed: " + cell);
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        Cell last = state.last().orElse(null);
        if (last == null) {
            return Optional.empty();
        }
        Player player = state.board().at(last).orElseThrow();
        String five = String.valueOf(player.symbol()).repeat(5);
        for (String line : linesThrough(state.board(), last)) {
            if (line.contains(five)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private List<String> linesThrough(Board board, Cell cell) {
        StringBuilder row = new StringBuilder();
        StringBuilder column = new StringBuilder();
        StringBuilder down = new StringBuilder();
        StringBuilder up = new StringBuilder();
        for (int i = 0; i < board.size(); i++) {
            row.append(letter(board, cell.row(), i));
            column.append(letter(board, i, cell.column()));
            down.append(letter(board, i, cell.column() - cell.row() + i));
            up.append(letter(board, i, cell.column() + cell.row() - i));
        }
        return List.of(row.toString(), column.toString(), down.toString(), up.toString());
    }

    private String letter(Board board, int row, int column) {
        if (column < 0 || column >= board.size()) {
            return "";
        }
        return board.at(row, column).map(p -> "" + p.symbol()).orElse(".");
    }

    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().emptyCells().size() == 0;
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(state)) {
            for (int r = 0; r < state.board().size(); r++) {
                for (int c = 0; c < state.board().size(); c++) {
                    if (state.board().at(r, c).isEmpty()) {
                        cells.add(new Cell(r, c));
                    }
                }
            }
        }
        return cells;
    }

    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
