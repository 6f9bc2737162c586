/**
 * A learner's exercises in an IDE: the project that it opens, and the checks that its test runner shows.
 *
 * <ul>
 *   <li>Comes in: a folder with exercises, and the test class of a project that was made for it.
 *   <li>Goes out: the project's files; each exercise with its checks, ready to be wrapped into JUnit's dynamic tests.
 *   <li>May not be known here: JUnit, which only that test class names, and the command line.
 * </ul>
 */
@NullMarked
package plybook.ide;

import org.jspecify.annotations.NullMarked;
