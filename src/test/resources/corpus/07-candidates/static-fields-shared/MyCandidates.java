// exercise: 07
// truth: wrong
// mistake: the set of candidates and the stack of moves are static, so two positions that are in use at once share them: what is made or started on one changes the candidates (and the undo) of the other
// player: both
// style: beginner; static for everything that is 'one per program', board and radius are not static
// single: yes
// detail: one position alone is right
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private static Set<Cell> candidates = new HashSet<>();
    private static Stack<Move> moves = new Stack<>();

    private Board board;
    private int radius;

    private static class Move {
        Cell cell;
        boolean wasCandidate;
        List<Cell> newCells = new ArrayList<>();
    }

    @Override
    public void start(Board start, int radius) {
        this.board = start.copy();
        this.radius = radius;
        candidates.clear();
        moves.clear();
        for (int i = 0; i < board.size(); i++) {
            for (int j = 0; j < board.size(); j++) {
                if (board.at(i, j).isPresent()) {
                    candidates.addAll(neighbours(new Cell(i, j)));
                }
            }
        }
    }

    private List<Cell> neighbours(Cell cell) {
        List<Cell> result = new ArrayList<>();
        for (int i = cell.row() - radius; i <= cell.row() + radius; i++) {
            for (int j = cell.column() - radius; j <= cell.column() + radius; j++) {
                if (i >= 0 && i < board.size() && j >= 0 && j < board.size() && board.at(i, j).isEmpty()) {
                    result.add(new Cell(i, j));
                }
            }
        }
        return result;
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        Move move = new Move();
        move.cell = cell;
        move.wasCandidate = candidates.remove(cell);
        for (Cell n : neighbours(cell)) {
            if (!candidates.contains(n)) {
                candidates.add(n);
                move.newCells.add(n);
            }
        }
        moves.push(move);
    }

    @Override
    public void undo() {
        if (moves.empty()) {
            throw new IllegalStateException("Nothing to undo");
        }
        Move move = moves.pop();
        board.clear(move.cell);
        candidates.removeAll(move.newCells);
        if (move.wasCandidate) {
            candidates.add(move.cell);
        }
    }

    @Override
    public Player player() {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return board;
    }

    @Override
    public List<Cell> candidates() {
        if (board.stones() == 0) {
            List<Cell> middle = new ArrayList<>();
            middle.add(new Cell(board.size() / 2, board.size() / 2));
            return middle;
        }
        return new ArrayList<>(candidates);
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> wins = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doubles = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        Player me = player();
        for (Cell cell : candidates()) {
            if (makesFive(cell, me)) {
                wins.add(cell);
            } else if (makesFive(cell, me.opponent())) {
                blocks.add(cell);
            } else if (makesTwoWays(cell, me)) {
                doubles.add(cell);
            } else {
                others.add(cell);
            }
        }
        wins.addAll(blocks);
        wins.addAll(doubles);
        wins.addAll(others);
        return wins;
    }

    private boolean makesTwoWays(Cell cell, Player me) {
        board.put(cell, me);
        int count = 0;
        int[][] dirs = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}};
        for (int[] d : dirs) {
            for (int k = 1; k <= 4; k++) {
                int r = cell.row() + k * d[0];
                int c = cell.column() + k * d[1];
                if (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.isEmpty(r, c)) {
                    if (makesFive(new Cell(r, c), me)) {
                        count++;
                    }
                }
            }
        }
        board.clear(cell);
        return count >= 2;
    }

    private boolean makesFive(Cell cell, Player p) {
        int[][] dirs = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : dirs) {
            if (1 + run(cell, p, d[0], d[1]) + run(cell, p, -d[0], -d[1]) >= 5) {
                return true;
            }
        }
        return false;
    }

    private int run(Cell cell, Player p, int dr, int dc) {
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        int n = 0;
        while (r >= 0 && r < board.size() && c >= 0 && c < board.size() && board.has(p, r, c)) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }
}
