package plybook.diagnosis.gomoku;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * The known mistakes of a player with a clock. Each shows in what it plays on fresh trees when its clock is up at one place after the
 * other, whatever the order in which it looks and whatever it cuts.
 */
public final class PlayerMistakes {
    public static final Mistake BEST_SO_FAR = new Mistake("best-of-an-unfinished-iteration");

    public static final Mistake ESTIMATE_WHEN_UP = new Mistake("estimate-when-time-is-up");

    public static final Mistake ZERO_WHEN_UP = new Mistake("zero-when-time-is-up");

    public static final Mistake HALF_A_SUBTREE = new Mistake("half-a-subtree-counts");

    public static final Mistake CLOCK_NEVER_ASKED = new Mistake("clock-never-asked");

    public static final Mistake CLOCK_ASKED_RARELY = new Mistake("clock-asked-too-rarely");

    public static final Mistake ALWAYS_MAX = new Mistake("always-max");

    public static final Mistake ALWAYS_MIN = new Mistake("always-min");

    public static final Mistake PLAYS_THE_WORST = new Mistake("worst-move-played");

    public static final Mistake PLAYS_THE_LAST = new Mistake("choice-last");

    public static final Mistake WRONG_SIDE = new Mistake("evaluated-from-the-wrong-side");

    public static final Mistake LATER_WIN = new Mistake("later-win-as-good");

    /** By the number of plies that are looked at and never exceeded, from one on; few are three or four. */
    private static final List<Mistake> ONLY_SO_DEEP =
            List.of(new Mistake("one-ply-only"), new Mistake("two-plies-only"), new Mistake("few-plies-only"));

    /** The most plies that are few. */
    private static final int FEW = 4;

    private static final int WIDTH = 4;
    private static final int DEPTH = 6;
    private static final int TREES = 6;

    /** More than a search to the end of a tree needs, however often it begins again. */
    private static final int PLENTY = 20_000;

    /** One and two plies, or one and three, are finished with the first of them, and the whole tree with the last. */
    private static final List<Integer> LIMITS = Stream.concat(
                    IntStream.range(0, 30).mapToObj(i -> 100 + 11 * i),
                    Stream.of(450, 500, 600, 800, 1_150, 1_250, 1_350, 1_600, 8_000))
            .toList();

    private static final Map<Mistake, BiPredicate<Asked, Random>> LAWS = new LinkedHashMap<>();

    private PlayerMistakes() {}

    /** A player that is asked for a move. */
    public interface Asked {
        /**
         * Returns its move.
         *
         * @param nodes the number of moves on the position after which the clock is up
         */
        Played move(Position position, int nodes);
    }

    /**
     * A player's answer.
     *
     * @param nodes the number of moves that it made on the position
     */
    public record Played(int action, long nodes) {}

    /**
     * A tree with its estimates.
     *
     * @param estimates of its inner nodes, each before those below it, from left to right
     */
    public record Position(Tree tree, List<Integer> estimates) {}

    /** All of them, the particular before the general. */
    public static List<Mistake> all() {
        return List.copyOf(LAWS.keySet());
    }

    /** Those that play what an unfinished iteration has found. */
    public static List<Mistake> ofTheCutOff() {
        return List.of(HALF_A_SUBTREE, ESTIMATE_WHEN_UP, ZERO_WHEN_UP, BEST_SO_FAR);
    }

    /** Those that value the right states wrongly. */
    public static List<Mistake> ofValues() {
        return List.of(ALWAYS_MAX, ALWAYS_MIN, PLAYS_THE_WORST, PLAYS_THE_LAST, WRONG_SIDE, LATER_WIN);
    }

    /** Those that look fewer plies ahead than so many, at any time. */
    public static List<Mistake> shallowerThan(int plies) {
        return ONLY_SO_DEEP.subList(0, Math.min(plies - 1, ONLY_SO_DEEP.size()));
    }

    /** Returns whether the player plays on fresh trees as the mistake has it. */
    public static boolean shows(Mistake mistake, Asked player, Random random) {
        return Objects.requireNonNull(LAWS.get(mistake), mistake.id()).test(player, random);
    }

