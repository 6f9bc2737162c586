// exercise: 02
// truth: wrong
// mistake: winner remembers its answer for a board object, and result asks it about the new board before the mark is put there, so the answer is out of date afterwards
// player: both
// style: identity map as a cache, streams over lines
// single: yes
// detail: always for boards that result returned; boards from elsewhere are judged right
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Line(Cell a, Cell b, Cell c) {
        boolean of(Player p, Board board) {
            return Stream.of(a, b, c).allMatch(cell -> board.has(p, cell.row(), cell.column()));
        }
    }

    private static final List<Line> ALL = new ArrayList<>();

    static {
        IntStream.range(0, 3).forEach(i -> {
            ALL.add(new Line(new Cell(i, 0), new Cell(i, 1), new Cell(i, 2)));
            ALL.add(new Line(new Cell(0, i), new Cell(1, i), new Cell(2, i)));
        });
        ALL.add(new Line(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2)));
        ALL.add(new Line(new Cell(2, 0), new Cell(1, 1), new Cell(0, 2)));
    }

    /** So that the lines are looked through only once per board. */
    private final Map<Board, Optional<Player>> winners = new IdentityHashMap<>();

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
        if (!actions(next).contains(cell)) {
            throw new IllegalArgumentException("not a legal move: " + cell);
        }
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return winners.computeIfAbsent(board, this::findWinner);
    }

    private Optional<Player> findWinner(Board board) {
        return Stream.of(Player.X, Player.O)
                .filter(p -> ALL.stream().anyMatch(line -> line.of(p, board)))
                .findFirst();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
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
