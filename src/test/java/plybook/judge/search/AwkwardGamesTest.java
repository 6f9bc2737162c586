package plybook.judge.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.Mistake;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.judge.process.ObjectLearner;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.judge.verdict.Evidence;
import plybook.task.AlphaBetaTask;
import plybook.task.MinimaxTask;

/** What a search wrongly relies on fails on a game that does not give it, and in words that say what it was. */
class AwkwardGamesTest {
    /** Nobody's suite, only to ask. */
    private static final class Asker extends Suite<Object> {
        Asker(Class<?> contract, Supplier<?> maker) {
            super(new ObjectLearner(contract, maker, Duration.ofSeconds(20)));
        }
    }

    private static AwkwardGames games(Object learners, boolean thorough) {
        boolean minimax = learners instanceof MinimaxTask<?, ?>;
        var questions = minimax ? AwkwardGames.MINIMAX : AwkwardGames.ALPHA_BETA;
        Class<?> contract = minimax ? MinimaxTask.class : AlphaBetaTask.class;
        return new AwkwardGames(new Asker(contract, () -> learners), questions, new Random(1), thorough);
    }

    /** What the learner reads; nothing if all was right. */
    private static String read(ThrowableAssert.ThrowingCallable check) {
        Throwable thrown = ThrowableAssert.catchThrowable(check);
        if (thrown instanceof CheckFailed failed) {
            Evidence evidence = failed.evidence();
            return evidence.expected() + "; got " + evidence.got() + "; " + evidence.why() + "; "
                    + evidence.mistakes().stream().map(Mistake::id).toList();
        }
        return thrown instanceof NoAnswer none ? none.verdict().toString() : String.valueOf(thrown);
    }

    private static String values(Object learners) {
        return read(games(learners, false)::checkValues);
    }

    private static String choices(Object learners) {
        return read(games(learners, false)::checkChoices);
    }

    private static String choicesOfNew(Supplier<?> maker) {
        Asker asker = new Asker(AlphaBetaTask.class, maker);
        return read(new AwkwardGames(asker, AwkwardGames.ALPHA_BETA, new Random(1), false)::checkChoices);
    }

    /** Right: each class below changes one thing of it. */
    private static class Right<S, A> implements AlphaBetaTask<S, A> {
        @Override
        public int value(Game<S, A> game, S state, int alpha, int beta) {
            if (over(game, state)) {
                return game.utility(state);
            }
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            for (A action : actions(game, state)) {
                int value = value(game, game.result(state, action), alpha, beta);
                best = max ? Math.max(best, value) : Math.min(best, value);
                alpha = max ? Math.max(alpha, best) : alpha;
                beta = max ? beta : Math.min(beta, best);
                if (alpha >= beta) {
                    break;
                }
            }
            return best;
        }

        boolean over(Game<S, A> game, S state) {
            return game.terminal(state);
        }

        List<A> actions(Game<S, A> game, S state) {
            return game.actions(state);
        }

        @Override
        public A bestAction(Game<S, A> game, S state) {
            boolean max = game.player(state) == Player.MAX;
            int best = max ? -Window.INFINITY : Window.INFINITY;
            A chosen = game.actions(state).get(0);
            for (A action : actions(game, state)) {
                S next = game.result(state, action);
                int value = max ? value(game, next, best, Window.INFINITY) : value(game, next, -Window.INFINITY, best);
                if (max ? value > best : value < best) {
                    best = value;
                    chosen = action;
                }
            }
            return chosen;
        }
    }

    @Test
    void a_right_search_passes_all_the_large_tree_included() {
        AwkwardGames games = games(new Right<>(), true);
        assertThatCode(games::checkValues).doesNotThrowAnyException();
        assertThatCode(games::checkChoices).doesNotThrowAnyException();
    }

    /** A map from each state to what was returned for it, made anew for each call from outside. */
    private static class Remembering<S, A> extends Right<S, A> {
        final Map<Object, Integer> known = new HashMap<>();
        private int depth;

