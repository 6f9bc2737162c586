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
 */
record Moment<S, A>(
        S state,
        Optional<A> last,
        Standing<A> standing,
        List<String> remarks,
        Optional<Chosen<A>> chosen,
        Optional<Considered<S, A>> considered) {
    Moment {
        remarks = List.copyOf(remarks);
    }

    Moment<S, A> with(Considered<S, A> found) {
        return new Moment<>(state, last, standing, remarks, chosen, Optional.of(found));
    }
}
