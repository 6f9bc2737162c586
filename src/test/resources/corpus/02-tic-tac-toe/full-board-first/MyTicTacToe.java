// exercise: 02
// truth: wrong
// mistake: utility says 0 for every full board before it asks for a winner
// player: MAX
// style: counting marks on each line with nested loops, early returns
// single: yes
// detail: sometimes; only if X's ninth mark makes a line
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int N = 3;

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        int turn = board.count(Player.X) + board.count(Player.O);
        return turn % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() >= N || cell.column() >= N) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    private boolean hasLine(Board board, Player p) {
        int down = 0;
        int up = 0;
        for (int i = 0; i < N; i++) {
            int inRow = 0;
            int inColumn = 0;
            for (int j = 0; j < N; j++) {
                if (board.has(p, i, j)) inRow++;
                if (board.has(p, j, i)) inColumn++;
            }
            if (inRow == N || inColumn == N) return true;
            if (board.has(p, i, i)) down++;
            if (board.has(p, i, N - 1 - i)) up++;
        }
        return down == N || up == N;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasLine(board, Player.X)) return Optional.of(Player.X);
        if (hasLine(board, Player.O)) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) return true;
        return board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return Collections.emptyList();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        if (board.isFull()) return 0;
        if (winner(board).equals(Optional.of(Player.X))) return 1;
        if (winner(board).equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
