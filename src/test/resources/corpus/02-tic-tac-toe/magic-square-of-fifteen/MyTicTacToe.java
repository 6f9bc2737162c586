// exercise: 02
// truth: right
// mistake: none; lines are triples of a magic square that sum up to 15, refusals are a NoSuchElementException, actions come shuffled in a linked list
// player: both
// style: magic square, streams, Board.empty filled anew
// single: yes
// detail: always
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Cell free = board.emptyCells().stream().filter(cell::equals).findAny().orElseThrow();
        Board next = Board.empty(3);
        for (Player p : Player.values()) {
            numbers(board, p).mapToObj(MyTicTacToe::cellOf).forEach(c -> next.put(c, p));
        }
        next.put(free, player(board));
        return next;
    }

    private static Cell cellOf(int number) {
        for (int i = 0; i < 9; i++) {
            if (MAGIC[i / 3][i % 3] == number) return new Cell(i / 3, i % 3);
        }
        throw new AssertionError(number);
    }

    private static IntStream numbers(Board board, Player p) {
        return IntStream.range(0, 9).filter(i -> board.has(p, i / 3, i % 3)).map(i -> MAGIC[i / 3][i % 3]);
    }

    @Override
    public Optional<Player> winner(Board board) {
        Player found = null;
        for (Player p : Player.values()) {
            int[] has = numbers(board, p).sorted().toArray();
            for (int a = 0; a < has.length; a++)
                for (int b = a + 1; b < has.length; b++)
                    for (int c = b + 1; c < has.length; c++)
                        if (has[a] + has[b] + has[c] == 15) found = p;
        }
        return Optional.ofNullable(found);
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        LinkedList<Cell> cells = new LinkedList<>();
        if (winner(board).isEmpty()) {
            cells.addAll(board.emptyCells());
            Collections.shuffle(cells);
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).stream().mapToInt(w -> w == Player.X ? 1 : -1).sum();
    }
}
