// exercise: 05
// truth: wrong
// mistake: result checks that the cell is on the board and empty, but not whether somebody has won already, so it goes on after the end
// kind: slip
// player: both
// style: verbose student code, char array made of the board
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        Board board = Board.empty(size);
        Optional<Cell> noMove = Optional.empty();
        GomokuState startState = new GomokuState(board, noMove);
        return startState;
    }

    @Override
    public Player player(GomokuState state) {
        int xCount = 0;
        int oCount = 0;
        char[][] grid = toGrid(state.board());
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid.length; j++) {
                if (grid[i][j] == 'X') {
                    xCount++;
                } else if (grid[i][j] == 'O') {
                    oCount++;
                }
            }
        }
        if (xCount == oCount) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board board = state.board();
        int n = board.size();
        if (cell.row() < 0 || cell.row() >= n || cell.column() < 0 || cell.column() >= n) {
            throw new IllegalArgumentException("Cell is outside of the board: " + cell);
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException("Cell is already taken: " + cell);
        }
        Board newBoard = board.copy();
        newBoard.put(cell, player(state));
        return new GomokuState(newBoard, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        char[][] grid = toGrid(state.board());
        int[] dx = {0, 1, 1, 1};
        int[] dy = {1, 0, 1, -1};
        for (int i = 0; i < grid.length; i++) {
            for (int j = 0; j < grid.length; j++) {
                if (grid[i][j] == '.') {
                    continue;
                }
                for (int d = 0; d < 4; d++) {
                    int x = i;
                    int y = j;
                    int k = 0;
                    while (x < grid.length && y >= 0 && y < grid.length && grid[x][y] == grid[i][j]) {
                        k++;
                        x += dx[d];
                        y += dy[d];
                    }
                    if (k >= 5) {
                        if (grid[i][j] == 'X') {
                            return Optional.of(Player.X);
                        } else {
                            return Optional.of(Player.O);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    private char[][] toGrid(Board board) {
        char[][] grid = new char[board.size()][board.size()];
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (board.has(Player.X, i, j)) {
                    grid[i][j] = 'X';
                } else if (board.has(Player.O, i, j)) {
                    grid[i][j] = 'O';
                } else {
                    grid[i][j] = '.';
                }
            }
        }
        return grid;
    }

    @Override
    public boolean terminal(GomokuState state) {
        if (winner(state).isPresent()) {
            return true;
        }
        return state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(state)) {
            return cells;
        }
        for (int i = 0; i < state.board().size(); i++) {
            for (int j = 0; j < state.board().size(); j++) {
                if (state.board().isEmpty(i, j)) {
                    cells.add(new Cell(i, j));
                }
            }
        }
        return cells;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isPresent() && winner.get() == Player.X) {
            return 1;
        }
        if (winner.isPresent() && winner.get() == Player.O) {
            return -1;
        }
        return 0;
    }
}
