// exercise: 02
// truth: wrong
// mistake: utility is what the end is worth to the player whose turn it would be, not to X
// player: MAX
// style: streams, list of lines as strings, Optional chains
// single: yes
// detail: sometimes, wrong for the wins of X (also on a full board, where it is O to move by the count); for the wins of O it is right by chance
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final List<String> LINES = List.of("012", "345", "678", "036", "147", "258", "048", "246");

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        var next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.X, Player.O)
                .filter(p -> LINES.stream().anyMatch(line -> owns(board, p, line)))
                .findFirst();
    }

    private boolean owns(Board board, Player p, String line) {
        return line.chars().map(c -> c - '0').allMatch(i -> board.has(p, i / 3, i % 3));
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        var me = player(board);
        return winner(board).map(w -> w == me ? 1 : -1).orElse(0);
    }
}
