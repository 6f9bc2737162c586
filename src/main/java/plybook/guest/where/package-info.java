/** Where in a learner's class something happened. */
@NullMarked
package plybook.guest.where;

import org.jspecify.annotations.NullMarked;
