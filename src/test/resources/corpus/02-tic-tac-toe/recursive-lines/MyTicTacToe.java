// exercise: 02
// truth: right
// mistake: none; lines are walked by a recursive helper from all nine cells in four directions, and each board is remembered in a map by the board itself.
// player: both
// style: recursion, memo keyed by a copy of the board
// single: yes
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final Map<Board, Optional<Player>> known = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) == board.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        Optional<Player> winner = known.get(board);
        if (winner == null) {
            winner = Stream.of(Player.O, Player.X).filter(p -> hasLine(board, p)).findAny();
            known.put(board.copy(), winner);
        }
        return winner;
    }

    private boolean hasLine(Board board, Player p) {
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                if (walk(board, p, row, column, 0, 1) == 3
                        || walk(board, p, row, column, 1, 0) == 3
                        || walk(board, p, row, column, 1, 1) == 3
                        || walk(board, p, row, column, 1, -1) == 3) {
                    return true;
                }
            }
        }
        return false;
    }

    private int walk(Board board, Player p, int row, int column, int down, int right) {
        if (row > 2 || column < 0 || column > 2 || !board.has(p, row, column)) {
            return 0;
        }
        return 1 + walk(board, p, row + down, column + right, down, right);
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (winner(board).isPresent()) {
            return List.of();
        }
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.MAX ? 1 : -1).orElse(0);
    }
}
