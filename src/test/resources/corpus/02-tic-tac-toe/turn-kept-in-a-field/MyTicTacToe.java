// exercise: 02
// truth: wrong
// mistake: whose turn it is is kept in a field that result flips, instead of being read from the board; after two results from one board, or with any other board than the last, player is wrong and result puts the wrong mark
// player: both
// style: stateful game object as in a GUI program
// single: yes
// detail: right only while one game is played move by move from initialState
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    private Player current = Player.X;

    @Override
    public Board initialState() {
        current = Player.X;
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return current;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, current);
        current = current.opponent();
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (wins(board, Player.X)) return Optional.of(Player.X);
        if (wins(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    private boolean wins(Board b, Player p) {
        for (int i = 0; i < 3; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) return true;
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) return true;
        }
        return b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2)
                || b.has(p, 0, 2) && b.has(p, 1, 1) && b.has(p, 2, 0);
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? Collections.emptyList() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (wins(board, Player.X)) return 1;
        if (wins(board, Player.O)) return -1;
        return 0;
    }
}