    static {
        LAWS.put(HALF_A_SUBTREE, PlayerMistakes::countsHalfASubtree);
        LAWS.put(ESTIMATE_WHEN_UP, PlayerMistakes::estimatesWhenUp);
        LAWS.put(ZERO_WHEN_UP, PlayerMistakes::takesZeroWhenUp);
        LAWS.put(BEST_SO_FAR, PlayerMistakes::playsTheBestSoFar);
        LAWS.put(CLOCK_NEVER_ASKED, PlayerMistakes::neverAsksTheClock);
        LAWS.put(CLOCK_ASKED_RARELY, PlayerMistakes::asksTheClockRarely);
        LAWS.put(ALWAYS_MAX, always((root, best, worst) -> root == Player.MAX ? best : worst));
        LAWS.put(ALWAYS_MIN, always((root, best, worst) -> root == Player.MIN ? best : worst));
        LAWS.put(PLAYS_THE_WORST, always((root, best, worst) -> worst));
        LAWS.put(PLAYS_THE_LAST, always((root, best, worst) -> WIDTH - 1));
        LAWS.put(WRONG_SIDE, PlayerMistakes::evaluatesForTheSideToMove);
        LAWS.put(LATER_WIN, PlayerMistakes::likesALaterWinAsWell);
        LAWS.put(ONLY_SO_DEEP.get(0), (player, random) -> looksOnlySoDeep(player, random, 1));
        LAWS.put(ONLY_SO_DEEP.get(1), (player, random) -> looksOnlySoDeep(player, random, 2));
        LAWS.put(ONLY_SO_DEEP.get(2), (player, random) -> IntStream.rangeClosed(3, FEW)
                .anyMatch(plies -> looksOnlySoDeep(player, random, plies)));
    }

    /** A node's estimate in the view of the player at the root, from the root's action above it and its ply. */
    private interface Estimate {
        int of(int action, int ply);
    }

    /** Builds a tree from its top. */
    private static final class Growing {
        private final Player root;
        private final Estimate estimate;
        private final List<Integer> estimates = new ArrayList<>(List.of(0));

        Growing(Player root, Estimate estimate) {
            this.root = root;
            this.estimate = estimate;
        }

        /** @param refuted the root's action that loses at once after the last answer; −1 for none */
        Position position(int refuted) {
            return new Position(
                    new Tree.Node(
                            root,
                            IntStream.range(0, WIDTH)
                                    .mapToObj(action -> node(root.opponent(), 1, action, action == refuted))
                                    .toList()),
                    estimates);
        }

        /** @param later the root's action that wins in three plies, whatever the answer */
        Position winning(int later, int atOnce) {
            List<Tree> children = new ArrayList<>();
            for (int action = 0; action < WIDTH; action++) {
                children.add(
                        action == atOnce
                                ? Tree.leaf(sign(root) * Window.MAX_VALUE)
                                : action == later ? wonAtLast() : node(root.opponent(), 1, action, false));
            }
            return new Position(new Tree.Node(root, children), estimates);
        }

        private Tree wonAtLast() {
            estimates.add(0);
            return new Tree.Node(
                    root.opponent(),
                    IntStream.range(0, WIDTH)
                            .mapToObj(answer -> {
                                estimates.add(0);
                                return (Tree) new Tree.Node(root, List.of(Tree.leaf(sign(root) * Window.MAX_VALUE)));
                            })
                            .toList());
        }

        private Tree node(Player player, int ply, int action, boolean refuted) {
            if (ply == DEPTH) {
                return Tree.leaf(0);
            }
            estimates.add(sign(root) * estimate.of(action, ply));
            return new Tree.Node(
                    player,
                    IntStream.range(0, WIDTH)
                            .mapToObj(i -> refuted && i == WIDTH - 1
                                    ? Tree.leaf(-sign(root) * Window.MAX_VALUE)
                                    : node(player.opponent(), ply + 1, action, false))
                            .toList());
        }
    }

    private static int sign(Player root) {
        return root == Player.MAX ? 1 : -1;
    }

    /** A tree in which the root's actions are worth the same at any depth, but for a little. */
    private static Position steady(Player root, List<Integer> worth, int spread, Random random) {
        return new Growing(root, (action, ply) -> worth.get(action) + random.nextInt(spread)).position(-1);
    }

