/**
 * The trees on which a search is observed before anything is said of it, each with the question that is asked about it. A tree and questions
 * come out; nothing is known here of mistakes or of who answers.
 */
@NullMarked
package plybook.diagnosis.probes;

import org.jspecify.annotations.NullMarked;
