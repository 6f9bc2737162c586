// exercise: 07
// truth: right
// mistake: -
// player: both
// style: never changes anything: a chain of immutable pages, each with a board of its own; undo turns a page back; streams
// single: yes
// detail: -
import static java.util.stream.Collectors.groupingBy;

import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Kind { WIN, BLOCK, DOUBLE, OTHER }

    private record Page(Board board, int radius, Page before) {
        Player player() {
            return Player.values()[board.stones() % 2];
        }

        Page with(Cell cell) {
            Board next = board.copy();
            next.put(cell, player());
            return new Page(next, radius, this);
        }

        List<Cell> near() {
            return board.stones() > 0
                    ? board.emptyCells().stream().filter(this::isNear).toList()
                    : List.of(new Cell(board.size() / 2, board.size() / 2));
        }

        private boolean isNear(Cell cell) {
            long columns = 0;
            for (int c = cell.column() - radius; c <= cell.column() + radius; c++) {
                columns |= c < 0 || c >= board.size() ? 0 : 1L << c;
            }
            for (int r = Math.max(0, cell.row() - radius); r < board.size() && r <= cell.row() + radius; r++) {
                if (((board.row(Player.X, r) | board.row(Player.O, r)) & columns) != 0) {
                    return true;
                }
            }
            return false;
        }
    }

    private enum Way {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        private final int down;
        private final int right;

        Way(int down, int right) {
            this.down = down;
            this.right = right;
        }

        int row(Cell from, int steps) {
            return from.row() + steps * down;
        }

        int column(Cell from, int steps) {
            return from.column() + steps * right;
        }
    }

    private Page page = new Page(Board.empty(15), 2, null);

    @Override
    public void start(Board board, int radius) {
        page = new Page(board.copy(), radius, null);
    }

    @Override
    public void make(Cell cell) {
        page = page.with(cell);
    }

    @Override
    public void undo() {
        page = Objects.requireNonNull(page.before, "this is the first page");
    }

    @Override
    public Player player() {
        return page.player();
    }

    @Override
    public Board board() {
        return page.board;
    }

    @Override
    public List<Cell> candidates() {
        return page.near();
    }

    @Override
    public List<Cell> ordered() {
        return page.near().stream()
                .collect(groupingBy(this::kind, TreeMap::new, java.util.stream.Collectors.toList()))
                .values()
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    private Kind kind(Cell cell) {
        Player me = page.player();
        BiPredicate<Cell, Player> completes = (c, who) -> five(c, has(page.board, who));
        if (completes.test(cell, me)) {
            return Kind.WIN;
        }
        if (completes.test(cell, me.opponent())) {
            return Kind.BLOCK;
        }
        Predicate<Integer> mine = has(page.board, me).or(at -> at == cell.row() * 32 + cell.column());
        long ways = Stream.of(Way.values())
                .flatMap(way -> IntStream.rangeClosed(-4, 4)
                        .filter(step -> step != 0 && isFree(way.row(cell, step), way.column(cell, step)))
                        .mapToObj(step -> new Cell(way.row(cell, step), way.column(cell, step))))
                .filter(other -> five(other, mine))
                .limit(2)
                .count();
        return ways == 2 ? Kind.DOUBLE : Kind.OTHER;
    }

    private boolean isFree(int row, int column) {
        int size = page.board.size();
        return row >= 0 && column >= 0 && row < size && column < size && page.board.isEmpty(row, column);
    }

    private Predicate<Integer> has(Board board, Player who) {
        return at -> at / 32 < board.size() && at % 32 < board.size() && board.has(who, at / 32, at % 32);
    }

    private static boolean five(Cell cell, Predicate<Integer> mine) {
        for (Way way : Way.values()) {
            int run = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int step = sign; ; step += sign) {
                    int row = way.row(cell, step);
                    int column = way.column(cell, step);
                    if (row < 0 || column < 0 || !mine.test(row * 32 + column)) {
                        break;
                    }
                    run++;
                }
            }
            if (run >= 5) {
                return true;
            }
        }
        return false;
    }
}
