package plybook.diagnosis.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.PlayerMistakes.Asked;
import plybook.diagnosis.gomoku.PlayerMistakes.Played;
import plybook.diagnosis.gomoku.PlayerMistakes.Position;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * The law of each mistake of a player, on players that are given by their answers alone. They make no moves, so all of it takes a moment;
 * players that search are tried beside the suite of the exercise.
 */
class PlayerLawsTest {
    /** Two plies with little time, three with more. */
    private static final List<Integer> FINISHED = List.of(5, 60, 180, 1_400, 6_000, 12_000);

    private static final List<Integer> QUICKLY = List.of(5, 30, 90, 1_400, 6_000, 12_000);

    /** The value of a state at the horizon or at its end, to MAX. */
    private interface Leaf {
        int value(Tree tree, int estimate, int ply);
    }

    /**
     * A player.
     *
     * @param leaf its view of leaves
     * @param root the player for whom it chooses at the root
     * @param along whether the opponent plays for it
     * @param deepest the most plies that it looks ahead
     * @param finished the numbers of nodes with which so many plies are finished, from one on
     * @param seen what it sees of the values of a node's children below the root, in their order, in the view of whoever moves there
     */
    private record Fake(
            Leaf leaf,
            UnaryOperator<Player> root,
            boolean along,
            int deepest,
            List<Integer> finished,
            UnaryOperator<List<Integer>> seen) {
        Fake() {
            this(Fake::soon, player -> player, false, 6, FINISHED, values -> values);
        }

        private static int soon(Tree tree, int estimate, int ply) {
            return tree.isLeaf() ? tree.value() - Integer.signum(tree.value()) * ply : estimate;
        }

        Fake seeing(Leaf other) {
            return new Fake(other, root, along, deepest, finished, seen);
        }

        Fake playingFor(UnaryOperator<Player> other) {
            return new Fake(leaf, other, along, deepest, finished, seen);
        }

        Fake playingAlong() {
            return new Fake(leaf, root, true, deepest, finished, seen);
        }

        Fake deepest(int plies) {
            return new Fake(leaf, root, along, plies, finished, seen);
        }

        /** Returns the same with three plies at any time. */
        Fake quick() {
            return new Fake(leaf, root, along, deepest, QUICKLY, seen);
        }

        Fake lookingAt(UnaryOperator<List<Integer>> some) {
            return new Fake(leaf, root, along, deepest, finished, some);
        }

        /** Returns the plies that are finished with so many nodes. */
        int plies(int nodes) {
            return (int) finished.stream()
                    .limit(deepest)
                    .filter(each -> each <= nodes)
                    .count();
        }

        /** Returns the number of the root's actions that are searched so far one ply deeper. */
        int begun(int nodes) {
            int plies = plies(nodes);
            if (plies == Math.min(deepest, finished.size())) {
                return 0;
            }
            int from = plies == 0 ? 0 : finished.get(plies - 1);
            return 4 * (nodes - from) / (finished.get(plies) - from);
        }
    }

    /** The values of the root's actions, in the view of the player at the root. */
    private static final class Look {
        private final Fake fake;
        private final Position position;
        private final Player mover;
        private final IdentityHashMap<Tree, Integer> estimates = new IdentityHashMap<>();

        Look(Fake fake, Position position) {
            this.fake = fake;
            this.position = position;
            this.mover = fake.root().apply(position.tree().player());
            note(position.tree(), position.estimates().iterator());
        }

        private void note(Tree tree, Iterator<Integer> next) {
            if (!tree.isLeaf()) {
                estimates.put(tree, next.next());
                tree.children().forEach(child -> note(child, next));
            }
        }

        List<Integer> values(int plies) {
            return position.tree().children().stream()
                    .map(child -> sign() * value(child, plies - 1, 1))
                    .toList();
        }

        /** The value of an action without its last answer. */
        int withoutTheLast(int action, int plies) {
            Tree child = position.tree().children().get(action);
            if (child.isLeaf() || plies < 2 || child.children().size() == 1) {
                return sign() * value(child, plies - 1, 1);
            }
            Tree some = new Tree.Node(
                    child.player(), child.children().subList(0, child.children().size() - 1));
            return sign() * value(some, plies - 1, 1);
        }

        private int sign() {
            return mover == Player.MAX ? 1 : -1;
        }

        private int value(Tree tree, int plies, int ply) {
            if (tree.isLeaf() || plies == 0) {
                return fake.leaf().value(tree, tree.isLeaf() ? 0 : Objects.requireNonNull(estimates.get(tree)), ply);
            }
            boolean max = fake.along() ? mover == Player.MAX : tree.player() == Player.MAX;
            int sign = max ? 1 : -1;
            List<Integer> values = tree.children().stream()
                    .map(child -> sign * value(child, plies - 1, ply + 1))
                    .toList();
            return sign * Collections.max(fake.seen().apply(values));
        }
    }

