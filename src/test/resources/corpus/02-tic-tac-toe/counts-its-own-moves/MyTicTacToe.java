// exercise: 02
// truth: wrong
// mistake: whether the board is full is read from a field that counts the calls of result, not from the board
// player: both
// style: object with a move counter, like a console game
// single: yes
// detail: sometimes; a full board that was not played move by move on this object is no tie, and nine calls of result end any game
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private int moves = 0;

    @Override
    public Board initialState() {
        moves = 0;
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int xs = board.count(Player.X), os = board.count(Player.O);
        if (xs == os) return Player.X;
        return Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board newBoard = board.copy();
        newBoard.put(cell, player(board));
        moves++;
        return newBoard;
    }

    private boolean check(Board b, Player p) {
        for (int i = 0; i <= 2; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) return true;
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) return true;
        }
        return b.has(p, 1, 1)
                && (b.has(p, 0, 0) && b.has(p, 2, 2) || b.has(p, 0, 2) && b.has(p, 2, 0));
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (check(board, Player.X)) return Optional.of(Player.X);
        if (check(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || moves == 9;
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (check(board, Player.X)) return 1;
        return check(board, Player.O) ? -1 : 0;
    }
}
