/** Submissions whose truth was known before the judge saw them, and the table of what it makes of them. The files are among the resources. */
@NullMarked
package plybook.corpus;

import org.jspecify.annotations.NullMarked;
