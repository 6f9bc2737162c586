package plybook.diagnosis.rules;

import static plybook.diagnosis.rules.DraftRules.COLUMNS;
import static plybook.diagnosis.rules.DraftRules.DIAGONALS;
import static plybook.diagnosis.rules.DraftRules.ROWS;
import static plybook.diagnosis.rules.DraftRules.SIZE;
import static plybook.diagnosis.rules.DraftRules.marks;
import static plybook.diagnosis.rules.DraftRules.rowsAndColumnsInTurn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;

/**
 * The known mistakes in the rules of Tic-Tac-Toe, each as rules that make it. A right solution never needs them, and making them takes a tenth of a second.
 *
 * <p>To add one: write its text, {@code mistakes/ID.md} among the resources, and add a line here that says what it changes in
 * {@link DraftRules}. Several changes are several ways to write the same mistake.
 */
public final class TicTacToeMistakes {
    /** One of the lines has a wrong cell. There are so many ways to write it that it is not looked for together with others. */
    private static final Mistake WRONG_CELL = new Mistake("line-with-a-wrong-cell");

    /** Wins that are worth the more the sooner they come: of these, too, there are many. */
    private static final Mistake SOONER_WIN = new Mistake("sooner-win-worth-more");

    /** The player to move changes with each call: it too gives two answers to one question, but in a way that is known. */
    public static final Mistake PLAYER_REMEMBERED = new Mistake("player-remembered");

    /**
     * One way to write a mistake.
     *
     * @param method the method it is made in; others go wrong because they call it
     */
    private record Way(String method, Mistake mistake, Consumer<DraftRules> change) {}

    private static final List<Way> WAYS = new ArrayList<>();

    static {
        addPlayer();
        addResult();
        addLines();
        addWinner();
        addTerminal();
        addActions();
        addUtility();
    }

    private TicTacToeMistakes() {}

    /** All that are known. */
    public static List<Mistake> all() {
        return Stream.concat(
                        Stream.of(
                                RulesMistakes.BOARD_CHANGED,
                                RulesMistakes.ANSWERS_SHARED,
                                RulesMistakes.TRACE_OF_REFUSED,
                                RulesMistakes.NOT_REPEATABLE),
                        WAYS.stream().map(Way::mistake))
                .distinct()
                .toList();
    }

    /** Rules with one mistake in them, in each of the ways in which it is written. */
    public static Stream<RulesModel<BoardGame>> single() {
        return WAYS.stream().map(TicTacToeMistakes::model);
    }

    /** The same, those first whose mistake is made in the method of that name. */
    public static Stream<RulesModel<BoardGame>> single(String method) {
        return ways(method).map(TicTacToeMistakes::model);
    }

    private static RulesModel<BoardGame> model(Way way) {
        return new RulesModel<>(List.of(way.mistake), Set.of(way.method), () -> draft(List.of(way.change)));
    }

    /**
     * Rules with two different mistakes in them, those first in which both are made in the method of that name. Rules that depend on how
     * often they were asked are left out: together with another mistake they cannot be checked a second time.
     */
    public static Stream<RulesModel<BoardGame>> pairs(String method) {
        List<Way> ways = ways(method)
                .filter(way ->
                        !List.of(PLAYER_REMEMBERED, WRONG_CELL, SOONER_WIN).contains(way.mistake))
                .toList();
        return IntStream.range(0, ways.size()).boxed().flatMap(i -> IntStream.range(i + 1, ways.size())
                .filter(j -> !ways.get(i).mistake.equals(ways.get(j).mistake))
                .mapToObj(j -> new RulesModel<BoardGame>(
                        List.of(ways.get(i).mistake, ways.get(j).mistake),
                        Stream.of(i, j).map(way -> ways.get(way).method).collect(Collectors.toSet()),
                        () -> draft(List.of(ways.get(i).change, ways.get(j).change)))));
    }

    private static Stream<Way> ways(String method) {
        return Stream.concat(
                WAYS.stream().filter(way -> way.method.equals(method)),
                WAYS.stream().filter(way -> !way.method.equals(method)));
    }

