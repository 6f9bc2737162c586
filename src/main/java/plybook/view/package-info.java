/** Boards and game trees as pictures. */
@NullMarked
package plybook.view;

import org.jspecify.annotations.NullMarked;
