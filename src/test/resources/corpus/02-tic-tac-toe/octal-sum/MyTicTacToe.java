// exercise: 02
// truth: right
// mistake: -
// player: both
// style: every cell adds to eight counters packed into one octal long; lazily remembered in a map under the board's marks
// single: yes
// detail: never goes wrong; the map is asked with a copy of the board, so a board that is changed later is looked up anew

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** One octal digit for each line: rows 0 to 2, columns 0 to 2, the diagonals. */
    private static final int[] LINES_OF = {
        001001001, 000010001, 010100001, 000001010, 011010010, 000100010, 010001100, 000010100, 001100100
    };

    private final Map<Board, Optional<Player>> seen = new HashMap<>();

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
        next.put(cell, player(next));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        Optional<Player> known = seen.get(board);
        if (known == null) {
            known = full(board, Player.X) ? Optional.of(Player.X) : full(board, Player.O) ? Optional.of(Player.O) : Optional.empty();
            seen.put(board.copy(), known);
        }
        return known;
    }

    private static boolean full(Board board, Player player) {
        int sum = 0;
        for (int i = 0; i < 9; i++) {
            sum += board.has(player, i / 3, i % 3) ? LINES_OF[i] : 0;
        }
        return (sum & sum >> 1 & 011111111) != 0; // some digit is 3
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.count(Player.X) + board.count(Player.O) == 9;
    }

    @Override
    public List<Cell> actions(Board board) {
        return winner(board).isPresent() ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return Integer.signum(winner(board).map(p -> p.symbol() - 'S').orElse(0));
    }
}
