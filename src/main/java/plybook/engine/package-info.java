/** The Gomoku engine: searches made of the parts in {@code plybook.gomoku}, and players of every strength. */
@NullMarked
package plybook.engine;

import org.jspecify.annotations.NullMarked;
