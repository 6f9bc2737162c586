package plybook.web;

import java.util.List;
import java.util.Optional;
import plybook.game.Game;

/** The rules by which a game is played: the engine's, or a learner's, which may throw, hang for a while, or be wrong. */
interface Referee<S, A> {
    /** Returns the state before the first move. */
    S start();

    /** Returns how the game stands after the last move. */
    Standing<A> standing(S state, Optional<A> last);

    /** Returns the state after a move, as a new one. */
    S result(S state, Optional<A> last, A move);

    /** Returns remarks on these answers of the rules, if they are wrong. */
    List<String> remarks(S state, Optional<A> last, Standing<A> standing);

    /** Returns the engine's rules, which need no remarks. */
    static <S, A> Referee<S, A> engines(Game<S, A> rules) {
        return new Referee<>() {
            @Override
            public S start() {
                return rules.initialState();
            }

            @Override
            public Standing<A> standing(S state, Optional<A> last) {
                return Standing.of(rules, state);
            }

            @Override
            public S result(S state, Optional<A> last, A move) {
                return rules.result(state, move);
            }

            @Override
            public List<String> remarks(S state, Optional<A> last, Standing<A> standing) {
                return List.of();
            }
        };
    }
}
