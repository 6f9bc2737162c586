/**
 * The runner page: games in the browser, with the engine, with a learner's own functions, or between two people.
 *
 * <ul>
 *   <li>Comes in: requests of this machine's own browser.
 *   <li>Goes out: the page, and how each game stands, as JSON.
 *   <li>May not be known here: how a learner's functions are run; {@code judge.table} asks them.
 * </ul>
 *
 * <p>What the server says is in {@code messages.properties}, what the page says in {@code texts.js}.
 */
@NullMarked
package plybook.web;

import org.jspecify.annotations.NullMarked;
