/**
 * The known mistakes of a search: models that make them, and the one that explains an observed search.
 *
 * <ul>
 *   <li>Comes in: observations of a search on a fixed list of probes.
 *   <li>Goes out: {@link plybook.diagnosis.search.Diagnosis}: the mistakes that explain all of them, if any do.
 *   <li>May not be known here: processes, JUnit, and how an observation is made.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.search;

import org.jspecify.annotations.NullMarked;
