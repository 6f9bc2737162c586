// exercise: 02
// truth: wrong
// mistake: winner takes the first line whose three cells are alike, and three empty cells are alike too; the line that wins may come later.
// player: both
// style: streams over a list of lines, Board.at
// single: yes
// detail: when somebody has a line while a line that comes earlier in the list is empty, for example row 2 full and row 0 empty

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final List<List<Cell>> LINES = Stream.of("012", "345", "678", "036", "147", "258", "048", "246")
            .map(text -> text.chars().map(c -> c - '0').mapToObj(i -> new Cell(i / 3, i % 3)).toList())
            .toList();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return LINES.stream()
                .map(line -> line.stream().map(board::at).distinct().toList())
                .filter(marks -> marks.size() == 1)
                .findFirst()
                .flatMap(marks -> marks.get(0));
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board)
                ? List.of()
                : IntStream.range(0, 9).mapToObj(i -> new Cell(i / 3, i % 3)).filter(board::isEmpty).toList();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
