// exercise: 02
// truth: wrong
// mistake: whose turn it is is a field that result flips, instead of being counted on the board
// player: both
// style: object that remembers the turn
// single: yes
// detail: sometimes, as soon as boards are not asked about in the order of one game
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

    private boolean wins(Board b, Player p) {
        boolean straight = IntStream.range(0, 3).anyMatch(i ->
                (b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2))
                        || (b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i)));
        boolean down = IntStream.range(0, 3).allMatch(i -> b.has(p, i, i));
        boolean up = IntStream.range(0, 3).allMatch(i -> b.has(p, 2 - i, i));
        return straight || down || up;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return List.of(Player.X, Player.O).stream().filter(p -> wins(board, p)).findFirst();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (wins(board, Player.X)) return 1;
        if (wins(board, Player.O)) return -1;
        return 0;
    }
}
