package plybook.judge.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.PlayerMistakes;
import plybook.diagnosis.gomoku.PlayerMistakes.Played;
import plybook.diagnosis.gomoku.PlayerMistakes.Position;
import plybook.game.Player;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.Responder;
import plybook.guest.Used;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;
import plybook.tree.Tree;

/** Each mistake of a player shows in players that make it, whatever their style, and in no others. */
class PlayerMistakesTest {
    /** One style in so many is tried; fewer in verify, which pom.xml says. */
    private static final int ONE_IN = Integer.getInteger("plybook.sample", 1) > 1 ? 3 : 1;

    /** The behaviour of a search when the clock is up. */
    private enum Up {
        LEAVES_THE_ITERATION,
        ESTIMATES,
        TAKES_ZERO,
        RETURNS_WHAT_IT_HAS,
        GOES_ON,
        GOES_ON_TO_THE_NEXT_ITERATION
    }

    private enum Valuing {
        RIGHT,
        ALL_FOR_MAX,
        FOR_THE_SIDE_TO_MOVE,
        A_WIN_IS_A_WIN
    }

    /**
     * A style of player.
     *
     * @param bestFirst whether the best action of an iteration is the first of the next
     * @param step how many plies an iteration looks further ahead than the one before
     * @param within whether the move to play is written down within the iteration
     * @param first the plies of the first iteration
     * @param width how many actions are looked at
     */
    private record Style(
            Up up,
            boolean bestFirst,
            boolean cuts,
            int step,
            int deepest,
            boolean within,
            Valuing valuing,
            int first,
            int width) {
        Style(Up up, boolean bestFirst, boolean cuts, int step, int deepest, boolean within, Valuing valuing) {
            this(up, bestFirst, cuts, step, deepest, within, valuing, 1, Integer.MAX_VALUE);
        }

        Style beginningWith(int plies) {
            return new Style(up, bestFirst, cuts, step, deepest, within, valuing, plies, width);
        }

        Style looksAt(int actions) {
            return new Style(up, bestFirst, cuts, step, deepest, within, valuing, first, actions);
        }

        Style deepest(int plies) {
            return new Style(up, bestFirst, cuts, step, plies, within, valuing);
        }

        Style writingWithin() {
            return new Style(up, bestFirst, cuts, step, deepest, true, valuing);
        }

        Style valuing(Valuing other) {
            return new Style(up, bestFirst, cuts, step, deepest, within, other);
        }

        Style forMax() {
            return valuing(Valuing.ALL_FOR_MAX);
        }
    }

    private static Stream<Style> styles(Up up) {
        List<Style> all = Stream.of(true, false)
                .flatMap(bestFirst -> Stream.of(true, false).flatMap(cuts -> Stream.of(1, 2)
                        .map(step -> new Style(up, bestFirst, cuts, step, 30, false, Valuing.RIGHT))))
                .toList();
        return IntStream.range(0, all.size()).filter(i -> i % ONE_IN == 0).mapToObj(all::get);
    }

    private static final class Search<A> implements PlayerTask<A> {
        private static final class TimeIsUp extends RuntimeException {
            private static final long serialVersionUID = 1;
        }

        private final Style style;
        private int plies;

        Search(Style style) {
            this.style = style;
        }

        @Override
        public A move(GivenPosition<A> position, Clock clock) {
            plies = 0;
            List<A> actions = new ArrayList<>(looksAt(position));
            List<A> toPlay = new ArrayList<>(actions.subList(0, 1));
            try {
                for (int depth = style.first; depth <= style.deepest && goesOn(clock); depth += style.step) {
                    A best = iteration(position, clock, actions, depth, toPlay);
                    toPlay.set(0, best);
                    if (style.bestFirst) {
                        actions.remove(best);
                        actions.add(0, best);
                    }
                }
            } catch (TimeIsUp e) {
                return toPlay.get(0);
            }
            return toPlay.get(0);
        }

        private List<A> looksAt(GivenPosition<A> position) {
            List<A> all = position.actions();
            return all.subList(0, Math.min(style.width, all.size()));
        }

        private boolean goesOn(Clock clock) {
            return style.up == Up.GOES_ON || !clock.isUp();
        }

