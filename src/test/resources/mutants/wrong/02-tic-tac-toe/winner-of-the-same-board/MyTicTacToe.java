// Wrong: utility goes by the winner that was found when the same board carried other marks.
// Fails first: utility: +1 if X has won, −1 if O has, 0 for a tie
// Says: very object
// Diagnosis: board-known-by-identity

import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private Board lastBoard;
    private Optional<Player> lastWinner = Optional.empty();

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

    @Override
    public Optional<Player> winner(Board board) {
        lastBoard = board;
        lastWinner = Stream.of(Player.X, Player.O).filter(p -> hasLine(board, p)).findFirst();
        return lastWinner;
    }

    private static boolean hasLine(Board b, Player p) {
        boolean down = true;
        boolean up = true;
        for (int i = 0; i < 3; i++) {
            if (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)) {
                return true;
            }
            if (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)) {
                return true;
            }
            down &= b.has(p, i, i);
            up &= b.has(p, i, 2 - i);
        }
        return down || up;
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        // a search has just asked whether the game is over, so the winner is known
        Optional<Player> winner = board == lastBoard ? lastWinner : winner(board);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == Player.X ? 1 : -1;
    }
}
