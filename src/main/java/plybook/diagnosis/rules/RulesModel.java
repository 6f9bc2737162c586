package plybook.diagnosis.rules;

import java.util.List;
import java.util.function.Supplier;
import plybook.diagnosis.Mistake;

/**
 * Rules with known mistakes in them.
 *
 * @param mistakes one, or two at once
 * @param rules makes the rules; made anew for each use, for some remember what they were asked
 * @param <R> what the rules of the game are asked by
 */
public record RulesModel<R>(List<Mistake> mistakes, Supplier<R> rules) {}
