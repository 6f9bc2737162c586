// exercise: 02
// truth: wrong
// mistake: terminal (and with it actions) says that the game is over as soon as every line holds marks of both, although the board is not full.
// player: both
// style: over-clever, streams over the eight lines
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Line(Cell a, Cell b, Cell c) {
        long marks(Board board, Player player) {
            return List.of(a, b, c).stream().filter(x -> board.has(player, x.row(), x.column())).count();
        }

        boolean open(Board board) {
            return marks(board, Player.X) == 0 || marks(board, Player.O) == 0;
        }
    }

    private static final List<Line> LINES = new ArrayList<>();

    static {
        for (int i = 0; i < 3; i++) {
            LINES.add(new Line(new Cell(i, 0), new Cell(i, 1), new Cell(i, 2)));
            LINES.add(new Line(new Cell(0, i), new Cell(1, i), new Cell(2, i)));
        }
        LINES.add(new Line(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2)));
        LINES.add(new Line(new Cell(0, 2), new Cell(1, 1), new Cell(2, 0)));
    }

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
        for (Player player : Player.values()) {
            if (LINES.stream().anyMatch(line -> line.marks(board, player) == 3)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (winner(board).isPresent()) {
            return true;
        }
        return board.isFull() || LINES.stream().noneMatch(line -> line.open(board));
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
