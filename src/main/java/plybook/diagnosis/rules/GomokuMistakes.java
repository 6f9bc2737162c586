package plybook.diagnosis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuTask;

/** The known mistakes in the rules of Gomoku, each as rules that make it; those that any board game can have are {@link RulesMistakes}'. */
public final class GomokuMistakes {
    /** @param method where it is made; others go wrong because they call that one */
    private record Way(String method, Mistake mistake, Consumer<DraftGomoku> change) {}

    private static final List<Way> WAYS = new ArrayList<>();

    private GomokuMistakes() {}

    /** All that are known. */
    public static List<Mistake> all() {
        return WAYS.stream().map(Way::mistake).distinct().toList();
    }

    /** Rules with one mistake in them, then rules with two; those first that are made in the method of that name. */
    public static Stream<RulesModel<GomokuTask>> models(String method) {
        List<Way> ways = Stream.concat(
                        WAYS.stream().filter(way -> way.method.equals(method)),
                        WAYS.stream().filter(way -> !way.method.equals(method)))
                .toList();
        return Stream.concat(
                ways.stream().map(way -> model(List.of(way))),
                IntStream.range(0, ways.size()).boxed().flatMap(i -> IntStream.range(i + 1, ways.size())
                        .filter(j -> !ways.get(i).mistake.equals(ways.get(j).mistake))
                        .mapToObj(j -> model(List.of(ways.get(i), ways.get(j))))));
    }

    private static RulesModel<GomokuTask> model(List<Way> ways) {
        return new RulesModel<>(ways.stream().map(Way::mistake).toList(), () -> {
            DraftGomoku rules = new DraftGomoku();
            ways.forEach(way -> way.change.accept(rules));
            return rules;
        });
    }

