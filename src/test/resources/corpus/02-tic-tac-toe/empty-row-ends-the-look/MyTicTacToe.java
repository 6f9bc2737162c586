// exercise: 02
// truth: wrong
// mistake: winner compares the three cells of a line with each other and returns what is on them at the first equal line, so a row, column or diagonal of three empty cells says "nobody" although a later line is won; terminal, actions and utility follow it.
// player: both
// style: board.at and equals, one loop over i for rows and columns, early return
// single: yes
import java.util.*;
import plybook.game.*;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        if (xs == os) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    // are these three the same?
    private boolean same(Board b, int r1, int c1, int r2, int c2, int r3, int c3) {
        return b.at(r1, c1).equals(b.at(r2, c2)) && b.at(r2, c2).equals(b.at(r3, c3));
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int i = 0; i < 3; i++) {
            if (same(board, i, 0, i, 1, i, 2)) {
                return board.at(i, 0);
            }
            if (same(board, 0, i, 1, i, 2, i)) {
                return board.at(0, i);
            }
        }
        if (same(board, 0, 0, 1, 1, 2, 2)) {
            return board.at(1, 1);
        }
        if (same(board, 0, 2, 1, 1, 2, 0)) {
            return board.at(1, 1);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return new ArrayList<>();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
