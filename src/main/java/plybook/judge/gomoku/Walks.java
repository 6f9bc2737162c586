package plybook.judge.gomoku;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.gomoku.Fives;
import plybook.diagnosis.gomoku.PlainCandidates;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.guest.Walk;
import plybook.guest.Walk.Kind;
import plybook.guest.Walk.Step;

/** Draws walks for exercise 07, and boards on which there are threats. */
public final class Walks {
    private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    private static final int LONG = 40;
    private static final int DEEP = 3;

    static final List<Step> LOOK_ORDER_LOOK = List.of(new Step(Kind.LOOK), new Step(Kind.ORDER), new Step(Kind.LOOK));

    private Walks() {}

    /** A style of walk. */
    enum Style {
        /** Moves only. */
        FORWARD,
        /** Moves until the board is full. */
        TO_THE_END,
        /** Moves and undos at random. */
        BACK_AND_FORTH,
        /** Down and up again as a search goes, which sometimes turns back before it has tried all. */
        AS_A_SEARCH
    }

    /** Builds a walk, with a position beside it that knows what is legal. */
    private static final class Path {
        private final PlainCandidates position = new PlainCandidates();
        private final List<Step> steps = new ArrayList<>();
        private final Random random;
        private final int margin;
        private int depth;

        /** @param margin how far from the edges every stone stays */
        Path(Board board, int radius, Random random, int margin) {
            this.random = random;
            this.margin = margin;
            position.start(board, radius);
            look();
        }

        void look() {
            steps.add(new Step(Kind.LOOK));
        }

        boolean full() {
            return position.board().isFull();
        }

        /** Moves mostly near a stone, sometimes anywhere. It avoids a five, because that would end the game. */
        void make() {
            Cell cell = drawn();
            for (int tries = 0; tries < 5 && Fives.completes(position.board(), position.player(), cell); tries++) {
                cell = drawn();
            }
            position.make(cell);
            steps.add(Step.make(cell));
            depth++;
            look();
        }

        private Cell drawn() {
            List<Cell> near = inside(position.candidates());
            List<Cell> cells = random.nextInt(4) > 0 && !near.isEmpty()
                    ? near
                    : inside(position.board().emptyCells());
            return cells.get(random.nextInt(cells.size()));
        }

        private List<Cell> inside(List<Cell> cells) {
            int last = position.board().size() - 1 - margin;
            return cells.stream()
                    .filter(cell -> Math.min(cell.row(), cell.column()) >= margin)
                    .filter(cell -> Math.max(cell.row(), cell.column()) <= last)
                    .toList();
        }

        void undo() {
            position.undo();
            steps.add(new Step(Kind.UNDO));
            depth--;
            look();
        }

        void search(int plies) {
            for (int width = 0; width < 3 && plies > 0 && !full(); width++) {
                make();
                search(plies - 1);
                undo();
                if (random.nextInt(3) == 0) {
                    return; // a cutoff
                }
            }
        }
    }

    static Walk random(Board board, int radius, Style style, Random random) {
        return random(board, radius, style, random, 0);
    }

    /** The same, with every stone so far from the edges that no candidate comes to them. */
    static Walk inside(Board board, int radius, Style style, Random random) {
        return random(board, radius, style, random, radius + 1);
    }

    private static Walk random(Board board, int radius, Style style, Random random, int margin) {
        Path path = new Path(board, radius, random, margin);
        switch (style) {
            case FORWARD -> go(path, LONG);
            case TO_THE_END -> go(path, Integer.MAX_VALUE);
            case BACK_AND_FORTH -> {
                for (int i = 0; i < LONG; i++) {
                    if (path.full() || (path.depth > 0 && random.nextInt(5) < 2)) {
                        path.undo();
                    } else {
                        path.make();
                    }
                }
            }
            case AS_A_SEARCH -> {
                go(path, random.nextInt(8));
                path.search(DEEP);
            }
        }
        return new Walk(board, radius, path.steps);
    }

    private static void go(Path path, int moves) {
        for (int i = 0; i < moves && !path.full(); i++) {
            path.make();
        }
    }

    /** The same walk, and a move that is refused, with a look before and after it. */
    static Walk refused(Walk walk, Cell cell) {
        List<Step> steps = new ArrayList<>(walk.steps());
        steps.addAll(List.of(new Step(Kind.LOOK), new Step(Kind.MAKE_REFUSED, false, cell), new Step(Kind.LOOK)));
        return new Walk(walk.board(), walk.radius(), steps);
    }

