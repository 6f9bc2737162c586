/** Tournaments of Gomoku between the engine's levels, learners' players and other programs: games, crosstable, ratings. */
@NullMarked
package plybook.tournament;

import org.jspecify.annotations.NullMarked;
