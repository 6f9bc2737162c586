package plybook.diagnosis.rules;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import plybook.diagnosis.Mistake;

/**
 * Rules with known mistakes in them.
 *
 * @param mistakes one, or two at once
 * @param methods the methods that they are made in; others go wrong because they call these
 * @param rules makes the rules; a new object for each use, because some remember earlier calls
 * @param <R> what the rules of the game are asked by
 */
public record RulesModel<R>(List<Mistake> mistakes, Set<String> methods, Supplier<R> rules) {}
