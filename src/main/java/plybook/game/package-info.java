/** The hooks: the interfaces through which a search sees a game. This package uses no other package. */
@NullMarked
package plybook.game;

import org.jspecify.annotations.NullMarked;
