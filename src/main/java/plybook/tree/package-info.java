/** Explicit game trees: their text notation, their enumeration, and generators. */
@NullMarked
package plybook.tree;

import org.jspecify.annotations.NullMarked;
