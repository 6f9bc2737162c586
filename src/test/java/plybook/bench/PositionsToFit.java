package plybook.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Level;
import plybook.engine.Limits;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Direction;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Pattern;
import plybook.gomoku.PatternEvaluation;
import plybook.gomoku.Patterns;
import plybook.gomoku.Threat;

/**
 * Plays games of the engine against itself, and writes of each position what {@code FittedEvaluation} counts in it and who won. Of these rows
 * {@code src/test/python/fit_evaluation.py} makes the weights; docs/gomoku-engine.md has the commands.
 */
@SuppressWarnings("EnumOrdinal") // the weights are by the number of a pattern
public final class PositionsToFit {
    private static final Path FILE = Path.of("target/positions.csv");
    private static final Gomoku RULES = Gomoku.standard();
    private static final int NODES = 1_200;
    private static final int GAMES = 2_000;

    /** Openings of three to seven stones, wider apart than those of tournaments, so that many kinds of positions arise. */
    private static final int LEAST_STONES = 3;

    private static final int MORE_STONES = 5;
    private static final int FROM_THE_MIDDLE = 4;
    private static final int NEARLY_EVEN = 150;

    private static final int LONGEST = 80;

    /** One move in eight is one of the first six that the engine compared. What came before it does not count, because the engine did not choose it. */
    private static final int ONE_AT_RANDOM = 8;

    private static final int OF_THE_FIRST = 6;

    private static final List<Threat> THREATS =
            List.of(Threat.OPEN_THREE, Threat.DOUBLE_THREE, Threat.FOUR, Threat.FOUR_THREE);
    private static final int MOST_CELLS = 3;

    private PositionsToFit() {}

    /** Plays so many games, or the usual number, and writes their positions. */
    public static void main(String[] arguments) throws IOException {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : GAMES;
        Random random = new Random(1);
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(FILE, StandardCharsets.UTF_8))) {
            for (int game = 1; game <= games; game++) {
                played(random).forEach(out::println);
                if (game % 50 == 0) {
                    System.out.println(game + " of " + games + " games");
                }
            }
        }
    }

    private static List<String> played(Random random) {
        GomokuPlayer engine = Level.STRONG.player(0);
        Board board = opening(random);
        List<String> rows = new ArrayList<>();
        List<Player> movers = new ArrayList<>();
        Optional<Player> winner = RULES.winner(board);
        while (winner.isEmpty() && board.stones() < LONGEST) {
            Player mover = RULES.player(board);
            Patterns patterns = PatternEvaluation.patterns(RULES, board);
            if (isEvaluated(patterns, mover)) {
                rows.add(counted(patterns, mover));
                movers.add(mover);
            }
            Decision decision = engine.move(RULES, board, Limits.nodes(NODES));
            Cell move = decision.move();
            if (random.nextInt(ONE_AT_RANDOM) == 0 && !decision.considered().isEmpty()) {
                int among = Math.min(OF_THE_FIRST, decision.considered().size());
                move = decision.considered().get(random.nextInt(among)).move();
                rows.clear();
                movers.clear();
            }
            board.put(move, mover);
            winner = RULES.winner(board);
        }
        Optional<Player> won = winner;
        return won.isEmpty()
                ? List.of()
                : IntStream.range(0, rows.size())
                        .mapToObj(i -> (movers.get(i) == won.get() ? "1," : "0,") + rows.get(i))
                        .toList();
    }

    private static Board opening(Random random) {
        List<Cell> area = new ArrayList<>();
        int middle = RULES.size() / 2;
        for (int row = middle - FROM_THE_MIDDLE; row <= middle + FROM_THE_MIDDLE; row++) {
            for (int column = middle - FROM_THE_MIDDLE; column <= middle + FROM_THE_MIDDLE; column++) {
                area.add(new Cell(row, column));
            }
        }
        while (true) {
            Collections.shuffle(area, random);
            Board board = RULES.initialState();
            int stones = LEAST_STONES + random.nextInt(MORE_STONES);
            for (Cell cell : area.subList(0, stones)) {
                board.put(cell, RULES.player(board));
            }
            Decision judged = Level.STRONG.player(0).move(RULES, board, Limits.nodes(2 * NODES));
            if (Math.abs(judged.value()) <= NEARLY_EVEN) {
                return board;
            }
        }
    }

    /** Returns whether the search would ask for an evaluation here: nobody can make a five, and the player to move no open four. */
    private static boolean isEvaluated(Patterns patterns, Player mover) {
        return patterns.count(mover, Threat.FIVE) == 0
                && patterns.count(mover.opponent(), Threat.FIVE) == 0
                && patterns.count(mover, Threat.OPEN_FOUR) == 0;
    }

    /** Returns the pairs of the player to move less those of the other, by the strongest pattern and the next, and then each side's threats. */
    private static String counted(Patterns patterns, Player mover) {
        List<Integer> counts = new ArrayList<>();
        int[][] pairs = new int[Pattern.FIVE.ordinal()][Pattern.FIVE.ordinal()];
        for (int cell = 0; cell < RULES.size() * RULES.size(); cell++) {
            if (patterns.isEmpty(cell)) {
                count(patterns, cell, mover, 1, pairs);
                count(patterns, cell, mover.opponent(), -1, pairs);
            }
        }
        for (int first = 0; first < pairs.length; first++) {
            for (int second = 0; second <= first; second++) {
                counts.add(pairs[first][second]);
            }
        }
        for (Player side : List.of(mover, mover.opponent())) {
            for (Threat threat : THREATS) {
                int cells = Math.min(MOST_CELLS, patterns.count(side, threat));
                counts.add(Math.min(1, cells));
                counts.add(Math.max(0, cells - 1));
            }
            counts.add(patterns.sums().openThrees(side) > 0 ? 1 : 0);
            counts.add(patterns.sums().openThrees(side) > 1 ? 1 : 0);
        }
        return counts.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static void count(Patterns patterns, int cell, Player player, int sign, int[][] pairs) {
        int[] sorted = IntStream.range(0, Direction.values().length)
                .map(direction -> patterns.pattern(cell, player, Direction.values()[direction])
                        .ordinal())
                .sorted()
                .toArray();
        pairs[sorted[sorted.length - 1]][sorted[sorted.length - 2]] += sign;
    }
}
