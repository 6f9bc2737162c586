// exercise: 07
// truth: wrong
// mistake: a cell that completes a five of both sides is filed under blocks, because the opponent's five is tested last and overwrites the rank
// player: both
// style: map of ranks, filled in passes
// kind: subtle
// single: yes
// detail: ordered: only where one cell completes a five for both sides; it then comes among the blocks, perhaps after a cell that only blocks

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    enum Rank { WIN, BLOCK, TWO, OTHER }

    record Step(Cell stone, boolean wasNear, Set<Cell> news) {}

    private static final int[][] AXES = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

    private Board board;
    private int radius;
    private Set<Cell> near;
    private Deque<Step> steps;

    @Override
    public void start(Board board, int radius) {
        this.board = board.copy();
        this.radius = radius;
        near = new HashSet<>();
        steps = new ArrayDeque<>();
        Set<Cell> free = new HashSet<>(board.emptyCells());
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                if (!free.contains(new Cell(r, c))) {
                    near.addAll(square(r, c));
                }
            }
        }
    }

    private Set<Cell> square(int row, int column) {
        Set<Cell> cells = new HashSet<>();
        for (int r = row - radius; r <= row + radius; r++) {
            for (int c = column - radius; c <= column + radius; c++) {
                if (inside(r, c) && board.isEmpty(r, c)) {
                    cells.add(new Cell(r, c));
                }
            }
        }
        return cells;
    }

    private boolean inside(int r, int c) {
        return 0 <= r && r < board.size() && 0 <= c && c < board.size();
    }

    @Override
    public void make(Cell cell) {
        board.put(cell, player());
        boolean was = near.remove(cell);
        Set<Cell> news = square(cell.row(), cell.column());
        news.removeAll(near);
        near.addAll(news);
        steps.push(new Step(cell, was, news));
    }

    @Override
    public void undo() {
        if (steps.isEmpty()) {
            throw new IllegalStateException("undo without make");
        }
        Step step = steps.pop();
        for (Cell cell : step.news()) {
            near.remove(cell);
        }
        if (step.wasNear()) {
            near.add(step.stone());
        }
        board.clear(step.stone());
    }

    @Override
    public Player player() {
        return board.count(Player.X) != board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return board.copy();
    }

    @Override
    public List<Cell> candidates() {
        return board.stones() > 0 ? new ArrayList<>(near) : List.of(new Cell(board.size() / 2, board.size() / 2));
    }

    @Override
    public List<Cell> ordered() {
        Player me = player();
        Map<Cell, Rank> ranks = new LinkedHashMap<>();
        for (Cell cell : candidates()) {
            ranks.put(cell, Rank.OTHER);
        }
        for (Cell cell : ranks.keySet()) {
            if (ways(cell, me) >= 2) {
                ranks.put(cell, Rank.TWO);
            }
        }
        for (Cell cell : ranks.keySet()) {
            if (isFive(cell, me)) {
                ranks.put(cell, Rank.WIN);
            }
        }
        for (Cell cell : ranks.keySet()) {
            if (isFive(cell, me.opponent())) {
                ranks.put(cell, Rank.BLOCK);
            }
        }
        return ranks.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.naturalOrder()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private int ways(Cell cell, Player me) {
        board.put(cell, me);
        int ways = 0;
        for (int[] axis : AXES) {
            for (int s = -4; s <= 4; s++) {
                int r = cell.row() + s * axis[0];
                int c = cell.column() + s * axis[1];
                if (inside(r, c) && board.isEmpty(r, c) && isFive(new Cell(r, c), me)) {
                    ways++;
                }
            }
        }
        board.clear(cell);
        return ways;
    }

    private boolean isFive(Cell cell, Player who) {
        for (int[] axis : AXES) {
            int from = 0;
            while (has(cell, axis, from - 1, who)) {
                from--;
            }
            int to = 0;
            while (has(cell, axis, to + 1, who)) {
                to++;
            }
            if (to - from + 1 >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean has(Cell cell, int[] axis, int s, Player who) {
        int r = cell.row() + s * axis[0];
        int c = cell.column() + s * axis[1];
        return inside(r, c) && board.has(who, r, c);
    }
}
