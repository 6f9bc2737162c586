package plybook.diagnosis.gomoku;

import static plybook.diagnosis.gomoku.PlayerMistakes.MANY;
import static plybook.diagnosis.gomoku.PlayerMistakes.ONE_PLY;
import static plybook.diagnosis.gomoku.PlayerMistakes.PLENTY;
import static plybook.diagnosis.gomoku.PlayerMistakes.TREES;
import static plybook.diagnosis.gomoku.PlayerMistakes.WIDE;
import static plybook.diagnosis.gomoku.PlayerMistakes.WIDTH;
import static plybook.diagnosis.gomoku.PlayerMistakes.drawnRoot;
import static plybook.diagnosis.gomoku.PlayerMistakes.madeBySomebody;
import static plybook.diagnosis.gomoku.PlayerMistakes.other;
import static plybook.diagnosis.gomoku.PlayerMistakes.shuffledThousands;
import static plybook.diagnosis.gomoku.PlayerMistakes.sign;
import static plybook.diagnosis.gomoku.PlayerMistakes.steady;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import plybook.diagnosis.gomoku.PlayerMistakes.Asked;
import plybook.diagnosis.gomoku.PlayerMistakes.Estimate;
import plybook.diagnosis.gomoku.PlayerMistakes.Growing;
import plybook.diagnosis.gomoku.PlayerMistakes.Position;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/** The mistakes of a player who leaves something out: actions, answers, or the way back to where it was asked. */
final class PlayerOmissions {
    /** More plies than are searched with the times here. */
    private static final int LONG = 40;

    /** Two plies and three are finished at one of these, and the clock is up everywhere in between. */
    private static final List<Integer> EVERY_FEW =
            IntStream.range(0, 150).mapToObj(i -> 20 + 2 * i).toList();

    /** Enough for two plies, and not for so many that the tree comes to its end. */
    private static final int TWO_PLIES = 100;

    /** Enough for two plies without any cut, and not for three, best first. */
    private static final int JUST_TWO_PLIES = 40;

    private static final int GOOD = 500;
    private static final int REFUTED = -5_000;

    private PlayerOmissions() {}

