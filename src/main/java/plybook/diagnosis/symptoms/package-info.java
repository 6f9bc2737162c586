/**
 * Wrong answers of a search that no known mistake explains: on which trees they come, and what they have in common.
 *
 * <ul>
 *   <li>Comes in: what was observed of a search, and what it does on fresh trees.
 *   <li>Goes out: what held on all of them ({@link plybook.diagnosis.symptoms.Symptoms}).
 *   <li>May not be known here: any mistake that has a name, and any text.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.symptoms;

import org.jspecify.annotations.NullMarked;
