/**
 * Leaves sold one at a time, and what they prove.
 *
 * <ul>
 *   <li>Comes in: the numbers of leaves, as a search asks for them.
 *   <li>Goes out: values, bounds, dead leaves and drawings ({@link plybook.diagnosis.ledger.LeafLedger}).
 *   <li>May not be known here: any mistake, any search.
 * </ul>
 */
@NullMarked
package plybook.diagnosis.ledger;

import org.jspecify.annotations.NullMarked;
