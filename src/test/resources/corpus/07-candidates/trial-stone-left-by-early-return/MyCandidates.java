// exercise: 07
// truth: wrong
// mistake: to find the third kind, ordered puts a trial stone on its own board and returns from the middle of the loop at the second five, before the stone is taken off again: after that the board has stones that nobody played, and turn and candidates are wrong
// player: both
// style: beginner; counts with an early return 'to be quicker'
// single: yes
// detail: as long as no move makes two ways, everything is right
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private Board board;
    private int radius;
    private final Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves.clear();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        if (moves.isEmpty()) {
            throw new IllegalStateException("no moves yet");
        }
        board.clear(moves.pop());
    }

    @Override
    public Player player() {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        if (board.stones() == 0) {
            result.add(new Cell(board.size() / 2, board.size() / 2));
            return result;
        }
        for (Cell cell : board.emptyCells()) {
            if (isNear(cell)) {
                result.add(cell);
            }
        }
        return result;
    }

    private boolean isNear(Cell cell) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = cell.row() + dr;
                int c = cell.column() + dc;
                if (onBoard(r, c) && !board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean onBoard(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> cells = candidates();
        Player me = player();
        List<Cell> sorted = new ArrayList<>();
        List<Integer> ranks = new ArrayList<>();
        for (Cell cell : cells) {
            int rank = rank(cell, me);
            int at = 0;
            while (at < sorted.size() && ranks.get(at) <= rank) {
                at++;
            }
            sorted.add(at, cell);
            ranks.add(at, rank);
        }
        return sorted;
    }

    private int rank(Cell cell, Player me) {
        if (completesFive(cell, me)) {
            return 0;
        }
        if (completesFive(cell, me.opponent())) {
            return 1;
        }
        board.put(cell, me);
        int fives = 0;
        for (int[] d : DIRECTIONS) {
            for (int i = -4; i <= 4; i++) {
                int r = cell.row() + i * d[0];
                int c = cell.column() + i * d[1];
                if (onBoard(r, c) && board.isEmpty(r, c) && completesFive(new Cell(r, c), me)) {
                    fives++;
                    if (fives == 2) {
                        return 2;
                    }
                }
            }
        }
        board.clear(cell);
        return 3;
    }

    private boolean completesFive(Cell cell, Player player) {
        for (int[] d : DIRECTIONS) {
            int stones = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = cell.row() + sign * d[0];
                int c = cell.column() + sign * d[1];
                while (onBoard(r, c) && board.has(player, r, c)) {
                    stones++;
                    r += sign * d[0];
                    c += sign * d[1];
                }
            }
            if (stones >= 5) {
                return true;
            }
        }
        return false;
    }
}