    private static int best(List<Integer> values) {
        return IntStream.range(0, values.size())
                .reduce((best, next) -> values.get(next) > values.get(best) ? next : best)
                .orElseThrow();
    }

    /** A choice of an action by what is finished, what is begun one ply deeper, and how much of that. */
    private interface Choice {
        int of(Look look, int plies, int begun);
    }

    private static Asked player(Fake fake, Choice choice) {
        IdentityHashMap<Position, Look> looks = new IdentityHashMap<>();
        return (position, nodes) -> new Played(
                choice.of(
                        looks.computeIfAbsent(position, each -> new Look(fake, each)),
                        fake.plies(nodes),
                        fake.begun(nodes)),
                nodes);
    }

    /** One that plays what is best in the last finished iteration; before the first, its first action. */
    private static Asked player(Fake fake) {
        return player(fake, (look, plies, begun) -> plies == 0 ? 0 : best(look.values(plies)));
    }

    private static List<String> shown(Asked player) {
        return PlayerMistakes.all().stream()
                .filter(mistake -> PlayerMistakes.shows(mistake, player, new Random(11)))
                .map(Mistake::id)
                .toList();
    }

    @Test
    void a_right_player_shows_no_mistake() {
        assertThat(shown(player(new Fake()))).isEmpty();
    }

    @Test
    void a_player_for_one_side_is_known() {
        assertThat(shown(player(new Fake().playingFor(player -> Player.MAX)))).containsExactly("root-always-max");
        assertThat(shown(player(new Fake().playingFor(player -> Player.MIN)))).containsExactly("root-always-min");
        assertThat(shown(player(new Fake().playingFor(Player::opponent)))).containsExactly("worst-move-played");
        assertThat(shown((position, nodes) -> new Played(3, nodes))).containsExactly("choice-last");
    }

    @Test
    void a_wrong_view_of_states_is_known() {
        Fake fake = new Fake();
        assertThat(shown(player(fake.seeing((tree, estimate, ply) -> tree.isLeaf()
                        ? tree.value() - Integer.signum(tree.value()) * ply
                        : tree.player() == Player.MIN ? -estimate : estimate))))
                .containsExactly("evaluated-from-the-wrong-side");
        assertThat(shown(player(fake.quick().seeing((tree, estimate, ply) -> tree.isLeaf() ? tree.value() : estimate))))
                .containsExactly("later-win-as-good");
        assertThat(shown(player(fake.seeing((tree, estimate, ply) ->
                        tree.isLeaf() ? tree.value() - Integer.signum(tree.value()) * (9 - ply) : estimate))))
                .containsExactly("later-win-worth-more");
        assertThat(shown(player(fake.seeing((tree, estimate, ply) -> tree.isLeaf() ? 0 : estimate))))
                .contains("win-worth-nothing");
        assertThat(shown(player(fake.playingAlong()))).contains("opponent-plays-along");
    }

    @Test
    void a_player_that_looks_a_few_plies_ahead_at_most_is_known_by_their_number() {
        assertThat(IntStream.rangeClosed(1, 5).mapToObj(plies -> shown(player(new Fake().deepest(plies)))))
                .containsExactly(
                        List.of("one-ply-only"),
                        List.of("two-plies-only"),
                        List.of("few-plies-only"),
                        List.of("few-plies-only"),
                        List.of("few-plies-only"));
    }

    @Test
    void an_unfinished_iteration_that_counts_is_known() {
        Fake fake = new Fake();
        assertThat(shown(player(
                        fake,
                        (look, plies, begun) -> begun == 0
                                ? best(look.values(Math.max(1, plies)))
                                : best(look.values(plies + 1).subList(0, begun)))))
                .contains("best-of-an-unfinished-iteration");
        assertThat(shown(player(
                        fake,
                        (look, plies, begun) -> best(
                                begun == 0
                                        ? look.values(Math.max(1, plies))
                                        : mixed(look.values(plies + 1), begun, look.values(1))))))
                .startsWith("estimate-when-time-is-up");
        assertThat(shown(player(
                        fake,
                        (look, plies, begun) -> best(
                                begun == 0
                                        ? look.values(Math.max(1, plies))
                                        : mixed(look.values(plies + 1), begun, List.of(0, 0, 0, 0))))))
                .startsWith("zero-when-time-is-up");
        assertThat(shown(player(fake, (look, plies, begun) -> {
                    if (begun < 3) {
                        return plies == 0 ? 0 : best(look.values(plies));
                    }
                    List<Integer> values = new ArrayList<>(look.values(plies + 1));
                    values.set(3, look.withoutTheLast(3, plies + 1));
                    return best(values);
                })))
                .startsWith("clock-not-asked-after-the-last-action", "half-a-subtree-counts");
    }

