/**
 * The changes that can be tried in a learner's class, as its copy calls them, and a subclass of it whose methods ask somebody else first. The number
 * of the change to make comes in. What a change is good for is not known here.
 */
@NullMarked
package plybook.guest.change;

import org.jspecify.annotations.NullMarked;