    /** A win in three plies that looks bad at first is found everywhere but at one place. */
    static boolean losesTheActionAt(Asked player, Random random, int place) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            int winning = i % WIDTH;
            Growing growing = new Growing(drawnRoot(random), (action, ply) -> 1 + random.nextInt(100));
            boolean found = player.move(growing.winning(winning, -1), PLENTY).action() == winning;
            return found == (winning != place);
        });
    }

    /** Something that decides is seen among the first actions, up to a place in the middle of the list, and nowhere behind: at the root, or below it alone. */
    static boolean looksAtTheFirstOnly(Asked player, Random random) {
        return seesTheFirstOnly(
                        winning -> player.move(winningAtOnce(drawnRoot(random), winning), PLENTY)
                                        .action()
                                == winning,
                        2)
                || seesTheFirstOnly(
                        refuting -> player.move(refutedBy(drawnRoot(random), refuting), PLENTY)
                                        .action()
                                != 0,
                        1);
    }

    /** @param least the least number of actions that are looked at: who plays the first action anyway has not looked at it */
    private static boolean seesTheFirstOnly(IntPredicate sees, int least) {
        List<Boolean> seen = IntStream.range(0, WIDE).mapToObj(sees::test).toList();
        int first = seen.indexOf(false);
        return first >= least && first < WIDE - 2 && !seen.subList(first, WIDE).contains(true);
    }

    /** The first of two actions is the better one, but for one of its many answers, which wins. */
    private static Position refutedBy(Player root, int refuting) {
        List<Tree> answers = IntStream.range(0, WIDE)
                .mapToObj(answer -> answer == refuting
                        ? Tree.leaf(-sign(root) * Window.MAX_VALUE)
                        : (Tree) new Tree.Node(root, List.of(Tree.leaf(sign(root) * 100))))
                .toList();
        Tree other = new Tree.Node(root, List.of(Tree.leaf(0)));
        Tree tree = new Tree.Node(
                root, List.of(new Tree.Node(root.opponent(), answers), new Tree.Node(root.opponent(), List.of(other))));
        return new Position(tree, Collections.nCopies(tree.nodes() - tree.leaves(), 0));
    }

    private static Position winningAtOnce(Player root, int winning) {
        Growing growing = new Growing(root, (action, ply) -> 0);
        List<Tree> children = IntStream.range(0, WIDE)
                .mapToObj(action -> action == winning
                        ? Tree.leaf(sign(root) * Window.MAX_VALUE)
                        : growing.node(root.opponent(), PlayerMistakes.DEPTH - 1, action, false))
                .toList();
        return new Position(new Tree.Node(root, children), growing.estimates);
    }

    /** A win in two plies is found among a few actions, whatever it looks like, and among many if it looks best and not if it looks worst. */
    static boolean looksAtThePromisingOnly(Asked player, Random random) {
        return IntStream.range(0, TREES)
                .allMatch(i -> findsTheWinInTwo(player, 2, false, random)
                        && findsTheWinInTwo(player, WIDE, true, random)
                        && !findsTheWinInTwo(player, WIDE, false, random));
    }

    private static boolean findsTheWinInTwo(Asked player, int width, boolean looksBest, Random random) {
        int winning = random.nextInt(width);
        return player.move(PlayerMistakes.winningInTwo(width, winning, looksBest, random), PLENTY)
                        .action()
                == winning;
    }

    /**
     * An action that one answer refutes is played where two others that are equally good come before that, and left where it comes first: by both
     * players, or by one.
     */
    static boolean leavesWhenNoBetter(Asked player, Random random) {
        return madeBySomebody(
                root -> isTrapped(player, random, root, true), root -> isTrapped(player, random, root, false));
    }

    private static boolean isTrapped(Asked player, Random random, Player root, boolean trapped) {
        return IntStream.range(0, TREES).allMatch(i -> {
            int trap = random.nextInt(WIDTH);
            Position late = trap(root, trap, i % 2 == 0 ? List.of(300, 300, -900, 300) : List.of(300, 300, 300, -900));
            Position early = trap(root, trap, List.of(-900, 300, 300, 300));
            return (player.move(late, MANY).action() == trap) == trapped
                    && player.move(early, MANY).action() != trap;
        });
    }

    /** A game of two plies in which one action is worth so much after each of its answers, and the others a little less than a tie. */
    private static Position trap(Player root, int trap, List<Integer> afterAnswers) {
        List<Tree> children = IntStream.range(0, WIDTH)
                .mapToObj(action -> (Tree) new Tree.Node(
                        root.opponent(),
                        IntStream.range(0, WIDTH)
                                .mapToObj(answer -> (Tree)
                                        Tree.leaf(sign(root) * (action == trap ? afterAnswers.get(answer) : -100)))
                                .toList()))
                .toList();
        return new Position(new Tree.Node(root, children), Collections.nCopies(WIDTH + 1, 0));
    }

    /**
     * Of two actions that look good only as long as not all of their answers have been searched, the last one of the root is played again and
     * again, the other one never, and between them the best.
     */
    static boolean forgetsTheClockAfterTheLast(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            Position position = deceptive(drawnRoot(random), random);
            List<Integer> played = PlayerMistakes.played(player, position, EVERY_FEW);
            return PlayerMistakes.before(played, 0, Set.of(WIDTH - 1)) >= 2
                    && !played.contains(1)
                    && !played.contains(2);
        });
    }

    /**
     * A tree whose first action is best at any depth. Two others are refuted: two plies ahead by their first answer only, and from three on by the
     * second one, or by the last, which nobody has seen refute anything before.
     */
    private static Position deceptive(Player root, Random random) {
        Map<Integer, Integer> refutedBy = Map.of(1, 1, WIDTH - 1, WIDTH - 1);
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int action = 0; action < WIDTH; action++) {
            boolean deceives = refutedBy.containsKey(action);
            int worth = action == 0 ? -100 : -300;
            estimates.add(sign(root) * (deceives ? REFUTED : worth));
            List<Tree> answers = new ArrayList<>();
            for (int answer = 0; answer < WIDTH; answer++) {
                boolean first = answer == 0;
                boolean later = answer == refutedBy.getOrDefault(action, -1);
                IntUnaryOperator seen = ply -> (ply == 2 ? first : later) ? REFUTED : GOOD;
                answers.add(same(
                        root,
                        2,
                        ply -> sign(root) * (deceives ? seen.applyAsInt(ply) : worth + random.nextInt(20)),
                        estimates));
            }
            children.add(new Tree.Node(root.opponent(), answers));
        }
        return new Position(new Tree.Node(root, children), estimates);
    }

    /** A node in which all that lies equally deep is worth the same. */
    private static Tree same(Player player, int ply, IntUnaryOperator worth, List<Integer> estimates) {
        if (ply == PlayerMistakes.DEPTH) {
            return Tree.leaf(worth.applyAsInt(ply));
        }
        estimates.add(worth.applyAsInt(ply));
        List<Tree> children = new ArrayList<>();
        for (int i = 0; i < WIDTH; i++) {
            children.add(same(player.opponent(), ply + 1, worth, estimates));
        }
        return new Tree.Node(player, children);
    }

    /** The best action is never played where one in front of it loses at once, and always where it stands in front of that, or none loses. */
    static boolean stopsAtALostAction(Asked player, Random random) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            int best = i % WIDTH;
            int lost = other(best, random);
            Player root = drawnRoot(random);
            Estimate estimate = (action, ply) -> (action == best ? 1_300 : 1_000) + random.nextInt(20);
            Position none = new Growing(root, estimate).winning(-1, -1);
            Position one = PlayerMistakes.lostInstead(new Growing(root, estimate).winning(-1, lost), lost);
            return IntStream.of(100, 150, 200)
                    .allMatch(limit -> player.move(none, limit).action() == best
                            && (player.move(one, limit).action() == best) == (best < lost));
        });
    }

    /** The best action is played if it is the first, and if it is the last the player fails, where all nodes below the root have one action: its number is used in another list. */
    static boolean looksItsMoveUpElsewhere(Asked player, Random random) {
        return IntStream.range(0, TREES).allMatch(i -> {
            Player root = drawnRoot(random);
            Position first = narrow(root, 0, random);
            Position last = narrow(root, WIDTH - 1, random);
            List<Integer> limits = List.of(150, 200, 250, 300);
            return limits.stream().allMatch(limit -> player.moves(first, limit))
                    && limits.stream()
                                    .filter(limit -> player.moves(last, limit))
                                    .count()
                            <= 1;
        });
    }

    /**
     * One ply deep the action is played that has come to the place of the best, in the list as it was sorted or with the best put in front; later the best
     * itself, which is in front by then.
     */
    static boolean looksItsMoveUpInAnotherOrder(Asked player, Random random) {
        int sorted = 0;
        int moved = 0;
        for (int i = 0; i < 2 * TREES; i++) {
            List<Integer> worth = shuffledThousands(random);
            List<Integer> falling =
                    worth.stream().sorted(Comparator.reverseOrder()).toList();
            int best = worth.indexOf(falling.get(0));
            Position position = steady(drawnRoot(random), worth, 20, random);
            int atFirst = player.move(position, ONE_PLY).action();
            if (player.move(position, TWO_PLIES).action() != best) {
                return false;
            }
            sorted += worth.get(atFirst).equals(falling.get(best)) ? 1 : 0;
            moved += atFirst == Math.max(0, best - 1) ? 1 : 0;
        }
        return Math.max(sorted, moved) == 2 * TREES;
    }

    /** One action is best one ply deep and another two plies deep. Then that one is played which stands in the other's place once the first is in front. */
    static boolean looksItsMoveUpAsItWasMoved(Asked player, Random random) {
        return IntStream.range(0, 2 * TREES).allMatch(i -> {
            int later = i % 2;
            int early = later + 2 + (later == 0 ? random.nextInt(WIDTH - 2) : 0);
            Position position = new Growing(
                            drawnRoot(random),
                            (action, ply) ->
                                    (action == (ply == 1 ? early : later) ? 1_300 : 1_000) + random.nextInt(20))
                    .winning(-1, -1);
            return player.move(position, ONE_PLY).action() == early
                    && player.move(position, JUST_TWO_PLIES).action() == later + 1;
        });
    }

    /** A tree in which only the root has more than one action, and one of those is the best at any depth. */
    private static Position narrow(Player root, int best, Random random) {
        List<Integer> estimates = new ArrayList<>(List.of(0));
        List<Tree> children = new ArrayList<>();
        for (int action = 0; action < WIDTH; action++) {
            int worth = action == best ? 1_300 : 1_000;
            Tree line = Tree.leaf(0);
            for (int ply = LONG; ply > 0; ply--) {
                line = new Tree.Node(ply % 2 == 0 ? root : root.opponent(), List.of(line));
                estimates.add(sign(root) * (worth + random.nextInt(20)));
            }
            children.add(line);
        }
        return new Position(new Tree.Node(root, children), estimates);
    }
}