    /** A mistake that Tic-Tac-Toe knows as well. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    private static void add(String method, String id, Consumer<DraftGomoku>... ways) {
        Mistake mistake = RulesMistakes.named(id);
        List.of(ways).forEach(change -> WAYS.add(new Way(method, mistake, change)));
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static void add(
            String method, String id, String name, String explanation, String hint, Consumer<DraftGomoku>... ways) {
        Mistake mistake = new Mistake(id, name, explanation, hint);
        List.of(ways).forEach(change -> WAYS.add(new Way(method, mistake, change)));
    }

    static {
        addMoves();
        addLines();
        addWinner();
        addEnd();
    }

    private static void addMoves() {
        add(
                "start",
                "size-fixed",
                "the board always has the same size",
                "start makes a board of 15 rows, or of another number that is written in the code, whatever size is asked for.",
                "Where in your method is the parameter size used?",
                rules -> rules.fixedSize = 15,
                rules -> rules.fixedSize = 19,
                rules -> rules.fixedSize = 5);
        add("player", "always-x", rules -> rules.mover = board -> Player.X);
        add("player", "always-o", rules -> rules.mover = board -> Player.O);
        add("player", "o-begins", rules -> rules.mover = board -> board.stones() % 2 == 0 ? Player.O : Player.X);
        add(
                "result",
                "last-not-kept",
                "the new state does not know the last move",
                "result puts the stone and hands on the last move of the state before, or none. But the winner is looked for around the"
                        + " last move: around the wrong one nothing new is ever found.",
                "A state has two parts. Which cell belongs into the second one after this move?",
                rules -> rules.kept = (before, cell) -> before,
                rules -> rules.kept = (before, cell) -> Optional.empty());
        add("result", "taken-ignored", rules -> rules.takenIgnored = true);
        add("result", "taken-overwritten", rules -> rules.takenOverwritten = true);
        add("result", "outside-ignored", rules -> rules.outsideIgnored = true);
        add(
                "result",
                "mark-always-x",
                rules -> rules.mark = player -> Player.X,
                rules -> rules.mark = player -> Player.O);
        add("result", "mark-of-the-other", rules -> rules.mark = Player::opponent);
        add("result", "row-and-column-exchanged", rules -> rules.target = Cell::transposed);
        add(
                "result",
                "played-after-the-end",
                "a move is made after the end",
                "Somebody has won, and result goes on putting stones. A search that forgets to ask terminal never hears of it, and finds"
                        + " wins that nobody could play.",
                "Which boards have empty cells and yet no legal move? Does result know them?",
                rules -> rules.playsAfterTheEnd = true);
    }

    private static void addLines() {
        List<String> names = List.of("rows", "columns", "diagonals down to the right", "diagonals down to the left");
        for (int i = 0; i < names.size(); i++) {
            int missed = i;
            add(
                    "winner",
                    List.of(
                                    "rows-not-looked-at",
                                    "columns-not-looked-at",
                                    "diagonals-not-looked-at",
                                    "antidiagonals-not-looked-at")
                            .get(i),
                    "no line is looked for along " + names.get(i),
                    "There are four directions, and along " + names.get(i)
                            + " five stones are not seen to win: the direction is missing, or another one stands there twice.",
                    "Write down the four pairs (change of row, change of column) that your code uses. What does each one draw?",
                    rules -> rules.directions.remove(DraftGomoku.DIRECTIONS.get(missed)));
        }
        add(
                "winner",
                "diagonals-forgotten",
                "no line is looked for along either diagonal",
                "Rows and columns are looked at, diagonals are not.",
                "In how many directions can five stones lie?",
                rules -> rules.directions.removeAll(DraftGomoku.DIRECTIONS.subList(2, 4)));
        add(
                "winner",
                "one-side-only",
                "only one side of the last stone is looked at",
                "Stones are counted from the last one onwards, but not backwards. The last stone need not be the end of the five: it may"
                        + " close a gap in the middle.",
                "Where in the five can the last stone stand? There are five places.",
                rules -> rules.looksBack = false,
                rules -> rules.looksAhead = false);
        add(
                "winner",
                "line-runs-round-the-edge",
                "a line goes on across the edge of the board",
                "The cells are numbered through, and the one after the last of a row is the first of the next one. For such a count the"
                        + " board is one long strip, and stones at opposite edges stand side by side.",
                "What are row and column of the cell after the last one of a row? Does your loop notice that it has left the board?",
                rules -> rules.wraps = true);
        add(
                "winner",
                "edge-not-looked-at",
                "the outermost rows and columns are not looked at",
                "Counting ends one cell before the edge, so a line that reaches the edge seems shorter than it is.",
                "Which is the largest row on a board of 15? And the smallest?",
                rules -> rules.lastNotLookedAt = 1,
                rules -> rules.firstLookedAt = 1,
                rules -> {
                    rules.firstLookedAt = 1;
                    rules.lastNotLookedAt = 1;
                });
    }

    private static void addWinner() {
        add(
                "winner",
                "six-no-win",
                "six in a row are not taken for a win",
                "Exactly five are asked for. In this course five or more win: a stone that closes the gap between two and three, or three and"
                        + " three, must not be lost by it.",
                "How is the count compared with 5?",
                rules -> rules.wins = length -> length == 5);
        add(
                "winner",
                "four-wins",
                "four in a row win already",
                "The count is one too large: the last stone is counted in both directions, or the comparison is with 4.",
                "Count the stones to the left, those to the right, and the last one: how often does each of them come in?",
                rules -> rules.wins = length -> length >= 4);
        add(
                "winner",
                "six-needed",
                "only six in a row win",
                "The count is one too small: the last stone itself is not counted, or the comparison is with more than 5.",
                "Count the stones to the left, those to the right, and the last one. How many must there be together?",
                rules -> rules.wins = length -> length >= 6);
        add(
                "winner",
                "directions-counted-together",
                "one counter serves all four directions",
                "The counter is not set back when the next direction begins, so a few stones along a row and a few along a column make a"
                        + " win together.",
                "Where does your counter begin again?",
                rules -> rules.directionsTogether = true);
        add(
                "winner",
                "gaps-counted-over",
                "stones are counted over a gap",
                "Five stones on one line win only side by side. Here the count goes on after an empty cell or one of the opponent's.",
                "What must happen to the count at the first cell that is not the player's?",
                rules -> rules.overGaps = true,
                rules -> {
                    rules.overGaps = true;
                    rules.reach = 4;
                });
        add(
                "winner",
                "whose-stones-ignored",
                "stones of both players make a line",
                "Any stone is counted, whoever's it is.",
                "What must the five stones have in common?",
                rules -> rules.anybodys = true);
        add("winner", "only-x-wins", rules -> rules.seen = List.of(Player.X), rules -> rules.seen = List.of(Player.O));
        add("winner", "other-player-named", rules -> rules.named = Player::opponent);
        add(
                "winner",
                "always-the-same-winner",
                rules -> rules.named = player -> Player.X,
                rules -> rules.named = player -> Player.O);
        add(
                "winner",
                "never-a-winner",
                "nobody ever wins",
                "winner is empty on every board.",
                "Put five stones of X side by side on paper, mark the last one, and follow your code.",
                rules -> rules.wins = length -> false);
        add(
                "winner",
                "full-board-no-win",
                "a win on the last free cell is missed",
                "A full board is taken for a tie before anybody looks for a line. But the last stone can make one.",
                "In which order does your code ask whether somebody has won and whether the board is full?",
                rules -> rules.fullFirst = true);
    }

    private static void addEnd() {
        add("terminal", "full-board-not-seen", rules -> rules.over = (won, full) -> won);
        add("terminal", "win-not-seen-as-the-end", rules -> rules.over = (won, full) -> full);
        add("terminal", "end-needs-both", rules -> rules.over = (won, full) -> won && full);
        add("terminal", "end-turned-round", rules -> rules.over = (won, full) -> !(won || full));
        add("terminal", "never-over", rules -> rules.over = (won, full) -> false);
        add("actions", "actions-after-the-end", rules -> rules.actionsAfterTheEnd = true);
        add(
                "actions",
                "actions-twice",
                rules -> rules.listed = board -> Stream.concat(board.emptyCells().stream(), board.emptyCells().stream())
                        .toList());
        add(
                "actions",
                "only-one-action",
                rules -> rules.listed =
                        board -> board.emptyCells().stream().limit(1).toList());
        add(
                "actions",
                "taken-listed",
                "taken cells are listed",
                "actions lists all cells of the board, also those that bear a stone.",
                "What tells you that a cell may be played?",
                rules -> rules.listed = board -> Board.empty(board.size()).emptyCells());
        add(
                "actions",
                "board-of-fifteen",
                "only the cells of a fixed size are listed",
                "The loops go up to a number that is written in the code, and not to the size of the board that was handed in.",
                "Whom can you ask how many rows a board has?",
                rules -> rules.listed = board -> within(board, 15),
                rules -> rules.listed = board -> within(board, 5),
                rules -> rules.listed = board -> within(board, board.size() - 1));
        add("utility", "utility-sign", rules -> {
            rules.winOfX = -rules.winOfX;
            rules.winOfO = -rules.winOfO;
        });
        add("utility", "utility-of-the-side-to-move", rules -> {
            rules.winOfX = -1;
            rules.winOfO = -1;
        });
        add("utility", "utility-of-the-winner", rules -> {
            rules.winOfX = 1;
            rules.winOfO = 1;
        });
        add("utility", "tie-is-a-loss", rules -> rules.tie = -1, rules -> rules.tie = 1);
        add("utility", "loss-worth-nothing", rules -> rules.winOfO = 0, rules -> rules.winOfX = 0);
        IntStream.of(10, 100, 1_000, 10_000, 100_000, 1_000_000, Integer.MAX_VALUE)
                .forEach(win -> add("utility", "utility-scale", rules -> {
                    rules.winOfX *= win;
                    rules.winOfO *= win;
                }));
    }

    private static List<Cell> within(Board board, int size) {
        return board.emptyCells().stream()
                .filter(cell -> cell.row() < size && cell.column() < size)
                .toList();
    }
}
