// exercise: 02
// truth: wrong
// mistake: winner adds up the magic-square numbers of all marks of a player instead of every three of them: lines are missed once there is a fourth mark, and two or four marks that add up to 15 count as a line
// player: both
// style: magic square
// single: yes
// detail: right for exactly three marks; terminal, actions and utility inherit it
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    // every row, column and diagonal of a magic square adds up to 15
    private static final int[][] MAGIC = {
        {2, 7, 6},
        {9, 5, 1},
        {4, 3, 8}
    };

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        return x > o ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board copy = board.copy();
        copy.put(cell, player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : Player.values()) {
            int sum = 0;
            for (int r = 0; r < 3; r++)
                for (int c = 0; c < 3; c++)
                    if (board.has(p, r, c)) sum += MAGIC[r][c];
            if (board.count(p) >= 3 && sum == 15) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
