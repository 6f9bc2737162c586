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
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.GameMistakes;
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

    public static final Mistake LAST_UNCHECKED = new Mistake("clock-not-asked-after-the-last-action");

    public static final Mistake CLOCK_NEVER_ASKED = new Mistake("clock-never-asked");

    public static final Mistake CLOCK_ASKED_RARELY = new Mistake("clock-asked-too-rarely");

    public static final Mistake MAX_AT_THE_ROOT = new Mistake("max-at-the-root");

    public static final Mistake ALWAYS_MAX = new Mistake("always-max");

    public static final Mistake ALWAYS_MIN = new Mistake("always-min");

    public static final Mistake ROOT_ALWAYS_MAX = new Mistake("root-always-max");

    public static final Mistake ROOT_ALWAYS_MIN = new Mistake("root-always-min");

    public static final Mistake PLAYS_THE_WORST = new Mistake("worst-move-played");

    public static final Mistake PLAYS_THE_LAST = new Mistake("choice-last");

    public static final Mistake WRONG_SIDE = new Mistake("evaluated-from-the-wrong-side");

    public static final Mistake LATER_WIN = new Mistake("later-win-as-good");

    public static final Mistake LATER_WIN_BETTER = new Mistake("later-win-worth-more");

    public static final Mistake WINS_FOR_NOTHING = new Mistake("win-worth-nothing");

    public static final Mistake ENDS_ARE_LOST = new Mistake("end-lost-for-the-side-to-move");

    /** Below one player's root that player is taken to move again, below the other's all is right. */
    public static final Mistake PLAYS_ALONG_FOR_MAX = new Mistake("player-kept-for-max");

    public static final Mistake PLAYS_ALONG_FOR_MIN = new Mistake("player-kept-for-min");

    public static final Mistake PLAYS_ALONG = new Mistake("opponent-plays-along");

    public static final Mistake TIES = new Mistake("ties-at-the-root");

    public static final Mistake ASPIRES_ONCE = new Mistake("aspiration-window-not-widened");

    public static final Mistake KEEPS_THE_BEST = new Mistake("best-of-all-iterations");

    public static final Mistake ORDER_IGNORED = new Mistake("moves-in-any-order-are-one-position");

    public static final Mistake LOSES_THE_FIRST = new Mistake("first-action-lost");

    public static final Mistake LOSES_THE_LAST = new Mistake("last-action-lost");

    public static final Mistake OF_THE_CALL_BEFORE = new Mistake("move-of-the-call-before");

    public static final Mistake ONLY_THE_FIRST = new Mistake("first-actions-only");

    public static final Mistake LEFT_WHEN_NO_BETTER = new Mistake("left-at-a-worse-answer");

    public static final Mistake STOPS_WHEN_LOST = new Mistake("stops-at-a-lost-action");

    public static final Mistake LOOKED_UP_ELSEWHERE = new Mistake("looked-up-in-another-position");

    public static final Mistake LOOKED_UP_IN_ANOTHER_ORDER = new Mistake("looked-up-in-another-order");

    public static final Mistake ONLY_THE_PROMISING = new Mistake("promising-actions-only");

    public static final Mistake BEGINS_DEEP = new Mistake("first-iteration-too-deep");

    public static final Mistake STOPS_WHEN_SURE = new Mistake("stops-when-iterations-agree");

    public static final Mistake STOPS_WHEN_HIGH = new Mistake("stops-at-a-large-estimate");

    public static final Mistake NOTHING_YET = new Mistake("nothing-before-the-first-iteration");

    public static final Mistake NOTHING_WHEN_LOST = new Mistake("nothing-when-all-loses");

    /** By the number of plies that are looked at and never exceeded, from one on; few are three to five. */
    private static final List<Mistake> ONLY_SO_DEEP =
            List.of(new Mistake("one-ply-only"), new Mistake("two-plies-only"), new Mistake("few-plies-only"));

    /** The most plies that are few and show in what looks best so many plies ahead. */
    private static final int FEW = 4;

    static final int WIDTH = 4;
    static final int DEPTH = 6;
    static final int TREES = 6;

    /** More than a search to the end of a tree needs, however often it begins again. */
    static final int PLENTY = 20_000;

    /** Enough to search a game of two plies as often as a search begins again. */
    static final int MANY = 2_000;

    /** Enough to look at each action, and at a few answers. */
    static final int ONE_PLY = 7;

    /** Enough for two plies, without a cut, where one action wins at once; less than three plies need, however much is cut. */
    static final int TWO_PLIES_TO_A_WIN = 17;

    /** So many end at most between the least of the times and the thirtieth. */
    private static final int ITERATIONS = 3;

    /** More actions than anybody looks at who looks at the first ones only: as many as a position of Gomoku has, and a few more. */
    static final int WIDE = 18;

    /** One and two plies, or one and three, are finished with the first of them, and the whole tree with the last. */
    private static final List<Integer> LIMITS = Stream.concat(
                    IntStream.range(0, 30).mapToObj(i -> 100 + 11 * i),
                    Stream.of(450, 500, 600, 800, 1_150, 1_250, 1_350, 1_600, 8_000))
            .toList();

    /** Two plies are finished, and the end of a tree, where all is a tie, is not seen yet. */
    private static final List<Integer> TWO_PLIES = List.of(60, 80, 100, 130);

    /** The third iteration begins before the first of them, and is finished with the last. */
    private static final List<Integer> THIRD_ITERATION =
            IntStream.range(0, 40).mapToObj(i -> 30 + 2 * i).toList();

    /** The least of four worths that are far apart. */
    private static final int WORST = 1_000;

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

        /** Goes on with a new player, which knows of no move before. */
        default void startAgain() {}

        /** Returns whether it moves at all, with so many nodes. */
        default boolean moves(Position position, int nodes) {
            return move(position, nodes).action() >= 0;
        }
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
    public record Position(Tree tree, List<Integer> estimates) {
        /** Returns the estimate of each inner node, by the node itself: equal ones may be estimated differently. */
        public IdentityHashMap<Tree, Integer> estimateOf() {
            IdentityHashMap<Tree, Integer> found = new IdentityHashMap<>();
            note(tree, estimates.iterator(), found);
            return found;
        }

        private static void note(Tree tree, Iterator<Integer> next, IdentityHashMap<Tree, Integer> estimates) {
            if (!tree.isLeaf()) {
                estimates.put(tree, next.next());
                tree.children().forEach(child -> note(child, next, estimates));
            }
        }
    }

    /** All of them, the particular before the general. */
    public static List<Mistake> all() {
        return List.copyOf(LAWS.keySet());
    }

    /** Those that play what an unfinished iteration has found, or have nothing else. */
    public static List<Mistake> ofTheCutOff() {
        return List.of(
                OF_THE_CALL_BEFORE,
                LAST_UNCHECKED,
                HALF_A_SUBTREE,
                ESTIMATE_WHEN_UP,
                ZERO_WHEN_UP,
                BEST_SO_FAR,
                LOOKED_UP_IN_ANOTHER_ORDER);
    }

    /** Those that value the right states wrongly. */
    public static List<Mistake> ofValues() {
        return List.of(
                GameMistakes.KEPT_BETWEEN_CALLS,
                ROOT_ALWAYS_MAX,
                ROOT_ALWAYS_MIN,
                MAX_AT_THE_ROOT,
                ALWAYS_MAX,
                ALWAYS_MIN,
                PLAYS_THE_WORST,
                PLAYS_THE_LAST,
                WRONG_SIDE,
                LATER_WIN,
                LATER_WIN_BETTER,
                WINS_FOR_NOTHING,
                ENDS_ARE_LOST,
                PLAYS_ALONG,
                PLAYS_ALONG_FOR_MAX,
                PLAYS_ALONG_FOR_MIN,
                TIES,
                STOPS_WHEN_HIGH,
                ASPIRES_ONCE,
                KEEPS_THE_BEST,
                ORDER_IGNORED,
                ONLY_THE_FIRST,
                ONLY_THE_PROMISING,
                LEFT_WHEN_NO_BETTER,
                STOPS_WHEN_LOST,
                LOSES_THE_FIRST,
                LOSES_THE_LAST,
                BEGINS_DEEP);
    }

    /** Those that do not go on although there is time. */
    public static List<Mistake> ofStopping(int plies) {
        return Stream.concat(Stream.of(STOPS_WHEN_SURE), shallowerThan(plies).stream())
                .toList();
    }

    /** Those that look fewer plies ahead than so many, at any time. */
    private static List<Mistake> shallowerThan(int plies) {
        return ONLY_SO_DEEP.subList(0, Math.min(plies - 1, ONLY_SO_DEEP.size()));
    }

    /** Returns whether the player plays on fresh trees as the mistake has it. */
    public static boolean shows(Mistake mistake, Asked player, Random random) {
        return Objects.requireNonNull(LAWS.get(mistake), mistake.id()).test(player, random);
    }

    static {
        LAWS.put(OF_THE_CALL_BEFORE, PlayerMistakes::playsTheMoveOfTheCallBefore);
        LAWS.put(GameMistakes.KEPT_BETWEEN_CALLS, PlayerMistakes::keepsSomething);
        LAWS.put(LAST_UNCHECKED, PlayerOmissions::forgetsTheClockAfterTheLast);
        LAWS.put(HALF_A_SUBTREE, PlayerMistakes::countsHalfASubtree);
        LAWS.put(ESTIMATE_WHEN_UP, PlayerMistakes::estimatesWhenUp);
        LAWS.put(ZERO_WHEN_UP, PlayerMistakes::takesZeroWhenUp);
        LAWS.put(
                BEST_SO_FAR,
                (player, random) -> playsTheBestSoFar(player, random)
                        || playsTheBestOfMost(player, random)
                        || Stream.of(Player.MAX, Player.MIN)
                                .anyMatch(root -> playsTheBestFromTheWorstOn(player, random, root)));
        LAWS.put(CLOCK_NEVER_ASKED, PlayerMistakes::neverAsksTheClock);
        LAWS.put(CLOCK_ASKED_RARELY, PlayerMistakes::asksTheClockRarely);
        BiPredicate<Asked, Random> forMax = always((root, best, worst) -> root == Player.MAX ? best : worst);
        BiPredicate<Asked, Random> forMin = always((root, best, worst) -> root == Player.MIN ? best : worst);
        LAWS.put(
                ROOT_ALWAYS_MAX,
                forMax.and((player, random) -> playsInTwoPlies(player, random, Player.MAX, Collections::min, true)
                        && playsInTwoPlies(player, random, Player.MIN, Collections::min, false)));
        LAWS.put(
                ROOT_ALWAYS_MIN,
                forMin.and((player, random) -> playsInTwoPlies(player, random, Player.MIN, Collections::min, true)
                        && playsInTwoPlies(player, random, Player.MAX, Collections::min, false)));
        LAWS.put(
                MAX_AT_THE_ROOT,
                forMax.and((player, random) -> playsInTwoPlies(player, random, Player.MAX, Collections::min, true)
                        && playsInTwoPlies(player, random, Player.MIN, Collections::max, false)));
        LAWS.put(ALWAYS_MAX, forMax.and((player, random) -> playsAlong(player, random, Player.MAX)));
        LAWS.put(ALWAYS_MIN, forMin.and((player, random) -> playsAlong(player, random, Player.MIN)));
        LAWS.put(PLAYS_THE_WORST, always((root, best, worst) -> worst));
        LAWS.put(PLAYS_THE_LAST, always((root, best, worst) -> WIDTH - 1));
        LAWS.put(WRONG_SIDE, PlayerMistakes::evaluatesForTheSideToMove);
        LAWS.put(LATER_WIN, PlayerMistakes::likesALaterWinAsWell);
        LAWS.put(LATER_WIN_BETTER, PlayerMistakes::prefersALaterWin);
        LAWS.put(WINS_FOR_NOTHING, PlayerMistakes::winsForNothing);
        LAWS.put(ENDS_ARE_LOST, PlayerMistakes::takesEveryEndForAWin);
        LAWS.put(
                PLAYS_ALONG,
                (player, random) -> playsAlong(player, random, Player.MAX) && playsAlong(player, random, Player.MIN));
        LAWS.put(
                PLAYS_ALONG_FOR_MAX,
                (player, random) ->
                        playsAlong(player, random, Player.MAX) && playsTwoPliesRightly(player, random, Player.MIN));
        LAWS.put(
                PLAYS_ALONG_FOR_MIN,
                (player, random) ->
                        playsAlong(player, random, Player.MIN) && playsTwoPliesRightly(player, random, Player.MAX));
        LAWS.put(TIES, (player, random) -> Stream.of(Player.MAX, Player.MIN)
                .anyMatch(root -> takesABoundForAValue(player, random, root)
                        || takesEveryLaterAction(player, random, root)
                        || takesWhatIsLookedAtLast(player, random, root)));
        LAWS.put(STOPS_WHEN_HIGH, PlayerMistakes::stopsAtALargeEstimate);
        LAWS.put(ASPIRES_ONCE, PlayerMistakes::doesNotWidenItsWindow);
        LAWS.put(KEEPS_THE_BEST, PlayerMistakes::keepsTheBestOfAllIterations);
        LAWS.put(ORDER_IGNORED, PlayerMistakes::ignoresTheOrder);
        LAWS.put(LOSES_THE_FIRST, (player, random) -> PlayerOmissions.losesTheActionAt(player, random, 0));
        LAWS.put(LOSES_THE_LAST, (player, random) -> PlayerOmissions.losesTheActionAt(player, random, WIDTH - 1));
        LAWS.put(ONLY_THE_FIRST, PlayerOmissions::looksAtTheFirstOnly);
        LAWS.put(LEFT_WHEN_NO_BETTER, PlayerOmissions::leavesWhenNoBetter);
        LAWS.put(STOPS_WHEN_LOST, PlayerOmissions::stopsAtALostAction);
        LAWS.put(LOOKED_UP_ELSEWHERE, PlayerOmissions::looksItsMoveUpElsewhere);
        LAWS.put(
                LOOKED_UP_IN_ANOTHER_ORDER,
                (player, random) -> PlayerOmissions.looksItsMoveUpInAnotherOrder(player, random)
                        || PlayerOmissions.looksItsMoveUpAsItWasMoved(player, random));
        LAWS.put(ONLY_THE_PROMISING, PlayerOmissions::looksAtThePromisingOnly);
        LAWS.put(BEGINS_DEEP, PlayerMistakes::beginsDeep);
        LAWS.put(STOPS_WHEN_SURE, PlayerMistakes::stopsWhenIterationsAgree);
        LAWS.put(NOTHING_YET, PlayerMistakes::hasNothingBeforeTheFirstIteration);
        LAWS.put(NOTHING_WHEN_LOST, PlayerMistakes::hasNothingWhenAllLoses);
        LAWS.put(ONLY_SO_DEEP.get(0), (player, random) -> looksOnlySoDeep(player, random, 1));
        LAWS.put(ONLY_SO_DEEP.get(1), (player, random) -> looksOnlySoDeep(player, random, 2));
        LAWS.put(
                ONLY_SO_DEEP.get(2),
                (player, random) ->
                        IntStream.rangeClosed(3, FEW).anyMatch(plies -> looksOnlySoDeep(player, random, plies))
                                || looksFivePlies(player, random));
    }

    /** A node's estimate in the view of the player at the root, from the root's action above it and its ply. */
    interface Estimate {
        int of(int action, int ply);
    }

    /** Builds a tree from its top. */
    static final class Growing {
        private final Player root;
        private final Estimate estimate;
        final List<Integer> estimates = new ArrayList<>(List.of(0));

        /** The amount by which everything is better below the last answer, except to the action that it refutes. */
        private int withLastAnswer;

        private int more;

        /** True if the ends are worth what their estimates would be: otherwise all are ties, and whoever takes a bound for a value plays any. */
        private boolean withValues;

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

        /** @param winning the root's action that wins in so many plies, whatever is played */
        Position winningIn(int plies, int winning) {
            List<Tree> children = new ArrayList<>();
            for (int action = 0; action < WIDTH; action++) {
                children.add(
                        action == winning
                                ? wonIn(plies, root.opponent(), 1, action)
                                : node(root.opponent(), 1, action, false));
            }
            return new Position(new Tree.Node(root, children), estimates);
        }

        private Tree wonIn(int plies, Player player, int ply, int action) {
            if (ply == plies) {
                return Tree.leaf(sign(root) * Window.MAX_VALUE);
            }
            estimates.add(sign(root) * estimate.of(action, ply));
            return new Tree.Node(
                    player,
                    IntStream.range(0, 2)
                            .mapToObj(i -> wonIn(plies, player.opponent(), ply + 1, action))
                            .toList());
        }

        /**
         * Returns a tree with one win or two.
         *
         * @param later the root's action that wins in three plies, whatever the answer; −1 for none
         * @param atOnce the one that wins with the next move; −1 for none
         */
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

        Tree node(Player player, int ply, int action, boolean refuted) {
            int worth = sign(root) * (estimate.of(action, ply) + more);
            if (ply == DEPTH) {
                return Tree.leaf(withValues ? worth : 0);
            }
            estimates.add(worth);
            List<Tree> children = new ArrayList<>();
            for (int i = 0; i < WIDTH; i++) {
                boolean lastAnswer = ply == 1 && i == WIDTH - 1;
                more = lastAnswer ? withLastAnswer : more;
                children.add(
                        refuted && lastAnswer
                                ? Tree.leaf(-sign(root) * Window.MAX_VALUE)
                                : node(player.opponent(), ply + 1, action, false));
                more = lastAnswer ? 0 : more;
            }
            return new Tree.Node(player, children);
        }
    }

    static int sign(Player root) {
        return root == Player.MAX ? 1 : -1;
    }

    /** A tree in which the root's actions are worth the same at any depth, but for a little. */
    static Position steady(Player root, List<Integer> worth, int spread, Random random) {
        return new Growing(root, (action, ply) -> worth.get(action) + random.nextInt(spread)).position(-1);
    }

    static Player drawnRoot(Random random) {
        return random.nextBoolean() ? Player.MAX : Player.MIN;
    }

    /** The actions that are played, by the time at which the clock is up. */
    private static List<Integer> played(Asked player, Position position) {
        return played(player, position, LIMITS);
    }

    static List<Integer> played(Asked player, Position position, List<Integer> limits) {
        return limits.stream()
                .map(limit -> player.move(position, limit).action())
                .toList();
    }

    /** Returns how often one of the others is played with less time than one with which the best is played. */
    static int before(List<Integer> played, int best, Set<Integer> others) {
        return (int) played.subList(0, Math.max(0, played.lastIndexOf(best))).stream()
                .filter(others::contains)
                .count();
    }

    /** Only actions that are better than all in front of them are ever played, and the best is left again and again for one of the others. */
    private static boolean playsTheBestSoFar(Asked player, Random random) {
        int left = 0;
        boolean midway = false;
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
            records.remove(0); // that is also what may be played before any iteration is finished
            midway |= records.stream().anyMatch(played::contains);
        }
        return midway && left >= TREES - 2;
    }

    /** The best action is left for the best of the others while it alone, the last one, is still to be searched, and never where it is not the last. */
    private static boolean playsTheBestOfMost(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            List<Integer> worth = new ArrayList<>(List.of(1_000, 1_200, 1_100));
            Collections.rotate(worth, i);
            int best = i % 2 == 0 ? WIDTH - 1 : 1 + random.nextInt(WIDTH - 2);
            worth.add(best, 1_300);
            int second = worth.indexOf(1_200);
            List<Integer> played = played(player, steady(drawnRoot(random), worth, 20, random), LIMITS.subList(0, 30));
            boolean left = before(played, best, Set.of(second)) > 0;
            return Set.of(best, second).containsAll(played) && left == (best == WIDTH - 1);
        });
    }

    /** In the third iteration the worst action is played, and then one after the other that is better, whatever their places: the list was sorted the wrong way round. */
    private static boolean playsTheBestFromTheWorstOn(Asked player, Random random, Player root) {
        return IntStream.range(0, TREES).allMatch(i -> {
            List<Integer> worth = shuffledThousands(random);
            List<Integer> played = played(player, steady(root, worth, 20, random), THIRD_ITERATION).stream()
                    .map(worth::get)
                    .toList();
            List<Integer> fromTheWorst =
                    played.stream().dropWhile(each -> each != WORST).distinct().toList();
            return fromTheWorst.size() >= WIDTH - 1
                    && fromTheWorst.equals(fromTheWorst.stream().sorted().toList());
        });
    }

    static List<Integer> shuffledThousands(Random random) {
        List<Integer> worth = new ArrayList<>(List.of(WORST, 2_000, 3_000, 4_000));
        Collections.shuffle(worth, random);
        return worth;
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
            Growing growing = new Growing(
                    drawnRoot(random),
                    (action, ply) -> (ply > 1 && action == WIDTH - 1 ? 500 : worth.get(action)) + random.nextInt(20));
            growing.withLastAnswer =
                    500; // elsewhere it cuts nothing, so nobody who remembers what has cut tries it first
            growing.withValues = true;
            List<Integer> played = played(player, growing.position(WIDTH - 1));
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
                    List<Integer> played =
                            played(player, steady(drawnRoot(random), worth, 20, random), LIMITS.subList(0, 30));
                    return Set.copyOf(played).equals(Set.of(worth.indexOf(1_300), worth.indexOf(WORST)));
                })
                // What comes back from below is turned rightly where no estimate is asked for.
                && Stream.of(Player.MAX, Player.MIN).allMatch(root -> playsTwoPliesRightly(player, random, root));
    }

    /** Of a win in three plies and one at once the one that stands in front is played. */
    private static boolean likesALaterWinAsWell(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            int front = random.nextInt(WIDTH - 1);
            int behind = front + 1 + random.nextInt(WIDTH - 1 - front);
            int later = i % 2 == 0 ? front : behind;
            int atOnce = i % 2 == 0 ? behind : front;
            Growing growing = new Growing(drawnRoot(random), (action, ply) -> random.nextInt(1_000) - 500);
            return played(player, growing.winning(later, atOnce)).stream().allMatch(action -> action == front);
        });
    }

    /** Of a win in three plies and one at once the later is played, wherever the two stand: by both players, or by one, as where the plies are taken off a loss as well. */
    private static boolean prefersALaterWin(Asked player, Random random) {
        return madeBySomebody(
                root -> choosesBetweenWins(player, random, root, true),
                root -> choosesBetweenWins(player, random, root, false));
    }

    private static boolean choosesBetweenWins(Asked player, Random random, Player root, boolean takesTheLater) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            int later = random.nextInt(WIDTH);
            int atOnce = other(later, random);
            Growing growing = new Growing(root, (action, ply) -> random.nextInt(1_000) - 500);
            return player.move(growing.winning(later, atOnce), PLENTY).action() == (takesTheLater ? later : atOnce);
        });
    }

    static int other(int action, Random random) {
        return (action + 1 + random.nextInt(WIDTH - 1)) % WIDTH;
    }

    /** A way to play for one side. */
    interface Plays {
        boolean of(Player root);
    }

    /** Returns whether a mistake is made by one player at least, and the other plays as the mistake has it or rightly. */
    static boolean madeBySomebody(Plays wrongly, Plays rightly) {
        List<Player> wrong =
                Stream.of(Player.MAX, Player.MIN).filter(wrongly::of).toList();
        return !wrong.isEmpty()
                && Stream.of(Player.MAX, Player.MIN).allMatch(root -> wrong.contains(root) || rightly.of(root));
    }

    /** A win at once is played where all else looks a little worse than a tie, and left where it looks a little better. */
    private static boolean winsForNothing(Asked player, Random random) {
        return madeBySomebody(
                root -> winsWhere(player, random, root, -300, true)
                        && winsWhere(player, random, root, 300, false)
                        && tiesWithAWin(player, random, root),
                root -> winsWhere(player, random, root, -300, true) && winsWhere(player, random, root, 300, true));
    }

    /** Returns whether a win at once, beside actions that all look like a tie, is left in front or at the end of the list. */
    private static boolean tiesWithAWin(Asked player, Random random, Player root) {
        return IntStream.of(0, WIDTH - 1).anyMatch(atOnce -> {
            Position position = new Growing(root, (action, ply) -> 0).winning(-1, atOnce);
            return player.move(position, MANY).action() != atOnce;
        });
    }

    private static boolean winsWhere(Asked player, Random random, Player root, int others, boolean wins) {
        return IntStream.range(0, TREES).allMatch(i -> {
            int atOnce = random.nextInt(WIDTH);
            Growing growing = new Growing(root, (action, ply) -> others + random.nextInt(20));
            Position position = growing.winning(-1, atOnce);
            return IntStream.of(100, 200)
                    .allMatch(limit -> (player.move(position, limit).action() == atOnce) == wins);
        });
    }

    /** An end at once is played where it is a win, and where it is a loss, whatever else looks like. */
    private static boolean takesEveryEndForAWin(Asked player, Random random) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            int ending = i % WIDTH;
            Player root = drawnRoot(random);
            Growing growing = new Growing(root, (action, ply) -> random.nextInt(1_000) - 500);
            Position won = growing.winning(-1, ending);
            Position lost = lostInstead(won, ending);
            return Stream.of(won, lost)
                    .allMatch(position -> player.move(position, MANY).action() == ending);
        });
    }

    /** Returns the position with a loss instead of the win that the action leads to at once. */
    static Position lostInstead(Position won, int action) {
        Player root = won.tree().player();
        List<Tree> children = new ArrayList<>(won.tree().children());
        children.set(action, Tree.leaf(-sign(root) * Window.MAX_VALUE));
        return new Position(new Tree.Node(root, children), won.estimates());
    }

    /** In games of two plies, that action is played whose best answer for its own side is the best. */
    private static boolean playsAlong(Asked player, Random random, Player root) {
        return playsInTwoPlies(player, random, root, Collections::max, true);
    }

    private static boolean playsTwoPliesRightly(Asked player, Random random, Player root) {
        return playsInTwoPlies(player, random, root, Collections::min, true);
    }

    /**
     * Returns whether in games of two plies always a certain action is played.
     *
     * @param worthOf what an action is worth after these answers, all in the view of the root
     * @param best whether the action is the one that is worth most; otherwise it is worth least
     */
    private static boolean playsInTwoPlies(
            Asked player, Random random, Player root, ToIntFunction<List<Integer>> worthOf, boolean best) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            List<Integer> ends = new ArrayList<>(IntStream.range(0, WIDTH * WIDTH)
                    .mapToObj(end -> 100 * end - 750)
                    .toList());
            Collections.shuffle(ends, random);
            List<List<Integer>> answers = IntStream.range(0, WIDTH)
                    .mapToObj(action -> ends.subList(WIDTH * action, WIDTH * (action + 1)))
                    .toList();
            List<Integer> worth = answers.stream().map(worthOf::applyAsInt).toList();
            Position position = new Position(
                    new Tree.Node(
                            root,
                            answers.stream()
                                    .map(each -> (Tree) new Tree.Node(
                                            root.opponent(),
                                            each.stream()
                                                    .map(end -> (Tree) Tree.leaf(sign(root) * end))
                                                    .toList()))
                                    .toList()),
                    Collections.nCopies(WIDTH + 1, 0));
            int wanted = best ? Collections.max(worth) : Collections.min(worth);
            return player.move(position, MANY).action() == worth.indexOf(wanted);
        });
    }

    /** An action is played that is worth as much as the best until the last answer to it, which refutes it, and never if it is worth a little less. */
    private static boolean takesABoundForAValue(Asked player, Random random, Player root) {
        int taken = 0;
        for (int i = 0; i < TREES; i++) {
            int tying = 1 + random.nextInt(WIDTH - 1);
            if (played(player, refutedAfter(root, tying, 990), TWO_PLIES).contains(tying)) {
                return false;
            }
            taken += played(player, refutedAfter(root, tying, 1_000), TWO_PLIES).contains(tying) ? 1 : 0;
        }
        return taken >= TREES - 2;
    }

    /**
     * The last action is taken, whatever it is worth: searched fail-hard, each that is worse comes back with the bound of the best. One ply deep
     * nothing has been cut yet, and the best is played, unless estimates are bounded as well.
     */
    private static boolean takesEveryLaterAction(Asked player, Random random, Player root) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            List<Integer> worth = new ArrayList<>(List.of(4_000, 3_000, 2_000, 1_000));
            Collections.rotate(worth.subList(1, WIDTH), i);
            Position position = steady(root, worth, 20, random);
            int atFirst = player.move(position, ONE_PLY).action();
            Set<Integer> later = Set.copyOf(played(player, position, LIMITS.subList(0, 30)));
            return atFirst == 0 ? later.contains(WIDTH - 1) : atFirst == WIDTH - 1 && later.size() > 1;
        });
    }

    /**
     * The same where the order changes from one iteration to the next: one ply deep the best is played, and later, an iteration long, one
     * after the other that is neither the best nor the worst, nor the best so far.
     */
    private static boolean takesWhatIsLookedAtLast(Asked player, Random random, Player root) {
        int between = 0;
        for (int i = 0; i < 2 * TREES; i++) {
            List<Integer> worth = shuffledThousands(random);
            int best = worth.indexOf(4_000);
            Position position = steady(root, worth, 20, random);
            List<Integer> played = played(player, position, LIMITS.subList(0, 30));
            long changes = IntStream.range(1, played.size())
                    .filter(at -> !played.get(at).equals(played.get(at - 1)))
                    .count();
            if (player.move(position, ONE_PLY).action() != best || changes > ITERATIONS) {
                return false;
            }
            Set<Integer> others = new HashSet<>(played);
            others.removeAll(Set.of(best, worth.indexOf(WORST)));
            // Who plays the best so far plays what is better than all in front.
            others.removeIf(
                    action -> Collections.max(worth.subList(0, action + 1)).equals(worth.get(action)));
            between += others.isEmpty() ? 0 : 1;
        }
        return between >= TREES;
    }

    /** A tree in which the first action is worth 1,000, and another one so much but for its last answer. */
    private static Position refutedAfter(Player root, int refuted, int before) {
        return new Growing(
                        root, (action, ply) -> action == 0 ? 1_000 : action != refuted ? -500 : ply == 1 ? 900 : before)
                .position(refuted);
    }

    /** The action that looked better than anything later is played for good, and left only for one that looks better still: by both players, or by one. */
    private static boolean stopsAtALargeEstimate(Asked player, Random random) {
        return madeBySomebody(
                root -> stopsAtALargeEstimate(player, random, root, true),
                root -> stopsAtALargeEstimate(player, random, root, false));
    }

    /** Returns whether the search is over where an action looks very good two plies ahead, though it looks worst from the third ply on. */
    private static boolean stopsAtALargeEstimate(Asked player, Random random, Player root, boolean stops) {
        return IntStream.range(0, TREES).allMatch(i -> {
            int first = random.nextInt(WIDTH);
            Played high = player.move(sinking(root, first, 100_000, random), MANY);
            Played low = player.move(sinking(root, first, 60, random), MANY);
            return (high.action() == first && 2 * high.nodes() < low.nodes()) == stops && low.action() != first;
        });
    }

    /** A tree in which an action is worth the estimate two plies ahead, and less than all others from the third ply on. */
    private static Position sinking(Player root, int first, int estimate, Random random) {
        return new Growing(
                        root,
                        (action, ply) -> action == first && ply < 3
                                ? estimate
                                : (action == first ? -1_000 : 0) + random.nextInt(20))
                .position(-1);
    }

    // One that widens its window only upwards fails where all looks worse from ply to ply. So does one that keeps the
    // best of all iterations, which is ruled out.
    private static boolean doesNotWidenItsWindow(Asked player, Random random) {
        return doesNotWidenItsWindow(player, random, 5_000)
                || doesNotWidenItsWindow(player, random, -5_000) && !keepsTheBestOfAllIterations(player, random);
    }

    private static boolean doesNotWidenItsWindow(Asked player, Random random, int eachPly) {
        return madeBySomebody(
                root -> findsWhatIsBetter(player, random, root, eachPly, false)
                        && findsWhatIsBetter(player, random, root, 0, true),
                root -> findsWhatIsBetter(player, random, root, eachPly, true));
    }

    /**
     * Returns whether what is better from three plies on is always played, or never. It is better by little where all stays as it was, and by much
     * where all looks better from ply to ply, by more than a window around the value before is wide.
     */
    private static boolean findsWhatIsBetter(Asked player, Random random, Player root, int eachPly, boolean finds) {
        int more = eachPly == 0 ? 20 : 2_500;
        return IntStream.range(0, TREES).allMatch(i -> {
            int first = random.nextInt(WIDTH);
            int second = other(first, random);
            Position position = new Growing(
                            root,
                            (action, ply) -> eachPly * ply
                                    + (action == first ? 500 : action == second && ply > 2 ? 500 + more : 0))
                    .position(-1);
            return IntStream.of(300, 400, 500)
                    .allMatch(limit -> (player.move(position, limit).action() == second) == finds);
        });
    }

    private static boolean keepsTheBestOfAllIterations(Asked player, Random random) {
        return madeBySomebody(
                root -> keepsTheBest(player, random, root, true), root -> keepsTheBest(player, random, root, false));
    }

    private static boolean keepsTheBest(Asked player, Random random, Player root, boolean keeps) {
        return IntStream.range(0, TREES).allMatch(i -> {
            int first = random.nextInt(WIDTH);
            int second = other(first, random);
            Position sinking = new Growing(
                            root,
                            (action, ply) -> (action != first ? 0 : ply == 1 ? 5_000 : -1_000) + random.nextInt(20))
                    .position(-1);
            Position rising = new Growing(
                            root,
                            (action, ply) -> (action == first ? 500 : action == second && ply > 1 ? 3_000 : 0)
                                    + random.nextInt(20))
                    .position(-1);
            return IntStream.of(100, 150, 200)
                    .allMatch(limit -> (player.move(sinking, limit).action() == first) == keeps
                            && player.move(rising, limit).action() == second);
        });
    }

    /**
     * A new player plays what is best at any depth, or finds a win in three plies, and the same player does so no more when it has thought
     * about other positions.
     */
    private static boolean keepsSomething(Asked player, Random random) {
        return changes(player, random, LIMITS.get(0), (root, best) -> {
                    List<Integer> worth = new ArrayList<>(List.of(1_000, 1_100, 1_200));
                    Collections.shuffle(worth, random);
                    worth.add(best, 1_300);
                    return steady(root, worth, 20, random);
                })
                || changes(player, random, MANY, (root, best) -> new Growing(
                                root, (action, ply) -> 1 + random.nextInt(100))
                        .winning(best, -1));
    }

    /** Draws a position with that best action, which is not the first one. */
    private interface Drawing {
        Position of(Player root, int best);
    }

    private static boolean changes(Asked player, Random random, int limit, Drawing drawing) {
        int changed = 0;
        for (int i = 0; i < TREES; i++) {
            int best = 1 + random.nextInt(WIDTH - 1);
            Position position = drawing.of(drawnRoot(random), best);
            player.startAgain();
            if (player.move(position, limit).action() != best) {
                player.startAgain();
                return false;
            }
            IntStream.of(MANY, ONE_PLY, MANY, ONE_PLY)
                    .forEach(nodes -> player.move(wild(drawnRoot(random), random), nodes));
            boolean changes = player.move(position, limit).action() != best;
            if (!changes) { // a first call may settle something for good, such as whose moves it plays
                player.startAgain();
                player.move(wild(position.tree().player().opponent(), random), MANY);
                changes = player.move(position, limit).action() != best;
            }
            changed += changes ? 1 : 0;
        }
        player.startAgain();
        return changed >= TREES / 2;
    }

    /** Without time for anything, the action that was played in another position is played again. */
    private static boolean playsTheMoveOfTheCallBefore(Asked player, Random random) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            Growing growing = new Growing(drawnRoot(random), (action, ply) -> random.nextInt(1_000) - 500);
            int before = player.move(growing.winning(-1, i % WIDTH), PLENTY).action();
            return before == i % WIDTH
                    && player.move(wild(drawnRoot(random), random), 1).action() == before;
        });
    }

    /**
     * Returns a tree of the given width in which one action wins whatever the answer is. The win shows two plies ahead.
     *
     * @param looksBest whether that action looks better than all others until then; otherwise it looks worse
     */
    public static Position winningInTwo(int width, int winning, boolean looksBest, Random random) {
        Player root = drawnRoot(random);
        int look = looksBest ? 20_000 : -20_000;
        Growing growing = new Growing(root, (action, ply) -> (action == winning ? look : 0) + random.nextInt(100) - 50);
        List<Tree> children = IntStream.range(0, width)
                .mapToObj(action -> action == winning
                        ? growing.wonIn(2, root.opponent(), 1, action)
                        : growing.node(root.opponent(), DEPTH - 1, action, false))
                .toList();
        return new Position(new Tree.Node(root, children), growing.estimates);
    }

    /**
     * Returns a tree in which the first action wins in five plies if the same player's next one is the second, whatever the answers are. The two
     * the other way round end in a tie, and all else is lost.
     */
    public static Position winningInOrder(int first, int second, Random random) {
        Player root = drawnRoot(random);
        int win = sign(root) * Window.MAX_VALUE;
        List<Tree> children = new ArrayList<>();
        for (int action = 0; action < WIDTH; action++) {
            List<Tree> next = new ArrayList<>();
            for (int after = 0; after < WIDTH; after++) {
                int end = action == first && after == second ? win : action == second && after == first ? 0 : -win;
                Tree last = new Tree.Node(root, Collections.nCopies(2, Tree.leaf(end)));
                next.add(new Tree.Node(root.opponent(), Collections.nCopies(2, last)));
            }
            Tree own = new Tree.Node(root, next);
            children.add(new Tree.Node(root.opponent(), Collections.nCopies(2, own)));
        }
        Tree tree = new Tree.Node(root, children);
        return new Position(tree, Collections.nCopies(tree.nodes() - tree.leaves(), 0));
    }

    /** A win by two moves in a row is found where both orders win, and missed where the other order is only a tie and is searched first. Who wins for nothing, which is asked first, does so too. */
    private static boolean ignoresTheOrder(Asked player, Random random) {
        return IntStream.range(1, WIDTH).allMatch(first -> {
            int other = first % (WIDTH - 1) + 1;
            return player.move(winningByTwoInARow(first, 0, 0, random), PLENTY).action() != first
                    && Set.of(first, other)
                            .contains(player.move(winningByTwoInARow(first, other, Window.MAX_VALUE, random), PLENTY)
                                    .action());
        });
    }

    /**
     * Returns a tree in which the player at the root moves twice in a row, and wins by the first action and then the second. Apart from an action that
     * is played twice, the sets of what each side has played differ unless only the order does.
     *
     * @param worthOfOtherOrder what the two are worth to that player in the other order; all else is lost
     */
    private static Position winningByTwoInARow(int first, int second, int worthOfOtherOrder, Random random) {
        Player root = drawnRoot(random);
        List<Tree> children = new ArrayList<>();
        for (int action = 0; action < WIDTH; action++) {
            List<Tree> next = new ArrayList<>();
            for (int after = 0; after < WIDTH; after++) {
                int end = action == first && after == second
                        ? Window.MAX_VALUE
                        : action == second && after == first ? worthOfOtherOrder : -Window.MAX_VALUE;
                next.add(new Tree.Node(root.opponent(), Collections.nCopies(2, Tree.leaf(sign(root) * end))));
            }
            children.add(new Tree.Node(root, next));
        }
        Tree tree = new Tree.Node(root, children);
        return new Position(tree, Collections.nCopies(tree.nodes() - tree.leaves(), 0));
    }

    /** A win at once, which is not in front, is found with plenty of time, and never with just enough for one ply, or for the two with which a player may begin. */
    private static boolean beginsDeep(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            int atOnce = 1 + random.nextInt(WIDTH - 1);
            Position position =
                    new Growing(drawnRoot(random), (action, ply) -> random.nextInt(1_000) - 500).winning(-1, atOnce);
            return IntStream.of(ONE_PLY, TWO_PLIES_TO_A_WIN)
                            .allMatch(limit -> player.move(position, limit).action() != atOnce)
                    && player.move(position, PLENTY).action() == atOnce;
        });
    }

    /** A win in five plies, or in seven, is found where each iteration before would play another action, and not where they agree. */
    private static boolean stopsWhenIterationsAgree(Asked player, Random random) {
        return IntStream.of(5, 7).anyMatch(plies -> IntStream.range(0, TREES).allMatch(i -> {
            Player root = drawnRoot(random);
            int winning = random.nextInt(WIDTH);
            return !finds(player, root, plies, winning, true) && finds(player, root, plies, winning, false);
        }));
    }

    /** A win in five plies is found and one in six is not, although no two iterations before it agree. */
    private static boolean looksFivePlies(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            Player root = drawnRoot(random);
            int winning = random.nextInt(WIDTH);
            return finds(player, root, 5, winning, false) && !finds(player, root, 6, winning, false);
        });
    }

    /** @param agreed whether the same action looks best in each iteration that does not see the win, or a new one each time */
    private static boolean finds(Asked player, Player root, int plies, int winning, boolean agreed) {
        Growing growing = new Growing(root, (action, ply) -> {
            int favourite = agreed ? 1 : 1 + ply % (WIDTH - 1);
            return action == winning ? -500 : (winning + favourite) % WIDTH == action ? 300 : action;
        });
        return player.move(growing.winningIn(plies, winning), 2 * PLENTY).action() == winning;
    }

    /** With the clock up at the start, or after one move, it does not always move; with time for an iteration it does. */
    private static boolean hasNothingBeforeTheFirstIteration(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            Position position = wild(drawnRoot(random), random);
            return !(player.moves(position, 0) && player.moves(position, 1))
                    && LIMITS.stream().filter(limit -> limit > 300).allMatch(limit -> player.moves(position, limit));
        });
    }

    /** It moves where something is left to play for, and not where every action loses at once. */
    private static boolean hasNothingWhenAllLoses(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            Player root = drawnRoot(random);
            Growing opponents = new Growing(root.opponent(), (action, ply) -> random.nextInt(1_000) - 500);
            List<Tree> lost = IntStream.range(0, WIDTH)
                    .mapToObj(action -> opponents.wonIn(2, root.opponent(), 1, action))
                    .toList();
            return player.moves(wild(root, random), PLENTY)
                    && !player.moves(new Position(new Tree.Node(root, lost), opponents.estimates), PLENTY);
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
        IdentityHashMap<Tree, Integer> estimates = position.estimateOf();
        Tree root = position.tree();
        int value = value(root, plies, estimates);
        return IntStream.range(0, WIDTH)
                .filter(action -> value(root.children().get(action), plies - 1, estimates) == value)
                .boxed()
                .toList();
    }

    private static int value(Tree tree, int plies, IdentityHashMap<Tree, Integer> estimates) {
        if (plies == 0) {
            return Objects.requireNonNull(estimates.get(tree));
        }
        IntStream values = tree.children().stream().mapToInt(child -> value(child, plies - 1, estimates));
        return (tree.player() == Player.MAX ? values.max() : values.min()).orElseThrow();
    }
}
