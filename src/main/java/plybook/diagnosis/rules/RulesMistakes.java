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
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;

/**
 * The known mistakes in the rules of Tic-Tac-Toe, each as rules that make it.
 *
 * <p>To add one: give it a name, and say what it changes in {@link DraftRules}; several changes are several ways to write the same
 * mistake.
 */
public final class RulesMistakes {
    /** The board that was handed in is changed: seen directly, whatever else is right or wrong. */
    public static final Mistake BOARD_CHANGED = new Mistake(
            "board-changed",
            "the board that was handed in is changed",
            "The method puts a mark on, or takes one off, the very board that its caller goes on using. A search tries one action"
                    + " after the other on one board, so the second action would start from a board on which the first one was"
                    + " played. Board next = board makes no copy, only a second name.",
            "Which object is put called on: the board that came in, or a copy of it?");

    /**
     * One way to write a mistake.
     *
     * @param method where it is made; others go wrong because they call that one
     */
    private record Way(String method, Mistake mistake, Consumer<DraftRules> change) {}

    private static final String REMEMBERED = "player-remembered";

    private static final List<Way> WAYS = new ArrayList<>();

    private RulesMistakes() {}

    /** All that are known. */
    public static List<Mistake> all() {
        return Stream.concat(Stream.of(BOARD_CHANGED), WAYS.stream().map(Way::mistake))
                .distinct()
                .toList();
    }

