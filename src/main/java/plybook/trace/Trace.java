package plybook.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import plybook.game.Game;
import plybook.game.Window;
import plybook.search.AlphaBeta;
import plybook.search.Counters;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.search.Search;
import plybook.search.SearchResult;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

/**
 * A recorded search: its steps, and the tree of its visits.
 *
 * <p>It is kept in memory, with about 300 bytes per node. It is meant for thousands of nodes, and works for a million.
 */
public final class Trace<S, A> {
    private final Game<S, A> game;
    private final S state;
    private final SearchResult<A> result;
    private final List<Step<A>> steps;
    private final List<Visit<A>> visits = new ArrayList<>();

    private Trace(Game<S, A> game, S state, SearchResult<A> result, List<Step<A>> steps) {
        this.game = game;
        this.state = state;
        this.result = result;
        this.steps = Collections.unmodifiableList(steps);
        Deque<Visit<A>> open = new ArrayDeque<>();
        for (Step<A> step : steps) {
            if (step instanceof Step.Enter<A> enter) {
                Visit<A> visit = new Visit<>(open.peek(), enter);
                open.push(visit);
                visits.add(visit);
            } else {
                open.element().heard(step);
                if (step instanceof Step.Leave<A>) {
                    open.pop();
                }
            }
        }
    }

    /**
     * Records a search from the state.
     *
     * <pre>{@code
     * Trace.of(game, options -> new AlphaBeta<>(game, options.limitedTo(4, evaluation)), state)
     * Trace.of(game, options -> s -> new AlphaBeta<>(game, options).search(s, window), state)
     * }</pre>
     *
     * @param search makes the search from options that contain the recorder; it may add to them
     * @throws IllegalArgumentException if the search does not call the listener of its options
     */
    public static <S, A> Trace<S, A> of(
            Game<S, A> game, Function<Options<S, A>, ? extends Search<S, A>> search, S state) {
        Recorder<S, A> recorder = new Recorder<>(game);
        SearchResult<A> result =
                search.apply(Options.<S, A>none().heardBy(recorder)).search(state);
        if (recorder.steps().isEmpty()) {
            throw new IllegalArgumentException("nothing was recorded: make the search with the options that are given");
        }
        return new Trace<>(game, state, result, recorder.steps());
    }

    /** Returns a recording as the trace from which it could have been made; empty if it is not of an explicit tree. */
    public static Optional<Trace<TreeState, Integer>> of(Recording recording) {
        return recording.tree().map(tree -> {
            TreeGame game = new TreeGame(tree);
            List<Step<Integer>> steps = recording.steps().stream()
                    .map(step -> Recording.named(step, Integer::valueOf))
                    .toList();
            List<Integer> line =
                    recording.variation().stream().map(Integer::valueOf).toList();
            Trace<TreeState, Integer> bare = new Trace<>(
                    game,
                    game.initialState(),
                    new SearchResult<>(recording.value(), List.of(), line, Counters.NONE),
                    steps);
            SearchResult<Integer> result =
                    new SearchResult<>(recording.value(), line.stream().limit(1).toList(), line, bare.counters());
            return new Trace<>(game, game.initialState(), result, steps);
        });
    }

    /** Records alpha-beta, fail-soft and cutting at equality, to the end of the game. */
    public static <S, A> Trace<S, A> alphaBeta(Game<S, A> game, S state) {
        return of(game, options -> new AlphaBeta<>(game, options), state);
    }

    /** Records alpha-beta on an explicit tree, fail-soft and cutting at equality. */
    public static Trace<TreeState, Integer> alphaBeta(Tree tree) {
        return alphaBeta(tree, AlphaBeta.Bounds.SOFT, AlphaBeta.Cutoff.AT_EQUALITY);
    }

    /** Records alpha-beta on an explicit tree. */
    public static Trace<TreeState, Integer> alphaBeta(Tree tree, AlphaBeta.Bounds bounds, AlphaBeta.Cutoff cutoff) {
        TreeGame game = new TreeGame(tree);
        return of(game, options -> new AlphaBeta<>(game, options, bounds, cutoff), game.initialState());
    }

