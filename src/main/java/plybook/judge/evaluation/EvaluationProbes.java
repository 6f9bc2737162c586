package plybook.judge.evaluation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.EvaluationMistakes;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Direction;
import plybook.judge.gomoku.Layout;
import plybook.judge.rules.GomokuPositions;

/**
 * Boards that tell which known mistake an evaluation makes, whatever numbers it uses. A mistake is named where everything that shows it is
 * seen, and only by a check that it has to do with.
 */
final class EvaluationProbes {
    private static final List<Direction> DIRECTIONS = List.of(Direction.values());
    private static final int LARGEST = 19;

    /** The number of fresh boards on which a mistake has to predict the values. */
    private static final int FRESH = 12;

    /** Lines that are not the same from both ends. */
    private static final List<String> ONE_WAY =
            List.of("X.XX", "X.XXX", "OXX...", "OXXX..", "OX.XX..", "OXX.X..", "OXXXX.", "X..XX");

    /** Lines for which an evaluation may have separate code for X and for O. */
    private static final List<String> PATTERNS = List.of(
            "X", "XX", "X.X", "XXX", "X.XX", "XXXX", "X.XXX", "XX.XX", "XXXXX", "OXX", "OXXX", "OX.XX", "OXXXX");

    /** Less than this part of another is little. */
    private static final int SMALL_PART = 10;

    private static final Map<Mistake, Predicate<ToIntFunction<Board>>> PROBES = new LinkedHashMap<>();

    private EvaluationProbes() {}

