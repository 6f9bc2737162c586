// exercise: 02
// truth: right
// mistake: -
// player: both
// style: magic square: three cells of one player that add up to 15; the loser is who would be to move
// single: yes
// detail: never goes wrong

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[] MAGIC = {2, 7, 6, 9, 5, 1, 4, 3, 8};

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return Player.values()[(board.count(Player.X) + board.count(Player.O)) & 1];
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player mover = player(board);
        Board after = board.copy();
        after.put(cell, mover); // it refuses what is not free
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        // Only who moved last can have just won, and nobody moves after that.
        Player last = player(board).opponent();
        int held = 0;
        for (int i = 0; i < 9; i++) {
            if (board.has(last, i / 3, i % 3)) {
                held |= 1 << MAGIC[i];
            }
        }
        for (int a = 1; a <= 9; a++) {
            for (int b = a + 1; b <= 9; b++) {
                int c = 15 - a - b;
                if (c > b && c <= 9 && (held >> a & held >> b & held >> c & 1) == 1) {
                    return Optional.of(last);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (terminal(board)) {
            return free;
        }
        for (int i = 8; i >= 0; i--) {
            Cell cell = new Cell(i % 3, i / 3);
            if (board.isEmpty(cell)) {
                free.add(cell);
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> player(board) == Player.O ? 1 : -1).orElse(0);
    }
}