    /** The mistake of that id, for games that can have it too. */
    static Mistake named(String id) {
        return all().stream()
                .filter(mistake -> mistake.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Rules with one mistake in them, in each of the ways in which it is written. */
    public static Stream<RulesModel<BoardGame>> single() {
        return WAYS.stream().map(RulesMistakes::model);
    }

    /** The same, those first whose mistake is made in the method of that name. */
    public static Stream<RulesModel<BoardGame>> single(String method) {
        return ways(method).map(RulesMistakes::model);
    }

    private static RulesModel<BoardGame> model(Way way) {
        return new RulesModel<>(List.of(way.mistake), () -> draft(List.of(way.change)));
    }

    /**
     * Rules with two different mistakes in them, those first in which both are made in the method of that name. What depends on how often
     * it was asked is not among them: together with another mistake it explains nothing that could be looked at twice.
     */
    public static Stream<RulesModel<BoardGame>> pairs(String method) {
        List<Way> ways =
                ways(method).filter(way -> !way.mistake.id().equals(REMEMBERED)).toList();
        return IntStream.range(0, ways.size()).boxed().flatMap(i -> IntStream.range(i + 1, ways.size())
                .filter(j -> !ways.get(i).mistake.equals(ways.get(j).mistake))
                .mapToObj(j -> new RulesModel<BoardGame>(
                        List.of(ways.get(i).mistake, ways.get(j).mistake),
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

    private static void add(
            String method, String id, String name, String explanation, String hint, List<Consumer<DraftRules>> ways) {
        Mistake mistake = new Mistake(id, name, explanation, hint);
        ways.forEach(change -> WAYS.add(new Way(method, mistake, change)));
    }

    private static <T> List<Consumer<DraftRules>> each(List<T> of, Function<T, Consumer<DraftRules>> way) {
        return of.stream().map(way).toList();
    }

    static {
        addPlayer();
        addResult();
        addLines();
        addWinner();
        addTerminal();
        addActions();
        addUtility();
    }

    private static void addPlayer() {
        add(
                "player",
                "always-x",
                "X is always to move",
                "player gives X on every board. X has as many marks as O, or one more: a comparison such as \"X has at least as many\""
                        + " is true on every board, so that O never gets a turn.",
                "Write down the number of marks of each after one move, and after two. What tells the two cases apart?",
                List.of(rules -> rules.mover = board -> Player.X));
        add(
                "player",
                "always-o",
                "O is always to move",
                "player gives O on every board, also on the empty one, where X begins.",
                "What does your code say on the empty board, and what after one mark?",
                List.of(rules -> rules.mover = board -> Player.O));
        add(
                "player",
                "o-begins",
                "O begins",
                "player gives O where it is X's turn, and X where it is O's. X begins, so X is to move whenever both have as many marks.",
                "Who is to move on the empty board? Follow your code with no mark on it.",
                List.of(rules -> rules.mover = board -> board.stones() % 2 == 0 ? Player.O : Player.X));
        add(
                "player",
                REMEMBERED,
                "whose turn it is, is remembered instead of read off the board",
                "A field is turned round with each call of player, so the answer depends on how often it was asked and not on the board."
                        + " A search asks about the same board many times, and about boards in any order.",
                "The board alone must tell: what on it differs when it is X's turn?",
                List.of(rules -> rules.mover = new Toggle(Player.X), rules -> rules.mover = new Toggle(Player.O)));
    }

    /** Says another player each time. */
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
        add(
                "result",
                "taken-ignored",
                "a move to a taken cell is passed over in silence",
                "For a cell that is taken, result gives back the board unchanged, as if the move had been made. Then the same player is to"
                        + " move again, and whoever asked never learns of the error.",
                "What should whoever calls result with a wrong cell get to hear?",
                List.of(rules -> rules.takenIgnored = true));
        add(
                "result",
                "taken-overwritten",
                "a taken cell is overwritten",
                "A mark that is already there is replaced by the new one, so that a player could take away the other's marks.",
                "What does put do by itself when the cell is not empty?",
                List.of(rules -> rules.takenOverwritten = true));
        add(
                "result",
                "outside-ignored",
                "a move outside the board is passed over in silence",
                "For a cell that is not on the board, result gives back the board unchanged. An error that nobody hears of shows up much"
                        + " later, somewhere else.",
                "What does put do by itself with a cell outside the board?",
                List.of(rules -> rules.outsideIgnored = true));
        add(
                "result",
                "outside-moved-inside",
                "a cell outside the board is taken for one inside",
                "Row 3 is taken for row 0, as by a remainder, or for row 2, as by a minimum. The move that was asked for is not on the board.",
                "Why is the number of the row changed before it is used?",
                List.of(
                        rules -> rules.target = (board, cell) -> new Cell(cell.row() % SIZE, cell.column() % SIZE),
                        rules -> rules.target = (board, cell) ->
                                new Cell(Math.min(cell.row(), SIZE - 1), Math.min(cell.column(), SIZE - 1))));
        add(
                "result",
                "mark-always-x",
                "the mark is always the same player's",
                "result puts the same mark whoever is to move, so that one player never appears on the board.",
                "Which of your methods knows whose turn it is?",
                List.of(rules -> rules.mark = player -> Player.X, rules -> rules.mark = player -> Player.O));
        add(
                "result",
                "mark-of-the-other",
                "the mark is the other player's",
                "result puts the mark of the player who has just moved. That happens when the player is asked after the move instead of"
                        + " before, or turned round once too often.",
                "At which moment is the player asked, and of which board?",
                List.of(rules -> rules.mark = Player::opponent));
        add(
                "result",
                "row-and-column-exchanged",
                "row and column are exchanged",
                "The mark goes to the cell whose row is the column asked for. On the diagonal from the top left that makes no difference,"
                        + " anywhere else the wrong cell is marked.",
                "In which order does new Cell(…, …) take its two numbers?",
                List.of(rules -> {
                    rules.target = (board, cell) -> new Cell(/* row= */ cell.column(), /* column= */ cell.row());
                    rules.listed = DraftRules::exchanged;
                }));
        add(
                "result",
                "no-mark",
                "no mark is put",
                "result gives back the board as it was. A search that plays on it would play the same move for ever.",
                "What changes the copy that you have made?",
                List.of(rules -> rules.markForgotten = true));
        add(
                "result",
                "another-cell",
                "the mark goes to a cell that was not asked for",
                "result fills the first empty cell, or the last one, whichever cell was handed in.",
                "Where in your method is the parameter cell used?",
                List.of(
                        rules -> rules.target =
                                (board, cell) -> board.emptyCells().get(0),
                        rules -> rules.target = (board, cell) ->
                                board.emptyCells().get(board.emptyCells().size() - 1)));
        add(
                "result",
                "marks-lost",
                "the marks before the move are lost",
                "result begins with an empty board, so that only the last mark is on it.",
                "On which board does the new mark go, and what must be on it already?",
                List.of(rules -> rules.base = board -> Board.empty(SIZE)));
    }

    private static void addLines() {
        add(
                "winner",
                "row-missed",
                "a row is missed",
                "One of the three rows is never looked at, so a win there is not seen.",
                "Which rows does your loop visit? Write the numbers down.",
                each(ROWS, line -> rules -> rules.lines.remove(line)));
        add(
                "winner",
                "column-missed",
                "a column is missed",
                "One of the three columns is never looked at, so a win there is not seen.",
                "Which columns does your loop visit? Write the numbers down.",
                each(COLUMNS, line -> rules -> rules.lines.remove(line)));
        List<Consumer<DraftRules>> diagonals =
                new ArrayList<>(each(DIAGONALS, line -> rules -> rules.lines.remove(line)));
        diagonals.add(rules -> rules.lines.removeAll(DIAGONALS));
        add(
                "winner",
                "diagonal-missed",
                "a diagonal is missed",
                "There are two diagonals, and at least one of them is never looked at, so a win there is not seen.",
                "From which corners do the diagonals start?",
                diagonals);
        add(
                "winner",
                "last-row-and-column-missed",
                "the last row and the last column are missed",
                "A loop over the rows and columns ends one too early, so that row 2 and column 2 are never looked at.",
                "Which numbers does the loop variable take? There are three rows.",
                List.of(rules -> rules.lines.removeAll(List.of(ROWS.get(2), COLUMNS.get(2)))));
        add(
                "winner",
                "rows-missed",
                "no row is looked at",
                "None of the three rows is looked at; a row and a column that both come from one loop are easily mixed up.",
                "Which index must stay the same along a row?",
                List.of(rules -> rules.lines.removeAll(ROWS)));
        add(
                "winner",
                "columns-missed",
                "no column is looked at",
                "None of the three columns is looked at; a row and a column that both come from one loop are easily mixed up.",
                "Which index must stay the same along a column?",
                List.of(rules -> rules.lines.removeAll(COLUMNS)));
        add(
                "winner",
                "two-of-three-cells",
                "only two cells of a line are looked at",
                "In at least one line only two of the three cells are compared, or one of them twice, so two marks already win there.",
                "Take the line in the message, and name the three cells that your code compares for it.",
                twoOfThree());
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
        add(
                "winner",
                "stops-at-an-empty-line",
                "winner stops at an empty line",
                "Three cells are compared with each other, and three empty cells are equal, too. There the search for a winner ends with"
                        + " \"nobody\", although a line further on may be won.",
                "What does your comparison say of three empty cells, and what does the method do then?",
                stops);
    }

    /** Where the line comes in the order; one of which a cell was left out comes where the whole line does. */
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
                "only one player's lines are looked at",
                "winner looks for the lines of one player only, so the other can never win.",
                "Who can win? Follow your code for each of them.",
                List.of(rules -> rules.seen = List.of(Player.X), rules -> rules.seen = List.of(Player.O)));
        add(
                "winner",
                "win-on-the-last-cell-missed",
                "a win on the last free cell is missed",
                "A full board is taken for a tie before anybody looks for a line. But the ninth mark can make one: then the board is full"
                        + " and X has won.",
                "In which order does your code ask whether somebody has won and whether the board is full?",
                List.of(rules -> rules.winnerIgnored = Board::isFull));
        add(
                "winner",
                "marks-counted",
                "marks are counted instead of looked for side by side",
                "The count goes on where a line ends, or over a gap, instead of starting again: three marks anywhere, or across the edge,"
                        + " then count as three in a row.",
                "Where is your counter set back to 0, and when does it have to be?",
                counted());
        add(
                "winner",
                "whose-marks-ignored",
                "a line of both players' marks wins",
                "A line is taken for won when none of its cells is empty, whoever's marks they are.",
                "What must the three marks of a line have in common?",
                each(
                        List.of(0, 1, 2),
                        index -> rules -> rules.wins = (own, others, line) ->
                                ((own | others) & line) == line && (own & bit(line, index)) != 0));
        add(
                "winner",
                "other-player-named",
                "the other player is named the winner",
                "winner sees the line and gives the name of the player who does not have it. That happens when the player to move is"
                        + " named: after the winning move that is the other one.",
                "Whose turn is it on a board on which somebody has just won?",
                List.of(rules -> rules.named = (board, owner) -> owner.opponent()));
        add(
                "winner",
                "always-the-same-winner",
                "every line is the same player's",
                "winner sees each line and always gives the same player's name.",
                "Where does the name that is returned come from?",
                List.of(
                        rules -> rules.named = (board, owner) -> Player.X,
                        rules -> rules.named = (board, owner) -> Player.O));
    }

    private static List<Consumer<DraftRules>> counted() {
        List<Integer> byRows = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
        List<Integer> byColumns = List.of(0, 3, 6, 1, 4, 7, 2, 5, 8);
        List<BiPredicate<Board, Player>> counts = List.of(
                (board, player) -> board.count(player) >= SIZE,
                (board, player) -> runs(board, player, byRows),
                (board, player) -> runs(board, player, byColumns),
                (board, player) -> runs(board, player, byRows) || runs(board, player, byColumns),
                RulesMistakes::rowAndColumnTogether,
                RulesMistakes::diagonalsTogether);
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
        add(
                "terminal",
                "full-board-not-seen",
                "a full board is not seen to be the end",
                "The game is said to go on until somebody wins. A tie has no winner, so it never ends, and nobody can move.",
                "Is there a board on which nobody has won and nobody can move?",
                List.of(rules -> rules.over = (won, full) -> won));
        add(
                "terminal",
                "win-not-seen-as-the-end",
                "a win is not seen to be the end",
                "The game is said to go on until the board is full, so the loser could go on playing and make a line, too.",
                "Three in a line, and cells left: may anybody move?",
                List.of(rules -> rules.over = (won, full) -> full));
        add(
                "terminal",
                "full-and-won-not-seen",
                "a full board that is won is not seen to be the end",
                "Each of the two ends is seen alone, but not both at once: one condition takes the other one back.",
                "What does your condition say when the ninth mark makes a line?",
                List.of(rules -> rules.over = (won, full) -> !won.equals(full)));
        add(
                "terminal",
                "end-needs-both",
                "only a board that is both won and full is seen to be the end",
                "The two ways to end are joined by \"and\", but either one is enough.",
                "Name a board on which only one of the two holds. Is the game over there?",
                List.of(rules -> rules.over = (won, full) -> won && full));
        add(
                "terminal",
                "end-turned-round",
                "the end is taken for going on, and going on for the end",
                "terminal says true where the game goes on and false where it is over.",
                "What does your method return on the empty board?",
                List.of(rules -> rules.over = (won, full) -> !(won || full)));
        add(
                "terminal",
                "never-over",
                "the game is never over",
                "terminal says false on every board, so a search would go on for ever.",
                "Which boards end the game? There are two kinds.",
                List.of(rules -> rules.over = (won, full) -> false));
        add(
                "terminal",
                "full-by-some-cells",
                "not all cells are looked at to see whether the board is full",
                "The board is taken for full although cells are empty: a loop returns at the first cell, or leaves out a row or a column.",
                "When may a loop over the cells say that the board is full: within, or after its end?",
                fullBySomeCells());
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
        add(
                "actions",
                "actions-after-the-end",
                "actions are listed after the end",
                "Every empty cell is listed, also on a board on which somebody has won. Nobody may move there.",
                "On which boards are there empty cells and yet no actions?",
                List.of(rules -> rules.actionsAfterTheEnd = true));
        add(
                "actions",
                "taken-cells-listed",
                "taken cells are listed",
                "actions lists cells that bear a mark: all nine, or just the taken ones instead of the empty ones.",
                "What tells you that a cell may be played?",
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
                "cells are listed more than once",
                "The same cell comes up twice in the list, so a search would look at everything twice.",
                "How often is add called for one empty cell?",
                List.of(rules ->
                        rules.listed = board -> Stream.concat(board.emptyCells().stream(), board.emptyCells().stream())
                                .toList()));
        add(
                "actions",
                "cells-left-out",
                "a loop over the cells leaves some out",
                "A row or a column never comes up: the loop begins at 1, or ends one too early.",
                "Which numbers do your loop variables take? Rows and columns go from 0 to 2.",
                leftOut());
        add(
                "actions",
                "only-one-action",
                "only one action is listed",
                "The list ends with the first empty cell that is found, or keeps only the last one.",
                "What does your loop do after it has found one empty cell?",
                List.of(
                        rules -> rules.listed =
                                board -> board.emptyCells().stream().limit(1).toList(),
                        rules -> rules.listed = board -> board.emptyCells().stream()
                                .skip(Math.max(0, board.emptyCells().size() - 1))
                                .toList()));
        add(
                "actions",
                "counted-from-one",
                "rows and columns are counted from 1",
                "The cells are named as if the first row and column had the number 1, but it is 0.",
                "Which cell is new Cell(1, 1): the corner, or the centre?",
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
        add(
                "utility",
                "utility-sign",
                "the sign of the utility is the wrong way round",
                "A win of X is worth −1 and a win of O +1. The value is X's view: good for X is positive.",
                "Is a board on which X has won good or bad for X?",
                List.of(rules -> {
                    rules.winOfX = -rules.winOfX;
                    rules.winOfO = -rules.winOfO;
                }));
        add(
                "utility",
                "utility-of-the-side-to-move",
                "the utility is in the view of the player to move",
                "Every win is worth −1: on a board that is won the loser is to move, and to the loser it is bad. The value must be X's"
                        + " view, whoever is to move.",
                "Does your method need to know whose turn it is?",
                List.of(rules -> {
                    rules.winOfX = -1;
                    rules.winOfO = -1;
                }));
        add(
                "utility",
                "utility-of-the-winner",
                "every win is worth +1",
                "A win is worth +1 whoever has won, which is the winner's view. The value must be X's view.",
                "What is a board worth to X on which O has won?",
                List.of(rules -> {
                    rules.winOfX = 1;
                    rules.winOfO = 1;
                }));
        add(
                "utility",
                "utility-scale",
                "a win is worth something else than 1",
                "The side is right, but a win counts 10, 100 or another number. Here it is +1, 0 and −1, so that everybody's values mean"
                        + " the same.",
                "Which three numbers does the task name?",
                each(List.of(10, 100, 1_000, 10_000, 1_000_000, Integer.MAX_VALUE), win -> rules -> {
                    rules.winOfX *= win;
                    rules.winOfO *= win;
                }));
        add(
                "utility",
                "tie-is-a-loss",
                "a tie is not worth 0",
                "Whoever has not won is taken for the loser, or for the winner. A tie is neither: it is worth 0.",
                "How many ways can a game end? Your code tells two of them apart.",
                List.of(rules -> rules.tie = -1, rules -> rules.tie = 1));
        add(
                "utility",
                "loss-worth-nothing",
                "one player's win is worth 0",
                "Only one of the two wins is told from a tie, so a search would not mind losing.",
                "What does your code return when O has won, and what when X has?",
                List.of(rules -> rules.winOfO = 0, rules -> rules.winOfX = 0));
        add(
                "utility",
                "always-worth-nothing",
                "every end is worth 0",
                "Win, loss and tie all have the value 0, so nothing is better than anything else.",
                "What tells the three ends apart?",
                List.of(rules -> {
                    rules.winOfX = 0;
                    rules.winOfO = 0;
                }));
    }
}