    static {
        PROBES.put(EvaluationMistakes.NO_SIGN, value -> lines().allMatch(board ->
                value.applyAsInt(board) != 0 && value.applyAsInt(board) == value.applyAsInt(Layout.exchanged(board))));
        PROBES.put(EvaluationMistakes.VIEW_OF_O, value -> withOtherStones()
                .flatMap(List::stream)
                .allMatch(board -> value.applyAsInt(board) < 0 && value.applyAsInt(Layout.exchanged(board)) > 0));
        PROBES.put(EvaluationMistakes.VIEW_OF_THE_SIDE_TO_MOVE, EvaluationProbes::turnsWithTheTurn);
        // One stone of O more makes nothing better for X, but for the turn; some more leave it O's turn.
        PROBES.put(EvaluationMistakes.TURN_COUNTS, value -> withOtherStones()
                .allMatch(boards -> value.applyAsInt(boards.get(1)) > 0
                        && value.applyAsInt(boards.get(1)) <= value.applyAsInt(boards.get(0))
                        && value.applyAsInt(boards.get(2)) > value.applyAsInt(boards.get(1))));
        PROBES.put(EvaluationMistakes.ONE_SIDE_ONLY, value -> Stream.of(Player.values())
                .anyMatch(player -> lines().map(board -> player == Player.X ? board : Layout.exchanged(board))
                        .allMatch(board ->
                                value.applyAsInt(board) == 0 && value.applyAsInt(Layout.exchanged(board)) != 0)));
        PROBES.put(EvaluationMistakes.STONES_COUNTED, value -> IntStream.of(2, 3, 4)
                .allMatch(stones -> {
                    int scattered = value.applyAsInt(Layout.scattered(stones));
                    return scattered != 0
                            && DIRECTIONS.stream()
                                    .allMatch(
                                            direction -> value.applyAsInt(Layout.middle("X".repeat(stones), direction))
                                                    == scattered);
                }));
        PROBES.put(EvaluationMistakes.ALONE_THE_SAME, value -> {
            List<Integer> alone = Stream.of("XX", "XXX", "X.XX", "XXXX", "XX.XX")
                    .flatMap(line -> DIRECTIONS.stream().map(direction -> Layout.middle(line, direction)))
                    .map(value::applyAsInt)
                    .distinct()
                    .toList();
            return alone.size() == 1 && alone.get(0) != 0;
        });
        PROBES.put(EvaluationMistakes.DIRECTION_MISSED, value -> {
            List<Integer> fours = DIRECTIONS.stream()
                    .map(direction -> value.applyAsInt(Layout.middle("XXXX", direction)))
                    .toList();
            int best = fours.stream().mapToInt(Integer::intValue).max().orElseThrow();
            int scattered = value.applyAsInt(Layout.scattered(4));
            return best > 4L * Math.abs(scattered)
                    && fours.stream().anyMatch(four -> Math.abs(four) <= Math.max(Math.abs(scattered), best / 50));
        });
        PROBES.put(EvaluationMistakes.EDGE_NOT_LOOKED_AT, value -> missedAtTheEdge(value)
                .anyMatch(line -> !isOnAShortDiagonal(line)));
        PROBES.put(EvaluationMistakes.SHORT_DIAGONALS_MISSED, value -> {
            List<List<Cell>> missed = missedAtTheEdge(value).toList();
            return !isMissedInRows(value, missed.isEmpty() ? 4 : 5)
                    && (missed.isEmpty()
                            ? areFoursInCornersMissed(value)
                            : missed.stream().allMatch(EvaluationProbes::isOnAShortDiagonal));
        });
        PROBES.put(EvaluationMistakes.HALF_THE_DIAGONALS, value -> {
            int five = value.applyAsInt(Layout.middle("XXXXX", Direction.ROW));
            return Half.all().anyMatch(half -> half.isMissed(value, five));
        });
        PROBES.put(EvaluationMistakes.ONE_SIDE_COUNTS_MORE, EvaluationProbes::oneSideCountsMore);
        PROBES.put(
                EvaluationMistakes.FIVE_FOR_X,
                value -> fives().allMatch(five ->
                                value.applyAsInt(five) > 0 && value.applyAsInt(Layout.exchanged(five)) > 0)
                        && lines().allMatch(board -> value.applyAsInt(Layout.exchanged(board)) <= 0));
        PROBES.put(EvaluationMistakes.WIN_WEIGHED, value -> threatsAreTakenFromAWin(value) || aWinIsASummand(value));
        PROBES.put(EvaluationMistakes.OPEN_FOUR_A_WIN, value -> DIRECTIONS.stream()
                .allMatch(direction -> addsNothing(value, "XXXX", direction)
                        && !addsNothing(value, "XXX", direction)
                        && !addsNothing(value, "OXXXX.", direction)));
        PROBES.put(EvaluationMistakes.FIVE_TOO_CHEAP, EvaluationProbes::fiveIsTooCheap);
        PROBES.put(EvaluationMistakes.FIVE_BEYOND_THE_BOUNDS, EvaluationProbes::fiveIsBeyondTheBounds);
        PROBES.put(EvaluationMistakes.SIX_NO_WIN, value -> {
            long five = value.applyAsInt(Layout.middle("XXXXX", Direction.ROW));
            int four = value.applyAsInt(Layout.middle("XXXX", Direction.ROW));
            return five > four
                    && DIRECTIONS.stream()
                            .allMatch(direction -> 2L * value.applyAsInt(Layout.middle("XXXXXX", direction)) < five);
        });
        PROBES.put(EvaluationMistakes.ROUND_THE_EDGE, value -> {
            int four = value.applyAsInt(Layout.middle("OXXXX.", Direction.ROW));
            if (value.applyAsInt(Layout.scattered(5)) >= four) {
                return false; // five stones that do not follow each other anyhow are worth as much
            }
            return Stream.of(false, true).anyMatch(byColumns -> linesRoundTheEdge(byColumns)
                    .limit(3)
                    .allMatch(line -> value.applyAsInt(Layout.of(Player.X, line)) >= four + apartWorth(value, line)));
        });
        PROBES.put(EvaluationMistakes.ENDS_NOT_LOOKED_AT, value -> Stream.of("XXX", "XXXX")
                .allMatch(line -> {
                    int dead = value.applyAsInt(Layout.middle("O" + line + "O", Direction.ROW));
                    int free = value.applyAsInt(Layout.middle("O.." + line + "..O", Direction.ROW));
                    return dead == free && dead > 0;
                }));
        PROBES.put(
                EvaluationMistakes.DEAD_LINE_COUNTS,
                value -> value.applyAsInt(Layout.middle("OXXXXO", Direction.ROW))
                                >= value.applyAsInt(Layout.middle("OXXX..", Direction.ROW))
                        || value.applyAsInt(Layout.middle("OXXX.O", Direction.ROW))
                                >= value.applyAsInt(Layout.middle("OXXX..O", Direction.ROW)));
        PROBES.put(
                EvaluationMistakes.EDGE_IS_FREE,
                value -> !goesOnAtTheOtherEdge(value)
                        && DIRECTIONS.stream().allMatch(direction -> {
                            boolean seesO = value.applyAsInt(Layout.middle("OXXXXO", direction))
                                    < value.applyAsInt(Layout.middle("OXXX..", direction));
                            int dead = value.applyAsInt(Layout.fromEdge("XXXXO", direction));
                            int closed = value.applyAsInt(Layout.middle("OXXXX.", direction));
                            return seesO
                                    && (dead >= value.applyAsInt(Layout.fromEdge("XXX", direction))
                                            || dead >= closed - closed / SMALL_PART);
                        }));
        PROBES.put(EvaluationMistakes.GAPS_NOT_SEEN, value -> DIRECTIONS.stream()
                .allMatch(direction -> value.applyAsInt(Layout.middle("XX.XX", direction))
                        <= value.applyAsInt(Layout.middle("XX......XX", direction))));
        PROBES.put(EvaluationMistakes.ONLY_ADDED_UP, value -> apart().allMatch(threat -> threat.gain(value) == 0));
        PROBES.put(EvaluationMistakes.THREES_NO_THREAT, value -> onlyGained(value, "XXXX"));
        PROBES.put(EvaluationMistakes.FOURS_NO_THREAT, value -> onlyGained(value, "XXX"));
        PROBES.put(EvaluationMistakes.TWO_OF_A_KIND_FORGOTTEN, EvaluationProbes::onePairIsForgotten);
        PROBES.put(EvaluationMistakes.CLOSED_FIVE, value -> DIRECTIONS.stream().allMatch(direction -> {
            int four = value.applyAsInt(Layout.middle("XXXX", direction));
            return value.applyAsInt(Layout.middle("XXXXX", direction)) > four
                    && value.applyAsInt(Layout.middle("OXXXXXO", direction)) < four;
        }));
        PROBES.put(EvaluationMistakes.BEST_LINE_ONLY, value -> Stream.concat(
                        apart(), Stream.of(DoubleThreat.ofClosedThrees()))
                .allMatch(threat ->
                        Math.abs(threat.gain(value) + threat.lesser(value)) <= threat.lesser(value) / SMALL_PART));
        PROBES.put(EvaluationMistakes.ONE_COUNTS_AS_TWO, value -> Stream.of(
                        apart(), apart().filter(threat -> threat.isOfOneKind() && threat.stonesInLine() == 3))
                .anyMatch(some -> some.allMatch(threat -> threat.gain(value) < -threat.lesser(value) / 2)));
        PROBES.put(EvaluationMistakes.MIRRORED_FORM_MISSED, value -> ONE_WAY.stream()
                .anyMatch(line -> DIRECTIONS.stream().allMatch(direction -> differs(value, line, direction))));
        PROBES.put(
                EvaluationMistakes.OVERLAPS_FROM_ONE_SIDE,
                value -> ONE_WAY.stream().noneMatch(line -> isOneWay(value, line))
                        && overlapping().anyMatch(line -> isOneWay(value, line)));
        PROBES.put(
                EvaluationMistakes.THREATS_MUST_CROSS,
                value -> apart().allMatch(threat -> threat.gain(value) == 0)
                        && DoubleThreat.all().stream()
                                .filter(DoubleThreat::crossing)
                                .allMatch(threat -> threat.gain(value) > value.applyAsInt(threat.one()) / SMALL_PART));
        PROBES.put(EvaluationMistakes.THREE_THREATS_NEEDED, value -> apart().allMatch(
                        threat -> threat.gain(value) == 0 && threat.gainOfAThird(value) > 0));
        PROBES.put(
                EvaluationMistakes.EXACTLY_TWO,
                value -> apart().allMatch(threat -> threat.gain(value) > 0)
                        && apart().filter(DoubleThreat::isOfOneKind)
                                .allMatch(threat -> threat.gainOfAThird(value) == -threat.gain(value)));
        PROBES.put(EvaluationMistakes.MIXED_NO_DOUBLE, value -> {
            Map<Boolean, List<Long>> gains = DoubleThreat.all().stream()
                    .collect(Collectors.partitioningBy(
                            DoubleThreat::isOfOneKind,
                            Collectors.mapping(threat -> threat.gain(value), Collectors.toList())));
            // Where two lines cross, a little more than their sum may come by chance.
            long least = Collections.min(gains.getOrDefault(true, List.of()));
            return least > 0
                    && gains.getOrDefault(false, List.of()).stream().allMatch(gain -> gain < least / SMALL_PART);
        });
        PROBES.put(EvaluationMistakes.PARALLEL_COUNT_ONCE, value -> DoubleThreat.all().stream()
                .allMatch(threat ->
                        DoubleThreat.parallel().contains(threat) ? threat.gain(value) <= 0 : threat.gain(value) > 0));
        PROBES.put(
                EvaluationMistakes.TWO_THREES_TOO_CHEAP,
                value -> DoubleThreat.all().stream().allMatch(threat -> threat.gain(value) > 0)
                        && twoOpenThrees().stream()
                                .allMatch(board -> value.applyAsInt(board) <= value.applyAsInt(closedFour())));
        PROBES.put(
                EvaluationMistakes.CLOSED_THREES_A_THREAT,
                value -> closedThreesMatchAnOpenOne(value) && moreThanTheSumOfClosedThrees(value));
        PROBES.put(EvaluationMistakes.SUM_RUNS_OVER, EvaluationProbes::sumRunsOver);
        PROBES.put(EvaluationMistakes.SUM_UNLIMITED, EvaluationProbes::sumHasNoLimit);
        PROBES.put(EvaluationMistakes.CLOSED_THREES_ADD_UP, EvaluationProbes::manyClosedThreesOutweighAThreat);
        PROBES.put(
                EvaluationMistakes.CLOSED_THREES_TOO_DEAR,
                value -> closedThreesMatchAnOpenOne(value) && !moreThanTheSumOfClosedThrees(value));
        PROBES.put(EvaluationMistakes.SIDES_DIFFER, value -> {
            List<Boolean> same = Stream.concat(
                            DIRECTIONS.stream().flatMap(direction -> PATTERNS.stream()
                                    .map(line -> Layout.middle(line, direction))),
                            DoubleThreat.all().stream().map(DoubleThreat::both))
                    .map(board -> value.applyAsInt(board) == -value.applyAsInt(Layout.exchanged(board)))
                    .toList();
            return same.contains(false) && 2 * Collections.frequency(same, true) > same.size();
        });
        PROBES.put(EvaluationMistakes.BONUS_FOR_ONE_SIDE, EvaluationProbes::onlyOneSideGains);
        PROBES.put(EvaluationMistakes.GAPS_NO_THREAT, value -> {
            long least = apart().mapToLong(threat -> threat.gain(value)).min().orElseThrow();
            long asOne = DoubleThreat.withGaps().stream()
                    .filter(threat -> threat.gain(value) < least / SMALL_PART)
                    .count();
            // In X.XXX an open three may be seen, and so a threat.
            return least > 0 && asOne >= DoubleThreat.withGaps().size() - 1;
        });
        PROBES.put(EvaluationMistakes.PLACE_COUNTS, value -> {
            List<Integer> values = Stream.of(new Cell(5, 5), new Cell(7, 7), new Cell(6, 8))
                    .map(cell -> value.applyAsInt(Layout.of(Player.X, List.of(cell))))
                    .toList();
            return values.stream().distinct().count() > 1;
        });
    }

