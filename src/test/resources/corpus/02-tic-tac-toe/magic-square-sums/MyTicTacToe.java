// exercise: 02
// truth: right
// mistake: none; a line is three marks whose numbers in a magic square add up to 15, and the winner is the one who is not to move
// player: both
// style: magic square, three nested loops, last mover decides the sign
// single: yes
// detail: always right
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

    private static boolean fifteen(Board board, Player player) {
        List<Integer> numbers = new ArrayList<>();
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++)
                if (board.has(player, r, c)) numbers.add(MAGIC[r][c]);
        int n = numbers.size();
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                for (int k = j + 1; k < n; k++)
                    if (numbers.get(i) + numbers.get(j) + numbers.get(k) == 15) return true;
        return false;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.emptyCells().contains(cell)) {
            throw new IllegalArgumentException("cannot play " + cell);
        }
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.O, Player.X)) {
            if (fifteen(board, p)) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || fifteen(board, Player.X) || fifteen(board, Player.O);
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (!terminal(board)) free.addAll(board.emptyCells());
        return free;
    }

    @Override
    public int utility(Board board) {
        if (!fifteen(board, Player.X) && !fifteen(board, Player.O)) return 0;
        // the line was made by the last mark
        return player(board) == Player.O ? 1 : -1;
    }
}