    /** The same walk, and two looks at its end. */
    static Walk twoLooks(Walk walk) {
        List<Step> steps = new ArrayList<>(walk.steps());
        steps.addAll(List.of(new Step(Kind.LOOK), new Step(Kind.LOOK)));
        return new Walk(walk.board(), walk.radius(), steps);
    }

    /** The same walk, a move that is refused, and all the way back: a trace of that move shows on the way. */
    static Walk backAfterRefusal(Walk walk, Cell cell) {
        return allBack(refused(walk, cell), moves(walk).size());
    }

    /** The same walk and all the way back, with nothing refused. */
    static Walk back(Walk walk) {
        return allBack(walk, moves(walk).size());
    }

    private static List<Cell> moves(Walk walk) {
        return walk.steps().stream()
                .filter(step -> step.kind() == Kind.MAKE)
                .map(Step::cell)
                .toList();
    }

    private static Walk allBack(Walk walk, int moves) {
        List<Step> steps = new ArrayList<>(walk.steps());
        IntStream.range(0, moves).forEach(i -> steps.addAll(List.of(new Step(Kind.UNDO), new Step(Kind.LOOK))));
        return new Walk(walk.board(), walk.radius(), steps);
    }

    /** A few moves down, or many, and all the way back, twice. */
    static Stream<Walk> upAndDown(Random random, int size, int radius) {
        return Stream.of(1, 2, 12, 65).map(plies -> {
            Path path = new Path(Board.empty(size), radius, random, radius + 1);
            for (int round = 0; round < 2; round++) {
                go(path, plies);
                while (path.depth > 0) {
                    path.undo();
                }
            }
            return new Walk(Board.empty(size), radius, plies <= LONG ? path.steps : lookingSeldom(path.steps, 6));
        });
    }

    /** The same steps with fewer looks: what a learner says to one walk is a single message, and may not be endless. */
    private static List<Step> lookingSeldom(List<Step> steps, int oneStepIn) {
        return IntStream.range(0, steps.size())
                .filter(i -> steps.get(i).kind() != Kind.LOOK || i % oneStepIn == 0)
                .mapToObj(steps::get)
                .toList();
    }

    /** On the largest board with a large radius, until nearly all cells are taken, and half of the way back. */
    static Walk crowded(Random random) {
        Path path = new Path(Board.empty(19), 9, random, 0);
        go(path, 340);
        for (int i = 0; i < 170; i++) {
            path.undo();
        }
        return new Walk(Board.empty(19), 9, lookingSeldom(path.steps, 40));
    }

    /** Walks that begin on boards with stones. */
    static Stream<Walk> fromPositions(Random random, int size, int radius, Style style, int count) {
        return IntStream.range(0, count).mapToObj(i -> {
            Board board = Board.empty(size);
            scatter(board, random, 1 + random.nextInt(12));
            return inside(board, radius, style, random);
        });
    }

    /** Walks of a few moves from boards with stones anywhere. The radius changes from one to the next, so that the one before is no help. */
    static Stream<Walk> fromAnywhere(Random random) {
        return Stream.of(new int[][] {{9, 1}, {19, 3}, {5, 2}, {15, 4}, {19, 1}, {6, 3}})
                .map(each -> random(Layout.scattered(each[0], each[0], random), each[1], Style.FORWARD, random)
                        .upTo(6));
    }

    /** A stone, with and without another one near it, on each corner and edge in turn. */
    static List<Walk> cornersAndEdges(int size, int radius) {
        int far = size - 1;
        int middle = size / 2;
        Board empty = Board.empty(size);
        List<Walk> walks = new ArrayList<>();
        for (int[] place : new int[][] {
            {0, 0}, {0, far}, {far, 0}, {far, far}, {0, middle}, {middle, 0}, {far, middle}, {middle, far}
        }) {
            Cell cell = new Cell(place[0], place[1]);
            Cell inward = new Cell(
                    cell.row() + Integer.signum(middle - cell.row()),
                    cell.column() + Integer.signum(middle - cell.column()));
            Step look = new Step(Kind.LOOK);
            Step undo = new Step(Kind.UNDO);
            walks.add(new Walk(
                    empty, radius, List.of(Step.make(cell), look, Step.make(inward), look, undo, look, undo, look)));
        }
        return walks;
    }

    /** The same walk, and a second position that takes the same steps a little later, with rows and columns exchanged and on a larger board. */
    static Walk withASecond(Walk walk) {
        int lag = 5;
        List<Step> steps = new ArrayList<>();
        int count = walk.steps().size();
        for (int i = 0; i < count + lag; i++) {
            if (i < count) {
                steps.add(walk.steps().get(i));
            }
            if (i >= lag) {
                Step step = walk.steps().get(i - lag);
                steps.add(new Step(step.kind(), true, step.cell().transposed()));
            }
        }
        return new Walk(walk.board(), walk.radius(), steps);
    }

