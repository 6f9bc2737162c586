/**
 * The changes that can be tried in a learner's class, as its copy calls them. The number of the change to make comes in. What a change is good
 * for is not known here.
 */
@NullMarked
package plybook.guest.change;

import org.jspecify.annotations.NullMarked;
