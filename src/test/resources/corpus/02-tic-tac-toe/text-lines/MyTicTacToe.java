// exercise: 02
// truth: right
// mistake: none; winner reads the eight lines out of the board's text form and looks for XXX or OOO among them.
// player: both
// style: as its author writes
// single: yes
// detail: effect: none
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final String LINES = "012 345 678 036 147 258 048 246";

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int xs = board.count(Player.X);
        int os = board.count(Player.O);
        return xs > os ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String marks = board.toString().replace("/", "");
        Set<String> lines = new HashSet<>();
        for (String line : LINES.split(" ")) {
            StringBuilder text = new StringBuilder();
            for (char c : line.toCharArray()) text.append(marks.charAt(c - '0'));
            lines.add(text.toString());
        }
        if (lines.contains("XXX")) return Optional.of(Player.X);
        if (lines.contains("OOO")) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) return 0;
        return winner.get() == Player.X ? 1 : -1;
    }

}
