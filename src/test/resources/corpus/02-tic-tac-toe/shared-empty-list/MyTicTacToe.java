// exercise: 02
// truth: wrong
// mistake: actions returns one and the same changeable list for all boards on which the game is over, so what a caller adds to it is there for the next
// player: both
// style: streams, one field for the empty list
// single: yes
// detail: sometimes: only after a caller has added something to the empty list; seen: actions(XXX/OO./...).add((2,2)), then actions of the same board is [(2,2)]
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final List<Cell> noMoves = new ArrayList<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.X, Player.O).filter(p -> hasLine(board, p)).findFirst();
    }

    private boolean hasLine(Board b, Player p) {
        return IntStream.range(0, 3).anyMatch(r -> IntStream.range(0, 3).allMatch(c -> b.has(p, r, c)))
                || IntStream.range(0, 3).anyMatch(c -> IntStream.range(0, 3).allMatch(r -> b.has(p, r, c)))
                || IntStream.range(0, 3).allMatch(i -> b.has(p, i, i))
                || IntStream.range(0, 3).allMatch(i -> b.has(p, i, 2 - i));
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return noMoves;
        }
        return new ArrayList<>(board.emptyCells());
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
