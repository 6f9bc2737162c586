// exercise: 07
// truth: wrong
// mistake: ordered takes X for the side to move, so O's wins come after O's blocks and O's forks are not seen
// player: MIN
// style: lists for each class, whole-board scan
// single: yes
// detail: always, when O is to move and there are threats
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    Board board;
    int radius;
    Deque<Cell> moves = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        moves = new ArrayDeque<>();
    }

    @Override
    public void make(Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("not playable: " + cell);
        }
        board.put(cell, player());
        moves.push(cell);
    }

    @Override
    public void undo() {
        try {
            board.clear(moves.pop());
        } catch (NoSuchElementException e) {
            throw new IllegalStateException("nothing was played");
        }
    }

    @Override
    public Player player() {
        if (board.count(Player.X) == board.count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> result = new ArrayList<>();
        int size = board.size();
        if (board.stones() == 0) {
            result.add(new Cell(size / 2, size / 2));
            return result;
        }
        for (int row = 0; row < size; row++) {
            for (int col = 0; col < size; col++) {
                if (board.isEmpty(row, col) && isNear(row, col)) {
                    result.add(new Cell(row, col));
                }
            }
        }
        return result;
    }

    private boolean isNear(int row, int col) {
        int size = board.size();
        for (int r = Math.max(0, row - radius); r < Math.min(size, row + radius + 1); r++) {
            for (int c = Math.max(0, col - radius); c < Math.min(size, col + radius + 1); c++) {
                if (!board.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (completesFive(cell, Player.X)) {
                wins.add(cell);
            } else if (completesFive(cell, Player.O)) {
                blocks.add(cell);
            } else if (makesTwo(cell, Player.X)) {
                doubles.add(cell);
            } else {
                rest.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(rest);
        return wins;
    }

    private boolean makesTwo(Cell cell, Player who) {
        board.put(cell, who);
        int count = 0;
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) {
                    continue;
                }
                for (int i = 1; i <= 4; i++) {
                    int r = cell.row() + i * dr;
                    int c = cell.column() + i * dc;
                    if (!ok(r, c)) {
                        break;
                    }
                    if (board.isEmpty(r, c) && completesFive(new Cell(r, c), who)) {
                        count++;
                    }
                }
            }
        }
        board.clear(cell);
        return count >= 2;
    }

    private boolean ok(int r, int c) {
        return r >= 0 && r < board.size() && c >= 0 && c < board.size();
    }

    private boolean completesFive(Cell cell, Player who) {
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
        for (int[] d : dirs) {
            int sum = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = cell.row() + sign * d[0];
                int c = cell.column() + sign * d[1];
                while (ok(r, c) && board.has(who, r, c)) {
                    sum++;
                    r += sign * d[0];
                    c += sign * d[1];
                }
            }
            if (sum >= 5) {
                return true;
            }
        }
        return false;
    }
}
