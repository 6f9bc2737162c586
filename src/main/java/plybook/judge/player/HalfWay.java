package plybook.judge.player;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.gomoku.PlayerMistakes;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.Used;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Suite;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;
import plybook.tree.Tree;

/**
 * Cuts a player's clock off in the middle of an iteration, on trees in which a move that loses at once stands in front and looks tempting.
 *
 * <p>Whoever has finished an iteration of two plies or more has seen that it loses. Who plays it all the same has taken it from an iteration
 * that was not finished. This asks for no order, no window and no style: any search that looks two plies ahead everywhere passes.
 */
final class HalfWay {
    /** More than the first iteration needs, be it of one ply or of two, without any cut, even if each node is made twice. */
    static final int FIRST_ITERATION = 80;

    /** More than two iterations need, be they of one and two plies or of one and three, without any cut, even if each node is made twice. */
    private static final int TWO_PLIES = 200;

    /** The same for three plies, and not for so many that the tree comes to its end. */
    static final int THREE_PLIES = 300;

    /** The same where each node has as many children as a position can have. Three plies take more, unless they are sorted first. */
    static final int TWO_WIDE_PLIES = 500;

    /** The same for three plies where nodes below the root have three actions, each iteration begun again with a wider window ten times. */
    private static final int THREE_NARROW_PLIES = 250;

    /** Enough for several more iterations, and not for the whole tree. */
    static final int MOST = 900;

    /** So many limits from the most on, no two of which are likely to cut the same iteration off at the same place. */
    private static final int LIMITS = 12;

    private static final int STEP = 137;

    /** More than a search to the end of a tree needs, however often it begins again. */
    private static final int PLENTY = 30_000;

    private final Suite<PlayerTask<Object>> suite;
    private final Trap trap;
    private final GivenPosition<Object> position; // to write it down takes longer than to ask

    HalfWay(Suite<PlayerTask<Object>> suite, Trap trap) {
        this.suite = suite;
        this.trap = trap;
        this.position = Given.position(trap.tree(), trap.estimates());
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

    /** @throws CheckFailed if the action that loses is played although there was time for the whole tree */
    void checkAvoids() {
        checkAvoids(PLENTY, Texts.of("four-plies-ahead-it-loses"), Texts.of("a-move-that-does-not-lose"));
    }

    /** @throws CheckFailed if an action is played that is worse than a tie, or the tie where all else is better */
    void checkTie() {
        checkAvoids(TWO_PLIES, Texts.of("a-tie-is-worth-0"), Texts.of("what-is-better-for-the-side-to-move"));
    }

    /** @throws CheckFailed if another action is played than the one that is best from three plies on, although there was time for these */
    void checkThreePlies() {
        checkThreePlies(THREE_PLIES);
    }

    /** The same where there are fewer actions below the root. */
    void checkThreeNarrowPlies() {
        checkThreePlies(THREE_NARROW_PLIES);
    }

    private void checkThreePlies(int nodes) {
        checkAvoids(nodes, Texts.of("three-plies-ahead-another-is-better"), Texts.of("the-move-of-three-plies"));
    }

    /** @throws CheckFailed if the first action is played although there was time to look two plies ahead, and three are too many to begin with */
    void checkBeginsWithTwoPlies() {
        checkAvoids(
                TWO_WIDE_PLIES,
                Texts.of("two-plies-ahead-and-no-more-at-first"),
                Texts.of("a-move-that-does-not-lose"));
    }

    /** @throws plybook.judge.suite.NoAnswer if nothing is played where nothing helps any more */
    void checkPlays() {
        action(PLENTY);
    }

    /**
     * @param limits the numbers of moves after which the clock is up
     * @throws CheckFailed if an action is played that is best at no depth
     */
    void checkAvoidsWhatIsNeverBest(IntStream limits) {
        String best = IntStream.range(0, Trap.WIDTH)
                .filter(action -> !trap.losing().contains(action))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" or "));
        limits.forEach(nodes -> checkAvoids(
                nodes,
                Texts.of("at-every-depth-another-action-is-better"),
                Texts.of("a-move-that-is-best-at-some-depth", best)));
    }

    private void checkAvoids(int nodes, String why, String expected) {
        int got = action(nodes);
        if (trap.losing().contains(got)) {
            throw wrong(got, nodes, why, expected);
        }
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
            checkAvoids(
                    TWO_PLIES + random.nextInt(MOST - TWO_PLIES),
                    Texts.of("two-plies-ahead-the-opponent-wins"),
                    Texts.of("the-move-of-the-last-iteration", plenty));
        }
    }

    private int action(int nodes) {
        return action(answer(nodes), trap.tree().children().size());
    }

    private Reply.Answer answer(int nodes) {
        return suite.ask(suite.call(player -> player.move(position, Given.clock(nodes, 0))));
    }

    /** Returns the number of moves that are made until one is played, where the clock is up after {@link #TWO_WIDE_PLIES}. */
    long used() {
        Reply.Answer answer = answer(TWO_WIDE_PLIES);
        int unused = action(answer, trap.tree().children().size());
        return Used.of(answer).nodes();
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
        IdentityHashMap<Tree, Integer> estimates =
                new PlayerMistakes.Position(trap.tree(), trap.estimates()).estimateOf();
        return Stream.concat(
                        Stream.of(Texts.of("to-move-after-each-action-the", root)),
                        IntStream.range(0, children.size())
                                .mapToObj(i -> "  " + Texts.of("action", i, answers(children.get(i), estimates))))
                .collect(Collectors.joining("\n"));
    }

    private String answers(Tree action, IdentityHashMap<Tree, Integer> estimates) {
        return (action.isLeaf() ? Stream.of(action) : action.children().stream())
                .map(each -> each.isLeaf()
                        ? end(each.value())
                        : Texts.of("estimated", Window.text(Objects.requireNonNull(estimates.get(each)))))
                .collect(Collectors.joining("; "));
    }

    /** An end of the game, as the player at the root sees it. */
    private String end(int value) {
        int own = trap.tree().player() == Player.MAX ? value : -value;
        return Texts.of(own > 0 ? "a-win" : own < 0 ? "a-loss" : "a-tie", Window.text(value));
    }
}