        private A iteration(GivenPosition<A> position, Clock clock, List<A> actions, int depth, List<A> toPlay) {
            boolean max = style.valuing == Valuing.ALL_FOR_MAX || position.player() == Player.MAX;
            int alpha = -Window.INFINITY;
            int beta = Window.INFINITY;
            A best = actions.get(0);
            for (A action : actions) {
                position.make(action);
                plies++;
                int value = value(position, clock, depth - 1, alpha, beta);
                position.undo();
                plies--;
                if (max ? value > alpha : value < beta) {
                    best = action;
                    alpha = max ? value : alpha;
                    beta = max ? beta : value;
                    if (style.within) {
                        toPlay.set(0, best);
                    }
                }
                if (style.up == Up.RETURNS_WHAT_IT_HAS && clock.isUp()) {
                    break;
                }
            }
            return best;
        }

        private int value(GivenPosition<A> position, Clock clock, int depth, int alpha, int beta) {
            if (style.up == Up.LEAVES_THE_ITERATION && clock.isUp()) {
                throw new TimeIsUp();
            }
            if (style.up == Up.TAKES_ZERO && clock.isUp()) {
                return 0;
            }
            if (position.terminal()) {
                int utility = position.utility();
                return style.valuing == Valuing.A_WIN_IS_A_WIN ? utility : utility - Integer.signum(utility) * plies;
            }
            if (depth == 0 || (style.up == Up.ESTIMATES && clock.isUp())) {
                boolean turned = style.valuing == Valuing.FOR_THE_SIDE_TO_MOVE && position.player() == Player.MIN;
                return turned ? -position.evaluation() : position.evaluation();
            }
            boolean max = style.valuing == Valuing.ALL_FOR_MAX || position.player() == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            int low = alpha;
            int high = beta;
            for (A action : looksAt(position)) {
                position.make(action);
                plies++;
                int value = value(position, clock, depth - 1, low, high);
                position.undo();
                plies--;
                best = max ? Math.max(best, value) : Math.min(best, value);
                low = max && style.cuts ? Math.max(low, best) : low;
                high = max || !style.cuts ? high : Math.min(high, best);
                if (low >= high || (style.up == Up.RETURNS_WHAT_IT_HAS && clock.isUp())) {
                    break;
                }
            }
            return best;
        }
    }

    private static Played asked(Style style, Position position, int nodes) {
        Responder player = new Responder(new Search<>(style), () -> new Search<>(style));
        Call question = Call.<PlayerTask<Object>>to(
                PlayerTask.class,
                each -> each.move(Given.position(position.tree(), position.estimates()), Given.clock(nodes, 0)));
        Reply.Answer answer = (Reply.Answer) player.reply(question, leaf -> 0);
        return new Played(
                HalfWay.action(answer, position.tree().children().size()),
                Used.of(answer).nodes());
    }

    private static List<String> found(Style style, List<Mistake> suspected) {
        return suspected.stream()
                .filter(mistake -> PlayerMistakes.shows(
                        mistake, (position, nodes) -> asked(style, position, nodes), new Random(7)))
                .map(Mistake::id)
                .toList();
    }

    static Stream<Style> right() {
        return styles(Up.LEAVES_THE_ITERATION);
    }

    @ParameterizedTest
    @MethodSource("right")
    void a_right_player_makes_none(Style style) {
        assertThat(found(style, PlayerMistakes.all())).isEmpty();
    }

    @Test
    void the_best_move_of_the_last_iteration_first_may_be_left_within_an_iteration() {
        Style improving = new Style(Up.LEAVES_THE_ITERATION, true, true, 1, 30, true, Valuing.RIGHT);
        assertThat(found(improving, PlayerMistakes.all())).isEmpty();
    }

    @Test
    void the_best_so_far_is_known_in_every_style_without_the_best_move_first() {
        assertThat(right().filter(style -> !style.bestFirst).map(Style::writingWithin))
                .allSatisfy(style -> assertThat(found(style, PlayerMistakes.all()))
                        .containsExactly("best-of-an-unfinished-iteration"));
    }

    @Test
    void estimates_when_the_time_is_up_are_known() {
        assertThat(styles(Up.ESTIMATES)).allSatisfy(style -> assertThat(found(style, PlayerMistakes.all()))
                .as("the first is named")
                .startsWith("estimate-when-time-is-up"));
    }

    @Test
    void zero_when_the_time_is_up_is_known() {
        assertThat(styles(Up.TAKES_ZERO)).allSatisfy(style -> assertThat(found(style, PlayerMistakes.all()))
                .startsWith("zero-when-time-is-up"));
    }

