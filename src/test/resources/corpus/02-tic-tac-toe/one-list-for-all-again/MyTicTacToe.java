// exercise: 02
// truth: wrong
// mistake: actions clears and refills one list in a field, so the list that an earlier caller still has changes
// player: both
// style: fields, saves allocations
// single: yes
// detail: always, as soon as two calls overlap (a search that goes through the list while it asks for the children's actions)
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final List<Cell> moves = new ArrayList<>(9);

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
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private boolean line(Board b, Player p, int row, int col, int dr, int dc) {
        for (int k = 0; k < 3; k++, row += dr, col += dc) {
            if (!b.has(p, row, col)) {
                return false;
            }
        }
        return true;
    }

    private boolean won(Board b, Player p) {
        for (int i = 0; i < 3; i++) {
            if (line(b, p, i, 0, 0, 1) || line(b, p, 0, i, 1, 0)) {
                return true;
            }
        }
        return line(b, p, 0, 0, 1, 1) || line(b, p, 0, 2, 1, -1);
    }

    @Override
    public Optional<Player> winner(Board board) {
        return won(board, Player.X) ? Optional.of(Player.X) : won(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        moves.clear();
        if (!terminal(board)) {
            for (int r = 0; r < 3; r++) {
                for (int c = 0; c < 3; c++) {
                    Cell cell = new Cell(r, c);
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
        if (won(board, Player.X)) return 1;
        if (won(board, Player.O)) return -1;
        return 0;
    }
}
