package plybook.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.registry.GameRegistry;
import plybook.registry.PlayableGame;
import plybook.registry.PlayableGame.Outlook;
import plybook.search.AlphaBeta;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.search.Counters;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.search.Search;
import plybook.web.Considered.Effort;

/** The analysis of a state by the engine's rules: the value of each action, and the cost of minimax and alpha-beta. */
final class Analyst<S, A> {
    /** The number of nodes that minimax visits in a moment. */
    private static final int IN_A_MOMENT = 20_000;

    /** The number of results to keep, more than Tic-Tac-Toe has states. */
    private static final int MOST_KNOWN = 10_000;

    private static final Map<String, Analyst<?, ?>> ANALYSTS = new ConcurrentHashMap<>();

    private final PlayableGame<S, A> played;
    private final Game<S, A> game;
    private final Outlook<S, A> outlook;

    /** The results in a game that is searched to the end. */
    private final Map<S, Considered<S, A>> known = new ConcurrentHashMap<>();

    private Analyst(PlayableGame<S, A> played) {
        this.played = played;
        this.outlook = played.outlook();
        this.game = outlook.game();
    }

    @SuppressWarnings("unchecked") // a game's id stands for one game
    static <S, A> Analyst<S, A> of(PlayableGame<S, A> game) {
        return (Analyst<S, A>) ANALYSTS.computeIfAbsent(game.id(), id -> new Analyst<>(game));
    }

    /** Analyses the states with which games begin, so that nobody waits for them. */
    static void warmUp() {
        GameRegistry.games().forEach(game -> of(game).lookAtStart());
        Board start = GameRegistry.GOMOKU.game().initialState();
        for (Cell cell : List.of(new Cell(7, 7), new Cell(7, 8), new Cell(8, 7))) {
            of(GameRegistry.GOMOKU).consider(GameRegistry.GOMOKU.game().result(start, cell));
        }
    }

    private void lookAtStart() {
        if (outlook.toTheEnd()) {
            S start = game.initialState();
            consider(start);
            game.actions(start).forEach(action -> consider(game.result(start, action)));
        }
    }

    /** Returns whether the state belongs to the game, and the game goes on there. */
    boolean canConsider(S state) {
        return played.accepts(state) && !game.terminal(state);
    }

    /** Returns the analysis of a state in which the game goes on. */
    Considered<S, A> consider(S state) {
        if (!outlook.toTheEnd() || known.size() >= MOST_KNOWN) {
            return looked(state);
        }
        Considered<S, A> found = known.get(state);
        if (found == null) {
            found = looked(state);
            known.put(state, found);
        }
        return found;
    }

    private Considered<S, A> looked(S state) {
        Optional<Integer> horizon = horizon(state);
        List<Effort> efforts = new ArrayList<>();
        efforts.add(effort("minimax", state, new Minimax<>(game, options(horizon, 0))));
        if (outlook.toTheEnd() && state.equals(game.initialState())) {
            // The rule with which a student's report came down from ten seconds to three.
            efforts.add(effort(
                    Texts.of("search.strict"),
                    state,
                    new AlphaBeta<>(game, options(horizon, 0), Bounds.SOFT, Cutoff.BEYOND_EQUALITY)));
        }
        efforts.add(effort("alpha-beta", state, new AlphaBeta<>(game, options(horizon, 0))));
        Map<A, Integer> values = new LinkedHashMap<>();
        for (A action : game.actions(state)) {
            values.put(
                    action,
                    new AlphaBeta<>(game, options(horizon, 1))
                            .search(game.result(state, action))
                            .value());
        }
        return new Considered<>(state, values, horizon, efforts);
    }

    /** Returns the number of plies to look ahead; empty if to the end. */
    private Optional<Integer> horizon(S state) {
        if (outlook.toTheEnd() || outlook.horizon().isPresent()) {
            return outlook.horizon();
        }
        int plies = Horizon.deepest(game, state, IN_A_MOMENT, Integer.MAX_VALUE);
        return plies == Integer.MAX_VALUE ? Optional.empty() : Optional.of(plies);
    }

    /** @param played the number of plies already played */
    private Options<S, A> options(Optional<Integer> horizon, int played) {
        Options<S, A> none = Options.none();
        return horizon.map(plies -> none.limitedTo(plies - played, outlook.evaluation()))
                .orElse(none);
    }

    private static <S, A> Effort effort(String name, S state, Search<S, A> search) {
        Counters counters = search.search(state).counters();
        return new Effort(name, counters.visited(), counters.leaves());
    }

    /** Returns what the state is worth, if somebody knows. The game goes on there. */
    Optional<Review<A>> review(S state) {
        if (outlook.toTheEnd()) {
            Map<A, Integer> values = consider(state).values();
            Comparator<Map.Entry<A, Integer>> rising = Map.Entry.comparingByValue();
            return values.entrySet().stream()
                    .max(game.player(state) == Player.MAX ? rising : rising.reversed())
                    .map(best -> Review.exact(best.getValue(), best.getKey()));
        }
        try {
            return played.reviewer()
                    .map(reviewer -> reviewer.choose(state, () -> false))
                    .map(chosen -> chosen.considered().stream()
                            .filter(each -> each.action().equals(chosen.action()))
                            .findFirst()
                            .map(each -> Review.estimated(each.value(), each.action()))
                            .orElseGet(() -> Review.estimated(0, chosen.action())));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // a learner's rules led to a board that the game's own rules cannot reach
        }
    }
}
