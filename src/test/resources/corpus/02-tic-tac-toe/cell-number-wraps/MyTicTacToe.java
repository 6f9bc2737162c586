// exercise: 02
// truth: wrong
// mistake: result only checks the number 3*row+column, so a column beyond the board lands in the next row
// player: both
// style: ported from Python, the cell as a number from 0 to 8
// single: yes
// detail: sometimes; cells outside such as (0,3), (0,5) or (1,3) whose number is a free cell
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final String LINES = "012 345 678 036 147 258 048 246";

    private static Cell cell(int number) {
        return new Cell(number / 3, number % 3);
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
        int number = 3 * cell.row() + cell.column();
        if (number > 8 || !board.isEmpty(cell(number))) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        Board next = board.copy();
        next.put(cell(number), player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (String line : LINES.split(" ")) {
            for (Player p : Player.values()) {
                if (line.chars().map(c -> c - '0').allMatch(n -> board.has(p, n / 3, n % 3))) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return List.of();
        }
        return IntStream.range(0, 9)
                .mapToObj(MyTicTacToe::cell)
                .filter(board::isEmpty)
                .collect(Collectors.toList());
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
