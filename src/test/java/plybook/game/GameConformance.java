package plybook.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A kit that checks the contract of {@link Game} on any game. It visits the reachable states ply by ply, and fails at the first state that
 * breaks a rule, with the name of the rule and the state.
 *
 * <pre>
 * Census census = GameConformance.of(new TicTacToe()).trying(cells).check();
 * assertThat(census.states()).isEqualTo(5_478);
 * </pre>
 */
public final class GameConformance<S, A> {
    /** The number of legal actions that an error must name. A longer list may be shortened. */
    private static final int NAMED = 8;

    private final Game<S, A> game;
    private Collection<A> candidates = List.of();
    private int most = Integer.MAX_VALUE;

    private GameConformance(Game<S, A> game) {
        this.game = game;
    }

    /** Returns the kit for a game. */
    public static <S, A> GameConformance<S, A> of(Game<S, A> game) {
        return new GameConformance<>(game);
    }

    /** Tries these actions too, in each state in which they are not legal: the game must refuse them. */
    public GameConformance<S, A> trying(Collection<A> actions) {
        candidates = List.copyOf(actions);
        return this;
    }

    /** Stops after so many states, for games that have too many. */
    public GameConformance<S, A> within(int states) {
        most = states;
        return this;
    }

    /**
     * The states that were found.
     *
     * @param perPly the number of different states after so many actions, from 0
     * @param terminal the number of terminal states
     */
    public record Census(List<Integer> perPly, int terminal) {
        /** Returns the number of states that were visited; equal states on different plies count apart. */
        public int states() {
            return perPly.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** The actions that led to a state. They must lead to an equal state again. */
    private record Line<S, A>(
            S state, @Nullable Line<S, A> before, @Nullable A action) {
        List<A> actions() {
            List<A> actions = before == null ? new ArrayList<>() : before.actions();
            if (action != null) {
                actions.add(action);
            }
            return actions;
        }
    }

    /** Two equal states that were reached by different lines. */
    private record Twins<S>(S one, S other) {}

    /** Checks the rules on every reachable state, in breadth first order. */
    public Census check() {
        List<Integer> perPly = new ArrayList<>();
        int visited = 0;
        int terminal = 0;
        List<Twins<S>> twins = List.of();
        Collection<Line<S, A>> level = List.of(new Line<>(game.initialState(), null, null));
        while (!level.isEmpty() && visited < most) {
            Map<S, Line<S, A>> next = new LinkedHashMap<>();
            List<Twins<S>> nextTwins = new ArrayList<>();
            int states = 0;
            for (Line<S, A> line : level) {
                if (visited == most) {
                    break;
                }
                visited++;
                states++;
                checkState(line);
                if (game.terminal(line.state())) {
                    terminal++;
                }
                for (A action : game.actions(line.state())) {
                    S after = game.result(line.state(), action);
                    Line<S, A> same = next.putIfAbsent(after, new Line<>(after, line, action));
                    if (same != null) {
                        nextTwins.add(new Twins<>(same.state(), after));
                    }
                }
            }
            if (states == level.size()) {
                twins.forEach(pair -> checkAlike("equal states answer alike", pair.one(), pair.other()));
            }
            perPly.add(states);
            level = next.values();
            twins = nextTwins;
        }
        return new Census(perPly, terminal);
    }

    private void checkState(Line<S, A> line) {
        S state = line.state();
        String before = DeepPrint.of(state);
        List<A> actions = List.copyOf(game.actions(state));
        boolean terminal = game.terminal(state);
        assertThat(terminal)
                .as("a state is terminal exactly when it has no actions: %s", state)
                .isEqualTo(actions.isEmpty());
        assertThat(new HashSet<>(actions))
                .as("no action is listed twice: %s", state)
                .hasSameSizeAs(actions);
        checkActionsBelongToTheCaller(state, actions);
        if (!terminal) {
            assertThat((@Nullable Player) game.player(state))
                    .as("somebody is to move where the game goes on: %s", state)
                    .isNotNull();
        }
        checkUtility(state, terminal);
        checkWinner(state, terminal);
        assertThat(DeepPrint.of(state))
                .as("no question changes the state: %s", state)
                .isEqualTo(before);
        for (A action : actions) {
            S after = game.result(state, action);
            assertThat(after == state)
                    .as("a result is a state of its own: %s at %s", action, state)
                    .isFalse();
            assertThat(DeepPrint.of(state))
                    .as("result leaves the state untouched: %s at %s", action, state)
                    .isEqualTo(before);
        }
        checkIllegalActions(state, actions);
        assertThat(DeepPrint.of(state))
                .as("a refused action leaves the state untouched: %s", state)
                .isEqualTo(before);
        checkReached(line);
    }

    private void checkActionsBelongToTheCaller(S state, List<A> actions) {
        try {
            game.actions(state).clear();
        } catch (UnsupportedOperationException fineToo) {
            // a list that cannot be changed is safe as well
        }
        assertThat(game.actions(state))
                .as("a caller may change the list of actions, and the game does not: %s", state)
                .isEqualTo(actions);
    }

    private void checkUtility(S state, boolean terminal) {
        if (terminal) {
            assertThat(game.utility(state))
                    .as("a utility lies within the limits: %s", state)
                    .isBetween(-Window.MAX_VALUE, Window.MAX_VALUE);
        } else {
            assertThat(catchThrowable(() -> game.utility(state)))
                    .as("utility is refused where the game goes on: %s", state)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageMatching("(?s).+");
        }
    }

    private void checkWinner(S state, boolean terminal) {
        if (game instanceof BoardGame boardGame && state instanceof Board board) {
            int utility = boardGame
                    .winner(board)
                    .map(winner -> winner == Player.X ? 1 : -1)
                    .orElse(0);
            assertThat(terminal || utility == 0)
                    .as("a game that is won is over: %s", state)
                    .isTrue();
            if (terminal) {
                assertThat(game.utility(state))
                        .as("utility is +1 if X has won, −1 if O has, otherwise 0: %s", state)
                        .isEqualTo(utility);
            }
        }
    }

    private void checkIllegalActions(S state, List<A> legal) {
        for (A action : candidates) {
            if (!legal.contains(action)) {
                Throwable refusal = catchThrowable(() -> game.result(state, action));
                assertThat(refusal)
                        .as("an illegal action is refused: %s at %s", action, state)
                        .isInstanceOf(IllegalArgumentException.class);
                for (A named : legal.subList(0, Math.min(NAMED, legal.size()))) {
                    assertThat(refusal.getMessage())
                            .as("the refusal lists the legal actions: %s at %s", action, state)
                            .contains(String.valueOf(named));
                }
            }
        }
    }

    private void checkReached(Line<S, A> line) {
        S again = game.initialState();
        for (A action : line.actions()) {
            again = game.result(again, action);
        }
        assertThat(again.equals(line.state()) && line.state().equals(again))
                .as("the same actions lead to an equal state: %s", line.state())
                .isTrue();
        assertThat(again.hashCode())
                .as("equal states have equal hash codes: %s", line.state())
                .isEqualTo(line.state().hashCode());
        checkAlike("the same actions lead to the same answers", line.state(), again);
    }

    private void checkAlike(String rule, S one, S other) {
        assertThat(game.terminal(other)).as("%s: %s", rule, one).isEqualTo(game.terminal(one));
        assertThat(game.actions(other)).as("%s: %s", rule, one).isEqualTo(game.actions(one));
        if (game.terminal(one)) {
            assertThat(game.utility(other)).as("%s: %s", rule, one).isEqualTo(game.utility(one));
        } else {
            assertThat(game.player(other)).as("%s: %s", rule, one).isEqualTo(game.player(one));
        }
    }

    /**
     * Plays at random, forward and back, in the game and in a position side by side. Both must always answer the same.
     *
     * @param position makes a position from a state of the game
     */
    public void checkPosition(Function<S, Position<A>> position, int playouts, Random random) {
        for (int i = 0; i < playouts; i++) {
            List<S> states = new ArrayList<>(List.of(game.initialState()));
            Position<A> played = position.apply(game.initialState());
            boolean over = false;
            while (!over || states.size() > 1) {
                S state = states.get(states.size() - 1);
                checkSame(state, played);
                over |= game.terminal(state);
                boolean back = states.size() > 1 && (over || random.nextInt(4) == 0);
                if (back) {
                    states.remove(states.size() - 1);
                    played.undo();
                } else {
                    List<A> actions = game.actions(state);
                    A action = actions.get(random.nextInt(actions.size()));
                    states.add(game.result(state, action));
                    played.make(action);
                }
            }
            checkSame(states.get(0), played);
            assertThat(catchThrowable(played::undo))
                    .as("where nothing was made nothing can be undone")
                    .isInstanceOf(IllegalStateException.class);
        }
    }

    private void checkSame(S state, Position<A> position) {
        assertThat(position.terminal()).as("terminal as in the game: %s", state).isEqualTo(game.terminal(state));
        assertThat(position.actions()).as("actions as in the game: %s", state).isEqualTo(game.actions(state));
        if (game.terminal(state)) {
            assertThat(position.utility())
                    .as("utility as in the game: %s", state)
                    .isEqualTo(game.utility(state));
        } else {
            assertThat(position.player()).as("player as in the game: %s", state).isEqualTo(game.player(state));
            assertThat(catchThrowable(position::utility))
                    .as("utility is refused where the game goes on: %s", state)
                    .isInstanceOf(IllegalStateException.class);
        }
        for (A action : candidates) {
            if (!game.actions(state).contains(action)) {
                assertThat(catchThrowable(() -> position.make(action)))
                        .as("an illegal action is refused: %s at %s", action, state)
                        .isInstanceOf(IllegalArgumentException.class);
                assertThat(position.actions())
                        .as("a refused action changes nothing: %s at %s", action, state)
                        .isEqualTo(game.actions(state));
            }
        }
    }
}
