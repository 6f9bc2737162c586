// exercise: 02
// truth: wrong
// mistake: actions keeps its lists in a map and hands out the same mutable list again for an equal board
// player: both
// style: caches by the board's text, streams
// single: yes
// detail: rare; only if a caller changes a list that it got: after actions(b).clear() actions(b) is empty
import java.util.*;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

    private final Map<String, List<Cell>> moves = new HashMap<>();

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
        return Arrays.stream(Player.values())
                .filter(p -> Arrays.stream(LINES).anyMatch(line -> IntStream.of(line).allMatch(i -> board.has(p, i / 3, i % 3))))
                .findFirst();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return moves.computeIfAbsent(board.toString(), text -> terminal(board) ? new ArrayList<>() : board.emptyCells());
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