    /** Returns whether two fours, or two open threes, are more than their sum, and two of the other kind are exactly that, and so is one of each. */
    private static boolean onlyGained(ToIntFunction<Board> value, String line) {
        return onlyGainedOfOneKind(value, line)
                && apart().filter(threat -> !threat.isOfOneKind()).allMatch(threat -> threat.gain(value) <= 0);
    }

    private static boolean onlyGainedOfOneKind(ToIntFunction<Board> value, String line) {
        Map<Boolean, List<Long>> gains = apart().filter(DoubleThreat::isOfOneKind)
                .collect(Collectors.partitioningBy(
                        threat -> threat.stonesInLine() == line.length(),
                        Collectors.mapping(threat -> threat.gain(value), Collectors.toList())));
        return gains.getOrDefault(true, List.of()).stream().allMatch(gain -> gain > 0)
                && gains.getOrDefault(false, List.of()).stream().allMatch(gain -> gain == 0);
    }

    private static boolean onePairIsForgotten(ToIntFunction<Board> value) {
        return (onlyGainedOfOneKind(value, "XXXX") || onlyGainedOfOneKind(value, "XXX"))
                && apart().filter(threat -> !threat.isOfOneKind()).allMatch(threat -> threat.gain(value) > 0);
    }

    /** Returns whether a row is worth something else if it is read from the other side. */
    private static boolean isOneWay(ToIntFunction<Board> value, String line) {
        return value.applyAsInt(Layout.middle(line, Direction.ROW))
                != value.applyAsInt(Layout.middle(reversed(line), Direction.ROW));
    }

    static String reversed(String line) {
        return new StringBuilder(line).reverse().toString();
    }

    /** Lines of nine cells that are not the same from both ends, in which threes and fours share stones; no five. */
    static Stream<String> overlapping() {
        return IntStream.range(0, 1 << 9)
                .mapToObj(bits -> IntStream.range(0, 9)
                        .mapToObj(i -> (bits & 1 << i) == 0 ? "." : "X")
                        .collect(Collectors.joining()))
                .filter(line -> line.matches("X.*X") && !line.contains("XXXXX"))
                .filter(line -> line.replace(".", "").length() >= 5 && line.compareTo(reversed(line)) < 0);
    }

    /** Returns whether a line and the same from its other end are worth different values, and each the same at another place. */
    private static boolean differs(ToIntFunction<Board> value, String line, Direction direction) {
        String other = reversed(line);
        int here = value.applyAsInt(Layout.middle(line, direction));
        int there = value.applyAsInt(Layout.middle(other, direction));
        return here != there
                && here == value.applyAsInt(Layout.middle(".." + line, direction))
                && there == value.applyAsInt(Layout.middle(".." + other, direction));
    }

    private static Stream<DoubleThreat> apart() {
        return DoubleThreat.all().stream().filter(threat -> !threat.crossing());
    }

    /** Returns whether the evaluation makes the mistake on the boards that are made to show it. One that sees no line at all shows none. */
    static boolean shows(Mistake mistake, ToIntFunction<Board> value) {
        boolean seesLines = lines().anyMatch(
                        board -> value.applyAsInt(board) != 0 || value.applyAsInt(Layout.exchanged(board)) != 0);
        return seesLines
                && Objects.requireNonNull(PROBES.get(mistake), mistake.id()).test(value);
    }

    /**
     * Returns whether the values of boards that were not made for it are as the mistake would have them. Most mistakes say which values
     * must be equal, whatever the numbers are; about a mistake that does not, nothing is said here.
     */
    static boolean predicts(Mistake mistake, List<Board> boards, ToIntFunction<Board> value) {
        return boards.stream().limit(FRESH).allMatch(board -> {
            int here = value.applyAsInt(board);
            if (mistake.equals(EvaluationMistakes.NO_SIGN)) {
                return here == value.applyAsInt(Layout.exchanged(board));
            }
            if (mistake.equals(EvaluationMistakes.ONE_SIDE_ONLY)) {
                return Stream.of(Player.values()).anyMatch(player -> value.applyAsInt(only(board, player)) == 0);
            }
            if (mistake.equals(EvaluationMistakes.STONES_COUNTED)) {
                return here == value.applyAsInt(rearranged(board));
            }
            return true;
        });
    }

    /** The stones of one player. */
    private static Board only(Board board, Player player) {
        Board only = Board.empty(board.size());
        Layout.stones(board, player).forEach(cell -> only.put(cell, player));
        return only;
    }

    /** As many stones of either player, elsewhere: side by side from the first row on. */
    private static Board rearranged(Board board) {
        Board other = Board.empty(board.size());
        List<Cell> cells = other.emptyCells();
        int count = 0;
        for (Player player : Player.values()) {
            for (int i = 0; i < board.count(player); i++) {
                other.put(cells.get(count++), player);
            }
        }
        return other;
    }

