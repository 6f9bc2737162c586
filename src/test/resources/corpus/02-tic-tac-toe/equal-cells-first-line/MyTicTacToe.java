// exercise: 02
// truth: wrong
// mistake: winner compares the three cells of a line with each other and returns the first line of three equal cells, which may be three empty ones: then it says nobody although a later line wins.
// player: both
// style: as its author writes
// single: yes
// detail: effect: values
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
        return xs > os ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        // rows
        for (int i = 0; i < 3; i++) {
            if (same(board, i, 0, i, 1, i, 2)) return board.at(i, 0);
        }
        // columns
        for (int j = 0; j < 3; j++) {
            if (same(board, 0, j, 1, j, 2, j)) return board.at(0, j);
        }
        if (same(board, 0, 0, 1, 1, 2, 2)) return board.at(1, 1);
        if (same(board, 0, 2, 1, 1, 2, 0)) return board.at(1, 1);
        return Optional.empty();
    }

    private boolean same(Board b, int r1, int c1, int r2, int c2, int r3, int c3) {
        return b.at(r1, c1).equals(b.at(r2, c2)) && b.at(r2, c2).equals(b.at(r3, c3));
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) return 0;
        return winner.get() == Player.X ? 1 : -1;
    }

}
