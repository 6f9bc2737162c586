package plybook.diagnosis.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.PlainCandidates;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuTask;

/** The known mistakes in the rules of Gomoku, each as rules that make it. Some of them are also in {@link RulesMistakes}. */
public final class GomokuMistakes {
    /** @param method the method it is made in; others go wrong because they call it */
    private record Way(String method, Mistake mistake, Consumer<DraftGomoku> change) {}

    /** The farthest from a stone at which a cell is taken for near. */
    private static final int FARTHEST = 4;

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
        Set<String> methods = ways.stream().map(Way::method).collect(Collectors.toSet());
        return new RulesModel<>(ways.stream().map(Way::mistake).toList(), methods, () -> {
            DraftGomoku rules = new DraftGomoku();
            ways.forEach(way -> way.change.accept(rules));
            return rules;
        });
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    private static void add(String method, String id, Consumer<DraftGomoku>... ways) {
        Mistake mistake = new Mistake(id);
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
                rules -> rules.fixedSize = 15,
                rules -> rules.fixedSize = 19,
                rules -> rules.fixedSize = 5);
        add("player", "always-x", rules -> rules.mover = board -> Player.X);
        add("player", "always-o", rules -> rules.mover = board -> Player.O);
        add("player", "o-begins", rules -> rules.mover = board -> board.stones() % 2 == 0 ? Player.O : Player.X);
        add(
                "result",
                "last-not-kept",
                rules -> rules.kept = (before, cell) -> before,
                rules -> rules.kept = (before, cell) -> Optional.empty(),
                rules -> rules.kept = (before, cell) -> before.or(() -> cell));
        add("result", "taken-ignored", rules -> rules.takenIgnored = true);
        add("result", "taken-overwritten", rules -> rules.takenOverwritten = true);
        add("result", "outside-ignored", rules -> rules.outsideIgnored = true);
        add(
                "result",
                "mark-always-x",
                rules -> rules.mark = player -> Player.X,
                rules -> rules.mark = player -> Player.O);
        add("result", "mark-of-the-other", rules -> rules.mark = Player::opponent);
        add("result", "row-and-column-exchanged", rules -> rules.target = (board, cell) -> cell.transposed());
        add(
                "result",
                "outside-moved-inside",
                rules -> rules.target = (board, cell) -> {
                    int number = cell.row() * board.size() + cell.column();
                    return new Cell(number / board.size(), number % board.size());
                });
        add("result", "played-after-the-end", rules -> rules.playsAfterTheEnd = true);
        add("result", "move-after-the-end-ignored", rules -> rules.endIgnored = true);
        add("result", "end-asked-after-the-move", rules -> rules.endAskedAfterTheMove = true);
    }

    private static void addLines() {
        List<String> ids = List.of(
                "rows-not-looked-at",
                "columns-not-looked-at",
                "diagonals-not-looked-at",
                "antidiagonals-not-looked-at");
        for (int i = 0; i < ids.size(); i++) {
            int[] missed = DraftGomoku.DIRECTIONS.get(i);
            add("winner", ids.get(i), rules -> rules.directions.remove(missed));
        }
        add("winner", "diagonals-forgotten", rules -> rules.directions.removeAll(DraftGomoku.DIRECTIONS.subList(2, 4)));
        add(
                "winner",
                "one-side-only",
                rules -> rules.looks = (player, way, sign) -> sign > 0,
                rules -> rules.looks = (player, way, sign) -> sign < 0);
        for (int[] direction : DraftGomoku.DIRECTIONS) {
            add(
                    "winner",
                    "one-half-of-a-direction",
                    rules -> rules.looks = (player, way, sign) -> way != direction || sign > 0,
                    rules -> rules.looks = (player, way, sign) -> way != direction || sign < 0);
        }
        addHalves();
        add("winner", "line-not-counted-to-its-end", rules -> rules.reach = 3, rules -> rules.reach = 2);
        add(
                "winner",
                "last-rows-not-looked-at",
                scanning((direction, cell, size) -> cell.row() <= size - 5),
                scanning((direction, cell, size) -> goesLeft(direction) || cell.column() <= size - 5),
                scanning((direction, cell, size) ->
                        cell.row() <= size - 5 && (goesLeft(direction) || cell.column() <= size - 5)),
                scanning((direction, cell, size) -> cell.row() <= size - 5 && cell.column() <= size - 5),
                scanning((direction, cell, size) -> (direction[0] == 0 || cell.row() < size - 5)
                        && (direction[1] != 1 || cell.column() < size - 5)));
        addHalfTheDiagonals();
        add("winner", "longer-side-counts", rules -> rules.bothSides = Math::max);
        add("winner", "line-runs-round-the-edge", rules -> rules.wraps = true);
        add("winner", "line-runs-round-the-edge", rules -> {
            rules.wraps = true;
            rules.wrapsAlongRows = false;
        });
        IntStream.of(10, 15, 16)
                .forEach(row -> add("winner", "cells-numbered-for-another-size", rules -> rules.numberedBy = row));
        IntStream.of(10, 15, 16)
                .forEach(row -> add("winner", "cells-numbered-for-another-size", rules -> rules.shiftedBy = row));
        for (int sides = 1; sides < 16; sides++) {
            int some = sides;
            add("winner", "edge-not-looked-at", rules -> {
                rules.top = some & 1;
                rules.bottom = some >> 1 & 1;
                rules.left = some >> 2 & 1;
                rules.right = some >> 3;
            });
        }
        for (int size : List.of(15, 19, 9, 5)) {
            Consumer<DraftGomoku> edge = rules -> rules.edge = own -> size;
            add(
                    "winner",
                    "size-not-the-boards",
                    edge,
                    edge.andThen(rules -> rules.directions.sort(Comparator.comparingInt(
                            direction -> 3 * direction[0] + direction[1]))), // as two loops have them
                    edge.andThen(rules -> rules.byFives = true),
                    edge.andThen(rules -> rules.countsAllFirst = true));
        }
        add(
                "winner",
                "one-side-counted-twice",
                rules -> rules.bothSides = (ahead, back) -> 2 * ahead + back,
                rules -> rules.bothSides = (ahead, back) -> ahead + 2 * back,
                rules -> rules.bothSides = (ahead, back) -> 2 * ahead + back + 1,
                rules -> rules.bothSides = (ahead, back) -> ahead + 2 * back + 1);
        DraftGomoku.DIRECTIONS.forEach(only ->
                add("winner", "first-line-decides", rules -> rules.directions = new ArrayList<>(List.of(only))));
    }

    /** One direction, or one half of it, is not written like the others. */
    private static void addHalves() {
        for (int[] direction : DraftGomoku.DIRECTIONS) {
            for (Player one : Player.values()) {
                add(
                        "winner",
                        "direction-of-one-player-only",
                        rules -> rules.looks = (player, way, sign) -> way != direction || player != one,
                        rules -> rules.looks = (player, way, sign) -> way != direction || sign > 0 || player != one,
                        rules -> rules.looks = (player, way, sign) -> way != direction || sign < 0 || player != one);
            }
            for (int half : new int[] {1, -1}) {
                for (List<Player> some : List.of(List.of(Player.values()), List.of(Player.X), List.of(Player.O))) {
                    add(
                            "winner",
                            "others-stones-in-one-direction",
                            rules -> rules.counted =
                                    (player, way, sign) -> way == direction && sign == half && some.contains(player)
                                            ? player.opponent()
                                            : player);
                }
                for (int[] other : DraftGomoku.DIRECTIONS) {
                    for (int turned : new int[] {1, -1}) {
                        if (other != direction) {
                            add("winner", "half-goes-another-way", rules -> {
                                DraftGomoku.Halves<int[]> right = rules.step;
                                rules.step = (player, way, sign) -> way == direction && sign == half
                                        ? right.at(player, other, turned)
                                        : right.at(player, way, sign);
                            });
                        }
                    }
                }
            }
        }
    }

    /** The diagonals, those of one kind or of both, that begin at one edge of the board only; there the longest one may be left out too. */
    private static void addHalfTheDiagonals() {
        List<IntPredicate> halves =
                List.of(side -> true, side -> side >= 0, side -> side <= 0, side -> side > 0, side -> side < 0);
        for (IntPredicate falling : halves) {
            for (IntPredicate rising : halves) {
                if (falling != halves.get(0) || rising != halves.get(0)) {
                    add(
                            "winner",
                            "half-the-diagonals",
                            scanning((direction, cell, size) -> direction[0] == 0
                                    || direction[1] == 0
                                    || (goesLeft(direction)
                                            ? rising.test(size - 1 - cell.row() - cell.column())
                                            : falling.test(cell.column() - cell.row()))));
                }
            }
        }
    }

    /** All of the board is looked at, but for lines that begin elsewhere. */
    private static Consumer<DraftGomoku> scanning(DraftGomoku.Begins begins) {
        return rules -> rules.begins = Optional.of(begins);
    }

    private static boolean goesLeft(int[] direction) {
        return direction[1] < 0;
    }

    private static void addWinner() {
        add("winner", "six-no-win", rules -> rules.wins = length -> length == 5);
        add("winner", "four-wins", rules -> rules.wins = length -> length >= 4);
        add("winner", "six-needed", rules -> rules.wins = length -> length >= 6);
        add("winner", "directions-counted-together", rules -> rules.directionsTogether = true);
        for (int reach : List.of(Integer.MAX_VALUE, 4)) {
            Consumer<DraftGomoku> gaps = rules -> {
                rules.overGaps = true;
                rules.reach = reach;
            };
            add("winner", "gaps-counted-over", gaps, gaps.andThen(rules -> rules.overOthersStones = true));
        }
        add("winner", "whose-stones-ignored", rules -> rules.anybodys = true);
        add("winner", "only-x-wins", rules -> rules.seen = List.of(Player.X), rules -> rules.seen = List.of(Player.O));
        add("winner", "other-player-named", rules -> rules.named = Player::opponent);
        add(
                "winner",
                "always-the-same-winner",
                rules -> rules.named = player -> Player.X,
                rules -> rules.named = player -> Player.O);
        IntStream.rangeClosed(10, 12)
                .forEach(least -> add(
                        "winner",
                        "few-stones-no-win",
                        rules -> rules.winnerIgnored = (board, player) -> board.stones() < least));
        add("winner", "few-stones-no-win", rules -> rules.winnerIgnored = (board, player) -> board.count(player) < 6);
        add("winner", "never-a-winner", rules -> rules.wins = length -> false);
        add("winner", "next-player-looked-at", rules -> rules.nextPlayerLookedAt = true);
        add("winner", "full-board-no-win", rules -> rules.fullFirst = true);
    }

    /** Returns the empty cells so near to a stone; without a stone, those of the start. */
    private static List<Cell> near(Board board, int distance, List<Cell> start) {
        return board.stones() == 0 ? start : PlainCandidates.near(board, distance);
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
                rules -> rules.listed = board -> Board.empty(board.size()).emptyCells());
        add(
                "actions",
                "board-of-fifteen",
                rules -> rules.listed = board -> within(board, 15),
                rules -> rules.listed = board -> within(board, 5));
        // One bit for each edge whose row or column never comes up.
        IntStream.range(1, 1 << 4)
                .forEach(edges ->
                        add("actions", "cells-left-out", rules -> rules.listed = board -> withoutEdges(board, edges)));
        add("actions", "ending-actions-left-out", rules -> rules.endingActionsLeftOut = true);
        IntStream.rangeClosed(1, FARTHEST)
                .forEach(distance -> add(
                        "actions",
                        "only-near-stones",
                        rules -> rules.listed = board -> near(board, distance, board.emptyCells()),
                        rules -> rules.listed = board -> near(board, distance, List.of()),
                        rules -> rules.listed =
                                board -> near(board, distance, List.of(new Cell(board.size() / 2, board.size() / 2)))));
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
        add("utility", "full-board-no-win", rules -> rules.fullIsATie = true);
        add(
                "utility",
                "tie-is-a-loss",
                rules -> rules.tie = last -> -1,
                rules -> rules.tie = last -> 1,
                rules -> rules.tie = last -> last == Player.X ? 1 : -1,
                rules -> rules.tie = last -> last == Player.X ? -1 : 1);
        add("utility", "loss-worth-nothing", rules -> rules.winOfO = 0, rules -> rules.winOfX = 0);
        IntStream.of(10, 100, 1_000, 10_000, 100_000, 1_000_000, Integer.MAX_VALUE)
                .forEach(win -> add("utility", "utility-scale", rules -> {
                    rules.winOfX *= win;
                    rules.winOfO *= win;
                }));
    }

    private static List<Cell> withoutEdges(Board board, int edges) {
        int last = board.size() - 1;
        return board.emptyCells().stream()
                .filter(cell -> ((edges & 1) == 0 || cell.row() > 0)
                        && ((edges & 2) == 0 || cell.column() > 0)
                        && ((edges & 4) == 0 || cell.row() < last)
                        && ((edges & 8) == 0 || cell.column() < last))
                .toList();
    }

    private static List<Cell> within(Board board, int size) {
        return board.emptyCells().stream()
                .filter(cell -> cell.row() < size && cell.column() < size)
                .toList();
    }
}
