package plybook.judge.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.gomoku.PlayerMistakes;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * A tree with its estimates, on which a player that was cut off in the middle of an iteration, or that looks less far than it had time for,
 * plays what it should not.
 *
 * @param losing the actions that must not be played, most of them because they lose at once; the first of them in front
 */
record Trap(Tree tree, List<Integer> estimates, List<Integer> losing) {
    /** The number of actions at each node. */
    static final int WIDTH = 4;

    /** The most actions that a position of Gomoku lists. */
    static final int WIDEST = 14;

    private static final int DEPTH = 5;

    /** More plies than arrays of 16, 32 or 64 entries have room for. */
    private static final int LONG = 90;

    /** The plies after which a line without any choice ends: few moves, and more plies than a player looks ahead on a board. */
    static final int FARTHEST = 15;

    /** An estimate is within this, either way, as exercise 08 says. */
    private static final int LARGEST_ESTIMATE = 100_000;

    private static final int NARROW = 3;

    /** The plies of a tree to whose end nobody comes in that time. */
    private static final int FAR = 8;

    /** The amount by which all looks better there from ply to ply: so many plies of it are an estimate still. */
    private static final int CLIMB = 15_000;

    /** The worth of a root three plies ahead whose worth changes by one amount from ply to ply. */
    private static final int EDGE = 1_000;

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
        return withOneThatLooksBad(WIDTH - 1, Trap::refuted, List.of(WIDTH - 1), random);
    }

    /** A tree in which one action wins in three plies, and looks worse than all others until then. */
    static Trap hidden(Random random, int winning) {
        return withOneThatLooksBad(winning, Trap::won, othersThan(winning), random);
    }

    /** A tree with as many actions as a position can have, one of which wins in two plies and looks worse than all others until then. */
    static Trap wide(Random random, int winning) {
        return trap(PlayerMistakes.winningInTwo(WIDEST, winning, false, random));
    }

    /** A tree in which one action wins in five plies if a certain one follows it, and only a tie if it follows that one. */
    static Trap inOrder(Random random, int first, int second) {
        return trap(PlayerMistakes.winningInOrder(first, second, random));
    }

    private static Trap trap(PlayerMistakes.Position position) {
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

    /** A tree in which the first actions, so many of them, lose at once, whatever they look like. */
    static Trap losing(int losing, Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Tree> children = new ArrayList<>();
        List<Integer> estimates = new ArrayList<>(List.of(0));
        for (int i = 0; i < WIDTH; i++) {
            estimates.add(random.nextInt(1000) - 500);
            children.add(
                    i < losing
                            ? refuted(root, sign, estimates, random)
                            : quiet(root.opponent(), DEPTH - 1, estimates, random));
        }
        return new Trap(
                new Tree.Node(root, children),
                estimates,
                IntStream.range(0, losing).boxed().toList());
    }

    /**
     * A small tree in which one action wins after so many plies, and looks worse than all others until then. Another one always looks best,
     * and one loses at once, the last if it can be.
     */
    static Trap deep(Random random, int plies, int winning) {
        return deep(2, plies, winning, () -> random.nextInt(100) - 50, 400, random);
    }

    /** Likewise where nobody has a choice after the first action, and the win is far. */
    static Trap far(Random random, int winning) {
        return deep(1, FARTHEST, winning, () -> random.nextInt(100) - 50, 400, random);
    }

    /** The same where all estimates are alike, so that nothing but the way there tells its positions apart. */
    static Trap alike(Random random, int plies, int winning) {
        return deep(2, plies, winning, () -> 0, 0, random);
    }

    /** The same where what looks best is estimated as high as an estimate may be, and what wins as low: neither is proved by that. */
    static Trap daring(Random random, int plies, int winning) {
        return deep(2, plies, winning, () -> 0, LARGEST_ESTIMATE, random);
    }

    private static Trap deep(int width, int plies, int winning, IntSupplier noise, int contrast, Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        int lost = winning == WIDTH - 1 ? 0 : WIDTH - 1;
        int favourite = IntStream.range(0, WIDTH)
                .filter(i -> i != winning && i != lost)
                .skip(random.nextInt(2))
                .findFirst()
                .orElseThrow();
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            int around = sign * contrast * (i == winning ? -1 : i == favourite ? 1 : 0);
            Tree end = Tree.leaf(sign * (i == winning ? Window.MAX_VALUE : i == lost ? -Window.MAX_VALUE : 0));
            int last = i == lost ? 1 : plies - 1;
            children.add(same(width, root.opponent(), 1, last, end, ply -> around + noise.getAsInt(), estimates));
        }
        return new Trap(new Tree.Node(root, children), estimates, List.of());
    }

    /**
     * A small tree in which the first action looks best and is lost after four plies, whatever is played.
     *
     * @param width how many children each node below it has
     */
    static Trap lostLater(Random random, int width) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            int around = i == 0 ? sign * 300 : 0;
            Tree end = Tree.leaf(i == 0 ? -sign * Window.MAX_VALUE : 0);
            IntUnaryOperator estimate = ply -> around + random.nextInt(100) - 50;
            children.add(same(i == 0 ? width : 2, root.opponent(), 1, i == 0 ? 3 : 6, end, estimate, estimates));
        }
        return new Trap(new Tree.Node(root, children), estimates, List.of(0));
    }

    /**
     * A tree with as many actions as a position can have, in the worst order three plies ahead: nothing can be cut there, so that two hundred inner
     * nodes take three thousand moves. Until then all looks alike, and nothing shows a better order.
     */
    static Trap uncut(Player root, Random random) {
        int sign = root == Player.MAX ? 1 : -1;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        Tree end = Tree.leaf(0);
        for (int i = 0; i < WIDEST; i++) {
            estimates.add(0);
            List<Tree> answers = new ArrayList<>();
            for (int j = 0; j < WIDEST; j++) {
                estimates.add(0);
                // Each action is better than those before it, and each answer too.
                int most = 1_000 * (i + 1) - 50 * j;
                IntStream.range(0, WIDEST).forEach(k -> estimates.add(sign * (most - random.nextInt(50))));
                Tree behind = new Tree.Node(root.opponent(), List.of(end, end));
                answers.add(new Tree.Node(root, Collections.nCopies(WIDEST, behind)));
            }
            children.add(new Tree.Node(root.opponent(), answers));
        }
        return new Trap(new Tree.Node(root, children), estimates, List.of());
    }

    /**
     * A tree with two actions at the root and as many as a position can have at each node below. Four plies ahead the order is the worst, so that nothing
     * can be cut, and the subtree of the first action takes three thousand moves. Until then all looks alike.
     */
    static Trap uncutBelow(Player root) {
        int sign = root == Player.MAX ? 1 : -1;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        Tree end = Tree.leaf(0);
        Tree behind = new Tree.Node(root, List.of(end, end));
        for (int i = 0; i < 2; i++) {
            estimates.add(0);
            List<Tree> answers = new ArrayList<>();
            for (int j = 0; j < WIDEST; j++) {
                estimates.add(0);
                List<Tree> replies = new ArrayList<>();
                for (int k = 0; k < WIDEST; k++) {
                    estimates.add(0);
                    // Each is better for whoever plays it than those before it, whatever follows.
                    int most = (((WIDEST + 1) * i - j) * (WIDEST + 1) + k) * (WIDEST + 1);
                    IntStream.range(0, WIDEST).forEach(last -> estimates.add(sign * (most - last)));
                    replies.add(new Tree.Node(root.opponent(), Collections.nCopies(WIDEST, behind)));
                }
                answers.add(new Tree.Node(root, replies));
            }
            children.add(new Tree.Node(root.opponent(), answers));
        }
        return new Trap(new Tree.Node(root, children), estimates, List.of());
    }

    /**
     * A tree of so many children at each node, which ends in the same way everywhere.
     *
     * @param ply the ply of its root
     * @param last the ply of the nodes above its leaves
     * @param estimate from the ply of a node to its estimate
     */
    private static Tree same(
            int width, Player player, int ply, int last, Tree end, IntUnaryOperator estimate, List<Integer> estimates) {
        if (ply > last) {
            return end;
        }
        estimates.add(estimate.applyAsInt(ply));
        return new Tree.Node(
                player,
                IntStream.range(0, width)
                        .mapToObj(i -> same(width, player.opponent(), ply + 1, last, end, estimate, estimates))
                        .toList());
    }

    /**
     * A line that nobody comes to the end of. Beside each move on it another one loses at once: of a move without any choice a sound player may
     * follow the line further than its depth says.
     */
    private static Tree line(Player player, int ply, IntUnaryOperator estimate, List<Integer> estimates) {
        if (ply > FAR + 2) {
            return Tree.leaf(0);
        }
        estimates.add(estimate.applyAsInt(ply));
        Tree lost = Tree.leaf(player == Player.MAX ? -Window.MAX_VALUE : Window.MAX_VALUE);
        return new Tree.Node(player, List.of(line(player.opponent(), ply + 1, estimate, estimates), lost));
    }

    /** A tree with no choice below its root, longer than an array by ply may be. */
    static Trap narrow(Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = Stream.generate(() ->
                        same(1, root.opponent(), 1, LONG, Tree.leaf(0), ply -> random.nextInt(100) - 50, estimates))
                .limit(WIDTH)
                .toList();
        return new Trap(new Tree.Node(root, children), estimates, List.of());
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

    /**
     * A tree in which the last action is best by far at any depth. Everything looks better from ply to ply, the last action as well: what
     * an iteration has found before it comes there may look better than all of the iteration before.
     */
    static Trap rising(Random random) {
        return lastIsBest(2_000, 3_000, random);
    }

    /**
     * A tree in which one action looks best one and two plies ahead, and another one from three plies on, by more. From ply to ply all looks
     * much worse, or much better: more than a window that is drawn around what the iteration before has found.
     *
     * @param slope the amount by which all looks better from ply to ply, to the player at the root
     */
    static Trap sloping(Player root, int slope, Random random) {
        return sloping(root, slope, WIDTH, DEPTH, random);
    }

    /**
     * The same where all looks better, with fewer actions below the root and more plies: whoever ends an iteration at the first action that is
     * better than its window does not come to the end of the game in the time for three plies.
     */
    static Trap climbing(Player root, Random random) {
        return sloping(root, CLIMB, NARROW, FAR, random);
    }

    private static Trap sloping(Player root, int slope, int width, int last, Random random) {
        int sign = root == Player.MAX ? 1 : -1;
        int first = random.nextInt(WIDTH);
        int better = (first + 1 + random.nextInt(WIDTH - 1)) % WIDTH;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            int action = i;
            IntUnaryOperator estimate = ply -> sign
                    * (slope * (ply - 3)
                            + (action == first ? 1_000 : action == better ? (ply < 3 ? 0 : 4_000) : -2_000));
            Tree end = Tree.leaf(action == better ? sign * Window.MAX_VALUE : 0);
            children.add(same(width, root.opponent(), 1, last, end, estimate, estimates));
        }
        return new Trap(new Tree.Node(root, children), estimates, othersThan(better));
    }

    /**
     * A tree in which what the root is worth changes by one amount from ply to ply, so that an iteration's value lies on the very edge of a window
     * of that width around the value before. One action looks best one and two plies ahead, and another one from three plies on.
     *
     * <p>Where all looks better, the first one stays just on the edge, and the other one is beyond it. Where all looks worse, the first answer to each
     * action leads to the edge, and only the best one stays there.
     *
     * @param slope the amount by which all looks better from ply to ply, to the player at the root
     */
    static Trap stepping(Player root, int slope, Random random) {
        int sign = root == Player.MAX ? 1 : -1;
        boolean rises = slope > 0;
        // Where all looks better, it is behind the first one; where all looks worse, neither in front nor last.
        int better = 1 + random.nextInt(WIDTH - 2);
        int first = rises ? random.nextInt(better) : (better + 1 + random.nextInt(WIDTH - 1)) % WIDTH;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            int early = i == first ? EDGE : i == better ? 0 : -2 * EDGE;
            int others = rises ? early : EDGE / 2;
            int later = i != better ? others : rises ? 4 * EDGE : EDGE;
            estimates.add(sign * (early - 2 * slope));
            List<Tree> answers = new ArrayList<>();
            for (int worth : List.of(rises ? later : EDGE, later)) {
                estimates.add(sign * (early - slope));
                IntUnaryOperator estimate = ply -> sign * (worth + slope * (ply - 3));
                List<Tree> moves = Stream.generate(() -> line(root.opponent(), 3, estimate, estimates))
                        .limit(NARROW)
                        .toList();
                answers.add(new Tree.Node(root, moves));
            }
            children.add(new Tree.Node(root.opponent(), answers));
        }
        return new Trap(new Tree.Node(root, children), estimates, othersThan(better));
    }

    /** A tree in which the last action is best at any depth, by a little. */
    static Trap close(Random random) {
        return lastIsBest(60, 0, random);
    }

    private static Trap lastIsBest(int best, int eachPly, Random random) {
        int last = WIDTH - 1;
        IntUnaryOperator worth = action -> action == last ? best : random.nextInt(best / 3);
        return bestAtAnyDepth(last, Window.MAX_VALUE, worth, eachPly, random);
    }

    /** A tree in which the first action is best at any depth, and all look worse than a tie: the 0 of a search that was cut off looks better than all of them. */
    static Trap worseThanATie(Random random) {
        return bestAtAnyDepth(0, 0, action -> -200 * (action + 1) - random.nextInt(100), 0, random);
    }

    /**
     * A tree in which the last action is never good: one and two plies ahead by an answer that turns out to be harmless, later by one that looked
     * harmless. In between, when that one has not been looked at, it seems better than all others.
     */
    static Trap refutedLater(Random random) {
        return withOneThatLooksBad(WIDTH - 1, Trap::refutedByWhatLookedHarmless, List.of(WIDTH - 1), random);
    }

    private static Tree refutedByWhatLookedHarmless(Player root, int sign, List<Integer> estimates, Random random) {
        List<Tree> answers = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            boolean refutes = i == WIDTH - 1;
            int early = sign * (i == 0 ? -500 : refutes ? 600 : 500);
            int later = sign * (refutes ? -500 : 500);
            Tree end = Tree.leaf(refutes ? -sign * Window.MAX_VALUE : 0);
            answers.add(same(WIDTH, root, 2, DEPTH, end, ply -> ply == 2 ? early : later, estimates));
        }
        return new Tree.Node(root.opponent(), answers);
    }

    /**
     * A tree in which the first action looks best one and two plies ahead, and the second one from three plies on; the others lie between the two.
     *
     * @param misleading whether the second action's first answers show only that it is better than the first one, and not that it is better
     *     than the others: then who takes a null window's bound for a value plays one of these
     */
    static Trap between(Player root, boolean misleading, Random random) {
        int sign = root == Player.MAX ? 1 : -1;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            int early = i == 0 ? 200 : -200 * i;
            int later = i == 0 ? 0 : 500 + random.nextInt(100);
            IntUnaryOperator estimate = ply -> sign * (ply < 3 ? early : later);
            children.add(
                    i == 1
                            ? best(root, sign, misleading ? 100 : 1_000, estimates)
                            : same(WIDTH, root.opponent(), 1, DEPTH, Tree.leaf(0), estimate, estimates));
        }
        return new Trap(new Tree.Node(root, children), estimates, List.of(2, 3));
    }

    /** @param first what the first answers to the opponent's seem worth to the player at the root; the last is worth 1,000 */
    private static Tree best(Player root, int sign, int first, List<Integer> estimates) {
        estimates.add(-sign * 200);
        List<Tree> answers = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            estimates.add(-sign * 200);
            List<Tree> moves = new ArrayList<>();
            for (int j = 0; j < WIDTH; j++) {
                int worth = j == WIDTH - 1 ? 1_000 : first;
                Tree end = Tree.leaf(j == WIDTH - 1 ? sign * Window.MAX_VALUE : 0);
                moves.add(same(WIDTH, root.opponent(), 3, DEPTH, end, ply -> sign * worth, estimates));
            }
            answers.add(new Tree.Node(root, moves));
        }
        return new Tree.Node(root.opponent(), answers);
    }

    /** @param end what the best action is worth at the ends of the game; the others are worth as much less as a win is more than a tie */
    private static Trap bestAtAnyDepth(int best, int end, IntUnaryOperator worth, int eachPly, Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            int first = worth.applyAsInt(i);
            Tree leaf = Tree.leaf(sign * (i == best ? end : end - Window.MAX_VALUE));
            IntUnaryOperator estimate = ply -> sign * (first + eachPly * ply);
            children.add(same(WIDTH, root.opponent(), 1, DEPTH, leaf, estimate, estimates));
        }
        return new Trap(new Tree.Node(root, children), estimates, othersThan(best));
    }

    /**
     * A tree in which one action ends in a tie at once, and all others look worse at any depth, or better.
     *
     * @param better whether they look better
     */
    static Trap tie(Random random, int tying, boolean better) {
        return tie(random, tying, better, 0, ply -> 200 + random.nextInt(100));
    }

    /** The same with a tie after two plies, and all others are worse, or better, by as little as there is. */
    static Trap nearlyATie(Random random, int tying, boolean better) {
        return tie(random, tying, better, 1, ply -> 1);
    }

    private static Trap tie(Random random, int tying, boolean better, int lastInner, IntUnaryOperator apart) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int toRoot = (root == Player.MAX) == better ? 1 : -1;
        Tree end = Tree.leaf(toRoot * Window.MAX_VALUE);
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            children.add(
                    i == tying
                            ? same(WIDTH, root.opponent(), 1, lastInner, Tree.leaf(0), ply -> 0, estimates)
                            : same(
                                    WIDTH,
                                    root.opponent(),
                                    1,
                                    DEPTH,
                                    end,
                                    ply -> toRoot * apart.applyAsInt(ply),
                                    estimates));
        }
        return new Trap(new Tree.Node(root, children), estimates, better ? List.of(tying) : othersThan(tying));
    }

    /**
     * A wide tree of three plies in which the first action loses by its last answer. Of the others each is better than those in front of it,
     * and each answer to them worse, so that nothing can be cut in the order of the list.
     */
    static Trap stairs(Random random) {
        Player root = random.nextBoolean() ? Player.MAX : Player.MIN;
        int sign = root == Player.MAX ? 1 : -1;
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDEST; i++) {
            int worth = 1_000 * i;
            estimates.add(sign * worth);
            List<Tree> answers = new ArrayList<>();
            for (int j = 0; j < WIDEST; j++) {
                int better = 10 * (WIDEST - j);
                IntUnaryOperator estimate = ply -> sign * (worth + better + (ply == 3 ? random.nextInt(10) : 0));
                answers.add(
                        i == 0 && j == WIDEST - 1
                                ? Tree.leaf(-sign * Window.MAX_VALUE)
                                : same(WIDTH, root, 2, 3, Tree.leaf(0), estimate, estimates));
            }
            children.add(new Tree.Node(root.opponent(), answers));
        }
        return new Trap(new Tree.Node(root, children), estimates, List.of(0));
    }

    private static List<Integer> othersThan(int action) {
        return IntStream.range(0, WIDTH).filter(i -> i != action).boxed().toList();
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
}
