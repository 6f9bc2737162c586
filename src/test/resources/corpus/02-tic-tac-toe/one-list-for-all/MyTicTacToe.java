// exercise: 02
// truth: wrong
// mistake: actions clears and refills one list in a field and returns it every time, so a list that was returned earlier changes
// player: both
// style: fields reused to save objects, nested loops
// single: yes
// detail: only visible to a caller that keeps an earlier list while it asks again, as every recursive search does
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final List<Cell> free = new ArrayList<>(9);

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player toMove = player(board);
        Board after = board.copy();
        after.put(cell, toMove);
        return after;
    }

    private boolean three(Board b, Player p, int r, int c, int dr, int dc) {
        return b.has(p, r, c) && b.has(p, r + dr, c + dc) && b.has(p, r + 2 * dr, c + 2 * dc);
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            boolean won = three(board, p, 0, 0, 1, 1) || three(board, p, 0, 2, 1, -1);
            for (int k = 0; k < 3 && !won; k++) {
                won = three(board, p, k, 0, 0, 1) || three(board, p, 0, k, 1, 0);
            }
            if (won) {
                return Optional.of(p);
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
        free.clear();
        if (!terminal(board)) {
            for (int r = 0; r < 3; r++) {
                for (int c = 0; c < 3; c++) {
                    if (board.isEmpty(r, c)) {
                        free.add(new Cell(r, c));
                    }
                }
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Player w = winner(board).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
