// exercise: 02
// truth: wrong
// mistake: in the written-out comparisons the antidiagonal of O was copied from X and its last term still asks for X: winner misses O on (0,2) (1,1) (2,0), and calls O the winner for O O X there
// player: MIN
// style: everything written out, no loops
// single: yes
// detail: -
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
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board board2 = board.copy();
        board2.put(cell, player(board));
        return board2;
    }

    @Override
    public Optional<Player> winner(Board b) {
        Player x = Player.X;
        Player o = Player.O;
        // X
        if (b.has(x, 0, 0) && b.has(x, 0, 1) && b.has(x, 0, 2)) return Optional.of(x);
        if (b.has(x, 1, 0) && b.has(x, 1, 1) && b.has(x, 1, 2)) return Optional.of(x);
        if (b.has(x, 2, 0) && b.has(x, 2, 1) && b.has(x, 2, 2)) return Optional.of(x);
        if (b.has(x, 0, 0) && b.has(x, 1, 0) && b.has(x, 2, 0)) return Optional.of(x);
        if (b.has(x, 0, 1) && b.has(x, 1, 1) && b.has(x, 2, 1)) return Optional.of(x);
        if (b.has(x, 0, 2) && b.has(x, 1, 2) && b.has(x, 2, 2)) return Optional.of(x);
        if (b.has(x, 0, 0) && b.has(x, 1, 1) && b.has(x, 2, 2)) return Optional.of(x);
        if (b.has(x, 0, 2) && b.has(x, 1, 1) && b.has(x, 2, 0)) return Optional.of(x);
        // O
        if (b.has(o, 0, 0) && b.has(o, 0, 1) && b.has(o, 0, 2)) return Optional.of(o);
        if (b.has(o, 1, 0) && b.has(o, 1, 1) && b.has(o, 1, 2)) return Optional.of(o);
        if (b.has(o, 2, 0) && b.has(o, 2, 1) && b.has(o, 2, 2)) return Optional.of(o);
        if (b.has(o, 0, 0) && b.has(o, 1, 0) && b.has(o, 2, 0)) return Optional.of(o);
        if (b.has(o, 0, 1) && b.has(o, 1, 1) && b.has(o, 2, 1)) return Optional.of(o);
        if (b.has(o, 0, 2) && b.has(o, 1, 2) && b.has(o, 2, 2)) return Optional.of(o);
        if (b.has(o, 0, 0) && b.has(o, 1, 1) && b.has(o, 2, 2)) return Optional.of(o);
        if (b.has(o, 0, 2) && b.has(o, 1, 1) && b.has(x, 2, 0)) return Optional.of(o);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) return true;
        return board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(board)) return cells;
        cells.addAll(board.emptyCells());
        return cells;
    }

    @Override
    public int utility(Board board) {
        if (winner(board).equals(Optional.of(Player.X))) return 1;
        if (winner(board).equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