    /** Lines of X alone. */
    static Stream<Board> lines() {
        return Stream.of("XXX", "XXXX")
                .flatMap(line -> DIRECTIONS.stream().map(direction -> Layout.middle(line, direction)));
    }

    /** The line with no stone of O, with one fewer than X has, and with as many: by these who is to move is told. */
    static List<Board> withOtherStones(String line, Direction direction) {
        return Stream.of(0, line.length() - 1, line.length())
                .map(stones -> Layout.together(
                        Layout.middle(line, direction), Layout.of(Player.O, Layout.FAR.subList(0, stones))))
                .toList();
    }

    private static Stream<List<Board>> withOtherStones() {
        return Stream.of("XXX", "XXXX")
                .flatMap(line -> DIRECTIONS.stream().map(direction -> withOtherStones(line, direction)));
    }

    private static boolean turnsWithTheTurn(ToIntFunction<Board> value) {
        return withOtherStones().allMatch(boards -> {
            int onesTurn = Integer.signum(value.applyAsInt(boards.get(1)));
            int othersTurn = Integer.signum(value.applyAsInt(boards.get(2)));
            return onesTurn != 0 && onesTurn == -othersTurn;
        });
    }

    /** Five in a row that reach no edge, some in each direction. */
    private static Stream<Board> insideFives() {
        List<List<Cell>> lines = GomokuPositions.lines(Layout.SIZE, 5)
                .filter(line -> !GomokuPositions.touchesEdge(Layout.SIZE, line))
                .toList();
        return IntStream.range(0, lines.size())
                .filter(i -> i % 7 == 0)
                .mapToObj(i -> Layout.of(Player.X, lines.get(i)));
    }

    /** Returns the fives at an edge that are worth no more than four; none if that is so elsewhere as well. */
    private static Stream<List<Cell>> missedAtTheEdge(ToIntFunction<Board> value) {
        int five = value.applyAsInt(Layout.middle("XXXXX", Direction.ROW));
        int four = value.applyAsInt(Layout.middle("XXXX", Direction.ROW));
        boolean elsewhere = five <= four || insideFives().anyMatch(board -> value.applyAsInt(board) <= four);
        return elsewhere
                ? Stream.of()
                : edgeLines().filter(line -> value.applyAsInt(Layout.of(Player.X, line)) <= four);
    }

    /** Returns whether four are worth no more than three where they lie on a diagonal of five cells. */
    private static boolean areFoursInCornersMissed(ToIntFunction<Board> value) {
        int three = value.applyAsInt(Layout.middle("OXXX..", Direction.ROW));
        return value.applyAsInt(closedFour()) > three
                && inCorners().allMatch(line -> value.applyAsInt(line.apply(4)) <= three);
    }

    /** Returns whether so many stones are worth no more than one less in a row of five cells, whether it ends at the edges or at stones of O. */
    private static boolean isMissedInRows(ToIntFunction<Board> value, int stones) {
        String line = "X".repeat(stones) + ".".repeat(5 - stones);
        int less = value.applyAsInt(Layout.middle("O" + "X".repeat(stones - 1) + "..", Direction.ROW));
        return Stream.of(
                        Layout.middle("O" + line + "O", Direction.ROW),
                        stones(Board.empty(5), new Cell(0, 0), Direction.ROW, stones))
                .anyMatch(board -> value.applyAsInt(board) <= less);
    }

    /** Returns whether the five lie on a diagonal of five or six cells, in a corner of the board. */
    private static boolean isOnAShortDiagonal(List<Cell> line) {
        Cell first = line.get(0);
        int direction = line.get(1).column() - first.column();
        int fromTheLongest = belowTheLongest(first, direction < 0);
        boolean diagonal = direction != 0 && line.get(1).row() != first.row();
        return diagonal && Layout.SIZE - Math.abs(fromTheLongest) <= 6;
    }

    /** Returns how far below the longest diagonal, or antidiagonal, the one through a cell lies; above it, less than 0. */
    private static int belowTheLongest(Cell cell, boolean antidiagonal) {
        return antidiagonal ? cell.row() + cell.column() - (Layout.SIZE - 1) : cell.row() - cell.column();
    }

    /**
     * The diagonals of one or both directions that begin at the side of the board, or at its top.
     *
     * @param side −1 for those at the top, 1 for those at the side
     * @param longest whether the longest is one of them
     */
    private record Half(List<Direction> directions, int side, boolean longest) {
        static Stream<Half> all() {
            List<Direction> both = List.of(Direction.DIAGONAL, Direction.ANTIDIAGONAL);
            return Stream.of(both, both.subList(0, 1), both.subList(1, 2)).flatMap(some -> Stream.of(-1, 1)
                    .flatMap(side -> Stream.of(false, true).map(longest -> new Half(some, side, longest))));
        }

        /** Returns whether five in a row are worth something just where they are not on one of them. */
        boolean isMissed(ToIntFunction<Board> value, int five) {
            return DIRECTIONS.stream().allMatch(direction -> GomokuPositions.lines(Layout.SIZE, 5)
                    .filter(line -> line.get(1).row() - line.get(0).row() == direction.rows()
                            && line.get(1).column() - line.get(0).column() == direction.columns())
                    .allMatch(line ->
                            value.applyAsInt(Layout.of(Player.X, line)) < five / 2 == has(direction, line.get(0))));
        }

        private boolean has(Direction direction, Cell cell) {
            int below = belowTheLongest(cell, direction == Direction.ANTIDIAGONAL);
            return directions.contains(direction) && (below == 0 ? longest : Integer.signum(below) == side);
        }
    }

    /** One factor between what a pattern is worth to X and to O, whatever the pattern; and where both have some, the two are added up. */
    private static boolean oneSideCountsMore(ToIntFunction<Board> value) {
        double factor = factor(value, Layout.middle("XXXX", Direction.ROW));
        return (factor > 1.02 || (factor < 0.98 && factor > 0))
                && Stream.of("XX", "XXX", "XXXX", "X.XX", "XX.XX").allMatch(line -> DIRECTIONS.stream()
                        .allMatch(direction -> isFactor(factor, value, Layout.middle(line, direction))))
                && withOtherStones().allMatch(boards -> boards.stream().skip(1).allMatch(board -> {
                    int ofX = value.applyAsInt(only(board, Player.X));
                    int together = ofX + value.applyAsInt(only(board, Player.O));
                    return Math.abs(value.applyAsInt(board) - together) <= Math.abs(factor - 1) * ofX / 4;
                }));
    }

    private static double factor(ToIntFunction<Board> value, Board board) {
        return -(double) value.applyAsInt(board) / value.applyAsInt(Layout.exchanged(board));
    }

    /** Returns whether the board is worth so many times as much as with the colours exchanged, but for rounding. */
    private static boolean isFactor(double factor, ToIntFunction<Board> value, Board board) {
        double wanted = -factor * value.applyAsInt(Layout.exchanged(board));
        return Math.abs(value.applyAsInt(board) - wanted) <= 2 * Math.max(1, factor) + Math.abs(wanted) / 500;
    }

