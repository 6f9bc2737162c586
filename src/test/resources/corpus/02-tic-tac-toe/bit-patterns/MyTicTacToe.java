// exercise: 02
// truth: right
// mistake: none; winner compares the marks as nine bits with eight patterns; actions come from the bottom right to the top left, which is allowed.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] LINES = {0b111, 0b111_000, 0b111_000_000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b001010100};

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
        Player me = player(board);
        Board after = board.copy();
        after.put(cell, me);
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.O, Player.X)
                .filter(p -> Arrays.stream(LINES).anyMatch(line -> (board.bits(p) & line) == line))
                .findAny();
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (winner(board).isEmpty()) {
            cells.addAll(board.emptyCells());
            Collections.reverse(cells);
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
