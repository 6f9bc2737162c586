// exercise: 05
// truth: wrong
// mistake: actions lists the empty cells also when somebody has won
// player: both
// style: nested loops, count from the end of the line
// single: yes
// detail: always; as soon as a game is won before the board is full
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** Gomoku. */
public class MyGomoku implements GomokuTask {
    private static final int NEEDED = 5;

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int difference = state.board().count(Player.X) - state.board().count(Player.O);
        return difference == 0 ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("The game is already over.");
        }
        Board newBoard = state.board().copy();
        newBoard.put(cell, player(state));
        return new GomokuState(newBoard, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (!state.last().isPresent()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player player = state.board().at(last).get();
        boolean won = line(state.board(), player, last, 0, 1)
                || line(state.board(), player, last, 1, 0)
                || line(state.board(), player, last, 1, 1)
                || line(state.board(), player, last, 1, -1);
        return won ? Optional.of(player) : Optional.empty();
    }

    private boolean line(Board board, Player player, Cell cell, int dr, int dc) {
        int row = cell.row();
        int col = cell.column();
        while (isPlayer(board, player, row - dr, col - dc)) {
            row -= dr;
            col -= dc;
        }
        int length = 0;
        while (isPlayer(board, player, row, col)) {
            length++;
            row += dr;
            col += dc;
        }
        return length >= NEEDED;
    }

    private boolean isPlayer(Board board, Player player, int row, int col) {
        if (row < 0 || col < 0) {
            return false;
        }
        Cell cell = new Cell(row, col);
        return board.contains(cell) && board.at(cell).equals(Optional.of(player));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> free = new ArrayList<>();
        for (int row = 0; row < state.board().size(); row++) {
            for (int col = 0; col < state.board().size(); col++) {
                if (state.board().at(row, col).isEmpty()) {
                    free.add(new Cell(row, col));
                }
            }
        }
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.O ? -1 : 1).orElse(0);
    }
}
