/**
 * The known mistakes in the rules of Tic-Tac-Toe and of Gomoku, as rules that make them.
 *
 * <ul>
 *   <li>Comes in: the name of the method that went wrong.
 *   <li>Goes out: models, the likeliest first ({@link plybook.diagnosis.rules.RulesModel}).
 *   <li>May not be known here: the learner, and on which boards a model is compared with one.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.rules;

import org.jspecify.annotations.NullMarked;
