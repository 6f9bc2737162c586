// exercise: 02
// truth: right
// mistake: -
// player: both
// style: magic square and the text of the board
// kind: -
// single: yes
// detail: -
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

/** Three different numbers of the magic square stand in a line if and only if they add up to 15. */
public class MyTicTacToe implements TicTacToeTask {
    private static final String MAGIC = "276951438";

    @Override
    public Board initialState() {
        return Board.parse("3/3/3");
    }

    @Override
    public Player player(Board board) {
        return Player.values()[(9 - board.emptyCells().size()) & 1];
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (Math.max(cell.row(), cell.column()) > 2 || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("not a free cell: " + cell);
        }
        StringBuilder cells = new StringBuilder(board.toString());
        cells.setCharAt(4 * cell.row() + cell.column(), player(board).symbol());
        return Board.parse(cells.toString());
    }

    @Override
    public Optional<Player> winner(Board board) {
        String cells = board.toString().replace("/", "");
        return Stream.of(Player.MAX, Player.MIN)
                .filter(player -> hasFifteen(cells, player.symbol()))
                .findAny();
    }

    private static boolean hasFifteen(String cells, char symbol) {
        for (int a = 0; a < 9; a++) {
            for (int b = 0; b < a; b++) {
                for (int c = 0; c < b; c++) {
                    if (cells.charAt(a) == symbol
                            && cells.charAt(b) == symbol
                            && cells.charAt(c) == symbol
                            && MAGIC.charAt(a) + MAGIC.charAt(b) + MAGIC.charAt(c) == 15 + 3 * '0') {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        return winner(board).<List<Cell>>map(player -> List.of()).orElseGet(board::emptyCells);
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(player -> 1 - 2 * player.ordinal()).orElse(0);
    }
}
