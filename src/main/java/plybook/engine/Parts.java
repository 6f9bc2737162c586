package plybook.engine;

import java.util.Optional;
import java.util.function.Function;
import plybook.game.Board;
import plybook.game.Evaluation;
import plybook.gomoku.CandidateSource;
import plybook.gomoku.Gomoku;
import plybook.gomoku.MoveOrdering;

/**
 * Parts that replace the engine's own, for example a learner's. The engine keeps its own part where one is empty. It still answers threats by
 * its own patterns: the parts decide which moves to try, in which order, and the value of a quiet position.
 *
 * @param candidates makes the source of moves worth looking at, for a game that starts with an empty board
 * @param ordering the order in which to try them
 * @param evaluation the value at the horizon, in MAX's view
 */
public record Parts(
        Optional<Function<Gomoku, CandidateSource>> candidates,
        Optional<MoveOrdering> ordering,
        Optional<Evaluation<Board>> evaluation) {
    private static final Parts OWN = new Parts(Optional.empty(), Optional.empty(), Optional.empty());

    /** Returns the engine's own parts. */
    public static Parts own() {
        return OWN;
    }

    /** Returns these parts with other candidates. */
    public Parts withCandidates(Function<Gomoku, CandidateSource> candidates) {
        return new Parts(Optional.of(candidates), ordering, evaluation);
    }

    /** Returns these parts with another ordering. */
    public Parts withOrdering(MoveOrdering ordering) {
        return new Parts(candidates, Optional.of(ordering), evaluation);
    }

    /** Returns these parts with another evaluation. */
    public Parts withEvaluation(Evaluation<Board> evaluation) {
        return new Parts(candidates, ordering, Optional.of(evaluation));
    }

    /** Returns whether any part is not the engine's own. */
    boolean any() {
        return candidates.isPresent() || ordering.isPresent() || evaluation.isPresent();
    }
}
