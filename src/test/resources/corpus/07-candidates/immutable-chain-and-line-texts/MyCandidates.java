// exercise: 07
// truth: right
// mistake: none; every move is a new immutable link that knows its parent, fives are found by looking for XXXXX in the texts of lines, and the order of cells is shuffled
// player: both
// style: persistent linked states, strings, lists that cannot be modified, order by chance
// single: yes
// detail: -
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private static final class Link {
        final Link parent;
        final Board stones;
        final Set<Cell> near;

        Link(Link parent, Board stones, Set<Cell> near) {
            this.parent = parent;
            this.stones = stones;
            this.near = near;
        }

        Player mover() {
            return stones.count(Player.O) < stones.count(Player.X) ? Player.O : Player.X;
        }
    }

    private final Random random = new Random(7);
    private int radius;
    private Link now;

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        Set<Cell> near = new HashSet<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!board.isEmpty(row, column)) {
                    near.addAll(around(new Cell(row, column), board.size()));
                }
            }
        }
        near.removeIf(cell -> !board.isEmpty(cell));
        now = new Link(null, board.copy(), Set.copyOf(near));
    }

    private Set<Cell> around(Cell cell, int size) {
        return IntStream.range(0, size)
                .filter(row -> Math.abs(row - cell.row()) <= radius)
                .boxed()
                .flatMap(row -> IntStream.range(0, size)
                        .filter(column -> Math.abs(column - cell.column()) <= radius)
                        .mapToObj(column -> new Cell(row, column)))
                .collect(Collectors.toSet());
    }

    @Override
    public void make(Cell cell) {
        Board next = now.stones.copy();
        next.put(cell, now.mover());
        Set<Cell> near = new HashSet<>(now.near);
        near.addAll(around(cell, next.size()));
        near.removeIf(each -> !next.isEmpty(each));
        now = new Link(now, next, Set.copyOf(near));
    }

    @Override
    public void undo() {
        if (now == null || now.parent == null) {
            throw new IllegalStateException("at the start");
        }
        now = now.parent;
    }

    @Override
    public Player player() {
        return now.mover();
    }

    @Override
    public Board board() {
        return now.stones.copy();
    }

    @Override
    public List<Cell> candidates() {
        if (now.stones.stones() == 0) {
            return List.of(new Cell(now.stones.size() / 2, now.stones.size() / 2));
        }
        List<Cell> cells = new ArrayList<>(now.near);
        Collections.shuffle(cells, random);
        return Collections.unmodifiableList(cells);
    }

    @Override
    public List<Cell> ordered() {
        Player me = now.mover();
        List<Cell> cells = candidates();
        Set<Cell> wins = completing(now.stones, me, now.stones.emptyCells());
        Set<Cell> blocks = completing(now.stones, me.opponent(), now.stones.emptyCells());
        List<Cell> result = new ArrayList<>();
        cells.stream().filter(wins::contains).forEach(result::add);
        cells.stream().filter(blocks::contains).filter(cell -> !wins.contains(cell)).forEach(result::add);
        if (result.isEmpty()) {
            for (Cell cell : cells) {
                Board trial = now.stones.copy();
                trial.put(cell, me);
                List<Cell> inReach = trial.emptyCells();
                inReach.removeIf(each -> Math.abs(each.row() - cell.row()) > 4 || Math.abs(each.column() - cell.column()) > 4);
                if (completing(trial, me, inReach).size() > 1) {
                    result.add(cell);
                }
            }
        }
        Set<Cell> done = new HashSet<>(result);
        cells.stream().filter(cell -> !done.contains(cell)).forEach(result::add);
        return List.copyOf(result);
    }

    private static Set<Cell> completing(Board board, Player player, List<Cell> cells) {
        String five = String.valueOf(player.symbol()).repeat(5);
        Set<Cell> found = new HashSet<>();
        for (int[] step : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (Cell cell : cells) {
                StringBuilder text = new StringBuilder();
                for (int i = -4; i <= 4; i++) {
                    int row = cell.row() + i * step[0], column = cell.column() + i * step[1];
                    boolean on = row >= 0 && row < board.size() && column >= 0 && column < board.size();
                    text.append(i == 0 ? player.symbol() : !on ? '#' : board.at(row, column).map(Player::symbol).orElse('.'));
                }
                if (text.indexOf(five) >= 0) {
                    found.add(cell);
                }
            }
        }
        return found;
    }
}
