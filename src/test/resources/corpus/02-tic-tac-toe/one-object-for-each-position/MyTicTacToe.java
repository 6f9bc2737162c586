// exercise: 02
// truth: wrong
// mistake: result hands out one and the same board object for each position (a pool by text) instead of a new one, so a mark that a caller puts on it spoils later answers
// kind: subtle
// player: both
// style: flyweight pool of boards, text of a board as key
// single: yes
// detail: only if a caller puts a mark on a board that result has returned and result comes to the same position again
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final List<String> LINES = List.of("012", "345", "678", "036", "147", "258", "048", "246");

    /** Many orders of moves lead to the same board; it is made once. */
    private final Map<String, Board> pool = new HashMap<>();

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
        Board known = pool.putIfAbsent(next.toString(), next);
        return known == null ? next : known;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (String line : LINES) {
            for (Player player : Player.values()) {
                if (line.chars().map(c -> c - '0').allMatch(i -> board.has(player, i / 3, i % 3))) {
                    return Optional.of(player);
                }
            }
        }
        return Optional.empty();
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
        return winner(board).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
