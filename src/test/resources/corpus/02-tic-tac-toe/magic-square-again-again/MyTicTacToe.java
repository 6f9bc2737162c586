// exercise: 02
// truth: right
// mistake: none; magic square, three marks that add up to 15 are a line
// player: both
// style: magic square, nested loops over triples, enum for the end of the game
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

    private enum End { X_WINS, O_WINS, TIE, OPEN }

    private static boolean fifteen(Board board, Player who) {
        List<Integer> n = new ArrayList<>();
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++)
                if (board.has(who, r, c)) n.add(MAGIC[r][c]);
        for (int i = 0; i < n.size(); i++)
            for (int j = i + 1; j < n.size(); j++)
                for (int k = j + 1; k < n.size(); k++)
                    if (n.get(i) + n.get(j) + n.get(k) == 15) return true;
        return false;
    }

    private static End end(Board board) {
        if (fifteen(board, Player.X)) return End.X_WINS;
        if (fifteen(board, Player.O)) return End.O_WINS;
        return board.emptyCells().isEmpty() ? End.TIE : End.OPEN;
    }

    @Override
    public Board initialState() { return Board.empty(MAGIC.length); }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) - board.count(Player.O) == 1 ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell)) throw new IllegalArgumentException("not on the board: " + cell);
        if (!board.isEmpty(cell)) throw new IllegalArgumentException("already taken: " + cell);
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return switch (end(board)) {
            case X_WINS -> Optional.of(Player.X);
            case O_WINS -> Optional.of(Player.O);
            default -> Optional.empty();
        };
    }

    @Override
    public boolean terminal(Board board) { return end(board) != End.OPEN; }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (end(board) == End.OPEN) cells.addAll(board.emptyCells());
        return cells;
    }

    @Override
    public int utility(Board board) {
        return switch (end(board)) {
            case X_WINS -> 1;
            case O_WINS -> -1;
            case TIE -> 0;
            case OPEN -> throw new IllegalStateException("still going on");
        };
    }
}
