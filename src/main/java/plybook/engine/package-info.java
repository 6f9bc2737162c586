/** The Gomoku engine: searches built from the parts in {@code plybook.gomoku}, and players of every level. */
@NullMarked
package plybook.engine;

import org.jspecify.annotations.NullMarked;