    private static BoardGame draft(List<Consumer<DraftRules>> changes) {
        DraftRules rules = new DraftRules();
        changes.forEach(change -> change.accept(rules));
        return rules;
    }

    private static void add(String method, String id, List<Consumer<DraftRules>> ways) {
        Mistake mistake = new Mistake(id);
        ways.forEach(change -> WAYS.add(new Way(method, mistake, change)));
    }

    private static <T> List<Consumer<DraftRules>> each(List<T> of, Function<T, Consumer<DraftRules>> way) {
        return of.stream().map(way).toList();
    }

    private static void addPlayer() {
        add("player", "always-x", List.of(rules -> rules.mover = board -> Player.X));
        add("player", "always-o", List.of(rules -> rules.mover = board -> Player.O));
        add(
                "player",
                "o-begins",
                List.of(rules -> rules.mover = board -> board.stones() % 2 == 0 ? Player.O : Player.X));
        add(
                "player",
                PLAYER_REMEMBERED.id(),
                List.of(rules -> rules.mover = new Toggle(Player.X), rules -> rules.mover = new Toggle(Player.O)));
    }

    /** Names the other player at each call. */
    private static final class Toggle implements Function<Board, Player> {
        private Player next;

        Toggle(Player first) {
            next = first;
        }

        @Override
        public Player apply(Board board) {
            Player now = next;
            next = next.opponent();
            return now;
        }
    }

    private static void addResult() {
        add("result", "taken-ignored", List.of(rules -> rules.takenIgnored = true));
        add("result", "taken-overwritten", List.of(rules -> rules.takenOverwritten = true));
        add("result", "outside-ignored", List.of(rules -> rules.outsideIgnored = true));
        add(
                "result",
                "outside-moved-inside",
                List.of(
                        rules -> rules.target = (board, cell) -> new Cell(cell.row() % SIZE, cell.column() % SIZE),
                        rules -> rules.target = (board, cell) ->
                                new Cell(Math.min(cell.row(), SIZE - 1), Math.min(cell.column(), SIZE - 1)),
                        rules -> rules.target = (board, cell) -> {
                            int number = cell.row() * SIZE + cell.column();
                            return new Cell(number / SIZE, number % SIZE);
                        }));
        add(
                "result",
                "mark-always-x",
                List.of(rules -> rules.mark = player -> Player.X, rules -> rules.mark = player -> Player.O));
        add("result", "mark-of-the-other", List.of(rules -> rules.mark = Player::opponent));
        add("result", "row-and-column-exchanged", List.of(rules -> {
            rules.target = (board, cell) -> new Cell(/* row= */ cell.column(), /* column= */ cell.row());
            rules.listed = DraftRules::exchanged;
        }));
        add("result", "no-mark", List.of(rules -> rules.markForgotten = true));
        add(
                "result",
                "another-cell",
                List.of(
                        rules -> rules.target =
                                (board, cell) -> board.emptyCells().get(0),
                        rules -> rules.target = (board, cell) ->
                                board.emptyCells().get(board.emptyCells().size() - 1)));
        add("result", "end-asked-after-the-move", List.of(rules -> rules.endAskedAfterTheMove = true));
        add("result", "marks-lost", List.of(rules -> rules.base = board -> Board.empty(SIZE)));
    }

