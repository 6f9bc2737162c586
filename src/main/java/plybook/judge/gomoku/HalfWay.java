package plybook.judge.gomoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.gomoku.PlayerMistakes;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Suite;
import plybook.task.PlayerTask;
import plybook.tree.Tree;

/**
 * Cuts a player's clock off in the middle of an iteration, on trees in which a move that loses at once stands in front and looks tempting.
 *
 * <p>Whoever has finished an iteration of two plies or more has seen that it loses. Who plays it all the same has taken it from an iteration
 * that was not finished. This asks for no order, no window and no style: any search that looks two plies ahead everywhere passes.
 */
final class HalfWay {
    /** The number of actions at each node. */
    static final int WIDTH = 4;

    /** The most actions that a position of Gomoku lists. */
    static final int WIDEST = 14;

    private static final int DEPTH = 5;

    /** More than two iterations need, be they of one and two plies or of one and three, without any cut, even if each node is made twice. */
    private static final int TWO_PLIES = 200;

    /** Enough for several more iterations, and not for the whole tree. */
    private static final int MOST = 900;

    /** So many limits from the most on, no two of which are likely to cut the same iteration off at the same place. */
    private static final int LIMITS = 12;

    private static final int STEP = 137;

    /** More than a search to the end of a tree needs, however often it begins again. */
    private static final int PLENTY = 30_000;

    /**
     * A tree with its estimates.
     *
     * @param losing the actions that lose at once, the first of them in front
     */
    record Trap(Tree tree, List<Integer> estimates, List<Integer> losing) {}

    private final Suite<PlayerTask<Object>> suite;
    private final Trap trap;

    HalfWay(Suite<PlayerTask<Object>> suite, Trap trap) {
        this.suite = suite;
        this.trap = trap;
    }

    /** A tree at whose root MAX or MIN is to move. */
    static Trap drawn(Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Tree> children = new ArrayList<>();
        List<Integer> losing = new ArrayList<>(List.of(0));
        if (random.nextBoolean()) {
            losing.add(1 + random.nextInt(WIDTH - 1));
        }
        List<Integer> estimates = new ArrayList<>(List.of(0));
        for (int i = 0; i < WIDTH; i++) {
            boolean loses = losing.contains(i);
            // The losing move looks best at a glance, and every answer to it but the last one looks good as well.
            estimates.add(sign * (loses ? 500 + random.nextInt(100) : random.nextInt(100) - 50));
            children.add(
                    loses
                            ? refuted(root, sign, estimates, random)
                            : quiet(root.opponent(), DEPTH - 1, estimates, random));
        }
        return new Trap(new Tree.Node(root, children), estimates, losing);
    }

    /** A tree in which the move that loses stands behind all others and looks bad, and good once a part of it has been searched. */
    static Trap behind(Random random) {
        return withOneThatLooksBad(WIDTH - 1, HalfWay::refuted, List.of(WIDTH - 1), random);
    }

    /** A tree in which one action wins in three plies, and looks worse than all others until then. */
    static Trap hidden(Random random, int winning) {
        List<Integer> others =
                IntStream.range(0, WIDTH).filter(i -> i != winning).boxed().toList();
        return withOneThatLooksBad(winning, HalfWay::won, others, random);
    }

    /** A tree with as many actions as a position can have, one of which wins in two plies and looks worse than all others until then. */
    static Trap wide(Random random, int winning) {
        PlayerMistakes.Position position = PlayerMistakes.winningInTwo(WIDEST, winning, false, random);
        return new Trap(position.tree(), position.estimates(), List.of());
    }

    /** A tree in which the first action wins at once, and the last one in three plies. */
    static Trap sooner(Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Tree> children = new ArrayList<>(List.of(Tree.leaf(sign * Window.MAX_VALUE)));
        List<Integer> estimates = new ArrayList<>(List.of(0));
        for (int i = 1; i < WIDTH; i++) {
            boolean later = i == WIDTH - 1;
            estimates.add(later ? -sign * (500 + random.nextInt(100)) : random.nextInt(100) - 50);
            children.add(
                    later ? won(root, sign, estimates, random) : quiet(root.opponent(), DEPTH - 1, estimates, random));
        }
        return new Trap(new Tree.Node(root, children), estimates, List.of());
    }