        @Override
        public int value(Game<S, A> game, S state, int alpha, int beta) {
            if (depth == 0 && forgets()) {
                known.clear();
            }
            Integer found = known.get(key(state, alpha, beta));
            if (found != null) {
                return found;
            }
            depth++;
            int value = super.value(game, state, alpha, beta);
            depth--;
            known.put(key(state, alpha, beta), value);
            return value;
        }

        boolean forgets() {
            return true;
        }

        Object key(S state, int alpha, int beta) {
            return List.of(state, alpha, beta);
        }
    }

    @Test
    void a_memory_that_knows_its_window_passes() {
        assertThat(values(new Remembering<>())).isEqualTo("null");
        assertThat(choices(new Remembering<>())).isEqualTo("null");
    }

    @Test
    void a_bound_remembered_as_a_value_is_seen_from_the_left_and_from_the_right() {
        class AsValue<S, A> extends Remembering<S, A> {
            @Override
            Object key(S state, int alpha, int beta) {
                return state;
            }
        }
        class FromTheRight<S, A> extends AsValue<S, A> {
            @Override
            List<A> actions(Game<S, A> game, S state) {
                List<A> actions = new ArrayList<>(game.actions(state));
                Collections.reverse(actions);
                return actions;
            }
        }
        assertThat(values(new AsValue<>())).contains("no more than a bound in another", "[met-again]");
        assertThat(values(new FromTheRight<>())).contains("no more than a bound in another");
    }

    @Test
    void a_memory_between_calls_is_noticed() {
        class ForEver<S, A> extends Remembering<S, A> {
            @Override
            boolean forgets() {
                return false;
            }
        }
        assertThat(values(new ForEver<>()))
                .contains("nothing that was found in one call holds in the next", "[kept-between-calls]");
        assertThat(choices(new ForEver<>())).contains("nothing that was found in one call holds in the next");
    }

    @Test
    void a_best_that_is_not_set_back_is_seen() {
        class Field<S, A> extends Right<S, A> {
            private int best = -Window.INFINITY;
            private List<A> chosen = List.of();

            @Override
            public A bestAction(Game<S, A> game, S state) {
                int sign = game.player(state) == Player.MAX ? 1 : -1;
                for (A action : game.actions(state)) {
                    int value = sign * value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
                    if (value > best) {
                        best = value;
                        chosen = List.of(action);
                    }
                }
                return chosen.get(0);
            }
        }
        assertThat(choicesOfNew(Field::new)).contains("be it in a map or in a field");
    }

    @Test
    void a_memory_by_hash_code_is_seen() {
        class ByHash<S, A> extends Remembering<S, A> {
            @Override
            Object key(S state, int alpha, int beta) {
                return List.of(state.hashCode(), alpha, beta);
            }
        }
        assertThat(values(new ByHash<>())).contains("a hash code says where to look", "[told-apart-by-hash]");
    }

    @Test
    void a_search_that_begins_at_the_start_is_seen() {
        class FromTheStart<S, A> extends Right<S, A> {
            private int depth;

            @Override
            public int value(Game<S, A> game, S state, int alpha, int beta) {
                depth++;
                int value = super.value(game, depth == 1 ? game.initialState() : state, alpha, beta);
                depth--;
                return value;
            }
        }
        class ChoosesAtTheStart<S, A> extends Right<S, A> {
            @Override
            public A bestAction(Game<S, A> game, S state) {
                return super.bestAction(game, game.initialState());
            }
        }
        assertThat(values(new FromTheStart<>())).contains("whatever initialState gives", "[from-the-start]");
        assertThat(choices(new ChoosesAtTheStart<>())).contains("whatever initialState gives");
    }

    @Test
    void a_search_that_never_asks_terminal_is_seen() {
        class ByActions<S, A> extends Right<S, A> {
            @Override
            boolean over(Game<S, A> game, S state) {
                return game.actions(state).isEmpty();
            }
        }
        assertThat(values(new ByActions<>())).contains("ask terminal(state)", "only terminal says");
    }

