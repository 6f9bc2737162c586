// exercise: 07
// truth: right
// mistake: none; it keeps only the first board and the list of moves, replays the game for each answer, and lists cells from the bottom right corner
// player: both
// style: replay of the game, reversed order, immutable lists, other exceptions than the recommended ones
// single: yes
// detail: undo without a move throws NoSuchElementException, a refused cell IndexOutOfBounds or UnsupportedOperation
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board first;
    private int radius;
    private Deque<Cell> moves;

    @Override
    public void start(Board board, int radius) {
        this.first = board.copy();
        this.radius = radius;
        this.moves = new ArrayDeque<>();
    }

    private Board replay() {
        Board board = first.copy();
        for (Cell move : moves) {
            board.put(move, turn(board));
        }
        return board;
    }

    private static Player turn(Board board) {
        return board.count(Player.X) > board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public void make(Cell cell) {
        Board now = replay();
        if (!now.contains(cell)) {
            throw new IndexOutOfBoundsException("outside: " + cell);
        }
        if (!now.isEmpty(cell)) {
            throw new UnsupportedOperationException("taken: " + cell);
        }
        moves.addLast(cell);
    }

    @Override
    public void undo() {
        moves.removeLast(); // refuses by itself if there is none
    }

    @Override
    public Player player() {
        return turn(replay());
    }

    @Override
    public Board board() {
        return replay();
    }

    @Override
    public List<Cell> candidates() {
        Board board = replay();
        int size = board.size();
        if (board.stones() == 0) {
            return List.of(new Cell(size / 2, size / 2));
        }
        List<Cell> cells = new ArrayList<>();
        for (Cell cell : board.emptyCells()) {
            for (int i = 0; i < size * size; i++) {
                if (!board.isEmpty(i / size, i % size)
                        && Math.max(Math.abs(cell.row() - i / size), Math.abs(cell.column() - i % size)) <= radius) {
                    cells.add(cell);
                    break;
                }
            }
        }
        Collections.reverse(cells);
        return List.copyOf(cells);
    }

    @Override
    public List<Cell> ordered() {
        Board board = replay();
        Player me = turn(board);
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> ways = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (after(board, cell, me, 1) > 0) {
                wins.add(cell);
            } else if (after(board, cell, me.opponent(), 1) > 0) {
                blocks.add(cell);
            } else if (after(board, cell, me, 2) >= 2) {
                ways.add(cell);
            } else {
                others.add(cell);
            }
        }
        Collections.reverse(blocks);
        blocks.addAll(ways);
        blocks.addAll(others);
        wins.addAll(blocks);
        return Collections.unmodifiableList(wins);
    }

    /** With one stone: 1 if the player has a five through the cell. With two: on how many cells in line the second one makes it. */
    private int after(Board board, Cell cell, Player who, int stones) {
        Board trial = board.copy();
        trial.put(cell, who);
        int size = board.size();
        int count = 0;
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            if (stones == 1) {
                int longest = 0;
                int run = 0;
                for (int k = -4; k <= 4; k++) {
                    int r = cell.row() + k * d[0];
                    int c = cell.column() + k * d[1];
                    run = r >= 0 && c >= 0 && r < size && c < size && trial.has(who, r, c) ? run + 1 : 0;
                    longest = Math.max(longest, run);
                }
                count = longest >= 5 ? 1 : count;
            } else {
                for (int k = -4; k <= 4; k++) {
                    int r = cell.row() + k * d[0];
                    int c = cell.column() + k * d[1];
                    if (r >= 0 && c >= 0 && r < size && c < size && trial.isEmpty(r, c)) {
                        count += after(trial, new Cell(r, c), who, 1);
                    }
                }
            }
        }
        return count;
    }
}
