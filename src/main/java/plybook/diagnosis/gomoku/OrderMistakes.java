package plybook.diagnosis.gomoku;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** The known ways to order candidates wrongly, each as a rank of moves. */
@SuppressWarnings("EnumOrdinal") // the order of threats is the point
public final class OrderMistakes {
    private static final int FIVE = 5;
    private static final List<int[]> DIRECTIONS =
            List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {1, 1}, new int[] {-1, 1});

    /** The mistakes of not seeing one of the directions, in their order. */
    private static final List<String> DIRECTION_MISSED = List.of(
            "order-misses-rows", "order-misses-columns", "order-misses-diagonals", "order-misses-antidiagonals");

    /** The rank that a wrong order gives to a move on an empty cell: smaller numbers come first, and 2 stands only for two ways to a five. */
    public interface Rank {
        int of(Board board, Player player, Cell cell);
    }

    /** An order with a mistake in it. */
    public record Model(Mistake mistake, Rank rank) {}

    /** The id of the mistake that agrees with any order, so it explains one only where threats rarely come first. */
    public static final String NO_ORDER = "no-order";

    private OrderMistakes() {}

    /** All that are known, the particular before the general, since a list that has no order at all agrees with many. */
    public static List<Model> all() {
        return Stream.of(Stream.of(forXOnly()), directions(), halves(), others())
                .flatMap(models -> models)
                .toList();
    }

    private static Model forXOnly() {
        return model("order-always-for-x", (board, player, cell) -> Threat.of(board, Player.X, cell)
                .ordinal());
    }

    private static Stream<Model> directions() {
        return IntStream.range(0, DIRECTIONS.size()).mapToObj(i -> {
            List<int[]> others = new ArrayList<>(DIRECTIONS);
            others.remove(i);
            return model(DIRECTION_MISSED.get(i), looking(others, OrderMistakes::isFive));
        });
    }

    /** One of the directions is looked along to one side only, or twice to one side, as copied without its sign. */
    private static Stream<Model> halves() {
        return DIRECTIONS.stream().flatMap(half -> Stream.of(1, -1)
                .flatMap(sign -> Stream.of(1, 2).flatMap(times -> {
                    Five five = (board, player, cell) -> DIRECTIONS.stream().anyMatch(direction -> {
                        int ahead = Fives.run(board, player, cell, direction[0], direction[1]);
                        int back = Fives.run(board, player, cell, -direction[0], -direction[1]);
                        return direction == half ? isFive(times * (sign > 0 ? ahead : back), 0) : isFive(ahead, back);
                    });
                    String id = "order-sees-one-half-of-a-direction";
                    return Stream.of(
                            model(id, (board, player, cell) -> rank(board, player, cell, five)),
                            model(id, (board, player, cell) -> rankInLine(board, player, cell, five)));
                })));
    }

    private interface Sides {
        boolean five(int before, int behind);
    }

    private static boolean isFive(int before, int behind) {
        return before + 1 + behind >= FIVE;
    }

    /** Returns an order that looks at the stones on both sides of a cell, along the directions. */
    private static Rank looking(List<int[]> directions, Sides sides) {
        Five five = (board, player, cell) -> directions.stream()
                .anyMatch(direction -> sides.five(
                        Fives.run(board, player, cell, direction[0], direction[1]),
                        Fives.run(board, player, cell, -direction[0], -direction[1])));
        return (board, player, cell) -> rank(board, player, cell, five);
    }

    private interface Five {
        boolean completed(Board board, Player player, Cell cell);
    }

    private static int rank(Board board, Player player, Cell cell, Five five) {
        return rank(board, player, cell, five, each -> true);
    }

    /** The same where ways to a five are looked for within four cells of the move, along the directions. */
    private static int rankInLine(Board board, Player player, Cell cell, Five five) {
        return rank(board, player, cell, five, each -> {
            int rows = Math.abs(each.row() - cell.row());
            int columns = Math.abs(each.column() - cell.column());
            return Math.max(rows, columns) < FIVE && (rows == 0 || columns == 0 || rows == columns);
        });
    }

    private static int rank(Board board, Player player, Cell cell, Five five, Predicate<Cell> near) {
        if (five.completed(board, player, cell)) {
            return 0;
        }
        if (five.completed(board, player.opponent(), cell)) {
            return 1;
        }
        Board next = board.copy();
        next.put(cell, player);
        long ways = next.emptyCells().stream()
                .filter(each -> near.test(each) && five.completed(next, player, each))
                .count();
        return ways >= 2 ? 2 : 3;
    }

    /** Returns whether five follow each other where the cells are numbered row by row, and a row goes on in the next. */
    private static boolean isFiveRoundTheEdge(Board board, Player player, Cell cell) {
        return DIRECTIONS.stream()
                .mapToInt(direction -> direction[0] * board.size() + direction[1])
                .anyMatch(step -> isFive(numbered(board, player, cell, step), numbered(board, player, cell, -step)));
    }

    private static int numbered(Board board, Player player, Cell cell, int step) {
        int stones = 0;
        int next = cell.row() * board.size() + cell.column() + step;
        while (next >= 0
                && next < board.size() * board.size()
                && board.has(player, next / board.size(), next % board.size())) {
            stones++;
            next += step;
        }
        return stones;
    }

    /** @param ranks the rank of each kind of threat, in the order of {@link Threat} */
    private static Model remapped(String id, Integer... ranks) {
        List<Integer> byThreat = List.of(ranks);
        return model(
                id,
                (board, player, cell) ->
                        byThreat.get(Threat.of(board, player, cell).ordinal()));
    }

    private static Model model(String id, Rank rank) {
        return new Model(new Mistake(id), rank);
    }

    /** Ranks two ways to a five only if both lie in one line with the cell. */
    private static int inOneLine(Board board, Player player, Cell cell) {
        Threat threat = Threat.of(board, player, cell);
        List<Cell> fives = Fives.after(board, player, cell);
        boolean open = fives.stream()
                .anyMatch(one -> fives.stream().anyMatch(other -> !one.equals(other) && isOneLine(cell, one, other)));
        return (threat == Threat.TWO_WAYS && !open ? Threat.OTHER : threat).ordinal();
    }

    private static boolean isOneLine(Cell cell, Cell one, Cell other) {
        return (one.row() - cell.row()) * (other.column() - cell.column())
                == (one.column() - cell.column()) * (other.row() - cell.row());
    }

    /** A wrong test for moves that make two fives possible. */
    private interface TwoWays {
        boolean made(Board board, Player player, Cell cell);
    }

    private static Model twoWays(String id, TwoWays twoWays) {
        return model(id, (board, player, cell) -> {
            Threat threat = Threat.of(board, player, cell);
            return threat == Threat.WIN || threat == Threat.BLOCK
                    ? threat.ordinal()
                    : twoWays.made(board, player, cell) ? 2 : 3;
        });
    }

    /** Sees only the fives that are completed within so many cells of the move. */
    private static Model seeingSoFar(int reach) {
        return twoWays(
                "order-looks-too-few-steps",
                (board, player, cell) -> Fives.after(board, player, cell).stream()
                                .filter(five -> Math.max(
                                                Math.abs(five.row() - cell.row()),
                                                Math.abs(five.column() - cell.column()))
                                        <= reach)
                                .count()
                        >= 2);
    }

    /** Sees only the fives that are completed ahead of the move, or only those behind it. */
    private static Model seeingOnOneSide(int side) {
        return twoWays(
                "order-looks-to-one-side",
                (board, player, cell) -> Fives.after(board, player, cell).stream()
                                .filter(five -> side
                                                * (five.row() == cell.row()
                                                        ? five.column() - cell.column()
                                                        : five.row() - cell.row())
                                        > 0)
                                .count()
                        >= 2);
    }

    /** Returns the windows of five cells, the cell among them, that lack one stone of the player's once there is one on the cell, and hold nobody else's. */
    private static long windows(Board board, Player player, Cell cell) {
        Board next = board.copy();
        next.put(cell, player);
        return DIRECTIONS.stream()
                .flatMapToInt(direction -> IntStream.range(0, FIVE)
                        .filter(first -> isOneShort(
                                next,
                                player,
                                cell.row() - first * direction[0],
                                cell.column() - first * direction[1],
                                direction)))
                .count();
    }

    private static boolean isOneShort(Board board, Player player, int row, int column, int[] direction) {
        int stones = 0;
        for (int step = 0; step < FIVE; step++) {
            int nextRow = row + step * direction[0];
            int nextColumn = column + step * direction[1];
            if (Math.min(nextRow, nextColumn) < 0
                    || Math.max(nextRow, nextColumn) >= board.size()
                    || board.has(player.opponent(), nextRow, nextColumn)) {
                return false;
            }
            stones += board.has(player, nextRow, nextColumn) ? 1 : 0;
        }
        return stones == FIVE - 1;
    }

    /** Returns the directions in which the player can complete a five once there is a stone on the cell. */
    private static long directions(Board board, Player player, Cell cell) {
        return Fives.after(board, player, cell).stream()
                .map(five -> List.of(
                        Integer.signum(five.row() - cell.row()) * Integer.signum(five.column() - cell.column()),
                        five.row() == cell.row()))
                .distinct()
                .count();
    }

    /** Returns, for each direction in which the stone makes four side by side, how many of the two cells at their ends complete a five. */
    private static IntStream freeEnds(Board board, Player player, Cell cell) {
        List<Cell> fives = Fives.after(board, player, cell);
        return DIRECTIONS.stream().mapToInt(direction -> {
            int ahead = Fives.run(board, player, cell, direction[0], direction[1]) + 1;
            int back = Fives.run(board, player, cell, -direction[0], -direction[1]) + 1;
            return ahead + back != FIVE
                    ? 0
                    : (int) IntStream.of(ahead, -back)
                            .filter(step -> fives.stream()
                                    .anyMatch(five -> five.row() == cell.row() + step * direction[0]
                                            && five.column() == cell.column() + step * direction[1]))
                            .count();
        });
    }

    private static Stream<Model> others() {
        return Stream.of(
                // Before all others that put nothing third on these boards: it says least.
                remapped("order-without-two-ways", 0, 1, 3, 3),
                model("order-misses-gaps", looking(DIRECTIONS, (before, behind) -> before >= 4 || behind >= 4)),
                model("order-wants-exactly-five", looking(DIRECTIONS, (before, behind) -> before + 1 + behind == FIVE)),
                model(
                        "order-runs-round-the-edge",
                        (board, player, cell) -> rank(board, player, cell, OrderMistakes::isFiveRoundTheEdge)),
                model("order-sees-open-fours-only", OrderMistakes::inOneLine),
                twoWays("order-counts-windows", (board, player, cell) -> windows(board, player, cell) >= 2),
                twoWays("order-counts-lines", (board, player, cell) -> directions(board, player, cell) >= 2),
                twoWays("order-sees-solid-fours-only", (board, player, cell) -> freeEnds(board, player, cell)
                        .anyMatch(ends -> ends == 2)),
                twoWays(
                        "order-sees-solid-fours-only",
                        (board, player, cell) -> freeEnds(board, player, cell).sum() >= 2),
                twoWays(
                        "order-counts-gaps-once",
                        (board, player, cell) -> freeEnds(board, player, cell).anyMatch(ends -> ends == 2)
                                || directions(board, player, cell) >= 2),
                twoWays(
                        "order-looks-for-two-ways-of-x",
                        (board, player, cell) ->
                                Fives.after(board, Player.X, cell).size() >= 2),
                seeingSoFar(3),
                seeingSoFar(2),
                seeingOnOneSide(1),
                seeingOnOneSide(-1),
                twoWays("order-takes-one-way-for-two", (board, player, cell) -> !Fives.after(board, player, cell)
                        .isEmpty()),
                twoWays("order-counts-the-opponents-two-ways", (board, player, cell) -> Stream.of(Player.values())
                        .anyMatch(each -> Fives.after(board, each, cell).size() >= 2)),
                remapped("order-takes-wins-and-blocks-alike", 0, 0, 2, 3),
                remapped("order-blocks-after-two-ways", 0, 4, 2, 5),
                remapped("order-blocks-before-it-wins", 1, 0, 2, 3),
                // Asked about first, a five of the other side's also hides one's own on the same cell.
                model("order-blocks-before-it-wins", (board, player, cell) -> {
                    Threat threat = Threat.of(board, player, cell);
                    boolean blocks = Fives.completes(board, player.opponent(), cell);
                    return blocks ? 0 : threat == Threat.WIN ? 1 : threat.ordinal();
                }),
                model("order-takes-a-win-for-a-block", (board, player, cell) -> {
                    Threat threat = Threat.of(board, player, cell);
                    boolean blocks = Fives.completes(board, player.opponent(), cell);
                    return (threat == Threat.WIN && blocks ? Threat.BLOCK : threat).ordinal();
                }),
                remapped("order-without-blocks", 0, 3, 2, 3),
                remapped("order-upside-down", 4, 3, 2, 0),
                remapped(NO_ORDER, 0, 0, 0, 0));
    }
}