    private static void addLines() {
        add("winner", "row-missed", each(ROWS, line -> rules -> rules.lines.remove(line)));
        add("winner", "column-missed", each(COLUMNS, line -> rules -> rules.lines.remove(line)));
        List<Consumer<DraftRules>> diagonals =
                new ArrayList<>(each(DIAGONALS, line -> rules -> rules.lines.remove(line)));
        diagonals.add(rules -> rules.lines.removeAll(DIAGONALS));
        add("winner", "diagonal-missed", diagonals);
        add(
                "winner",
                "last-row-and-column-missed",
                List.of(rules -> rules.lines.removeAll(List.of(ROWS.get(2), COLUMNS.get(2)))));
        add("winner", "rows-missed", List.of(rules -> rules.lines.removeAll(ROWS)));
        add("winner", "columns-missed", List.of(rules -> rules.lines.removeAll(COLUMNS)));
        add("winner", "never-a-winner", List.of(rules -> rules.lines.clear()));
        add("winner", "first-line-decides", firstLineDecides());
        add(
                "winner",
                "last-line-decides",
                each(
                        List.of(DIAGONALS.get(1), ROWS.get(2), COLUMNS.get(2)),
                        line -> rules -> rules.lines = new ArrayList<>(List.of(line))));
        add("winner", "two-of-three-cells", twoOfThree());
        add("winner", WRONG_CELL.id(), wrongCell());
        List<List<Integer>> orders = List.of(
                rowsAndColumnsInTurn(),
                joined(ROWS, COLUMNS, DIAGONALS),
                joined(COLUMNS, ROWS, DIAGONALS),
                joined(DIAGONALS, rowsAndColumnsInTurn()),
                joined(DIAGONALS, ROWS, COLUMNS),
                joined(ROWS, DIAGONALS, COLUMNS));
        List<Consumer<DraftRules>> stops = new ArrayList<>();
        for (List<Integer> order : orders) {
            for (List<Integer> careless : List.of(order, ROWS, COLUMNS, joined(ROWS, COLUMNS))) {
                stops.add(rules -> {
                    rules.lines.sort(Comparator.comparingInt(line -> placeIn(order, line)));
                    rules.endsAtEmpty = careless;
                });
            }
        }
        add("winner", "stops-at-an-empty-line", stops);
    }

    /** A loop over rows, columns or both that is left after its first turn, with the diagonals before it or without them. */
    private static List<Consumer<DraftRules>> firstLineDecides() {
        List<Integer> row = ROWS.subList(0, 1);
        List<Integer> column = COLUMNS.subList(0, 1);
        List<Integer> diagonal = DIAGONALS.subList(0, 1);
        List<List<Integer>> looked = List.of(
                row,
                column,
                diagonal,
                joined(row, column),
                joined(DIAGONALS, row),
                joined(DIAGONALS, column),
                joined(DIAGONALS, row, column));
        List<Consumer<DraftRules>> ways = new ArrayList<>();
        for (List<Player> seen : List.of(List.of(Player.X, Player.O), List.of(Player.X), List.of(Player.O))) {
            ways.addAll(each(looked, some -> rules -> {
                rules.lines = new ArrayList<>(some);
                rules.seen = seen;
            }));
        }
        return ways;
    }

