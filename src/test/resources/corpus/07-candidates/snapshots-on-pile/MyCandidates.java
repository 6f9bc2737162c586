// exercise: 07
// truth: right
// mistake: none; a pile of whole snapshots, undo drops the uppermost
// player: both
// style: records, persistent sets, windows of five
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Snapshot(Board board, Set<Cell> near) {
        Player turn() {
            int x = board.count(Player.X);
            return x == board.count(Player.O) ? Player.X : Player.O;
        }
    }

    private final LinkedList<Snapshot> pile = new LinkedList<>();
    private int radius;

    @Override
    public void start(Board board, int radius) {
        this.radius = radius;
        pile.clear();
        Set<Cell> near = new HashSet<>();
        for (int i = 0; i < board.size() * board.size(); i++) {
            Cell cell = new Cell(i / board.size(), i % board.size());
            if (board.at(cell).isPresent()) {
                addAround(board, cell, near);
            }
        }
        pile.addFirst(new Snapshot(board.copy(), near));
    }

    private void addAround(Board board, Cell stone, Set<Cell> into) {
        for (int dr = -radius; dr <= radius; dr++) {
            for (int dc = -radius; dc <= radius; dc++) {
                int r = stone.row() + dr, c = stone.column() + dc;
                if (r >= 0 && c >= 0 && r < board.size() && c < board.size() && board.isEmpty(r, c)) {
                    into.add(new Cell(r, c));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        Snapshot now = pile.getFirst();
        Board next = now.board().copy();
        next.put(cell, now.turn());
        Set<Cell> near = new HashSet<>(now.near());
        near.remove(cell);
        addAround(next, cell, near);
        pile.addFirst(new Snapshot(next, near));
    }

    @Override
    public void undo() {
        if (pile.size() < 2) {
            throw new IllegalStateException("this is where we began");
        }
        pile.removeFirst();
    }

    @Override
    public Player player() {
        return pile.getFirst().turn();
    }

    @Override
    public Board board() {
        return pile.getFirst().board();
    }

    @Override
    public List<Cell> candidates() {
        Snapshot now = pile.getFirst();
        if (now.board().stones() > 0) {
            return new ArrayList<>(now.near());
        }
        int half = now.board().size() / 2;
        return new ArrayList<>(Collections.singletonList(new Cell(half, half)));
    }

    @Override
    public List<Cell> ordered() {
        Snapshot now = pile.getFirst();
        List<Cell> wins = new ArrayList<>(), blocks = new ArrayList<>(), doubles = new ArrayList<>(), rest = new ArrayList<>();
        for (Cell cell : candidates()) {
            if (!fillers(now.board(), cell, now.turn(), 4).isEmpty()) {
                wins.add(cell);
            } else if (!fillers(now.board(), cell, now.turn().opponent(), 4).isEmpty()) {
                blocks.add(cell);
            } else if (twoWays(now.board().copy(), cell, now.turn())) {
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

    private boolean twoWays(Board board, Cell cell, Player player) {
        board.put(cell, player);
        return board.emptyCells().stream()
                        .filter(each -> inReach(each.row() - cell.row(), each.column() - cell.column()))
                        .filter(each -> !fillers(board, each, player, 4).isEmpty())
                        .count()
                >= 2;
    }

    private static boolean inReach(int down, int right) {
        boolean line = down == 0 || right == 0 || Math.abs(down) == Math.abs(right);
        return line && Math.abs(down) <= 4 && Math.abs(right) <= 4;
    }

    /** Looks at all windows of five that hold the cell and, of other cells, so many stones of the player and else only gaps; the gaps, or the cell itself. */
    private Set<Cell> fillers(Board board, Cell cell, Player player, int wanted) {
        Set<Cell> found = new HashSet<>();
        int[][] ways = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] way : ways) {
            for (int first = -4; first <= 0; first++) {
                int own = 0;
                List<Cell> gaps = new ArrayList<>();
                boolean good = true;
                for (int i = first; i < first + 5 && good; i++) {
                    int r = cell.row() + i * way[0], c = cell.column() + i * way[1];
                    if (r < 0 || c < 0 || r >= board.size() || c >= board.size()) {
                        good = false;
                    } else if (i != 0) {
                        if (board.has(player, r, c)) {
                            own++;
                        } else if (board.isEmpty(r, c)) {
                            gaps.add(new Cell(r, c));
                        } else {
                            good = false;
                        }
                    }
                }
                if (good && own == wanted) {
                    found.addAll(gaps.isEmpty() ? List.of(cell) : gaps);
                }
            }
        }
        return found;
    }
}
