// exercise: 02
// truth: wrong
// mistake: actions hands out one and the same changeable list for equal boards, so a caller who removes a cell from its list changes the next caller's answer
// player: both
// style: streams and a cache of actions by the board's text
// single: yes
// detail: README: make every list in the method itself; seen only if a caller changes the list that it was given
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    private final Map<String, List<Cell>> actionsByPosition = new HashMap<>();

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
        return Stream.of(Player.X, Player.O).filter(p -> hasLine(board, p)).findFirst();
    }

    private boolean hasLine(Board b, Player p) {
        boolean straight = IntStream.range(0, 3)
                .anyMatch(i -> IntStream.range(0, 3).allMatch(j -> b.has(p, i, j))
                        || IntStream.range(0, 3).allMatch(j -> b.has(p, j, i)));
        return straight
                || IntStream.range(0, 3).allMatch(i -> b.has(p, i, i))
                || IntStream.range(0, 3).allMatch(i -> b.has(p, i, 2 - i));
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return actionsByPosition.computeIfAbsent(
                board.toString(), text -> terminal(board) ? List.of() : board.emptyCells());
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w.equals(Player.X) ? 1 : -1).orElse(0);
    }
}
