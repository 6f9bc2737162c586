// exercise: 02
// truth: right
// mistake: none; lines as start and step, own scan for empty cells
// player: both
// style: records, streams
// single: yes
// detail: always
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
    private record Line(int r, int c, int dr, int dc) {
        boolean ownedBy(Board board, Player p) {
            return IntStream.range(0, 3).allMatch(k -> board.has(p, r + k * dr, c + k * dc));
        }
    }

    private static final List<Line> LINES = Stream.concat(
                    IntStream.range(0, 3).boxed().flatMap(i -> Stream.of(new Line(i, 0, 0, 1), new Line(0, i, 1, 0))),
                    Stream.of(new Line(0, 0, 1, 1), new Line(2, 0, -1, 1)))
            .toList();

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
        if (cell.row() > 2 || cell.column() > 2) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.X, Player.O)
                .filter(p -> LINES.stream().anyMatch(line -> line.ownedBy(board, p)))
                .findFirst();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.count(Player.X) + board.count(Player.O) == 9;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (!terminal(board)) {
            for (int r = 2; r >= 0; r--) {
                for (int c = 2; c >= 0; c--) {
                    Cell cell = new Cell(r, c);
                    if (board.isEmpty(cell)) {
                        free.add(cell);
                    }
                }
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) {
            return 0;
        }
        return w.get() == Player.X ? 1 : -1;
    }
}
