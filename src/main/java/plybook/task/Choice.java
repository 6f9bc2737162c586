package plybook.task;

/**
 * An action together with what it is worth, for those who want to return both.
 *
 * @param value the value to MAX of the state that the action leads to
 */
public record Choice<A>(A action, int value) {}
