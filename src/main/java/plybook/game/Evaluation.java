package plybook.game;

/** An estimate of a state at which a search must stop before the game is over. */
@FunctionalInterface
public interface Evaluation<S> {
    /** Returns the estimated value to MAX, whether MAX or MIN is to move, within ±{@value Window#MAX_VALUE}. */
    int value(S state);
}
