// exercise: 02
// truth: right
// mistake: none; the magic square: three marks whose numbers add up to 15, with a table by bits for answers
// player: both
// style: magic square, table of 512 booleans filled once
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MAGIC = {2, 7, 6, 9, 5, 1, 4, 3, 8};
    private static final boolean[] WINS = new boolean[1 << 9];

    static {
        for (int marks = 0; marks < WINS.length; marks++) {
            for (int a = 0; a < 9; a++) {
                for (int b = a + 1; b < 9; b++) {
                    for (int c = b + 1; c < 9; c++) {
                        int three = 1 << a | 1 << b | 1 << c;
                        if (MAGIC[a] + MAGIC[b] + MAGIC[c] == 15 && (marks & three) == three) {
                            WINS[marks] = true;
                        }
                    }
                }
            }
        }
    }

    private static boolean wins(Board board, Player player) {
        return WINS[(int) board.bits(player)];
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("not playable: " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return wins(board, Player.X) ? Optional.of(Player.X)
                : wins(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return wins(board, Player.X) || wins(board, Player.O) || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : terminal(board) ? List.<Cell>of() : board.emptyCells()) {
            cells.add(cell);
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return (wins(board, Player.X) ? 1 : 0) - (wins(board, Player.O) ? 1 : 0);
    }
}