    /** Likewise, and in the end each of the two is asked for its candidates and their order. */
    static Walk withTwoOrders(Walk walk) {
        Walk two = withASecond(walk);
        List<Step> steps = new ArrayList<>(two.steps());
        Step look = new Step(Kind.LOOK);
        Step order = new Step(Kind.ORDER);
        steps.addAll(List.of(look, order, look.ofOther(), order.ofOther()));
        return new Walk(two.board(), two.radius(), steps);
    }

    static Walk ordered(Board board) {
        return ordered(board, 2);
    }

    /** Looks, asks for the order, and looks again; some of the stones are made rather than there at the start. */
    static Walk ordered(Board board, int radius) {
        Board start = board.copy();
        List<Step> steps = new ArrayList<>();
        for (int i = board.stones() % 4; i > 0 && start.stones() > 0; i--) {
            Player last = Layout.toMove(start).opponent();
            Cell cell = Layout.stones(start, last).findFirst().orElseThrow();
            start.clear(cell);
            steps.add(0, Step.make(cell));
        }
        steps.addAll(LOOK_ORDER_LOOK);
        return new Walk(start, radius, steps);
    }

    /** Asks for the order after a move, and after another one in its place; and the same with one more move after both of them, which is then the last. */
    static Stream<Walk> orderedInAnotherLine(Board board, Random random) {
        List<Cell> quiet = new ArrayList<>(quiet(board, Layout.toMove(board)));
        quiet.retainAll(quiet(board, Layout.toMove(board).opponent()));
        Collections.shuffle(quiet, random);
        return Stream.of(List.<Cell>of(), quiet.subList(2, 3)).map(after -> {
            List<Step> steps = new ArrayList<>();
            for (Cell first : quiet.subList(0, 2)) {
                List<Cell> moves =
                        Stream.concat(Stream.of(first), after.stream()).toList();
                moves.forEach(cell -> steps.add(Step.make(cell)));
                steps.addAll(LOOK_ORDER_LOOK);
                steps.addAll(Collections.nCopies(moves.size(), new Step(Kind.UNDO)));
            }
            return new Walk(board, 2, steps);
        });
    }

    /** Returns the cells on which a player does not win. */
    private static List<Cell> quiet(Board board, Player player) {
        return board.emptyCells().stream()
                .filter(cell -> !Fives.completes(board, player, cell))
                .toList();
    }

    /** Asks for the order before a move that wins nothing, after it, and after its undo. */
    static Walk orderedAfterUndo(Board board, Random random) {
        List<Cell> quiet = quiet(board, Layout.toMove(board));
        Step order = new Step(Kind.ORDER);
        return new Walk(
                board,
                2,
                List.of(order, Step.make(quiet.get(random.nextInt(quiet.size()))), order, new Step(Kind.UNDO), order));
    }

    /** Asks for the order two moves before, one move before, and on the board, on which the side to move can win only by what it has just made. */
    static Walk orderedOnTheWay(Board board, Random random) {
        Step order = new Step(Kind.ORDER);
        return lastTwoMoves(
                board, random, (first, second) -> List.of(order, Step.make(first), order, Step.make(second), order));
    }

    /** Asks for the order where the last two stones are each the other side's, and after undo on the board. */
    static Walk orderedInOtherColours(Board board, Random random) {
        Step order = new Step(Kind.ORDER);
        Step undo = new Step(Kind.UNDO);
        return lastTwoMoves(
                board,
                random,
                (first, second) -> List.of(
                        Step.make(second),
                        Step.make(first),
                        order,
                        undo,
                        undo,
                        Step.make(first),
                        Step.make(second),
                        order));
    }

    /** @param steps from a stone without which the side to move could not win, and one of the other side's, none of which wins for the other if that can be helped */
    private static Walk lastTwoMoves(Board board, Random random, BiFunction<Cell, Cell, List<Step>> steps) {
        Player player = Layout.toMove(board);
        List<Cell> own = harmless(board, player);
        List<Cell> needed = own.stream()
                .filter(cell -> !Fives.of(without(board, cell), player).containsAll(Fives.of(board, player)))
                .toList();
        List<Cell> others = harmless(board, player.opponent());
        Cell first = needed.isEmpty() ? own.get(0) : needed.get(random.nextInt(needed.size()));
        Cell second = others.get(random.nextInt(others.size()));
        return new Walk(without(without(board, first), second), 2, steps.apply(first, second));
    }

