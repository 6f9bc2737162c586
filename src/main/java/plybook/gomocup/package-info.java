/** The engine as a brain for the Gomocup (Piskvork) protocol, and the manager's side of that protocol for other brains. */
@NullMarked
package plybook.gomocup;

import org.jspecify.annotations.NullMarked;