    /** Returns the place of the line in the order; a line with a cell left out has the place of the whole line. */
    private static int placeIn(List<Integer> order, int line) {
        return IntStream.range(0, order.size())
                .filter(i -> (order.get(i) & line) == line)
                .findFirst()
                .orElse(order.size());
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // they are only read
    private static List<Integer> joined(List<Integer>... lists) {
        return Stream.of(lists).flatMap(List::stream).distinct().toList();
    }

    /** One line of which a cell is left out, or all lines of a kind. */
    private static List<Consumer<DraftRules>> twoOfThree() {
        List<List<Integer>> shortened =
                new ArrayList<>(rowsAndColumnsInTurn().stream().map(List::of).toList());
        shortened.addAll(List.of(ROWS, COLUMNS, DIAGONALS, rowsAndColumnsInTurn()));
        List<Consumer<DraftRules>> ways = new ArrayList<>();
        for (int leftOut = 0; leftOut < SIZE; leftOut++) {
            int index = leftOut;
            for (boolean playerByPlayer : new boolean[] {true, false}) {
                ways.addAll(each(shortened, some -> rules -> {
                    rules.playerByPlayer = playerByPlayer;
                    rules.lines.replaceAll(line -> some.contains(line) ? without(line, index) : line);
                }));
            }
        }
        return ways;
    }

    /** One line with another cell in the place of one of its own. */
    private static List<Consumer<DraftRules>> wrongCell() {
        List<Consumer<DraftRules>> ways = new ArrayList<>();
        for (boolean playerByPlayer : new boolean[] {true, false}) {
            for (int line : rowsAndColumnsInTurn()) {
                for (int index = 0; index < SIZE; index++) {
                    int rest = without(line, index);
                    ways.addAll(each(othersThan(line), cell -> rules -> {
                        rules.playerByPlayer = playerByPlayer;
                        rules.lines.replaceAll(each -> each == line ? rest | cell : each);
                    }));
                }
            }
        }
        return ways;
    }

    private static List<Integer> othersThan(int line) {
        return IntStream.range(0, SIZE * SIZE)
                .map(cell -> 1 << cell)
                .filter(cell -> (line & cell) == 0)
                .boxed()
                .toList();
    }

    private static int without(int line, int index) {
        return line & ~bit(line, index);
    }

    /** The bit of the first, second or third cell of a line. */
    private static int bit(int line, int index) {
        int rest = line;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return Integer.lowestOneBit(rest);
    }

    private static void addWinner() {
        add(
                "winner",
                "only-x-wins",
                List.of(rules -> rules.seen = List.of(Player.X), rules -> rules.seen = List.of(Player.O)));
        add("winner", "win-on-the-last-cell-missed", List.of(rules -> rules.winnerIgnored = Board::isFull));
        add("winner", "few-stones-no-win", fewMarks());
        add("winner", "two-win", twoWin());
        add(
                "winner",
                "marks-counted",
                counted(List.of(
                        (board, player) -> board.count(player) >= SIZE,
                        TicTacToeMistakes::rowAndColumnTogether,
                        TicTacToeMistakes::diagonalsTogether)));
        List<Integer> byRows = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
        List<Integer> byColumns = List.of(0, 3, 6, 1, 4, 7, 2, 5, 8);
        add(
                "winner",
                "line-runs-round-the-edge",
                counted(List.of(
                        (board, player) -> runs(board, player, byRows),
                        (board, player) -> runs(board, player, byColumns),
                        (board, player) -> runs(board, player, byRows) || runs(board, player, byColumns),
                        TicTacToeMistakes::runsInStepsOfTwo,
                        (board, player) -> runs(board, player, byRows) || runsInStepsOfTwo(board, player))));
        add("winner", "sums-mistaken", sums());
        add(
                "winner",
                "whose-marks-ignored",
                each(
                        List.of(0, 1, 2),
                        index -> rules -> rules.wins = (own, others, line) ->
                                ((own | others) & line) == line && (own & bit(line, index)) != 0));
        add("winner", "other-player-named", List.of(rules -> rules.named = (board, owner) -> owner.opponent()));
        add(
                "winner",
                "always-the-same-winner",
                List.of(
                        rules -> rules.named = (board, owner) -> Player.X,
                        rules -> rules.named = (board, owner) -> Player.O));
    }

    /** Rules in which nobody wins before so many marks are on the board, or before a player has so many. */
    private static List<Consumer<DraftRules>> fewMarks() {
        List<Consumer<DraftRules>> ways = new ArrayList<>(
                each(List.of(6, 7, 8, 9), least -> rules -> rules.winnerIgnored = board -> board.stones() < least));
        ways.addAll(each(
                List.of(4, 5),
                least -> rules ->
                        rules.wins = (own, others, line) -> (own & line) == line && Integer.bitCount(own) >= least));
        return ways;
    }

    /** Two marks in a line, whatever the third cell is, or where it is empty. */
    private static List<Consumer<DraftRules>> twoWin() {
        List<DraftRules.LineTest> tests = List.of(
                (own, others, line) -> Integer.bitCount(own & line) >= 2,
                (own, others, line) -> Integer.bitCount(own & line) >= 2 && (others & line) == 0,
                (own, others, line) -> Integer.bitCount(own & line) == 2);
        return Stream.of(true, false)
                .flatMap(playerByPlayer -> tests.stream().<Consumer<DraftRules>>map(test -> rules -> {
                    rules.playerByPlayer = playerByPlayer;
                    rules.wins = test;
                }))
                .toList();
    }

    /** Marks added up as 1 and 2, so that one of either is as much as three of those that count 1. */
    private static List<Consumer<DraftRules>> sums() {
        List<Consumer<DraftRules>> ways = new ArrayList<>();
        for (Player one : Player.values()) {
            for (Player first : Player.values()) {
                for (boolean playerByPlayer : new boolean[] {true, false}) {
                    ways.add(rules -> {
                        rules.ownsMixed = Optional.of(one);
                        rules.seen = List.of(first, first.opponent());
                        rules.playerByPlayer = playerByPlayer;
                    });
                }
            }
        }
        return ways;
    }

    private static List<Consumer<DraftRules>> counted(List<BiPredicate<Board, Player>> counts) {
        List<Consumer<DraftRules>> ways = new ArrayList<>();
        for (List<Player> seen : List.of(List.of(Player.X, Player.O), List.of(Player.O, Player.X))) {
            for (boolean playerByPlayer : new boolean[] {true, false}) {
                ways.addAll(each(counts, count -> rules -> {
                    rules.seen = seen;
                    rules.playerByPlayer = playerByPlayer;
                    rules.winsOtherwise = count;
                }));
            }
        }
        return ways;
    }

    /** Three in a run when the lines are read one after the other, as if the board were one long line. */
    private static boolean runs(Board board, Player player, List<Integer> cells) {
        int own = marks(board, player);
        int run = 0;
        for (int cell : cells) {
            run = (own & 1 << cell) != 0 ? run + 1 : 0;
            if (run == SIZE) {
                return true;
            }
        }
        return false;
    }

    /** Three marks on every other cell of the board read as one line of nine, as a shift by two finds them when nothing is masked: 0, 2 and 4, and so on. */
    private static boolean runsInStepsOfTwo(Board board, Player player) {
        int own = marks(board, player);
        return (own & own >> 2 & own >> 4) != 0;
    }

    /** One counter for a row and the column of the same number. */
    private static boolean rowAndColumnTogether(Board board, Player player) {
        return IntStream.range(0, SIZE).anyMatch(i -> together(board, player, ROWS.get(i), COLUMNS.get(i)));
    }

    /** One counter for both diagonals. */
    private static boolean diagonalsTogether(Board board, Player player) {
        return together(board, player, DIAGONALS.get(0), DIAGONALS.get(1));
    }

    private static boolean together(Board board, Player player, int one, int other) {
        int own = marks(board, player);
        return Integer.bitCount(own & one) + Integer.bitCount(own & other) >= SIZE;
    }

    private static void addTerminal() {
        add("terminal", "full-board-not-seen", List.of(rules -> rules.over = (won, full) -> won));
        add("terminal", "win-not-seen-as-the-end", List.of(rules -> rules.over = (won, full) -> full));
        add("terminal", "full-and-won-not-seen", List.of(rules -> rules.over = (won, full) -> !won.equals(full)));
        add("terminal", "end-needs-both", List.of(rules -> rules.over = (won, full) -> won && full));
        add("terminal", "end-turned-round", List.of(rules -> rules.over = (won, full) -> !(won || full)));
        add("terminal", "never-over", List.of(rules -> rules.over = (won, full) -> false));
        add("terminal", "full-by-some-cells", fullBySomeCells());
    }

    private static List<Consumer<DraftRules>> fullBySomeCells() {
        List<List<Cell>> looked = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            looked.add(cells(i, i + 1, 0, SIZE));
            looked.add(cells(0, SIZE, i, i + 1));
        }
        for (Cell cell : Board.empty(SIZE).emptyCells()) {
            looked.add(List.of(cell));
        }
        looked.add(cells(0, 2, 0, 3));
        looked.add(cells(0, 3, 0, 2));
        looked.add(cells(0, 2, 0, 2));
        looked.add(cells(1, 3, 1, 3));
        looked.add(cells(1, 3, 0, 3));
        looked.add(cells(0, 3, 1, 3));
        List<Consumer<DraftRules>> ways = new ArrayList<>();
        for (List<Cell> some : looked) {
            ways.add(rules -> rules.full = board -> some.stream().noneMatch(board::isEmpty));
        }
        ways.add(rules -> rules.full = board -> board.stones() >= SIZE * SIZE - 1);
        return ways;
    }

