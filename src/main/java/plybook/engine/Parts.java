package plybook.engine;

import java.util.Optional;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Evaluation;
import plybook.gomoku.CandidateSource;
import plybook.gomoku.Gomoku;
import plybook.gomoku.MoveOrdering;

/**
 * Parts that take the place of the engine's own, a learner's for example. What is empty stays the engine's. The engine still answers threats
 * by its own patterns: a part decides what to look at, in which order, and what a quiet position is worth.
 *
 * @param candidates the moves worth looking at, made for a game from its empty board on
 * @param ordering which of them to try first
 * @param evaluation the value at the horizon, in MAX's view
 */
public record Parts(
        Optional<Function<Gomoku, CandidateSource>> candidates,
        Optional<MoveOrdering> ordering,
        Optional<Evaluation<Board>> evaluation) {
    private static final Parts OWN = new Parts(Optional.empty(), Optional.empty(), Optional.empty());

    /** The engine's own throughout. */
    public static Parts own() {
        return OWN;
    }

    /** These, with other candidates. */
    public Parts withCandidates(Function<Gomoku, CandidateSource> candidates) {
        return new Parts(Optional.of(candidates), ordering, evaluation);
    }

    /** These, with another ordering. */
    public Parts withOrdering(MoveOrdering ordering) {
        return new Parts(candidates, Optional.of(ordering), evaluation);
    }

    /** These, with another evaluation. */
    public Parts withEvaluation(Evaluation<Board> evaluation) {
        return new Parts(candidates, ordering, Optional.of(evaluation));
    }

    /** Whether any part is not the engine's own. */
    boolean any() {
        return candidates.isPresent() || ordering.isPresent() || evaluation.isPresent();
    }
}