    /** Records alpha-beta on an explicit tree with a window of its own at the root, fail-soft and cutting at equality. */
    public static Trace<TreeState, Integer> alphaBeta(Tree tree, Window window) {
        TreeGame game = new TreeGame(tree);
        return of(game, options -> root -> new AlphaBeta<>(game, options).search(root, window), game.initialState());
    }

    /** Records minimax to the end of the game. */
    public static <S, A> Trace<S, A> minimax(Game<S, A> game, S state) {
        return of(game, options -> new Minimax<>(game, options), state);
    }

    /** Records minimax on an explicit tree. */
    public static Trace<TreeState, Integer> minimax(Tree tree) {
        TreeGame game = new TreeGame(tree);
        return minimax(game, game.initialState());
    }

    /** Returns the game that was searched. */
    public Game<S, A> game() {
        return game;
    }

    /** Returns the state from which it was searched. */
    public S state() {
        return state;
    }

    /** Returns the state at a visit, by playing the actions again from the root. */
    public S state(Visit<A> visit) {
        S at = state;
        for (A action : visit.path()) {
            at = game.result(at, action);
        }
        return at;
    }

    /** Returns the result of the search. */
    public SearchResult<A> result() {
        return result;
    }

    /** Returns the steps of the search, in order. */
    public List<Step<A>> steps() {
        return steps;
    }

    /** Returns the visit of the root. */
    public Visit<A> root() {
        return visits.get(0);
    }

    /** Returns all visits, by number. */
    public List<Visit<A>> visits() {
        return Collections.unmodifiableList(visits);
    }

    /**
     * Returns the visit with the number.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Visit<A> visit(int number) {
        if (number < 1 || number > visits.size()) {
            throw new IllegalArgumentException(
                    "there is no node " + number + ": the search visited nodes 1 to " + visits.size());
        }
        return visits.get(number - 1);
    }

    /** Returns the leaves that were visited, in visiting order. */
    public List<Visit<A>> leaves() {
        return visits.stream().filter(Visit::isLeaf).toList();
    }

    /** Returns the nodes that were cut, in visiting order. */
    public List<Visit<A>> cutoffs() {
        return visits.stream().filter(visit -> visit.cutoff().isPresent()).toList();
    }

    /** Returns the visits on the principal variation, from the root to its end. */
    public List<Visit<A>> principalVariation() {
        List<Visit<A>> line = new ArrayList<>();
        Visit<A> at = root();
        line.add(at);
        for (A action : result.principalVariation()) {
            at = at.children().stream()
                    .filter(child -> child.action().orElseThrow().equals(action))
                    .reduce((first, last) -> last)
                    .orElseThrow();
            line.add(at);
        }
        return line;
    }

    /** Returns the work, counted from the steps. */
    public Counters counters() {
        long leaves = 0;
        long cutoffs = 0;
        long pruned = 0;
        for (Step<A> step : steps) {
            if (step instanceof Step.Leaf<A>) {
                leaves++;
            } else if (step instanceof Step.Cutoff<A> cutoff) {
                cutoffs++;
                pruned += cutoff.remaining().size();
            }
        }
        return new Counters(visits.size(), leaves, cutoffs, pruned);
    }

    /** Returns the number of visited nodes on each ply. The first number is 1, for the root. */
    public List<Long> nodesByDepth() {
        return byDepth(visit -> true);
    }

    /** Returns the number of visited leaves on each ply, for as many plies as {@link #nodesByDepth()}. */
    public List<Long> leavesByDepth() {
        return byDepth(Visit::isLeaf);
    }

    private List<Long> byDepth(Predicate<Visit<A>> counted) {
        List<Long> counts = new ArrayList<>();
        for (Visit<A> visit : visits) {
            if (visit.depth() == counts.size()) {
                counts.add(0L);
            }
            if (counted.test(visit)) {
                counts.set(visit.depth(), counts.get(visit.depth()) + 1);
            }
        }
        return counts;
    }

    /** Returns a replay of the search, at the moment before the first step. */
    public Replay<A> replay() {
        return new Replay<>(steps, visits);
    }
}
