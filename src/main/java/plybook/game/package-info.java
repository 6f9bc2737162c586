/** The hooks: what a game is, as a search sees it. This package knows no other. */
@NullMarked
package plybook.game;

import org.jspecify.annotations.NullMarked;
