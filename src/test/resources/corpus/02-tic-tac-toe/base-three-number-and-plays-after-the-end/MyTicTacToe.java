// exercise: 02
// truth: right
// mistake: none; a board is a number in base three with a precomputed table of winners; result does not refuse an empty cell after the end (which is not asked for)
// player: both
// style: numbers in base three, precomputed table
// single: yes
// detail: -
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] POWER = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};
    private static final byte[] WINNER = new byte[19_683];

    static {
        int[] lines = {0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6};
        for (int code = 0; code < WINNER.length; code++) {
            for (int i = 0; i < lines.length; i += 3) {
                int mark = digit(code, lines[i]);
                if (mark != 0 && mark == digit(code, lines[i + 1]) && mark == digit(code, lines[i + 2])) {
                    WINNER[code] = (byte) (mark == 1 ? 1 : -1);
                }
            }
        }
    }

    private static int digit(int code, int place) {
        return code / POWER[place] % 3;
    }

    private static int code(Board board) {
        int code = 0;
        for (int place = 8; place >= 0; place--) {
            code = 3 * code
                    + (board.has(Player.X, place / 3, place % 3) ? 1 : 0)
                    + (board.has(Player.O, place / 3, place % 3) ? 2 : 0);
        }
        return code;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return (board.emptyCells().size() & 1) == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int winner = WINNER[code(board)];
        return winner == 0 ? Optional.empty() : Optional.of(winner > 0 ? Player.X : Player.O);
    }

    @Override
    public boolean terminal(Board board) {
        return WINNER[code(board)] != 0 || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        int code = code(board);
        List<Integer> places = new ArrayList<>();
        for (int place = 8; place >= 0 && WINNER[code] == 0; place--) {
            if (digit(code, place) == 0) {
                places.add(place);
            }
        }
        return new AbstractList<>() { // read only; it goes by the code, so later marks do not show
            @Override
            public Cell get(int index) {
                return new Cell(places.get(index) / 3, places.get(index) % 3);
            }

            @Override
            public int size() {
                return places.size();
            }
        };
    }

    @Override
    public int utility(Board board) {
        return WINNER[code(board)];
    }
}
