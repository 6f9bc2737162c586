/**
 * The ways to prune that are accepted, and whether one of them explains a run.
 *
 * <ul>
 *   <li>Comes in: the ledgers of many calls of one search.
 *   <li>Goes out: the way to prune that explains them all, or the leaves that none explains ({@link plybook.diagnosis.pruning.Pruning}).
 *   <li>May not be known here: any mistake that has a name.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.pruning;

import org.jspecify.annotations.NullMarked;
