package plybook.registry;

import java.util.List;
import java.util.Optional;
import plybook.game.Player;

/** The notation of a game for people: its states as text, and its actions as they are typed and printed. */
public interface Notation<S, A> {
    /** Returns how an action is typed, as whole lines, or an empty text where the prompt says it. */
    String howToMove();

    /** Returns the state as people draw it, after a line of its own. */
    String drawn(S state, Optional<A> last);

    /** Returns the request for an action of the given side. */
    String prompt(Player side, List<A> legal);

    /** Returns the action that was typed, if it is one; it need not be legal. */
    Optional<A> parse(String typed, S state, List<A> legal);

    /** Returns the action as it is printed. */
    String name(A action);

    /** Returns the news that the computer plays an action for a side. */
    String played(Player side, A action);

    /** Returns the answer to a text that is no action. */
    String misread(String typed, S state, List<A> legal);

    /** Returns the answer to an action that is not legal. */
    String refused(A action, S state, List<A> legal);

    /** Returns whether the cells of a board are named by a letter and a number, such as H8. */
    default boolean lettered() {
        return false;
    }

    /** Returns what to show after "X wins.", such as the winning line; usually nothing. */
    default String ending(S state, Optional<A> last) {
        return "";
    }
}
