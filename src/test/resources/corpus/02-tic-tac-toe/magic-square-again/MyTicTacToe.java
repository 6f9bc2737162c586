// exercise: 02
// truth: right
// mistake: none; a line is found as three marks of a magic square that sum to 15, and result builds the new board cell by cell.
// player: both
// style: magic square
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MAGIC = {2, 7, 6, 9, 5, 1, 4, 3, 8};

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int balance = 0;
        for (int i = 0; i < 9; i++) {
            if (board.has(Player.X, i / 3, i % 3)) balance++;
            if (board.has(Player.O, i / 3, i % 3)) balance--;
        }
        return balance == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() > 2 || cell.column() > 2 || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("not free: " + cell);
        }
        Board next = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            Cell here = new Cell(i / 3, i % 3);
            if (here.equals(cell)) {
                next.put(here, player(board));
            } else {
                board.at(here).ifPresent(who -> next.put(here, who));
            }
        }
        return next;
    }

    private static boolean fifteen(Board board, Player p) {
        List<Integer> mine = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            if (board.has(p, i / 3, i % 3)) mine.add(MAGIC[i]);
        }
        for (int a = 0; a < mine.size(); a++) {
            for (int b = a + 1; b < mine.size(); b++) {
                for (int c = b + 1; c < mine.size(); c++) {
                    if (mine.get(a) + mine.get(b) + mine.get(c) == 15) return true;
                }
            }
        }
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return fifteen(board, Player.X)
                ? Optional.of(Player.X)
                : fifteen(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (winner(board).isPresent()) {
            return free;
        }
        for (int c = 2; c >= 0; c--) {
            for (int r = 2; r >= 0; r--) {
                Cell cell = new Cell(r, c);
                if (board.isEmpty(cell)) free.add(cell);
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        return (fifteen(board, Player.X) ? 1 : 0) - (fifteen(board, Player.O) ? 1 : 0);
    }
}
