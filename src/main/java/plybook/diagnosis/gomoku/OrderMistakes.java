package plybook.diagnosis.gomoku;

import java.util.List;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;

/** The known ways to order candidates wrongly, each as what it takes a move for. */
@SuppressWarnings("EnumOrdinal") // the order of threats is the point
public final class OrderMistakes {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}};
    private static final List<String> NAMES =
            List.of("row", "column", "diagonal that falls to the right", "diagonal that rises to the right");

    /** What a wrong order takes a move on the empty cell for: smaller numbers come first, and 2 stands for two ways to a five alone. */
    public interface Rank {
        int of(Board board, Player player, Cell cell);
    }

    /** An order with a mistake in it. */
    public record Model(Mistake mistake, Rank rank) {}

    /** Agrees with whatever order there is, so it explains one only where threats rarely come first. */
    public static final String NO_ORDER = "no-order";

    private OrderMistakes() {}

    /** All that are known, the particular before the general, since a list that has no order at all agrees with many. */
    public static List<Model> all() {
        return Stream.of(Stream.of(forXOnly()), directions(), others())
                .flatMap(models -> models)
                .toList();
    }

    private static Model forXOnly() {
        return new Model(
                new Mistake(
                        "order-always-for-x",
                        "the order is always made for X",
                        "When O is to move, X's fives come first, as if X could play them.",
                        "player() says whose wins come first, player().opponent() whose blocks."),
                (board, player, cell) -> Threat.of(board, Player.X, cell).ordinal());
    }

    private static Stream<Model> directions() {
        return NAMES.stream()
                .map(name -> new Model(
                        new Mistake(
                                "order-misses-a-direction",
                                "threats in a " + name + " are not seen",
                                "Fives that lie in a " + name
                                        + " are not found, those in the other three directions are.",
                                "Four directions: (0,1), (1,0), (1,1) and (1,-1). Each is followed both ways from the cell."),
                        new Looker(name)::rank));
    }

    /** Looks in three directions of four. */
    private record Looker(String blind) {
        private int rank(Board board, Player player, Cell cell) {
            return OrderMistakes.rank(board, player, cell, this::five);
        }

        private boolean five(Board board, Player player, Cell cell) {
            for (int i = 0; i < DIRECTIONS.length; i++) {
                if (!NAMES.get(i).equals(blind)
                        && 1
                                        + Fives.run(board, player, cell, DIRECTIONS[i][0], DIRECTIONS[i][1])
                                        + Fives.run(board, player, cell, -DIRECTIONS[i][0], -DIRECTIONS[i][1])
                                >= 5) {
                    return true;
                }
            }
            return false;
        }
    }

    private interface Sides {
        boolean five(int before, int behind);
    }

    /** Whether the stones on both sides of the cell make a five with it in some direction. */
    private static Five by(Sides sides) {
        return (board, player, cell) -> {
            for (int[] direction : DIRECTIONS) {
                if (sides.five(
                        Fives.run(board, player, cell, direction[0], direction[1]),
                        Fives.run(board, player, cell, -direction[0], -direction[1]))) {
                    return true;
                }
            }
            return false;
        };
    }

    private interface Five {
        boolean completed(Board board, Player player, Cell cell);
    }

    private static int rank(Board board, Player player, Cell cell, Five five) {
        if (five.completed(board, player, cell)) {
            return 0;
        }
        if (five.completed(board, player.opponent(), cell)) {
            return 1;
        }
        Board next = board.copy();
        next.put(cell, player);
        long ways = next.emptyCells().stream()
                .filter(each -> five.completed(next, player, each))
                .count();
        return ways >= 2 ? 2 : 3;
    }

    /** @param ranks what each kind of threat is ranked, in the order of {@link Threat} */
    private static Model remapped(String id, String name, String explanation, String hint, Integer... ranks) {
        List<Integer> byThreat = List.of(ranks);
        return new Model(
                new Mistake(id, name, explanation, hint),
                (board, player, cell) ->
                        byThreat.get(Threat.of(board, player, cell).ordinal()));
    }

    private static Stream<Model> others() {
        String wins = "A move that wins at once ends the game: nothing the opponent threatens matters after it.";
        return Stream.of(
                new Model(
                        new Mistake(
                                "order-misses-gaps",
                                "a five that is completed in the middle is not seen",
                                "X X . X X is a four as much as X X X X is: the stone in the gap completes it. Only stones on one side of the"
                                        + " cell are counted.",
                                "Count the stones on both sides of the cell, and add them."),
                        (board, player, cell) ->
                                rank(board, player, cell, by((before, behind) -> before >= 4 || behind >= 4))),
                new Model(
                        new Mistake(
                                "order-wants-exactly-five",
                                "six in a row do not count as a five",
                                "Five or more in a row win here. Exactly five is another rule.",
                                "Compare with >= 5."),
                        (board, player, cell) ->
                                rank(board, player, cell, by((before, behind) -> before + 1 + behind == 5))),
                remapped(
                        "order-blocks-before-it-wins",
                        "blocks come before wins",
                        "Where there is a win and a block, the block comes first. " + wins,
                        "Which of the two is looked at first?",
                        1,
                        0,
                        2,
                        3),
                remapped(
                        "order-without-blocks",
                        "blocks are no threats to it",
                        "Cells on which the opponent would complete a five come somewhere among the others. Whoever does not play there loses"
                                + " with the next move.",
                        "Ask the same question for player().opponent().",
                        0,
                        3,
                        2,
                        3),
                remapped(
                        "order-without-two-ways",
                        "moves that make two fives possible are no threats to it",
                        "Wins and blocks come first, but then the order ends: a move after which there are two ways to complete a five cannot"
                                + " be answered, and comes somewhere among the others.",
                        "Put the stone down, count on how many cells a five could be completed, and take it off again.",
                        0,
                        1,
                        3,
                        3),
                remapped(
                        "order-upside-down",
                        "threats come last",
                        "The list is the wrong way round: what should come first comes last.",
                        "List.sort puts small numbers first. What number does a win get?",
                        4,
                        3,
                        2,
                        0),
                remapped(
                        NO_ORDER,
                        "the candidates are in no order",
                        "ordered has the same cells as candidates, and threats are found anywhere in it. A search that tries the best move"
                                + " first can cut soon; how much that is worth is measured in the lesson.",
                        "Give each cell a number by what it does, and sort by it.",
                        0,
                        0,
                        0,
                        0));
    }
}
