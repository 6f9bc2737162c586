package plybook.match;

/**
 * Somebody who moves: a person at a keyboard, an engine, a learner's function or another program.
 *
 * @param <S> a state of the game
 * @param <A> an action
 * @param <E> what is thrown if no action comes
 */
@FunctionalInterface
public interface Mover<S, A, E extends Exception> {
    /**
     * Chooses an action for the side to move.
     *
     * @param match a match that is not over; a person may take actions back before choosing one
     * @return an action that is legal in the match's state
     * @throws E if no action comes; the match then stays as it is
     */
    A choose(Match<S, A> match) throws E;
}
