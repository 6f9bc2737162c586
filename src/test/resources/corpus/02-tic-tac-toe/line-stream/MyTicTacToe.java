// exercise: 02
// truth: wrong
// mistake: winner takes the first line whose three cells are equal, and if that line is empty it says nobody although a later line is won
// player: both
// style: streams and Optional over a list of lines
// kind: slip
// single: yes
// detail: positions in which an empty line comes before the won one in the list of lines; winner, terminal, actions and utility go wrong there
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Line(Cell first, Cell second, Cell third) {
        boolean same(Board board) {
            return board.at(first).equals(board.at(second)) && board.at(second).equals(board.at(third));
        }
    }

    private static final List<Line> LINES = Stream.of(
                    IntStream.range(0, 3).mapToObj(r -> new Line(new Cell(r, 0), new Cell(r, 1), new Cell(r, 2))),
                    IntStream.range(0, 3).mapToObj(c -> new Line(new Cell(0, c), new Cell(1, c), new Cell(2, c))),
                    Stream.of(
                            new Line(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2)),
                            new Line(new Cell(0, 2), new Cell(1, 1), new Cell(2, 0))))
            .flatMap(lines -> lines)
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
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return LINES.stream().filter(line -> line.same(board)).findFirst().flatMap(line -> board.at(line.first()));
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return board.emptyCells().stream().filter(cell -> !terminal(board)).toList();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
