/** The engine as a brain for the Gomocup (Piskvork) protocol, and the manager's side of the protocol to play against other brains. */
@NullMarked
package plybook.gomocup;

import org.jspecify.annotations.NullMarked;
