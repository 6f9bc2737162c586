package plybook.registry;

import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** A computer's player. A learner's may throw, take long, and choose an action that is not legal. */
public interface Opponent<S, A> {
    /** Returns its name for people, such as "the engine, medium". */
    String title();

    /**
     * Chooses an action.
     *
     * @param state not terminal
     * @param cancelled asked now and then; once it returns true, the answer is no longer needed
     */
    Chosen<A> choose(S state, BooleanSupplier cancelled);

    /** Returns an opponent that is a function. */
    static <S, A> Opponent<S, A> of(String title, Function<S, A> choice) {
        return new Opponent<>() {
            @Override
            public String title() {
                return title;
            }

            @Override
            public Chosen<A> choose(S state, BooleanSupplier cancelled) {
                return Chosen.of(choice.apply(state), title);
            }
        };
    }
}
