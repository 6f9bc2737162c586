// exercise: 07
// truth: wrong
// mistake: the cells that complete a five after the move are looked for among the candidates before the move only
// player: both
// style: no state but board and history, streams and EnumMap-like lists, everything is looked up
// single: yes
// detail: ordered with radius 1: the far end of an open four that the move makes is no candidate yet, so the move is not put before the others
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board stones = Board.empty(15);
    private int radius = 2;
    private final List<Cell> history = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        stones = board.copy();
        this.radius = radius;
        history.clear();
    }

    @Override
    public void make(Cell cell) {
        stones.put(cell, player());
        history.add(cell);
    }

    @Override
    public void undo() {
        if (history.isEmpty()) {
            throw new IllegalStateException();
        }
        stones.clear(history.remove(history.size() - 1));
    }

    @Override
    public Player player() {
        return stones.stones() - 2 * stones.count(Player.O) != 0 ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return stones;
    }

    private boolean near(Cell cell) {
        for (int r = cell.row() - radius; r <= cell.row() + radius; r++) {
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                if (r >= 0 && c >= 0 && r < stones.size() && c < stones.size() && !stones.isEmpty(r, c)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public List<Cell> candidates() {
        return stones.stones() == 0
                ? List.of(new Cell(stones.size() / 2, stones.size() / 2))
                : stones.emptyCells().stream().filter(this::near).collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> all = candidates();
        Player me = player();
        List<Cell> wins = all.stream().filter(cell -> completes(cell, me)).toList();
        List<Cell> blocks = all.stream()
                .filter(cell -> !wins.contains(cell) && completes(cell, me.opponent()))
                .toList();
        List<Cell> quiet = new ArrayList<>(all);
        quiet.removeAll(wins);
        quiet.removeAll(blocks);
        List<Cell> ordered = new ArrayList<>(wins);
        ordered.addAll(blocks);
        List<Cell> others = new ArrayList<>();
        for (Cell cell : quiet) {
            stones.put(cell, me);
            long ways = all.stream()
                    .filter(other -> stones.isEmpty(other) && completes(other, me))
                    .count();
            stones.clear(cell);
            (ways > 1 ? ordered : others).add(cell);
        }
        ordered.addAll(others);
        return ordered;
    }

    private boolean completes(Cell cell, Player who) {
        return IntStream.of(1, 10, 11, -9).anyMatch(way -> {
            int down = way == 1 ? 0 : way == -9 ? -1 : 1;
            int right = way == 10 ? 0 : 1;
            int total = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = cell.row() + sign * down;
                int c = cell.column() + sign * right;
                while (r >= 0 && c >= 0 && r < stones.size() && c < stones.size() && stones.has(who, r, c)) {
                    total++;
                    r += sign * down;
                    c += sign * right;
                }
            }
            return total >= 5;
        });
    }
}
