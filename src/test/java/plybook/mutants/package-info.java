/** Wrong and sound submissions as learners write them, and the verdicts that the judge must give. The files are among the resources. */
@NullMarked
package plybook.mutants;

import org.jspecify.annotations.NullMarked;
