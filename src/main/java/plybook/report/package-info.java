/** Verdicts as text and as HTML. */
@NullMarked
package plybook.report;

import org.jspecify.annotations.NullMarked;