    /** Returns the player's stones that stand on no cell on which the other side would win; all, if each of them does. */
    private static List<Cell> harmless(Board board, Player player) {
        List<Cell> all = Layout.stones(board, player).toList();
        List<Cell> harmless = all.stream()
                .filter(cell -> !Fives.completes(without(board, cell), player.opponent(), cell))
                .toList();
        return harmless.isEmpty() ? all : harmless;
    }

    private static Board without(Board board, Cell cell) {
        Board less = board.copy();
        less.clear(cell);
        return less;
    }

    /** Boards as they come about, with stones near each other. */
    static Stream<Board> positions(Random random, int count) {
        return IntStream.range(0, count).mapToObj(i -> {
            Board board = Board.empty(9 + random.nextInt(7));
            scatter(board, random, i % 10);
            return board;
        });
    }

    /** Boards on which the side to move can win at once; on every second one the opponent threatens to. */
    public static Stream<Board> withWins(Random random, int count) {
        return boards(
                random,
                count,
                (board, player, i) -> {
                    line(board, player, i, 4, random);
                    if (i % 2 == 0) {
                        line(board, player.opponent(), i, 4, random);
                    }
                },
                (board, player, i) -> Fives.arePossible(board, player)
                        && (i % 2 != 0 || Fives.arePossible(board, player.opponent())));
    }

    /** Boards on which the side to move can win at once, and block a five elsewhere with a stone that makes two more fives possible. */
    static Stream<Board> withABlockThatMakesTwoWays(Random random, int count) {
        return boards(
                random,
                count,
                (board, player, i) -> {
                    crossing(board, player.opponent(), 4, player, i, random);
                    line(board, player, i, 4, random);
                },
                (board, player, i) -> Fives.arePossible(board, player)
                        && Fives.of(board, player.opponent()).stream()
                                .filter(block -> !Fives.completes(board, player, block))
                                .anyMatch(block ->
                                        Fives.after(board, player, block).size() >= 2));
    }

    /** Boards on which only the opponent can complete a five, on one cell. */
    public static Stream<Board> withOneBlock(Random random, int count) {
        return Stream.generate(() -> withBlocks(random, 1))
                .flatMap(boards -> boards)
                .filter(board ->
                        Fives.of(board, Layout.toMove(board).opponent()).size() == 1)
                .limit(count);
    }

    /** Boards on which only the opponent threatens to win. */
    static Stream<Board> withBlocks(Random random, int count) {
        return boards(
                random,
                count,
                (board, player, i) -> {
                    line(board, player.opponent(), i, 4, random);
                    if (i % 2 == 0) {
                        line(board, player, i, 3, random);
                    }
                },
                (board, player, i) -> !Fives.arePossible(board, player) && Fives.arePossible(board, player.opponent()));
    }

    /** Boards on which the side to move can make two fives possible, and nobody can complete one. */
    static Stream<Board> withTwoWays(Random random, int count) {
        return boards(
                random,
                count,
                (board, player, i) -> line(board, player, i, 3, random),
                (board, player, i) -> canMakeTwoPossible(board, player));
    }

    /** The same, and the opponent could make two fives possible elsewhere. */
    static Stream<Board> withTwoWaysForBoth(Random random, int count) {
        return boards(
                random,
                count,
                (board, player, i) -> {
                    line(board, player, i, 3, random);
                    line(board, player.opponent(), i, 3, random);
                },
                (board, player, i) ->
                        canMakeTwoPossible(board, player) && canMakeTwoPossible(board, player.opponent()));
    }

    /** The same as {@link #withTwoWays}, by one stone of two lines that cross. */
    static Stream<Board> withCrossing(Random random, int count) {
        return boards(
                random,
                count,
                (board, player, i) -> crossing(board, player, 3, player, i, random),
                (board, player, i) -> canMakeTwoPossible(board, player));
    }

    private static boolean canMakeTwoPossible(Board board, Player player) {
        return board.count(player) >= 3
                && !Fives.arePossible(board, player)
                && !Fives.arePossible(board, player.opponent())
                && board.emptyCells().stream()
                        .filter(cell -> Fives.isNearFive(board, player, cell))
                        .anyMatch(cell -> Fives.after(board, player, cell).size() >= 2);
    }

    /** Puts so many stones of one player in a line around an empty cell, and three of another in a second line that crosses it there. */
    private static void crossing(Board board, Player one, int stones, Player other, int number, Random random) {
        Cell empty = anywhere(board, random);
        int first = number % DIRECTIONS.length;
        int second = first + 1 + random.nextInt(DIRECTIONS.length - 1);
        around(board, one, empty, DIRECTIONS[first], stones, random);
        around(board, other, empty, DIRECTIONS[second % DIRECTIONS.length], 3, random);
    }

