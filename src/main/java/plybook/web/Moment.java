package plybook.web;

import java.util.List;
import java.util.Optional;
import plybook.registry.Chosen;

/**
 * A game after some moves.
 *
 * @param last the move that led here
 * @param remarks remarks on the functions that led here
 * @param chosen the computer's choice, if a computer made the move
 * @param considered the analysis of the board before the move, if a computer made the move
 * @param review what the state is worth, once that is known; the game goes on there
 */
record Moment<S, A>(
        S state,
        Optional<A> last,
        Standing<A> standing,
        List<String> remarks,
        Optional<Chosen<A>> chosen,
        Optional<Considered<S, A>> considered,
        Optional<Review<A>> review) {
    Moment {
        remarks = List.copyOf(remarks);
    }

    /** A game of which no analysis is known yet. */
    Moment(S state, Optional<A> last, Standing<A> standing, List<String> remarks, Optional<Chosen<A>> chosen) {
        this(state, last, standing, remarks, chosen, Optional.empty(), Optional.empty());
    }

    Moment<S, A> with(Considered<S, A> found) {
        return new Moment<>(state, last, standing, remarks, chosen, Optional.of(found), review);
    }

    Moment<S, A> with(Review<A> found) {
        return new Moment<>(state, last, standing, remarks, chosen, considered, Optional.of(found));
    }
}
