// exercise: 02
// truth: right
// mistake: none; winners are remembered in a static table, keyed by the text of a board and not by the board, and the empty board is one shared object
// player: both
// style: static memo table by content
// single: yes
// detail: -
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Board EMPTY = Board.empty(3);
    private static final Map<String, Optional<Player>> WINNERS = new ConcurrentHashMap<>();

    @Override
    public Board initialState() {
        return EMPTY; // nobody writes on it
    }

    @Override
    public Player player(Board board) {
        return Player.values()[board.count(Player.X) - board.count(Player.O)];
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(next));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return WINNERS.computeIfAbsent(board.toString(), MyTicTacToe::find);
    }

    private static Optional<Player> find(String text) {
        for (Player player : Player.values()) {
            String s = String.valueOf(player.symbol());
            // with the slashes a row is 4 long: across 1, down 4, and the two diagonals 5 and 3
            if (text.matches("(....)*" + s + s + s + ".*|.*" + s + "..." + s + "..." + s + ".*")
                    || text.matches(s + "....(" + s + ")...." + s)
                    || text.matches(".." + s + ".." + s + ".." + s + "..")) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = board.emptyCells();
        cells.removeIf(cell -> winner(board).isPresent());
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).isEmpty() ? 0 : winner(board).get() == Player.X ? 1 : -1;
    }
}
