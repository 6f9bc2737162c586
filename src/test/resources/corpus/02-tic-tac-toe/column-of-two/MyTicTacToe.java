// exercise: 02
// truth: wrong
// mistake: the column check asks for row 1 twice and never for row 2, so the two upper marks are enough
// player: both
// style: one big condition per player
// single: yes
// detail: boards with two marks of a player on top of a column
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return (board.count(Player.X) - board.count(Player.O)) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player mover = player(board);
        Board fresh = board.copy();
        fresh.put(cell, mover);
        return fresh;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (check(board, Player.X)) return Optional.of(Player.X);
        else if (check(board, Player.O)) return Optional.of(Player.O);
        else return Optional.empty();
    }

    private static boolean check(Board board, Player player) {
        for (int row = 0; row < 3; row++) {
            if (board.has(player, row, 0) && board.has(player, row, 1) && board.has(player, row, 2)) {
                return true;
            }
        }
        for (int column = 0; column < 3; column++) {
            if (board.has(player, 0, column) && board.has(player, 1, column) && board.has(player, 1, column)) {
                return true;
            }
        }
        return (board.has(player, 0, 0) && board.has(player, 1, 1) && board.has(player, 2, 2))
                || (board.has(player, 0, 2) && board.has(player, 1, 1) && board.has(player, 2, 0));
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : new ArrayList<>(board.emptyCells());
    }

    @Override
    public int utility(Board board) {
        if (check(board, Player.X)) return +1;
        if (check(board, Player.O)) return -1;
        return 0;
    }
}
