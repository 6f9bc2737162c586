/**
 * The known mistakes in evaluations, candidates and their order, and of a player with a clock.
 *
 * <ul>
 *   <li>Comes in: nothing; a suite compares.
 *   <li>Goes out: models of candidates and orders that make them, and the plain versions that do not; laws for a player.
 *   <li>May not be known here: the learner, and any search.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.gomoku;

import org.jspecify.annotations.NullMarked;