    /** The cells of some rows and columns, the last numbers not included. */
    private static List<Cell> cells(int fromRow, int toRow, int fromColumn, int toColumn) {
        return IntStream.range(fromRow, toRow)
                .boxed()
                .flatMap(row -> IntStream.range(fromColumn, toColumn).mapToObj(column -> new Cell(row, column)))
                .toList();
    }

    private static void addActions() {
        add("actions", "actions-after-the-end", List.of(rules -> rules.actionsAfterTheEnd = true));
        add(
                "actions",
                "taken-cells-listed",
                List.of(
                        rules -> rules.listed = board -> cells(0, SIZE, 0, SIZE),
                        rules -> rules.listed = board -> cells(0, SIZE, 0, SIZE).stream()
                                .filter(cell -> !board.isEmpty(cell))
                                .toList(),
                        rules -> {
                            rules.listed = board -> cells(0, SIZE, 0, SIZE);
                            rules.actionsAfterTheEnd = true;
                        }));
        add(
                "actions",
                "actions-twice",
                List.of(rules ->
                        rules.listed = board -> Stream.concat(board.emptyCells().stream(), board.emptyCells().stream())
                                .toList()));
        add("actions", "cells-left-out", leftOut());
        add("actions", "ending-actions-left-out", List.of(rules -> rules.endingActionsLeftOut = true));
        add(
                "actions",
                "only-one-action",
                List.of(
                        rules -> rules.listed =
                                board -> board.emptyCells().stream().limit(1).toList(),
                        rules -> rules.listed = board -> board.emptyCells().stream()
                                .skip(Math.max(0, board.emptyCells().size() - 1))
                                .toList()));
        add(
                "actions",
                "counted-from-one",
                List.of(rules -> rules.listed = board -> board.emptyCells().stream()
                        .map(cell -> new Cell(cell.row() + 1, cell.column() + 1))
                        .toList()));
    }

