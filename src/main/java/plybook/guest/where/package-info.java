/** The place in a learner's class where something happened. */
@NullMarked
package plybook.guest.where;

import org.jspecify.annotations.NullMarked;
