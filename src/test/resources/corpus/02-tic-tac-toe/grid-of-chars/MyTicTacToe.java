// exercise: 02
// truth: right
// mistake: none; it works on a 3x3 array of its own and refuses cells with other exceptions than IllegalArgumentException
// player: both
// style: helper class with a char grid, own exceptions
// single: yes
// detail: IllegalStateException for a taken cell, ArrayIndexOutOfBoundsException outside
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static class Grid {
        final char[][] cells = new char[3][3];
        int moves;

        Grid(Board board) {
            for (int r = 0; r < 3; r++) {
                for (int c = 0; c < 3; c++) {
                    cells[r][c] = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : ' ';
                    moves += cells[r][c] == ' ' ? 0 : 1;
                }
            }
        }

        boolean won(char who) {
            String want = "" + who + who + who;
            StringBuilder one = new StringBuilder();
            StringBuilder two = new StringBuilder();
            for (int i = 0; i < 3; i++) {
                StringBuilder column = new StringBuilder();
                for (int r = 0; r < 3; r++) {
                    column.append(cells[r][i]);
                }
                if (want.equals(new String(cells[i])) || want.equals(column.toString())) {
                    return true;
                }
                one.append(cells[i][i]);
                two.append(cells[2 - i][i]);
            }
            return want.equals(one.toString()) || want.equals(two.toString());
        }

        Board board() {
            Board board = Board.empty(3);
            for (int r = 0; r < 3; r++) {
                for (int c = 0; c < 3; c++) {
                    if (cells[r][c] != ' ') {
                        board.put(new Cell(r, c), cells[r][c] == 'X' ? Player.X : Player.O);
                    }
                }
            }
            return board;
        }
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
        Grid grid = new Grid(board);
        if (grid.cells[cell.row()][cell.column()] != ' ') {
            throw new IllegalStateException("somebody has played there: " + cell);
        }
        grid.cells[cell.row()][cell.column()] = player(board).symbol();
        return grid.board();
    }

    @Override
    public Optional<Player> winner(Board board) {
        Grid grid = new Grid(board);
        return Optional.ofNullable(grid.won('X') ? Player.X : grid.won('O') ? Player.O : null);
    }

    @Override
    public boolean terminal(Board board) {
        Grid grid = new Grid(board);
        return grid.moves == 9 || grid.won('X') || grid.won('O');
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        Grid grid = new Grid(board);
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                if (grid.cells[r][c] == ' ') {
                    cells.add(new Cell(r, c));
                }
            }
        }
        if (grid.won('X') || grid.won('O')) {
            cells.clear();
        }
        Collections.shuffle(cells);
        return cells;
    }

    @Override
    public int utility(Board board) {
        Grid grid = new Grid(board);
        return grid.won('X') ? 1 : grid.won('O') ? -1 : 0;
    }
}