    private static List<Consumer<DraftRules>> leftOut() {
        return each(
                List.of(
                        cells(0, 2, 0, 3),
                        cells(0, 3, 0, 2),
                        cells(0, 2, 0, 2),
                        cells(1, 3, 0, 3),
                        cells(0, 3, 1, 3),
                        cells(1, 3, 1, 3)),
                some -> rules -> rules.listed =
                        board -> some.stream().filter(board::isEmpty).toList());
    }

    private static void addUtility() {
        add("utility", "utility-sign", List.of(rules -> {
            rules.winOfX = -rules.winOfX;
            rules.winOfO = -rules.winOfO;
        }));
        add("utility", "utility-of-the-side-to-move", List.of(rules -> {
            rules.winOfX = -1;
            rules.winOfO = -1;
        }));
        add("utility", "utility-of-the-winner", List.of(rules -> {
            rules.winOfX = 1;
            rules.winOfO = 1;
        }));
        add(
                "utility",
                "utility-scale",
                each(List.of(10, 100, 1_000, 10_000, 1_000_000, Integer.MAX_VALUE), win -> rules -> {
                    rules.winOfX *= win;
                    rules.winOfO *= win;
                }));
        // Such as 10 - stones, 100 - stones, stones left, and ten times as much.
        add(
                "utility",
                SOONER_WIN.id(),
                Stream.of(1, 10)
                        .flatMap(times -> Stream.of(0, 1, 2, 10, 90, 91, 100, 991, 1_000)
                                .<Consumer<DraftRules>>map(least -> rules -> rules.weight = board ->
                                        times * (least + board.emptyCells().size())))
                        .toList());
        add("utility", "win-on-the-last-cell-missed", List.of(rules -> rules.weight = board -> board.isFull() ? 0 : 1));
        add("utility", "tie-is-a-loss", List.of(rules -> rules.tie = -1, rules -> rules.tie = 1));
        add("utility", "loss-worth-nothing", List.of(rules -> rules.winOfO = 0, rules -> rules.winOfX = 0));
        add("utility", "always-worth-nothing", List.of(rules -> {
            rules.winOfX = 0;
            rules.winOfO = 0;
        }));
    }
}
