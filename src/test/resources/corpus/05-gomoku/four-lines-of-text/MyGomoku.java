// exercise: 05
// truth: wrong
// mistake: the four lines through the last stone are written into one text, with a blank after the row and after the column but none between the two diagonals, so stones at the end of one and at the start of the other count as a row
// player: both
// style: strings, contains("XXXXX")
// single: yes
// detail: sometimes; stones of the mover at the lower end of one diagonal through the last stone and at the upper end of the other, all at edges
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
            throw new IllegalArgumentException("The game is over, " + cell + " cannot be played");
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Player mover = state.board().at(state.last().get()).get();
        String five = String.valueOf(mover.symbol()).repeat(5);
        return linesThrough(state.board(), state.last().get()).contains(five) ? Optional.of(mover) : Optional.empty();
    }

    private String linesThrough(Board board, Cell cell) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < board.size(); column++) {
            text.append(symbol(board, cell.row(), column));
        }
        text.append(' ');
        for (int row = 0; row < board.size(); row++) {
            text.append(symbol(board, row, cell.column()));
        }
        text.append(' ');
        int difference = cell.column() - cell.row();
        for (int row = 0; row < board.size(); row++) {
            int column = row + difference;
            if (column >= 0 && column < board.size()) {
                text.append(symbol(board, row, column));
            }
        }
        int sum = cell.row() + cell.column();
        for (int row = 0; row < board.size(); row++) {
            int column = sum - row;
            if (column >= 0 && column < board.size()) {
                text.append(symbol(board, row, column));
            }
        }
        return text.toString();
    }

    private char symbol(Board board, int row, int column) {
        return board.at(row, column).map(Player::symbol).orElse('.');
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
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