    /** A tree in which every action loses at once, whatever it looks like. */
    static Trap lost(Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Tree> children = new ArrayList<>();
        List<Integer> estimates = new ArrayList<>(List.of(0));
        for (int i = 0; i < WIDTH; i++) {
            estimates.add(random.nextInt(1000) - 500);
            children.add(refuted(root, sign, estimates, random));
        }
        return new Trap(
                new Tree.Node(root, children),
                estimates,
                IntStream.range(0, WIDTH).boxed().toList());
    }

    /** A small tree in which one action wins after so many plies, and looks worse than all others until then. */
    static Trap deep(Random random, int plies, int winning) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            int around = i == winning ? -sign * 500 : 0;
            Tree end = Tree.leaf(i == winning ? sign * Window.MAX_VALUE : 0);
            children.add(pairs(root.opponent(), plies - 1, end, () -> around + random.nextInt(100) - 50, estimates));
        }
        return new Trap(new Tree.Node(root, children), estimates, List.of());
    }

    /** A tree of two children at each node, which ends in so many plies, everywhere in the same way. */
    private static Tree pairs(Player player, int plies, Tree end, IntSupplier estimate, List<Integer> estimates) {
        if (plies == 0) {
            return end;
        }
        estimates.add(estimate.getAsInt());
        return new Tree.Node(
                player,
                IntStream.range(0, 2)
                        .mapToObj(i -> pairs(player.opponent(), plies - 1, end, estimate, estimates))
                        .toList());
    }

    /** Makes the node below an action of the root, and adds the estimates of what is below that. */
    private interface Below {
        Tree node(Player root, int sign, List<Integer> estimates, Random random);
    }

    private static Trap withOneThatLooksBad(int action, Below below, List<Integer> losing, Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Tree> children = new ArrayList<>();
        List<Integer> estimates = new ArrayList<>(List.of(0));
        for (int i = 0; i < WIDTH; i++) {
            estimates.add(i == action ? -sign * (500 + random.nextInt(100)) : random.nextInt(100) - 50);
            children.add(
                    i == action
                            ? below.node(root, sign, estimates, random)
                            : quiet(root.opponent(), DEPTH - 1, estimates, random));
        }
        return new Trap(new Tree.Node(root, children), estimates, losing);
    }

    private static Tree refuted(Player root, int sign, List<Integer> estimates, Random random) {
        List<Tree> answers = new ArrayList<>();
        for (int i = 0; i + 1 < WIDTH; i++) {
            estimates.add(sign * (500 + random.nextInt(100)));
            answers.add(subtree(root, DEPTH - 2, estimates, random, sign * 500));
        }
        answers.add(Tree.leaf(-sign * Window.MAX_VALUE));
        return new Tree.Node(root.opponent(), answers);
    }

    private static Tree quiet(Player player, int depth, List<Integer> estimates, Random random) {
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            estimates.add(random.nextInt(100) - 50);
            children.add(subtree(player.opponent(), depth - 1, estimates, random, 0));
        }
        return new Tree.Node(player, children);
    }

    /** A node whose own estimate is given already; below the deepest ones the game is a draw. */
    private static Tree subtree(Player player, int depth, List<Integer> estimates, Random random, int around) {
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            if (depth == 1) {
                children.add(Tree.leaf(0));
            } else {
                estimates.add(around + random.nextInt(100) - 50);
                children.add(subtree(player.opponent(), depth - 1, estimates, random, around));
            }
        }
        return new Tree.Node(player, children);
    }

    /** A node in which the opponent of the root is to move, who cannot stop the win. */
    private static Tree won(Player root, int sign, List<Integer> estimates, Random random) {
        List<Tree> answers = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            estimates.add(-sign * (500 + random.nextInt(100)));
            List<Tree> moves = new ArrayList<>();
            for (int j = 0; j + 1 < WIDTH; j++) {
                estimates.add(-sign * 500);
                moves.add(subtree(root.opponent(), DEPTH - 3, estimates, random, -sign * 500));
            }
            moves.add(random.nextInt(WIDTH), Tree.leaf(sign * Window.MAX_VALUE));
            answers.add(new Tree.Node(root, moves));
        }
        return new Tree.Node(root.opponent(), answers);
    }

    /** @throws CheckFailed if the action that wins is not played although there was time for the whole tree */
    void checkFinds(int winning, int plies) {
        checkAction(winning, Texts.of("plies-ahead-it-wins", PLENTY, plies));
    }

    /** @throws CheckFailed if the first action, which wins at once, is not played although there was time for the whole tree */
    void checkTakesTheFirst() {
        checkAction(0, Texts.of("it-wins-at-once"));
    }

    private void checkAction(int winning, String why) {
        int got = action(PLENTY);
        if (got != winning) {
            throw wrong(got, PLENTY, why, Texts.of("the-action-that-wins", winning));
        }
    }

    /** @throws plybook.judge.suite.NoAnswer if nothing is played where nothing helps any more */
    void checkPlays() {
        action(PLENTY);
    }

    /** @throws CheckFailed if a losing move is played although there was time enough to see that it loses */
    void check(Random random, int cuts) {
        int plenty = IntStream.range(0, LIMITS)
                .map(i -> MOST + i * STEP)
                .map(this::action)
                .filter(action -> !trap.losing().contains(action))
                .findFirst()
                .orElseThrow(() -> wrong(
                        trap.losing().get(0),
                        MOST,
                        Texts.of("with-nodes-to-look-at-two", MOST),
                        Texts.of("a-move-that-does-not-lose")));
        for (int i = 0; i < cuts; i++) {
            int nodes = TWO_PLIES + random.nextInt(MOST - TWO_PLIES);
            int got = action(nodes);
            if (trap.losing().contains(got)) {
                throw wrong(
                        got,
                        nodes,
                        Texts.of("two-plies-ahead-the-opponent-wins"),
                        Texts.of("the-move-of-the-last-iteration", plenty));
            }
        }
    }

    private int action(int nodes) {
        Call question =
                suite.call(player -> player.move(Given.position(trap.tree(), trap.estimates()), Given.clock(nodes, 0)));
        return action(suite.ask(question), trap.tree().children().size());
    }

    /** Returns the action that was answered, of a root with so many. */
    static int action(Reply.Answer answer, int width) {
        String said = answer.text();
        if (IntStream.range(0, width).mapToObj(String::valueOf).noneMatch(said::equals)) {
            throw Suite.wrong(
                    Texts.of("one-of-the-actions-0-to", width - 1), said, Texts.of("that-is-no-action-of-the"), "");
        }
        return Integer.parseInt(said);
    }

    private CheckFailed wrong(int got, int nodes, String why, String expected) {
        return Suite.wrong(expected, Texts.of("action-when-the-clock-was-up", got, nodes), why, drawn());
    }

    /** The root, and what the answers to the losing moves are worth. */
    private String drawn() {
        String root = trap.tree().player() == Player.MAX ? "MAX" : "MIN";
        List<Tree> children = trap.tree().children();
        return Stream.concat(
                        Stream.of(Texts.of("to-move-after-each-action-the", root)),
                        IntStream.range(0, children.size())
                                .mapToObj(i -> "  " + Texts.of("action", i, answers(children.get(i)))))
                .collect(Collectors.joining("\n"));
    }

    private String answers(Tree action) {
        return action.children().stream()
                .map(answer -> answer.isLeaf() ? end(answer.value()) : Texts.of("goes-on"))
                .collect(Collectors.joining("; "));
    }

    /** An end of the game, as the player at the root sees it. */
    private String end(int value) {
        int own = trap.tree().player() == Player.MAX ? value : -value;
        return Texts.of(own > 0 ? "a-win" : own < 0 ? "a-loss" : "a-tie", Window.text(value));
    }
}