    private static Player drawnRoot(Random random) {
        return random.nextBoolean() ? Player.MAX : Player.MIN;
    }

    /** The actions that are played, by the time at which the clock is up. */
    private static List<Integer> played(Asked player, Position position) {
        return played(player, position, LIMITS);
    }

    private static List<Integer> played(Asked player, Position position, List<Integer> limits) {
        return limits.stream()
                .map(limit -> player.move(position, limit).action())
                .toList();
    }

    /** Returns how often one of the others is played with less time than one with which the best is played. */
    private static int before(List<Integer> played, int best, Set<Integer> others) {
        return (int) played.subList(0, Math.max(0, played.lastIndexOf(best))).stream()
                .filter(others::contains)
                .count();
    }

    /** Only actions that are better than all in front of them are ever played, and the best is left again and again for one of the others. */
    private static boolean playsTheBestSoFar(Asked player, Random random) {
        int left = 0;
        for (int i = 0; i < TREES; i++) {
            List<Integer> ranks = new ArrayList<>(List.of(0, 100, 200, 300));
            do {
                Collections.shuffle(ranks, random);
            } while (ranks.get(0) == 300);
            int offset = i % 2 == 0 ? 1_000 : -1_000;
            List<Integer> worth = ranks.stream().map(rank -> rank + offset).toList();
            Set<Integer> records = new HashSet<>();
            for (int action = 0; action < WIDTH; action++) {
                if (Collections.max(ranks.subList(0, action + 1)).equals(ranks.get(action))) {
                    records.add(action);
                }
            }
            List<Integer> played = played(player, steady(drawnRoot(random), worth, 20, random));
            if (!records.containsAll(played)) {
                return false;
            }
            int best = ranks.indexOf(300);
            records.remove(best);
            left += before(played, best, records) > 0 ? 1 : 0;
        }
        return left >= TREES - 2;
    }