    @Test
    void half_a_subtree_is_known() {
        assertThat(styles(Up.RETURNS_WHAT_IT_HAS)).allSatisfy(style -> assertThat(found(style, PlayerMistakes.all()))
                .startsWith("half-a-subtree-counts"));
    }

    @Test
    void a_clock_that_is_not_asked_is_known() {
        assertThat(styles(Up.GOES_ON))
                .allSatisfy(style -> assertThat(found(style.deepest(5), List.of(PlayerMistakes.CLOCK_NEVER_ASKED)))
                        .hasSize(1));
        assertThat(styles(Up.GOES_ON_TO_THE_NEXT_ITERATION)).allSatisfy(style -> assertThat(
                        found(style, List.of(PlayerMistakes.CLOCK_NEVER_ASKED, PlayerMistakes.CLOCK_ASKED_RARELY)))
                .containsExactly("clock-asked-too-rarely"));
    }

    @Test
    void a_player_that_takes_everybody_for_max_is_known() {
        assertThat(right().map(Style::forMax)).allSatisfy(style -> assertThat(found(style, PlayerMistakes.all()))
                .containsExactly("always-max"));
    }

    @Test
    void a_player_that_plays_the_worst_or_the_last_move_is_known() {
        assertThat(PlayerMistakes.all().stream()
                        .filter(mistake -> PlayerMistakes.shows(mistake, PlayerMistakesTest::worst, new Random(7))))
                .containsExactly(PlayerMistakes.PLAYS_THE_WORST);
        assertThat(PlayerMistakes.all().stream()
                        .filter(mistake -> PlayerMistakes.shows(
                                mistake,
                                (position, nodes) ->
                                        new Played(position.tree().children().size() - 1, nodes),
                                new Random(7))))
                .containsExactly(PlayerMistakes.PLAYS_THE_LAST);
    }

    /** As a right player with the other player's eyes. */
    private static Played worst(Position position, int nodes) {
        Tree root = position.tree();
        Tree other = new Tree.Node(root.player().opponent(), root.children());
        return asked(
                new Style(Up.LEAVES_THE_ITERATION, true, false, 1, 30, false, Valuing.RIGHT),
                new Position(other, position.estimates()),
                nodes);
    }

    @Test
    void an_evaluation_for_the_side_to_move_is_known() {
        assertThat(right().filter(style -> style.step == 1).map(style -> style.valuing(Valuing.FOR_THE_SIDE_TO_MOVE)))
                .allSatisfy(style -> assertThat(found(style, PlayerMistakes.all()))
                        .containsExactly("evaluated-from-the-wrong-side"));
    }

    @Test
    void a_later_win_is_known_where_the_best_move_does_not_come_first() {
        assertThat(right().filter(style -> !style.bestFirst).map(style -> style.valuing(Valuing.A_WIN_IS_A_WIN)))
                .allSatisfy(
                        style -> assertThat(found(style, PlayerMistakes.all())).containsExactly("later-win-as-good"));
    }

    @Test
    void a_player_that_looks_at_the_first_actions_only_is_known() {
        assertThat(right().map(style -> style.looksAt(6)))
                .allSatisfy(
                        style -> assertThat(found(style, PlayerMistakes.all())).containsExactly("first-actions-only"));
        assertThat(right().map(style -> style.looksAt(14)))
                .allSatisfy(
                        style -> assertThat(found(style, PlayerMistakes.all())).containsExactly("first-actions-only"));
    }

    @Test
    void a_first_iteration_of_several_plies_is_known() {
        assertThat(right().filter(style -> style.step == 1)
                        .flatMap(style -> IntStream.of(3, 4).mapToObj(style::beginningWith)))
                .allSatisfy(
                        style -> assertThat(found(style, PlayerMistakes.all())).contains("first-iteration-too-deep"));
        assertThat(right().filter(style -> style.step == 1).map(style -> style.beginningWith(2)))
                .as("a player may begin with two plies")
                .allSatisfy(style ->
                        assertThat(found(style, PlayerMistakes.all())).doesNotContain("first-iteration-too-deep"));
    }

    @Test
    void a_fixed_number_of_plies_is_known() {
        List<String> names =
                List.of("one-ply-only", "two-plies-only", "few-plies-only", "few-plies-only", "few-plies-only");
        assertThat(IntStream.range(0, names.size()).boxed()).allSatisfy(i -> assertThat(found(
                        new Style(Up.LEAVES_THE_ITERATION, true, true, 1, i + 1, false, Valuing.RIGHT),
                        PlayerMistakes.all()))
                .containsExactly(names.get(i)));
    }
}
