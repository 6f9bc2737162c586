package plybook.conformance;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;

/**
 * Checks that a game keeps the promises of {@link Game}. The kit visits the reachable states ply by ply and stops at the first one that
 * breaks a rule, with an {@link AssertionError} that names the rule and shows the state. It needs no test framework.
 *
 * <pre>
 * Census census = GameConformance.of(new TicTacToe()).trying(cells).check();
 * assertThat(census.states()).isEqualTo(5_478);
 * </pre>
 *
 * @param <S> a state of the game
 * @param <A> an action
 */
public final class GameConformance<S, A> {
    /** The number of legal actions that an error must name; a long list may be shortened. */
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

    /** Also tries these actions in each state in which they are illegal: the game must refuse them. */
    public GameConformance<S, A> trying(Collection<A> actions) {
        candidates = List.copyOf(actions);
        return this;
    }

    /** Stops after this many states, for a game that has too many. */
    public GameConformance<S, A> within(int states) {
        most = states;
        return this;
    }

    /**
     * The number of states of a game.
     *
     * @param perPly the number of different states after each number of actions, from 0
     * @param terminal the number of terminal states among them
     */
    public record Census(List<Integer> perPly, int terminal) {
        /** Returns the number of states visited; a state reached after different numbers of actions counts once for each. */
        public int states() {
            return perPly.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** A state and the actions that led to it; the same actions must lead to an equal state again. */
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

    /** Two states that call themselves equal, reached by different actions. */
    private record Twins<S>(S one, S other) {}

    /**
     * Checks the rules on every reachable state, in breadth-first order.
     *
     * @throws AssertionError at the first broken rule
     */
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
        same("a state is terminal exactly when it has no actions: terminal", state, actions.isEmpty(), terminal);
        same("no action is listed twice", state, actions.size(), new HashSet<>(actions).size());
        same("no two actions are written alike, for people choose by that", state, actions.size(), (int)
                actions.stream().map(String::valueOf).distinct().count());
        checkActionsBelongToTheCaller(state, actions);
        if (!terminal) {
            holds(Objects.nonNull(game.player(state)), "somebody is to move where the game goes on", state);
        }
        checkUtility(state, terminal);
        checkWinner(state, terminal);
        same("no question changes the state", state, before, DeepPrint.of(state));
        for (A action : actions) {
            S after = game.result(state, action);
            holds(after != state, "a result is a state of its own: " + action, state);
            same("result leaves the state untouched: " + action, state, before, DeepPrint.of(state));
        }
        checkIllegalActions(state, actions);
        same("a refused action leaves the state untouched", state, before, DeepPrint.of(state));
        checkReached(line);
    }

    private void checkActionsBelongToTheCaller(S state, List<A> actions) {
        try {
            game.actions(state).clear();
        } catch (UnsupportedOperationException fineToo) {
            // a list that cannot be changed is safe as well
        }
        same("a caller may change the list of actions, and the game does not", state, actions, game.actions(state));
    }

    private void checkUtility(S state, boolean terminal) {
        if (terminal) {
            int utility = game.utility(state);
            holds(
                    Math.abs((long) utility) <= Window.MAX_VALUE,
                    "a utility lies within the limits of ±" + Window.MAX_VALUE + ", not " + utility,
                    state);
        } else {
            refused(
                    IllegalStateException.class,
                    "utility is refused where the game goes on",
                    state,
                    () -> game.utility(state));
        }
    }

    private void checkWinner(S state, boolean terminal) {
        if (game instanceof BoardGame boardGame && state instanceof Board board) {
            int utility = boardGame
                    .winner(board)
                    .map(winner -> winner == Player.X ? 1 : -1)
                    .orElse(0);
            holds(terminal || utility == 0, "a game that is won is over", state);
            if (terminal) {
                same("utility is +1 if X has won, −1 if O has, otherwise 0", state, utility, game.utility(state));
            }
        }
    }

    private void checkIllegalActions(S state, List<A> legal) {
        for (A action : candidates) {
            if (!legal.contains(action)) {
                String message = refused(
                        IllegalArgumentException.class,
                        "an illegal action is refused: " + action,
                        state,
                        () -> game.result(state, action));
                for (A named : legal.subList(0, Math.min(NAMED, legal.size()))) {
                    holds(
                            message.contains(String.valueOf(named)),
                            "the refusal lists the legal actions: " + action + " was refused with \"" + message
                                    + "\", without " + named,
                            state);
                }
            }
        }
    }

    private void checkReached(Line<S, A> line) {
        S again = game.initialState();
        for (A action : line.actions()) {
            again = game.result(again, action);
        }
        holds(
                again.equals(line.state()) && line.state().equals(again),
                "the same actions lead to an equal state: give the state equals and hashCode, or make it a record",
                line.state());
        same("equal states have equal hash codes", line.state(), line.state().hashCode(), again.hashCode());
        checkAlike("the same actions lead to the same answers", line.state(), again);
    }

    private void checkAlike(String rule, S one, S other) {
        same(rule + ": terminal", one, game.terminal(one), game.terminal(other));
        same(rule + ": actions", one, game.actions(one), game.actions(other));
        if (game.terminal(one)) {
            same(rule + ": utility", one, game.utility(one), game.utility(other));
        } else {
            same(rule + ": player", one, game.player(one), game.player(other));
        }
    }

    /**
     * Plays at random, forward and back, in the game and in a position side by side: both must always give the same answers.
     *
     * @param position makes a position from a state of the game
     * @throws AssertionError at the first difference
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
            refused(
                    IllegalStateException.class,
                    "where nothing was made nothing can be undone",
                    states.get(0),
                    played::undo);
        }
    }

    private void checkSame(S state, Position<A> position) {
        same("terminal as in the game", state, game.terminal(state), position.terminal());
        same("actions as in the game", state, game.actions(state), position.actions());
        if (game.terminal(state)) {
            same("utility as in the game", state, game.utility(state), position.utility());
        } else {
            same("player as in the game", state, game.player(state), position.player());
            refused(IllegalStateException.class, "utility is refused where the game goes on", state, position::utility);
        }
        for (A action : candidates) {
            if (!game.actions(state).contains(action)) {
                refused(
                        IllegalArgumentException.class,
                        "an illegal action is refused: " + action,
                        state,
                        () -> position.make(action));
                same("a refused action changes nothing", state, game.actions(state), position.actions());
            }
        }
    }

    private static void holds(boolean kept, String rule, Object state) {
        if (!kept) {
            throw new AssertionError(rule + "\nin the state\n" + state);
        }
    }

    private static void same(String rule, Object state, Object expected, @Nullable Object got) {
        if (!expected.equals(got)) {
            throw new AssertionError(
                    rule + "\nin the state\n" + state + "\nexpected: " + expected + "\ngot:      " + got);
        }
    }

    /** Returns the message of the refusal, which must be of the given type and have one. */
    private static String refused(Class<? extends RuntimeException> type, String rule, Object state, Runnable attempt) {
        try {
            attempt.run();
        } catch (RuntimeException e) {
            String message = e.getMessage();
            if (type.isInstance(e) && message != null && !message.isEmpty()) {
                return message;
            }
            throw new AssertionError(
                    rule + "\nin the state\n" + state + "\nexpected: " + type.getSimpleName()
                            + " with a message\ngot:      " + e,
                    e);
        }
        throw new AssertionError(
                rule + "\nin the state\n" + state + "\nexpected: " + type.getSimpleName() + "\ngot:      no exception");
    }
}
