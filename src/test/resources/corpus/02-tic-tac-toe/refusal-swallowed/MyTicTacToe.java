// exercise: 02
// truth: wrong
// mistake: result catches the exception of put, prints it and returns an unchanged copy, so a cell that is taken or outside is not refused
// kind: slip
// player: both
// style: try and catch, nested lists of lines
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final List<List<Cell>> lines = new ArrayList<>();

    public MyTicTacToe() {
        List<Cell> down = new ArrayList<>();
        List<Cell> up = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            List<Cell> row = new ArrayList<>();
            List<Cell> column = new ArrayList<>();
            for (int j = 0; j < 3; j++) {
                row.add(new Cell(i, j));
                column.add(new Cell(j, i));
            }
            lines.add(row);
            lines.add(column);
            down.add(new Cell(i, i));
            up.add(new Cell(2 - i, i));
        }
        lines.add(down);
        lines.add(up);
    }

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
        try {
            next.put(cell, player(board));
        } catch (IllegalArgumentException e) {
            System.err.println("illegal move: " + cell);
        }
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return List.of(Player.X, Player.O).stream()
                .filter(p -> lines.stream()
                        .anyMatch(line -> line.stream().allMatch(c -> board.has(p, c.row(), c.column()))))
                .findFirst();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Player w = winner(board).orElse(null);
        return w == Player.X ? 1 : w == Player.O ? -1 : 0;
    }
}