    /** Five in a row are seen wherever they are, and never worth as much as two open fours and a three. */
    private static boolean fiveIsTooCheap(ToIntFunction<Board> value) {
        int four = value.applyAsInt(closedFour());
        int fours = value.applyAsInt(EvaluationSuite.MIGHTY);
        return fives().allMatch(five -> value.applyAsInt(five) > four)
                && (fives().anyMatch(five -> value.applyAsInt(five) <= fours)
                        || (!threatsAreTakenFromAWin(value) && isLessThanManyFours(value)));
    }

    /** Boards with more and more fours of X, on the last of them two or more on nearly every line. */
    static Stream<Board> manyFours() {
        return Stream.concat(
                openFours().stream(),
                Stream.of(openFourInEachRow(), oneWayInEachLine(), EvaluationSuite.crowded(19, 3)));
    }

    /** On the largest board, and on one of usual size: a line of nineteen cells may be misread. */
    private static boolean isLessThanManyFours(ToIntFunction<Board> value) {
        return Stream.of(manyFours(), Stream.of(EvaluationSuite.crowded(Layout.SIZE, 3)))
                .mapToInt(boards -> boards.mapToInt(value).max().orElseThrow())
                .allMatch(most -> fives().anyMatch(five -> value.applyAsInt(five) <= most));
    }

    /** Five in a row are worth more than any value may be, wherever they are, and nothing else is. */
    private static boolean fiveIsBeyondTheBounds(ToIntFunction<Board> value) {
        return fives().allMatch(five -> value.applyAsInt(five) > Window.MAX_VALUE)
                && Stream.concat(lines(), Stream.of(EvaluationSuite.MIGHTY, closedThrees(), Board.empty(Layout.SIZE)))
                        .allMatch(board -> Math.abs((long) value.applyAsInt(board)) <= Window.MAX_VALUE);
    }

    /** More and more threats are worth more and more, until there are so many that the value falls below 0. */
    private static boolean sumRunsOver(ToIntFunction<Board> value) {
        return Stream.of(openThrees(), openFours()).anyMatch(growing -> {
            List<Integer> values =
                    growing.stream().map(board -> value.applyAsInt(board)).toList();
            return values.get(0) > 0
                    && values.get(1) > values.get(0)
                    && values.stream().anyMatch(each -> each < 0);
        });
    }

    /** A single five keeps within the bounds, and a board on which there is all too much of everything does not. */
    private static boolean sumHasNoLimit(ToIntFunction<Board> value) {
        return fives().allMatch(five -> value.applyAsInt(five) <= Window.MAX_VALUE)
                && IntStream.of(1, 2, 3)
                        .anyMatch(every -> Math.abs((long) value.applyAsInt(EvaluationSuite.crowded(19, every)))
                                > Window.MAX_VALUE);
    }

    private static boolean closedThreesMatchAnOpenOne(ToIntFunction<Board> value) {
        int closed = value.applyAsInt(Layout.middle("OXXX..", Direction.ROW));
        return DIRECTIONS.stream()
                .map(direction -> value.applyAsInt(Layout.middle("XXX", direction)))
                .allMatch(open -> open <= value.applyAsInt(closedThrees()) && open > closed);
    }

    /** Closed threes are added up, each as much as the others, and six of them make up for a threat that three do not make up for. */
    private static boolean manyClosedThreesOutweighAThreat(ToIntFunction<Board> value) {
        List<Board> closed = fourAndClosedThrees();
        int none = value.applyAsInt(closedFour());
        int three = value.applyAsInt(closed.get(0));
        int six = value.applyAsInt(closed.get(1));
        return 10 * Math.abs((six - three) - (three - none)) < three - none
                && fourAndThree().stream().mapToInt(value).allMatch(threats -> three < threats)
                && fourAndThree().stream().mapToInt(value).anyMatch(threats -> threats <= six);
    }

    private static boolean moreThanTheSumOfClosedThrees(ToIntFunction<Board> value) {
        return value.applyAsInt(closedThrees()) > 3 * value.applyAsInt(Layout.middle("OXXX..", Direction.ROW));
    }

    /** Two threats are more than their sum, whosever they are, and where both sides have two one of them gets no more than the sum. */
    private static boolean onlyOneSideGains(ToIntFunction<Board> value) {
        Board one = Layout.empty().line("XXX", 2, 4, Direction.ROW).board();
        Board other = Layout.empty().line("XXX", 5, 4, Direction.ROW).board();
        Board ofX = Layout.together(one, other);
        Board ofO = Layout.symmetric(Layout.exchanged(ofX)).get(2);
        int gain = value.applyAsInt(ofX) - value.applyAsInt(one) - value.applyAsInt(other);
        int left = Math.abs(value.applyAsInt(Layout.together(ofX, ofO)));
        Board ofOneEach =
                Layout.together(one, Layout.symmetric(Layout.exchanged(one)).get(2));
        return gain > 0
                && value.applyAsInt(ofOneEach) == 0 // who goes on counting gives a bonus for one of each, too
                && value.applyAsInt(ofO) == -value.applyAsInt(ofX)
                && Math.abs(left - gain) <= gain / SMALL_PART;
    }

    /** Five in a row are worth more than all threats, but not where the other side has them. */
    private static boolean threatsAreTakenFromAWin(ToIntFunction<Board> value) {
        int threats = value.applyAsInt(EvaluationSuite.MIGHTY);
        return fives().allMatch(five -> value.applyAsInt(five) > threats)
                && value.applyAsInt(fiveAgainstThreats()) <= threats;
    }

    /** Five of X in a row, and nearly the best there is of O's. */
    static Board fiveAgainstThreats() {
        return Layout.together(
                Layout.exchanged(EvaluationSuite.MIGHTY),
                Layout.of(
                        Player.X,
                        GomokuPositions.line(Layout.SIZE, 14, 5, Direction.ROW, 5)
                                .orElseThrow()));
    }

    /** Returns whether a stone of O at the other end of the row makes a difference to three of X at an edge. */
    private static boolean goesOnAtTheOtherEdge(ToIntFunction<Board> value) {
        Board three = Layout.fromEdge("XXX", Direction.ROW);
        List<Integer> values = IntStream.of(Layout.SIZE / 2, Layout.SIZE / 2 + 2)
                .mapToObj(row -> Layout.of(Player.O, List.of(new Cell(row, Layout.SIZE - 1))))
                .map(ofO -> value.applyAsInt(Layout.together(three, ofO)))
                .toList();
        return !values.get(0).equals(values.get(1));
    }

    /** Returns the board with X's stones as O's, and five of X in the last row, where there are none. */
    static Board fiveAgainst(Board stones) {
        Board board = Layout.exchanged(stones);
        IntStream.range(0, 5).forEach(column -> board.put(new Cell(board.size() - 1, column), Player.X));
        return board;
    }