    @Test
    void a_list_changed_in_place_is_seen() {
        class Shuffles<S, A> extends Right<S, A> {
            @Override
            List<A> actions(Game<S, A> game, S state) {
                List<A> actions = game.actions(state);
                Collections.reverse(actions);
                return actions;
            }
        }
        class Removes<S, A> extends Right<S, A> {
            @Override
            List<A> actions(Game<S, A> game, S state) {
                List<A> actions = game.actions(state);
                List<A> mine = new ArrayList<>();
                while (!actions.isEmpty()) {
                    mine.add(actions.remove(0));
                }
                return mine;
            }
        }
        class Sorts<S, A> extends Right<S, A> {
            @Override
            List<A> actions(Game<S, A> game, S state) {
                List<A> actions = game.actions(state);
                actions.sort((one, other) -> Integer.compare(other.hashCode(), one.hashCode()));
                return actions;
            }
        }
        for (Object each : List.of(new Shuffles<>(), new Removes<>(), new Sorts<>())) {
            assertThat(values(each)).contains("UnsupportedOperationException", "goes wrong in a plain game, too");
        }
    }

    @Test
    void actions_taken_for_numbers_are_seen() {
        class Counting<S, A> extends Right<S, A> {
            @Override
            @SuppressWarnings("unchecked")
            List<A> actions(Game<S, A> game, S state) {
                List<A> actions = new ArrayList<>();
                for (int i = 0; i < game.actions(state).size(); i++) {
                    actions.add((A) Integer.valueOf(i));
                }
                return actions;
            }
        }
        class Answering<S, A> extends Right<S, A> {
            @Override
            @SuppressWarnings("unchecked")
            public A bestAction(Game<S, A> game, S state) {
                return (A) Integer.valueOf(game.actions(state).indexOf(super.bestAction(game, state)));
            }
        }
        assertThat(values(new Counting<>())).contains("there is no action 0");
        assertThat(choices(new Answering<>())).contains("no action: ", "[told-apart-by-identity]");
    }

    @Test
    void objects_compared_by_identity_are_seen() {
        class SameState<S, A> extends Right<S, A> {
            @Override
            @SuppressWarnings("ReferenceEquality") // that is the mistake
            public A bestAction(Game<S, A> game, S state) {
                S best = game.result(state, super.bestAction(game, state));
                for (A action : game.actions(state)) {
                    if (game.result(state, action) == best) {
                        return action;
                    }
                }
                throw new IllegalStateException("not found again");
            }
        }
        class SameAction<S, A> extends Right<S, A> {
            @Override
            @SuppressWarnings("ReferenceEquality") // that is the mistake
            public A bestAction(Game<S, A> game, S state) {
                A best = super.bestAction(game, state);
                for (A action : game.actions(state)) {
                    if (action == best) {
                        return action;
                    }
                }
                throw new IllegalStateException("not found again");
            }
        }
        class SameValue<S, A> extends Right<S, A> {
            @Override
            @SuppressWarnings({"BoxedPrimitiveEquality", "NumberEquality", "ReferenceEquality"}) // that is the mistake
            public A bestAction(Game<S, A> game, S state) {
                Integer best = value(game, state, -Window.INFINITY, Window.INFINITY);
                for (A action : game.actions(state)) {
                    Integer value = value(game, game.result(state, action), -Window.INFINITY, Window.INFINITY);
                    if (value == best) {
                        return action;
                    }
                }
                throw new IllegalStateException("not found again");
            }
        }
        assertThat(choices(new SameState<>())).contains("equal is what equals says");
        assertThat(choices(new SameAction<>())).contains("not ==");
        assertThat(choices(new SameValue<>())).contains("from 128 on");
    }