    private static List<Integer> mixed(List<Integer> first, int some, List<Integer> then) {
        List<Integer> mixed = new ArrayList<>(first.subList(0, some));
        mixed.addAll(then.subList(some, then.size()));
        return mixed;
    }

    @Test
    void a_clock_that_is_asked_never_or_rarely_is_known_by_the_nodes() {
        Asked right = player(new Fake());
        Asked never =
                (position, nodes) -> new Played(right.move(position, 8_000).action(), 5_000);
        assertThat(shown(never)).startsWith("clock-never-asked");
        Asked rarely =
                (position, nodes) -> new Played(right.move(position, nodes).action(), (nodes + 199) / 200 * 200L);
        assertThat(shown(rarely)).containsExactly("clock-asked-too-rarely");
        Asked often =
                (position, nodes) -> new Played(right.move(position, nodes).action(), (nodes + 49) / 50 * 50L);
        assertThat(shown(often)).isEmpty();
        Asked early =
                (position, nodes) -> new Played(right.move(position, nodes).action(), nodes - 1);
        assertThat(shown(early)).isEmpty();
    }

    @Test
    void a_value_of_an_earlier_iteration_that_is_kept_is_known() {
        assertThat(shown(player(new Fake(), (look, plies, begun) -> {
                    int kept = 0;
                    int value = -Window.INFINITY;
                    for (int each = 1; each <= plies; each++) {
                        List<Integer> values = look.values(each);
                        int found = best(values);
                        if (values.get(found) > value) {
                            kept = found;
                            value = values.get(found);
                        }
                    }
                    return kept;
                })))
                .containsExactly("best-of-all-iterations");
    }

    /** A search that cuts at equality and takes the last action whose value or bound is as good. */
    @Test
    void an_action_that_only_ties_by_its_bound_is_known() {
        assertThat(shown(player(new Fake(), (look, plies, begun) -> {
                    List<Integer> values = look.values(Math.max(1, plies));
                    int best = best(values);
                    int value = values.get(best);
                    for (int action = best + 1; action < values.size(); action++) {
                        best = look.withoutTheLast(action, plies) == value ? action : best;
                    }
                    return best;
                })))
                .contains("ties-at-the-root");
    }

    @Test
    void an_action_that_is_lost_is_known_by_its_place() {
        Fake fake = new Fake();
        assertThat(shown(player(fake, (look, plies, begun) -> {
                    List<Integer> values = look.values(Math.max(1, plies));
                    return 1 + best(values.subList(1, values.size()));
                })))
                .containsExactly("first-action-lost");
        assertThat(shown(player(fake, (look, plies, begun) -> {
                    List<Integer> values = look.values(Math.max(1, plies));
                    return best(values.subList(0, values.size() - 1));
                })))
                .containsExactly("last-action-lost");
    }

    @Test
    void a_player_that_sees_the_first_actions_only_is_known() {
        assertThat(shown(player(new Fake(), (look, plies, begun) -> {
                    List<Integer> values = look.values(Math.max(1, plies));
                    return best(values.subList(0, Math.min(9, values.size())));
                })))
                .containsExactly("first-actions-only");
    }

    @Test
    void a_player_that_sees_the_first_answers_only_is_known() {
        assertThat(shown(player(new Fake().lookingAt(values -> values.subList(0, Math.min(9, values.size()))))))
                .containsExactly("first-actions-only");
        assertThat(shown(player(new Fake().lookingAt(values -> values.subList(0, Math.min(17, values.size()))))))
                .as("one may be lost, and is no limit")
                .isEmpty();
    }

    @Test
    void a_player_that_sees_only_what_looks_best_is_known() {
        assertThat(shown(player(new Fake(), (look, plies, begun) -> {
                    List<Integer> values = look.values(Math.max(1, plies));
                    List<Integer> looks = look.values(1);
                    return IntStream.range(0, values.size())
                            .boxed()
                            .sorted(Comparator.comparing(looks::get, Comparator.reverseOrder()))
                            .limit(8)
                            .max(Comparator.comparing(values::get))
                            .orElseThrow();
                })))
                .startsWith("promising-actions-only");
    }

    @Test
    void a_player_that_leaves_a_node_at_an_answer_that_is_no_better_is_known() {
        assertThat(shown(player(new Fake().lookingAt(values -> {
                    int some = 1;
                    while (some < values.size() && values.get(some) > Collections.max(values.subList(0, some))) {
                        some++;
                    }
                    return values.subList(0, some);
                }))))
                .contains("left-at-a-worse-answer");
    }

