/** Submissions as learners write them, wrong ones and sound ones: what the judge must say of each. They lie among the resources. */
@NullMarked
package plybook.mutants;

import org.jspecify.annotations.NullMarked;