    @Test
    void a_state_skipped_because_it_was_seen_before_is_seen() {
        class Visited<S, A> implements MinimaxTask<S, A> {
            private Set<S> seen = new HashSet<>();

            @Override
            public int value(Game<S, A> game, S state) {
                seen = new HashSet<>();
                return search(game, state);
            }

            private int search(Game<S, A> game, S state) {
                if (game.terminal(state)) {
                    return game.utility(state);
                }
                boolean max = game.player(state) == Player.MAX;
                int best = max ? -Window.INFINITY : Window.INFINITY;
                for (A action : game.actions(state)) {
                    S next = game.result(state, action);
                    if (seen.add(next)) {
                        int value = search(game, next);
                        best = max ? Math.max(best, value) : Math.min(best, value);
                    }
                }
                return best;
            }

            @Override
            public A bestAction(Game<S, A> game, S state) {
                throw new UnsupportedOperationException("TODO");
            }
        }
        assertThat(values(new Visited<>())).contains("it counts wherever it is met");
    }

    @Test
    void a_search_that_is_also_wrong_on_plain_trees_is_not_explained_by_the_game() {
        class LeastForAll<S, A> extends Right<S, A> {
            @Override
            public int value(Game<S, A> game, S state, int alpha, int beta) {
                return -super.value(game, state, -beta, -alpha);
            }
        }
        assertThat(values(new LeastForAll<>()))
                .contains("goes wrong in a plain game, too", "[]")
                .doesNotContain("each call");
    }

    @Test
    void a_sentinel_within_the_values_or_a_fixed_width_is_seen() {
        class Million<S, A> extends Right<S, A> {
            @Override
            public int value(Game<S, A> game, S state, int alpha, int beta) {
                return Math.max(-999_999, super.value(game, state, alpha, beta));
            }
        }
        class Sixteen<S, A> extends Right<S, A> {
            @Override
            List<A> actions(Game<S, A> game, S state) {
                List<A> actions = game.actions(state);
                return actions.subList(0, Math.min(16, actions.size()));
            }
        }
        assertThat(values(new Million<>())).contains("the values are large");
        assertThat(values(new Sixteen<>())).contains("17 children");
    }

    @Test
    void a_search_with_a_limit_of_its_own_is_seen_in_the_deep_tree() {
        class TwentyPlies<S, A> extends Right<S, A> {
            private int depth;

            @Override
            public int value(Game<S, A> game, S state, int alpha, int beta) {
                if (depth == 20) {
                    return 3;
                }
                depth++;
                int value = super.value(game, state, alpha, beta);
                depth--;
                return value;
            }
        }
        assertThat(values(new TwentyPlies<>())).contains("several hundred plies long");
    }

    @Test
    void every_trial_is_needed_somewhere_and_explains_itself() {
        for (AwkwardGames.Trial trial : AwkwardGames.trials(new Random(1), true)) {
            assertThat(trial.trees()).as(trial.key()).isNotEmpty();
            assertThat(trial.windows()).as(trial.key()).isNotEmpty();
            assertThat(Texts.of("awkward." + trial.key() + ".why"))
                    .as(trial.key())
                    .isNotEmpty();
        }
    }

    @Test
    void the_large_tree_has_more_than_two_hundred_thousand_nodes() {
        assertThat(AwkwardGames.trials(new Random(1), true).stream()
                        .flatMap(trial -> trial.trees().stream())
                        .mapToInt(tree -> tree.nodes())
                        .max())
                .hasValue(200_101);
    }

    @Test
    void a_grade_asks_about_every_tree_that_a_check_asks_about() {
        List<AwkwardGames.Trial> grade = AwkwardGames.trials(new Random(7), true);
        assertThat(AwkwardGames.trials(new Random(7), false)).allSatisfy(trial -> assertThat(grade)
                .filteredOn(each -> each.key().equals(trial.key()))
                .singleElement()
                .satisfies(same -> assertThat(same.trees()).containsAll(trial.trees())));
    }
}
