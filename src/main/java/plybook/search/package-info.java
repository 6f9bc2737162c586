/** Minimax and alpha-beta over the hooks of a game. */
@NullMarked
package plybook.search;

import org.jspecify.annotations.NullMarked;