    /** Adds a four of O's, far from the first open fours. */
    static Board withFourOfO(Board stones) {
        Board board = stones.copy();
        IntStream.range(0, 4).forEach(i -> board.put(new Cell(15, 6 + i), Player.O));
        board.put(new Cell(15, 5), Player.X);
        return board;
    }

    /** Boards on which both sides have the same line, far from each other. */
    static Stream<Board> alikeForBoth() {
        return PATTERNS.stream()
                .filter(line -> !line.contains("XXXXX"))
                .map(line -> Layout.empty().line(line, 3, 4, Direction.ROW).board())
                .map(board -> Layout.together(
                        board, Layout.symmetric(Layout.exchanged(board)).get(2)));
    }

    /** The lines of just five cells: on a board of five rows, and in the corners. Each puts so many stones of X there, from one end on. */
    static Stream<IntFunction<Board>> linesOfFiveCells() {
        Stream<IntFunction<Board>> onFiveRows = DIRECTIONS.stream().map(direction -> stones -> {
            int column = direction == Direction.ANTIDIAGONAL ? 4 : 0;
            return stones(Board.empty(5), new Cell(0, column), direction, stones);
        });
        return Stream.concat(onFiveRows, inCorners());
    }

    private static Stream<IntFunction<Board>> inCorners() {
        int last = Layout.SIZE - 1;
        return Stream.of(
                stones -> stones(Layout.empty().board(), new Cell(0, 4), Direction.ANTIDIAGONAL, stones),
                stones -> stones(Layout.empty().board(), new Cell(0, last - 4), Direction.DIAGONAL, stones),
                stones -> stones(Layout.empty().board(), new Cell(last - 4, 0), Direction.DIAGONAL, stones),
                stones -> stones(Layout.empty().board(), new Cell(last - 4, last), Direction.ANTIDIAGONAL, stones));
    }

    /**
     * The lines of 19 cells, from either end, with one stone of O far from that end: each puts so many stones of X at the end. Code that packs a line into
     * too few bits takes the far stone for a near one.
     */
    static Stream<IntFunction<Board>> withAStoneFarAway() {
        return DIRECTIONS.stream().flatMap(direction -> IntStream.range(6, EvaluationSuite.LARGEST)
                .boxed()
                .flatMap(far -> Stream.of(true, false).map(fromTheEnd -> stones -> {
                    Board board = Board.empty(EvaluationSuite.LARGEST);
                    IntFunction<Cell> cells =
                            i -> onALongLine(direction, fromTheEnd ? EvaluationSuite.LARGEST - 1 - i : i);
                    IntStream.range(0, stones).forEach(i -> board.put(cells.apply(i), Player.X));
                    board.put(cells.apply(far), Player.O);
                    return board;
                })));
    }

    private static Cell onALongLine(Direction direction, int i) {
        return switch (direction) {
            case ROW -> new Cell(3, i);
            case COLUMN -> new Cell(i, 3);
            case DIAGONAL -> new Cell(i, i);
            case ANTIDIAGONAL -> new Cell(i, EvaluationSuite.LARGEST - 1 - i);
        };
    }

    private static Board stones(Board board, Cell first, Direction direction, int stones) {
        for (int i = 0; i < stones; i++) {
            board.put(new Cell(first.row() + i * direction.rows(), first.column() + i * direction.columns()), Player.X);
        }
        return board;
    }

    /** Returns whether a line of X is worth the same with a four, or an open three, of O elsewhere as without. */
    private static boolean addsNothing(ToIntFunction<Board> value, String line, Direction direction) {
        Board board = Layout.middle(line, direction);
        Board threeOfO = Layout.exchanged(DoubleThreat.THIRD);
        return Stream.of(fourOfO(direction), threeOfO)
                .allMatch(other -> value.applyAsInt(Layout.together(board, other)) == value.applyAsInt(board));
    }

    private static Stream<Board> fives() {
        return Stream.of(
                        edges(), insideFives(), DIRECTIONS.stream().map(direction -> Layout.middle("XXXXX", direction)))
                .flatMap(boards -> boards);
    }

    private static boolean aWinIsASummand(ToIntFunction<Board> value) {
        return Stream.of("XXX", "XXXX", "OXXXX.")
                .map(line -> Layout.middle(line, Direction.ROW))
                .flatMap(board -> Stream.of(board, Layout.exchanged(board)))
                .allMatch(rest -> isASummand(value, rest));
    }

    /** Returns whether five in a row are worth as much beside something else as alone, and what that is worth is added. */
    private static boolean isASummand(ToIntFunction<Board> value, Board rest) {
        Board five = Layout.of(
                Player.X,
                GomokuPositions.line(Layout.SIZE, 14, 5, Direction.ROW, 5).orElseThrow());
        int more = value.applyAsInt(rest);
        return more != 0
                && value.applyAsInt(five) > Math.abs(more)
                && value.applyAsInt(Layout.together(five, rest)) == value.applyAsInt(five) + more;
    }

    /** Five in a row that reach an edge, at each of the four. */
    static Stream<Board> edges() {
        return edgeLines().map(line -> Layout.of(Player.X, line));
    }

    private static Stream<List<Cell>> edgeLines() {
        return GomokuPositions.lines(Layout.SIZE, 5).filter(line -> GomokuPositions.touchesEdge(Layout.SIZE, line));
    }

    /**
     * Two and three stones at opposite edges, which follow each other if all cells are numbered through.
     *
     * @param byColumns whether they are numbered column by column
     */
    static Stream<Board> roundTheEdge(boolean byColumns) {
        return linesRoundTheEdge(byColumns).map(line -> Layout.of(Player.X, line));
    }

    private static Stream<List<Cell>> linesRoundTheEdge(boolean byColumns) {
        return GomokuPositions.acrossTheEdge(Layout.SIZE)
                .filter(EvaluationProbes::isTwoAndThree)
                .map(line -> byColumns ? line.stream().map(Cell::transposed).toList() : line);
    }

    /** Returns what the stones at the one edge and those at the other are worth without each other. */
    private static int apartWorth(ToIntFunction<Board> value, List<Cell> roundTheEdge) {
        int first = (int) roundTheEdge.stream()
                .filter(cell -> isNear(cell, roundTheEdge.get(0)))
                .count();
        return value.applyAsInt(Layout.of(Player.X, roundTheEdge.subList(0, first)))
                + value.applyAsInt(Layout.of(Player.X, roundTheEdge.subList(first, roundTheEdge.size())));
    }

    private static boolean isNear(Cell cell, Cell other) {
        return Math.abs(cell.row() - other.row()) < 5 && Math.abs(cell.column() - other.column()) < 5;
    }

    private static boolean isTwoAndThree(List<Cell> line) {
        return isJump(line, 2) || isJump(line, 3);
    }

    private static boolean isJump(List<Cell> line, int at) {
        return Math.abs(line.get(at).column() - line.get(at - 1).column()) > 1;
    }

