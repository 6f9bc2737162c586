// exercise: 02
// truth: wrong
// mistake: result catches the exception of put and returns the board unchanged, so taken cells and cells outside are not refused
// player: both
// style: streams over a list of lists of cells
// single: yes
// detail: always for a taken cell or one outside
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final List<List<Cell>> lines = new ArrayList<>();

    public MyTicTacToe() {
        for (int i = 0; i < 3; i++) {
            lines.add(List.of(new Cell(i, 0), new Cell(i, 1), new Cell(i, 2)));
            lines.add(List.of(new Cell(0, i), new Cell(1, i), new Cell(2, i)));
        }
        lines.add(List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2)));
        lines.add(List.of(new Cell(0, 2), new Cell(1, 1), new Cell(2, 0)));
    }

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
        Board next = board.copy();
        try {
            next.put(cell, player(board));
        } catch (IllegalArgumentException e) {
            System.err.println("Invalid move " + cell + ": " + e.getMessage());
        }
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.X, Player.O)
                .filter(p -> lines.stream()
                        .anyMatch(line -> line.stream().allMatch(c -> board.has(p, c.row(), c.column()))))
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
