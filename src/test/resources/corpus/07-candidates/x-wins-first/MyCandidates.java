// exercise: 07
// truth: wrong
// mistake: ordered always takes X for the side to move, so that with O to move the blocks come before the wins and the open fours of X before those of O
// kind: slip
// player: MIN
// style: neighbour counts, journal of cells, streams with a comparator chain
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Stack;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board stones;
    private int distance;
    private int[][] nearStones; // how many stones are near each cell
    private final Stack<Cell> played = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        distance = radius;
        nearStones = new int[stones.size()][stones.size()];
        played.clear();
        for (int r = 0; r < stones.size(); r++) {
            for (int c = 0; c < stones.size(); c++) {
                if (!stones.isEmpty(r, c)) {
                    count(new Cell(r, c), 1);
                }
            }
        }
    }

    private void count(Cell stone, int by) {
        int n = stones.size();
        for (int r = Math.max(stone.row() - distance, 0); r < Math.min(stone.row() + distance + 1, n); r++) {
            for (int c = Math.max(stone.column() - distance, 0); c < Math.min(stone.column() + distance + 1, n); c++) {
                nearStones[r][c] += by;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        stones.put(cell, player());
        count(cell, 1);
        played.push(cell);
    }

    @Override
    public void undo() {
        Cell cell = played.pop(); // throws EmptyStackException
        stones.clear(cell);
        count(cell, -1);
    }

    @Override
    public Player player() {
        return stones.count(Player.X) > stones.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return stones.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (stones.stones() == 0) {
            return List.of(new Cell(stones.size() / 2, stones.size() / 2));
        }
        return stones.emptyCells().stream()
                .filter(cell -> nearStones[cell.row()][cell.column()] > 0)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @Override
    public List<Cell> ordered() {
        Player me = Player.X;
        Player other = me.opponent();
        Comparator<Cell> winsFirst = first(cell -> five(cell, me));
        return candidates().stream()
                .sorted(winsFirst
                        .thenComparing(first(cell -> five(cell, other)))
                        .thenComparing(first(cell -> twoWays(cell, me))))
                .collect(Collectors.toList());
    }

    private static Comparator<Cell> first(Predicate<Cell> property) {
        return Comparator.comparing(cell -> !property.test(cell));
    }

    private boolean five(Cell cell, Player who) {
        return length(cell, who, 0, 1) >= 5
                || length(cell, who, 1, 0) >= 5
                || length(cell, who, 1, 1) >= 5
                || length(cell, who, -1, 1) >= 5;
    }

    private int length(Cell cell, Player who, int dr, int dc) {
        int length = 1;
        int r = cell.row() + dr;
        int c = cell.column() + dc;
        while (onBoard(r, c) && stones.has(who, r, c)) {
            length++;
            r += dr;
            c += dc;
        }
        r = cell.row() - dr;
        c = cell.column() - dc;
        while (onBoard(r, c) && stones.has(who, r, c)) {
            length++;
            r -= dr;
            c -= dc;
        }
        return length;
    }

    private boolean onBoard(int r, int c) {
        return r >= 0 && c >= 0 && r < stones.size() && c < stones.size();
    }

    private boolean twoWays(Cell cell, Player who) {
        Board trial = stones.copy();
        stones.put(cell, who);
        try {
            return trial.emptyCells().stream()
                            .filter(other -> !other.equals(cell))
                            .filter(other -> inLine(cell, other))
                            .filter(other -> five(other, who))
                            .count()
                    >= 2;
        } finally {
            stones.clear(cell);
        }
    }

    private static boolean inLine(Cell a, Cell b) {
        int down = Math.abs(a.row() - b.row());
        int right = Math.abs(a.column() - b.column());
        return down <= 4 && right <= 4 && (down == 0 || right == 0 || down == right);
    }
}
