/** What a notebook cell sees. */
@NullMarked
package plybook.workbook;

import org.jspecify.annotations.NullMarked;
