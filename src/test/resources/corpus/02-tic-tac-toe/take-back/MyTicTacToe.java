// exercise: 02
// truth: wrong
// mistake: result puts the mark on the given board, copies it and takes the mark back in a finally block, which also runs when the cell was taken and then empties that cell of the given board.
// player: both
// style: do and undo with try and finally instead of copying first
// single: yes
// detail: only after result has refused a taken cell: the given board has lost the mark there
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player mover = player(board);
        try {
            board.put(cell, mover);
            return board.copy();
        } finally {
            board.clear(cell);
        }
    }

    private static boolean wins(Board b, Player p) {
        return IntStream.range(0, 3)
                        .anyMatch(i -> b.has(p, i, 0) && b.has(p, i, 1) && b.has(p, i, 2)
                                || b.has(p, 0, i) && b.has(p, 1, i) && b.has(p, 2, i))
                || b.has(p, 1, 1) && (b.has(p, 0, 0) && b.has(p, 2, 2) || b.has(p, 0, 2) && b.has(p, 2, 0));
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (wins(board, Player.X)) {
            return Optional.of(Player.X);
        }
        return wins(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
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
        return wins(board, Player.X) ? 1 : wins(board, Player.O) ? -1 : 0;
    }
}