    /** The last action looks best at a glance and is not: it is played until the clock lets it be searched, and otherwise the best one. */
    private static boolean estimatesWhenUp(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            // Below the tie at the end of the tree, so that what was searched to the end is never worse than an
            // estimate.
            List<Integer> worth = List.of(-700, -900, -1_000, -800);
            Position position = new Growing(
                            drawnRoot(random),
                            (action, ply) ->
                                    (ply == 1 && action == WIDTH - 1 ? 5_000 : worth.get(action)) + random.nextInt(20))
                    .position(-1);
            List<Integer> played = played(player, position);
            int tempted = Collections.frequency(played, WIDTH - 1);
            return tempted >= LIMITS.size() / 4
                    && tempted < LIMITS.size()
                    && tempted + Collections.frequency(played, 0) == LIMITS.size();
        });
    }

    /** Returns whether the best action, which stands in front, is left where all is worth a little less than 0, and played where all is worth a little more. */
    private static boolean takesZeroWhenUp(Asked player, Random random) {
        Set<Integer> others = Set.of(1, 2, 3);
        return IntStream.range(0, TREES).allMatch(i -> {
            Player root = drawnRoot(random);
            List<Integer> above = played(player, steady(root, List.of(90, 80, 70, 60), 5, random));
            List<Integer> below = played(player, steady(root, List.of(-60, -70, -80, -90), 5, random));
            return others.stream().noneMatch(above::contains) && before(below, 0, others) >= LIMITS.size() / 8;
        });
    }

    /** The last action is refuted by the last answer to it, and its other answers look good: it is played where these alone were searched. */
    private static boolean countsHalfASubtree(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            List<Integer> worth = List.of(300, 200, 100, 0);
            Position position = new Growing(
                            drawnRoot(random),
                            (action, ply) ->
                                    (ply > 1 && action == WIDTH - 1 ? 500 : worth.get(action)) + random.nextInt(20))
                    .position(WIDTH - 1);
            List<Integer> played = played(player, position);
            return before(played, 0, Set.of(WIDTH - 1)) >= 2 && before(played, 0, Set.of(1, 2)) <= 2;
        });
    }

    /** The same move after as many nodes, whatever the clock says. */
    private static boolean neverAsksTheClock(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            Position position = wild(drawnRoot(random), random);
            Played last = player.move(position, PLENTY);
            return IntStream.of(1, 60, 400, 2_000)
                    .mapToObj(limit -> player.move(position, limit))
                    .allMatch(last::equals);
        });
    }

    /** There are a few places at which it can stop: with any clock it stops at the next of them. */
    private static boolean asksTheClockRarely(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            Position position = wild(drawnRoot(random), random);
            long until = 0;
            long latest = 0;
            for (int limit = 40; limit < 1_500; limit += 20) {
                long used = player.move(position, limit).nodes();
                if (used < limit || (limit <= until && used != until)) {
                    return false;
                }
                until = used;
                latest = Math.max(latest, used - limit);
            }
            return latest > 100;
        });
    }

    /** The action that is played at any time, where the actions are worth the same at any depth. */
    private interface Choice {
        int of(Player root, int best, int worst);
    }

    private static BiPredicate<Asked, Random> always(Choice choice) {
        return (player, random) -> IntStream.range(0, 2 * TREES).allMatch(i -> {
            List<Integer> worth = new ArrayList<>(List.of(1_000, 1_100, 1_200, 1_300));
            Collections.shuffle(worth, random);
            Player root = i % 2 == 0 ? Player.MIN : Player.MAX;
            int wanted = choice.of(root, worth.indexOf(1_300), worth.indexOf(1_000));
            Position position = steady(root, worth, 20, random);
            return IntStream.of(100, 150, 200)
                    .allMatch(limit -> player.move(position, limit).action() == wanted);
        });
    }

    /** The best and the worst in turn, as the horizon is the one side's or the other's. */
    private static boolean evaluatesForTheSideToMove(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            List<Integer> worth = new ArrayList<>(List.of(1_000, 1_100, 1_200, 1_300));
            Collections.shuffle(worth, random);
            List<Integer> played = played(player, steady(drawnRoot(random), worth, 20, random), LIMITS.subList(0, 30));
            return Set.copyOf(played).equals(Set.of(worth.indexOf(1_300), worth.indexOf(1_000)));
        });
    }

    /** Of a win in three plies and one at once the one that stands in front is played. */
    private static boolean likesALaterWinAsWell(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            int later = i % 2 == 0 ? random.nextInt(2) : 2 + random.nextInt(2);
            int atOnce = i % 2 == 0 ? 2 + random.nextInt(2) : random.nextInt(2);
            Growing growing = new Growing(drawnRoot(random), (action, ply) -> random.nextInt(1_000) - 500);
            return played(player, growing.winning(later, atOnce)).stream()
                    .allMatch(action -> action == Math.min(later, atOnce));
        });
    }

    /** A tree whose estimates say nothing of each other. */
    private static Position wild(Player root, Random random) {
        return new Growing(root, (action, ply) -> random.nextInt(10_000) - 5_000).position(-1);
    }

    /** With plenty of time it plays what is best so many plies ahead. */
    private static boolean looksOnlySoDeep(Asked player, Random random, int plies) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            Position position = wild(drawnRoot(random), random);
            return best(position, plies).contains(player.move(position, PLENTY).action());
        });
    }

    private static List<Integer> best(Position position, int plies) {
        IdentityHashMap<Tree, Integer> estimates = new IdentityHashMap<>();
        note(position.tree(), position.estimates().iterator(), estimates);
        Tree root = position.tree();
        int value = value(root, plies, estimates);
        return IntStream.range(0, WIDTH)
                .filter(action -> value(root.children().get(action), plies - 1, estimates) == value)
                .boxed()
                .toList();
    }

    private static void note(Tree tree, Iterator<Integer> next, IdentityHashMap<Tree, Integer> estimates) {
        if (!tree.isLeaf()) {
            estimates.put(tree, next.next());
            tree.children().forEach(child -> note(child, next, estimates));
        }
    }

    private static int value(Tree tree, int plies, IdentityHashMap<Tree, Integer> estimates) {
        if (plies == 0) {
            return Objects.requireNonNull(estimates.get(tree));
        }
        IntStream values = tree.children().stream().mapToInt(child -> value(child, plies - 1, estimates));
        return (tree.player() == Player.MAX ? values.max() : values.min()).orElseThrow();
    }
}
