// exercise: 02
// truth: wrong
// mistake: actions returns every empty cell also when somebody has won already; besides, utility calls get() on the empty winner of a tie and throws NoSuchElementException.
// player: both
// style: very short, most methods one line, winner by eight chained conditions
// single: no
import java.util.List;
import java.util.Optional;
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
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        var next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board b) {
        for (Player p : Player.values()) {
            boolean won = b.has(p, 0, 0) && b.has(p, 0, 1) && b.has(p, 0, 2)
                    || b.has(p, 1, 0) && b.has(p, 1, 1) && b.has(p, 1, 2)
                    || b.has(p, 2, 0) && b.has(p, 2, 1) && b.has(p, 2, 2)
                    || b.has(p, 0, 0) && b.has(p, 1, 0) && b.has(p, 2, 0)
                    || b.has(p, 0, 1) && b.has(p, 1, 1) && b.has(p, 2, 1)
                    || b.has(p, 0, 2) && b.has(p, 1, 2) && b.has(p, 2, 2)
                    || b.has(p, 0, 0) && b.has(p, 1, 1) && b.has(p, 2, 2)
                    || b.has(p, 0, 2) && b.has(p, 1, 1) && b.has(p, 2, 0);
            if (won) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.emptyCells().isEmpty() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return switch (winner(board).get()) {
            case MAX -> 1;
            case MIN -> -1;
        };
    }
}