    @Test
    void a_player_that_stops_at_an_action_that_loses_is_known() {
        assertThat(shown(player(new Fake(), (look, plies, begun) -> {
                    List<Integer> values = look.values(Math.max(1, plies));
                    int lost = IntStream.range(0, values.size())
                            .filter(action -> values.get(action) < -Window.MAX_VALUE / 2)
                            .findFirst()
                            .orElse(values.size());
                    return lost == 0 ? 0 : best(values.subList(0, lost));
                })))
                .contains("stops-at-a-lost-action");
    }

    @Test
    void a_best_action_that_is_looked_up_in_another_list_is_known_by_the_list() {
        // Where all nodes below the root have one action, the number of any but the first is none.
        Asked elsewhere = player(new Fake(), (look, plies, begun) -> {
            int best = best(look.values(Math.max(1, plies)));
            return plies > 1 && best > 0 ? -1 : best;
        });
        assertThat(PlayerMistakes.shows(PlayerMistakes.LOOKED_UP_ELSEWHERE, elsewhere, new Random(11)))
                .isTrue();
        Asked right = player(new Fake());
        assertThat(PlayerMistakes.shows(PlayerMistakes.LOOKED_UP_ELSEWHERE, right, new Random(11)))
                .isFalse();
        assertThat(shown(player(new Fake(), (look, plies, begun) -> {
                    List<Integer> values = look.values(Math.max(1, plies));
                    int best = best(values);
                    List<Integer> falling =
                            values.stream().sorted(Comparator.reverseOrder()).toList();
                    return plies > 1 ? best : values.indexOf(falling.get(best));
                })))
                .as("in one that is sorted")
                .contains("looked-up-in-another-order");
        assertThat(shown(player(new Fake(), (look, plies, begun) -> {
                    int best = best(look.values(Math.max(1, plies)));
                    return plies > 1 ? best : Math.max(0, best - 1);
                })))
                .as("in one with the best in front")
                .contains("looked-up-in-another-order");
        assertThat(shown(player(new Fake().quick(), (look, plies, begun) -> {
                    int before = best(look.values(1));
                    int best = best(look.values(Math.max(1, plies)));
                    return plies > 1 && best < before ? best + 1 : best;
                })))
                .as("in one in which it was moved")
                .contains("looked-up-in-another-order");
    }

    @Test
    void a_player_whose_first_iteration_is_too_deep_is_known() {
        assertThat(shown(player(new Fake(), (look, plies, begun) -> plies < 3 ? 0 : best(look.values(plies)))))
                .containsExactly("first-iteration-too-deep");
    }

    @Test
    void a_player_that_stops_when_two_iterations_agree_is_known() {
        assertThat(shown(player(new Fake(), (look, plies, begun) -> {
                    int before = -1;
                    for (int each = 1; each <= plies; each++) {
                        int found = best(look.values(each));
                        if (found == before) {
                            return found;
                        }
                        before = found;
                    }
                    return Math.max(0, before);
                })))
                .containsExactly("stops-when-iterations-agree");
    }

    @Test
    void a_player_that_has_no_move_before_the_first_iteration_is_known() {
        assertThat(shown(player(new Fake(), (look, plies, begun) -> plies == 0 ? -1 : best(look.values(plies)))))
                .containsExactly("nothing-before-the-first-iteration");
    }

    @Test
    void the_lists_of_suspects_have_no_mistake_twice_and_are_all_together_all() {
        List<Mistake> listed = new ArrayList<>(PlayerMistakes.ofTheCutOff());
        listed.addAll(PlayerMistakes.ofValues());
        listed.addAll(PlayerMistakes.ofStopping(9));
        listed.addAll(List.of(
                PlayerMistakes.CLOCK_NEVER_ASKED,
                PlayerMistakes.CLOCK_ASKED_RARELY,
                PlayerMistakes.LOOKED_UP_ELSEWHERE,
                PlayerMistakes.NOTHING_YET,
                PlayerMistakes.NOTHING_WHEN_LOST));
        assertThat(listed).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(PlayerMistakes.all());
        assertThat(PlayerMistakes.ofTheCutOff()).contains(PlayerMistakes.BEST_SO_FAR);
        assertThat(PlayerMistakes.ofValues()).contains(PlayerMistakes.ALWAYS_MAX);
        assertThat(PlayerMistakes.ofStopping(2).stream().map(Mistake::id))
                .containsExactly("stops-when-iterations-agree", "one-ply-only");
    }
}
