package plybook.task;

/**
 * An action with its value, for methods that return both.
 *
 * @param value the value to MAX of the state that the action leads to
 */
public record Choice<A>(A action, int value) {}
