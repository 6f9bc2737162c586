// exercise: 02
// truth: wrong
// mistake: actions clears and fills one list that belongs to the object, so the list returned before changes with the next call
// player: both
// style: a table of line coordinates, a field for the moves to avoid garbage
// single: yes
// detail: always, as soon as a caller keeps a list while it asks for another
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] LINES = {
        {0, 0, 0, 1, 0, 2}, {1, 0, 1, 1, 1, 2}, {2, 0, 2, 1, 2, 2},
        {0, 0, 1, 0, 2, 0}, {0, 1, 1, 1, 2, 1}, {0, 2, 1, 2, 2, 2},
        {0, 0, 1, 1, 2, 2}, {0, 2, 1, 1, 2, 0},
    };

    private final List<Cell> moves = new ArrayList<>(9);

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) <= board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] l : LINES) {
            for (Player p : Player.values()) {
                if (board.has(p, l[0], l[1]) && board.has(p, l[2], l[3]) && board.has(p, l[4], l[5])) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        moves.clear();
        if (!terminal(board)) {
            for (int row = 0; row < 3; row++) {
                for (int column = 0; column < 3; column++) {
                    Cell cell = new Cell(row, column);
                    if (board.isEmpty(cell)) {
                        moves.add(cell);
                    }
                }
            }
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        Player w = winner(board).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
