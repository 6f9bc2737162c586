// exercise: 02
// truth: right
// mistake: -
// player: both
// style: lines found by a regular expression on the text of the board, actions column by column from the end
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Board START = Board.parse("3/3/3");
    /** On X.O/.X./..O a column repeats after 3 characters between, the falling diagonal after 4, the rising one after 2. */
    private static final Map<Player, java.util.regex.Pattern> LINES = new EnumMap<>(Player.class);

    static {
        for (Player p : Player.values()) {
            LINES.put(p, java.util.regex.Pattern.compile("SSS|S...S...S|S....S....S|..S/.S./S..".replace('S', p.symbol())));
        }
    }

    @Override
    public Board initialState() {
        return START;
    }

    @Override
    public Player player(Board board) {
        return Player.values()[board.stones() & 1];
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() > 2 || cell.column() > 2) {
            throw new IllegalArgumentException("not on the board: " + cell);
        }
        if (board.toString().charAt(4 * cell.row() + cell.column()) != '.') {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString();
        return LINES.entrySet().stream().filter(e -> e.getValue().matcher(text).find()).map(Map.Entry::getKey).findAny();
    }

    @Override
    public boolean terminal(Board board) {
        return board.toString().indexOf('.') < 0 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return new ArrayList<>();
        }
        List<Cell> cells = new LinkedList<>();
        for (int i = 8; i >= 0; i--) {
            Cell cell = new Cell(i % 3, i / 3);
            if (board.isEmpty(cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> 1 - 2 * p.ordinal()).orElse(0);
    }
}