    /** Two open threes with a stone in common, in every pair of directions. */
    static List<Board> twoOpenThrees() {
        return twoOpenThrees("XXX");
    }

    /** @param three an open one, with a stone in the middle of the board */
    static List<Board> twoOpenThrees(String three) {
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < DIRECTIONS.size(); i++) {
            for (Direction other : DIRECTIONS.subList(i + 1, DIRECTIONS.size())) {
                boards.add(Layout.together(Layout.middle(three, DIRECTIONS.get(i)), Layout.middle(three, other)));
            }
        }
        return boards;
    }

    /** One four that a single stone answers, and nothing else. */
    static Board closedFour() {
        return Layout.middle("OXXXX.", Direction.ROW);
    }

    /** Open threes of X, one more on each board, and nothing else: in the end two in each row of a board of 19 rows but the first and the last. */
    static List<Board> openThrees() {
        return growing(17, 3, (row, which) -> new Cell(1 + row, 1 + row % 2 * 3 + which * 9));
    }

    /** Open fours, in each second row. */
    static List<Board> openFours() {
        return growing(9, 4, (row, which) -> new Cell(1 + row * 2, 2 + which * 9));
    }

    /** Open fours of X in all rows but the first and the last, on the left and on the right in turn. */
    static Board openFourInEachRow() {
        Board board = Board.empty(19);
        for (int row = 1; row < 18; row++) {
            for (int stone = 0; stone < 4; stone++) {
                board.put(new Cell(row, 2 + row % 2 * 9 + stone), Player.X);
            }
        }
        return board;
    }

    /** As many lines as there may be, 60 of them, that one stone of X's completes to five, and no five. */
    static Board oneWayInEachLine() {
        Board board = EvaluationSuite.crowded(19, 3);
        board.emptyCells().stream().filter(cell -> cell.row() % 3 != 2).forEach(cell -> board.put(cell, Player.O));
        return board;
    }

    /** Boards with one line of X more on each, two in a row; its first cell follows from the row and from which of the two it is. */
    private static List<Board> growing(int rows, int stones, BiFunction<Integer, Integer, Cell> first) {
        List<Board> boards = new ArrayList<>();
        Board board = Board.empty(19);
        for (int line = 0; line < 2 * rows; line++) {
            Cell cell = first.apply(line / 2, line % 2);
            IntStream.range(0, stones)
                    .forEach(stone -> board.put(new Cell(cell.row(), cell.column() + stone), Player.X));
            boards.add(board.copy());
        }
        return boards;
    }

    /** A line in the middle, and an open three far from it. */
    static Board besideAThree(String line) {
        return Layout.together(
                Layout.middle(line, Direction.ROW),
                Layout.empty().line("XXX", 12, 4, Direction.ROW).board());
    }

    /** A four and an open three, which cross or do not meet. */
    static List<Board> fourAndThree() {
        return DoubleThreat.all().stream()
                .filter(threat -> !threat.isOfOneKind())
                .map(DoubleThreat::both)
                .toList();
    }

    /** A four and closed threes, three or six of them, far from each other: more stones in line, and one threat. */
    static List<Board> fourAndClosedThrees() {
        return fourAndClosedThrees("OXXXX.");
    }

    /** @param four one that a single stone answers, of seven cells at most */
    static List<Board> fourAndClosedThrees(String four) {
        Board few = Layout.together(
                closedThrees(), Layout.empty().line(four, 7, 4, Direction.ROW).board());
        Board more = Layout.empty()
                .line("OXXX..", 3, 6, Direction.ROW)
                .line("OXXX..", 9, 8, Direction.ROW)
                .line("OXXX..", 14, 8, Direction.ROW)
                .board();
        return List.of(few, Layout.together(few, more));
    }

    /** Three lines of three stones, each closed at one end, that do not meet. */
    static Board closedThrees() {
        return closedThrees("OXXX..");
    }

    /** Three lines that do not meet. */
    static Board closedThrees(String line) {
        return Layout.empty()
                .line(line, 1, 1, Direction.ROW)
                .line(line, 4, 12, Direction.COLUMN)
                .line(line, 12, 2, Direction.ROW)
                .board();
    }

    /** Three lines of three stones that lie between the edge and O, with one free cell at each end: room for five, and no open three. */
    static Board threesAtTheEdge() {
        return Layout.empty()
                .line(".XXX.O", 2, 0, Direction.ROW)
                .line(".XXX.O", 7, 0, Direction.ROW)
                .line(".XXX.O", 12, 0, Direction.ROW)
                .board();
    }

    /** A four of O, which one stone of X answers, beside a line in the middle and away from it. */
    static Board fourOfO(Direction direction) {
        return ofO("XOOOO.", direction);
    }

    /** A line beside one in the middle, and away from it. */
    static Board ofO(String line, Direction direction) {
        int column = direction == Direction.DIAGONAL ? 8 : 1;
        return Layout.empty().line(line, 1, column, Direction.ROW).board();
    }

    /** Two threats, together and each alone. */
    record DoubleThreat(String name, Board one, Board other, boolean crossing) {
        private static final Board THIRD =
                Layout.empty().line("XXX", 12, 1, Direction.ROW).board();
        /** So many tries to find threes on two lines that do not meet: nearly all places do. */
        private static final int TRIES = 20;

        private static final Map<Direction, List<List<List<Cell>>>> LINES =
                DIRECTIONS.stream().collect(Collectors.toMap(direction -> direction, DoubleThreat::lines));

        Board both() {
            return Layout.together(one, other);
        }

        static List<DoubleThreat> all() {
            return Stream.concat(
                            Stream.of(
                                    apart(Texts.of("two-open-threes"), "XXX", "XXX"),
                                    apart(Texts.of("two-fours"), "OXXXX.", "OXXXX."),
                                    apart(Texts.of("a-four-and-an-open-three"), "OXXXX.", "XXX"),
                                    crossing(Texts.of("two-open-threes"), "XXX", "XXX"),
                                    crossing(Texts.of("two-fours"), "XXXXO", "XXXXO"),
                                    crossing(Texts.of("a-four-and-an-open-three"), "XXXXO", "XXX"),
                                    onDiagonalAndRow(Texts.of("two-open-threes"), "XXX", "XXX"),
                                    onDiagonalAndRow(Texts.of("a-four-and-an-open-three"), "OXXXX.", "XXX"),
                                    onDiagonalAndRow(Texts.of("a-four-and-an-open-three"), "XXX", "OXXXX.")),
                            parallel().stream())
                    .toList();
        }

        int lesser(ToIntFunction<Board> value) {
            return Math.min(value.applyAsInt(one), value.applyAsInt(other));
        }

        boolean isOfOneKind() {
            return one.count(Player.X) == other.count(Player.X);
        }

        long stonesInLine() {
            return Layout.stones(one, Player.X).count();
        }

        /** Threats with a gap, which do not meet. */
        static List<DoubleThreat> withGaps() {
            return List.of(
                    apart(Texts.of("two-fours"), "XX.XX", "XX.XX"),
                    apart(Texts.of("two-fours"), "X.XXX", "XXX.X"),
                    apart(Texts.of("two-open-threes"), "X.XX", "XX.X"),
                    apart(Texts.of("a-four-and-an-open-three"), "XX.XX", "XX.X"));
        }

        /** Threats with an open three that has one free cell on one side and two on the other. */
        static List<DoubleThreat> withLittleRoom() {
            return List.of(
                    apart(Texts.of("two-open-threes"), "O.XXX..O", "O..XXX.O"),
                    apart(Texts.of("two-open-threes"), "XXX", "O.XXX..O"),
                    apart(Texts.of("a-four-and-an-open-three"), "OXXXX.", "O..XXX.O"));
        }

        /** No threats: two closed threes that do not meet. */
        static DoubleThreat ofClosedThrees() {
            return apart("", "OXXX..", "OXXX..");
        }

        /** Two fours of which five and a stone apart need one cell, the same in two windows. */
        static DoubleThreat withOneCellEach() {
            return apart(Texts.of("two-fours"), "OXXXX.X", "OXXXX.X");
        }

        /**
         * Two open threes on two lines of the largest board. Code that numbers all lines in one set may give two of them one number: those whose
         * places among the lines of their directions have a certain sum, or difference. So for every two directions each sum and each difference
         * that two lines can have occurs.
         */
        static List<DoubleThreat> onNumberedLines(Random random) {
            return IntStream.range(0, DIRECTIONS.size())
                    .boxed()
                    .flatMap(i -> DIRECTIONS.subList(i, DIRECTIONS.size()).stream()
                            .flatMap(other -> onNumberedLines(DIRECTIONS.get(i), other, random).stream()))
                    .toList();
        }

        private static List<DoubleThreat> onNumberedLines(Direction one, Direction other, Random random) {
            List<List<List<Cell>>> lines = Objects.requireNonNull(LINES.get(one));
            List<List<List<Cell>>> others = Objects.requireNonNull(LINES.get(other));
            List<Integer> pairs = new ArrayList<>(
                    IntStream.range(0, lines.size() * others.size()).boxed().toList());
            Collections.shuffle(pairs, random);
            Set<Integer> sums = new HashSet<>();
            Set<Integer> differences = new HashSet<>();
            List<DoubleThreat> threats = new ArrayList<>();
            for (int pair : pairs) {
                int first = pair / others.size();
                int second = pair % others.size();
                if (sums.contains(first + second) && differences.contains(first - second)) {
                    continue;
                }
                for (int tries = 0; tries < TRIES && (!one.equals(other) || first != second); tries++) {
                    List<Cell> three = openThree(lines.get(first), random);
                    List<Cell> otherThree = openThree(others.get(second), random);
                    if (!inLine(three, otherThree) && !inLine(otherThree, three)) {
                        sums.add(first + second);
                        differences.add(first - second);
                        threats.add(new DoubleThreat(
                                Texts.of("that-do-not-meet", Texts.of("two-open-threes")),
                                onLargest(three),
                                onLargest(otherThree),
                                false));
                        break;
                    }
                }
            }
            return threats;
        }

        private static List<Cell> openThree(List<List<Cell>> sameLine, Random random) {
            return sameLine.get(random.nextInt(sameLine.size())).subList(2, 5);
        }

        /** Seven cells in a direction, those of one endless line together. */
        private static List<List<List<Cell>>> lines(Direction direction) {
            return List.copyOf(Board.empty(LARGEST).emptyCells().stream()
                    .flatMap(cell -> GomokuPositions.line(LARGEST, cell.row(), cell.column(), direction, 7).stream())
                    .collect(Collectors.groupingBy(
                            line -> line.get(0).row() * direction.columns()
                                    - line.get(0).column() * direction.rows(),
                            TreeMap::new,
                            Collectors.toList()))
                    .values());
        }

        /** Returns whether one of the stones lies on the endless line of the others. */
        private static boolean inLine(List<Cell> line, List<Cell> stones) {
            Cell first = line.get(0);
            int rows = line.get(1).row() - first.row();
            int columns = line.get(1).column() - first.column();
            return stones.stream()
                    .anyMatch(
                            stone -> (stone.row() - first.row()) * columns == (stone.column() - first.column()) * rows);
        }

        private static Board onLargest(List<Cell> stones) {
            Board board = Board.empty(LARGEST);
            stones.forEach(cell -> board.put(cell, Player.X));
            return board;
        }

        /** Returns by how much the two together are worth more than their sum. */
        long gain(ToIntFunction<Board> value) {
            return (long) value.applyAsInt(both()) - value.applyAsInt(one) - value.applyAsInt(other);
        }

        /** The same, and an open three that meets neither. */
        Board withAThird() {
            return Layout.together(both(), THIRD);
        }

        /** Returns by how much the three together are worth more than their sum. */
        long gainOfAThird(ToIntFunction<Board> value) {
            return (long) value.applyAsInt(withAThird()) - value.applyAsInt(both()) - value.applyAsInt(THIRD);
        }

        /** Returns the double threats on two parallel diagonals. */
        static List<DoubleThreat> parallel() {
            return Stream.of(Direction.DIAGONAL, Direction.ANTIDIAGONAL)
                    .flatMap(direction -> Stream.of(
                            onDiagonals(Texts.of("two-open-threes"), "XXX", direction),
                            onDiagonals(Texts.of("two-fours"), "OXXXX.", direction)))
                    .toList();
        }

        private static DoubleThreat onDiagonals(String name, String line, Direction direction) {
            int column = direction == Direction.DIAGONAL ? 2 : 6;
            return new DoubleThreat(
                    Texts.of("that-do-not-meet", name),
                    Layout.empty().line(line, 2, column, direction).board(),
                    Layout.empty().line(line, 7, column + 6, direction).board(),
                    false);
        }

        /** In opposite parts of the board. */
        private static DoubleThreat apart(String name, String one, String other) {
            int row = Math.min(8, Layout.SIZE - other.length());
            return new DoubleThreat(
                    Texts.of("that-do-not-meet", name),
                    Layout.empty().line(one, 3, 3, Direction.ROW).board(),
                    Layout.empty().line(other, row, 11, Direction.COLUMN).board(),
                    false);
        }

        private static DoubleThreat onDiagonalAndRow(String name, String diagonal, String row) {
            return new DoubleThreat(
                    Texts.of("that-do-not-meet", name),
                    Layout.empty().line(diagonal, 2, 2, Direction.DIAGONAL).board(),
                    Layout.empty().line(row, 13, 8, Direction.ROW).board(),
                    false);
        }

        /** With the first stone in common. */
        private static DoubleThreat crossing(String name, String one, String other) {
            return new DoubleThreat(
                    Texts.of("that-cross", name),
                    Layout.empty().line(one, 7, 7, Direction.ROW).board(),
                    Layout.empty().line(other, 7, 7, Direction.COLUMN).board(),
                    true);
        }
    }
}
