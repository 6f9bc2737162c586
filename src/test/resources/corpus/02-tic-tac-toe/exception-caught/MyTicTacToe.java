// exercise: 02
// truth: wrong
// mistake: result catches the exception of put and returns an unchanged copy for a cell that is taken or outside
// player: both
// style: try and catch, streams
// single: yes
// detail: only for cells that cannot be played
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final List<List<Cell>> ROWS = List.of(
            List.of(new Cell(0, 0), new Cell(0, 1), new Cell(0, 2)),
            List.of(new Cell(1, 0), new Cell(1, 1), new Cell(1, 2)),
            List.of(new Cell(2, 0), new Cell(2, 1), new Cell(2, 2)),
            List.of(new Cell(0, 0), new Cell(1, 0), new Cell(2, 0)),
            List.of(new Cell(0, 1), new Cell(1, 1), new Cell(2, 1)),
            List.of(new Cell(0, 2), new Cell(1, 2), new Cell(2, 2)),
            List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2)),
            List.of(new Cell(0, 2), new Cell(1, 1), new Cell(2, 0)));

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
        Board next = board.copy();
        try {
            next.put(cell, player(board));
        } catch (IllegalArgumentException e) {
            return board.copy();
        }
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.X, Player.O)
                .filter(p -> ROWS.stream().anyMatch(line -> line.stream().allMatch(c -> board.has(p, c.row(), c.column()))))
                .findFirst();
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
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
