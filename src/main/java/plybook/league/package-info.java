/**
 * The page of a league.
 *
 * <ul>
 *   <li>Comes in: the results of a tournament among a learner's own versions and the engine's levels.
 *   <li>Goes out: one page with ratings and every game to replay. It needs no other file, and works without a network.
 *   <li>May not be known here: how the games were played.
 * </ul>
 */
@NullMarked
package plybook.league;

import org.jspecify.annotations.NullMarked;