    /** Puts so many stones on five cells in a line, of which the empty cell is one. */
    private static void around(Board board, Player player, Cell empty, int[] direction, int stones, Random random) {
        int start = -random.nextInt(5);
        List<Integer> steps = new ArrayList<>(IntStream.range(start, start + 5)
                .filter(step -> step != 0)
                .boxed()
                .toList());
        while (steps.size() > stones) {
            steps.remove(random.nextInt(steps.size()));
        }
        for (int step : steps) {
            int row = empty.row() + step * direction[0];
            int column = empty.column() + step * direction[1];
            if (row < 0 || row >= board.size() || column < 0 || column >= board.size()) {
                return; // not the position that is wanted: another one is drawn
            }
            if (board.isEmpty(row, column)) {
                board.put(new Cell(row, column), player);
            }
        }
    }

    private interface Pattern {
        void put(Board board, Player player, int number);
    }

    /** Tests whether the board with that number is wanted, for the player to move on it. */
    private interface Wanted {
        boolean test(Board board, Player player, int number);
    }

    private static Stream<Board> boards(Random random, int count, Pattern pattern, Wanted wanted) {
        return IntStream.range(0, count).mapToObj(i -> {
            while (true) {
                Player player = i % 8 < 4 ? Player.X : Player.O;
                Board board = Board.empty(8 + random.nextInt(8));
                pattern.put(board, player, i);
                even(board, player, random);
                if (Layout.toMove(board) == player && wanted.test(board, player, i) && noFive(board)) {
                    return board;
                }
            }
        });
    }

    /**
     * So many stones out of five cells in a line, or of up to nine. From the number follows how: side by side, with a gap, anyhow, or more cells; and
     * in which direction. So each of them is among any sixteen boards, and who overlooks one can be told from who overlooks another. Three with gaps
     * only leave one way to a five, so there are four then, every second cell.
     */
    private static void line(Board board, Player player, int number, int stones, Random random) {
        int[] direction = DIRECTIONS[number / 4 % DIRECTIONS.length];
        boolean everySecond = number % 4 == 1 && stones == 3;
        int length = everySecond ? 4 : number % 4 == 3 ? 6 + random.nextInt(4) : 5;
        int step = everySecond ? 2 : 1;
        int row = random.nextInt(board.size());
        int column = random.nextInt(board.size());
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            int nextRow = row + i * step * direction[0];
            int nextColumn = column + i * step * direction[1];
            if (nextRow >= board.size() || nextColumn < 0 || nextColumn >= board.size()) {
                return; // not the position that is wanted: another one is drawn
            }
            cells.add(new Cell(nextRow, nextColumn));
        }
        int keep = everySecond ? length : stones + length - 5;
        while (cells.size() > keep) {
            int inside = 1 + random.nextInt(cells.size() - 2);
            cells.remove(number % 4 == 0 ? 0 : number % 4 == 2 ? random.nextInt(cells.size()) : inside);
        }
        cells.stream().filter(board::isEmpty).forEach(cell -> board.put(cell, player));
    }

    /** Adds stones until it is the player's turn. */
    private static void even(Board board, Player player, Random random) {
        int behind = player == Player.X ? 0 : 1;
        int extra = random.nextInt(3);
        while (board.count(Player.X) < board.count(Player.O) + behind || extra-- > 0) {
            board.put(anywhere(board, random), Player.X);
        }
        while (board.count(Player.X) > board.count(Player.O) + behind) {
            board.put(anywhere(board, random), Player.O);
        }
    }

    private static Cell anywhere(Board board, Random random) {
        List<Cell> cells = board.emptyCells();
        return cells.get(random.nextInt(cells.size()));
    }

    /** Stones of both sides in turn, each not far from the middle. */
    private static void scatter(Board board, Random random, int stones) {
        int tries = 50 * stones;
        while (board.stones() < stones && tries-- > 0) {
            int row = board.size() / 2 + random.nextInt(7) - 3;
            int column = board.size() / 2 + random.nextInt(7) - 3;
            if (row < board.size() && column < board.size() && row >= 0 && column >= 0) {
                Cell cell = new Cell(row, column);
                Player player = Layout.toMove(board);
                if (board.isEmpty(cell) && !Fives.completes(board, player, cell)) {
                    board.put(cell, player);
                }
            }
        }
    }

    private static boolean noFive(Board board) {
        for (Player player : Player.values()) {
            for (Cell cell : Layout.stones(board, player).toList()) {
                if (Fives.completes(without(board, cell), player, cell)) {
                    return false;
                }
            }
        }
        return true;
    }
}
