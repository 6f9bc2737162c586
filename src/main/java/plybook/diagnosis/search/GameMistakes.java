package plybook.diagnosis.search;

import java.util.List;
import plybook.diagnosis.Mistake;

/**
 * What a search takes for granted of a game although no game promises it. It is seen on games that are made for it, by a search that is
 * right on plain trees.
 */
public final class GameMistakes {
    public static final Mistake KEPT_BETWEEN_CALLS = new Mistake(
            "kept-between-calls",
            "something is kept from one call to the next",
            "A field or a map still holds what an earlier call put there, and this call takes it for "
                    + "its own. Each call is about a game of its own, even if its states equal those of the "
                    + "last one.",
            "Which fields does your class have, and who empties them?");

    public static final Mistake MET_AGAIN = new Mistake(
            "met-again",
            "a state that is met again is not searched as if it were met first",
            "What is remembered of a state is used where it does not hold: a bound from another "
                    + "window is taken for the value, or the state is passed over because it was seen before.",
            "What does your code know about a state that it meets a second time, and under which "
                    + "condition was that found?");

    public static final Mistake TOLD_APART_BY_HASH = new Mistake(
            "told-apart-by-hash",
            "states are told apart by their hash codes",
            "A hash code only says where to look. Two states that differ may have the same one, and "
                    + "then the value of one is given for the other.",
            "What are the keys of your map?");

    public static final Mistake TOLD_APART_BY_IDENTITY = new Mistake(
            "told-apart-by-identity",
            "states or actions are compared with ==, or counted",
            "== asks whether two things are the same object. A game may make a new, equal one at each "
                    + "call, and its actions need not be numbers.",
            "Where does your code compare two objects?");

    public static final Mistake LIST_CHANGED = new Mistake(
            "list-changed",
            "the game's own list of actions is changed",
            "The list that actions gives belongs to the game. Whoever sorts or shortens it changes it "
                    + "for everybody, if that is possible at all.",
            "Whose list is it that your code sorts, or takes from?");

    public static final Mistake TERMINAL_NOT_ASKED = new Mistake(
            "terminal-not-asked",
            "the end is not seen by asking terminal",
            "Some games list actions even after the end. A search that looks at the list to see "
                    + "whether the game is over goes on too long there.",
            "How does your code find out that the game is over?");

    /** Also seen on plain trees, where a search that calls itself begins again and again. */
    public static final Mistake FROM_THE_START = Diagnosis.known().stream()
            .filter(mistake -> mistake.id().equals("from-the-start"))
            .findFirst()
            .orElseThrow();

    private GameMistakes() {}

    /** All of them. */
    public static List<Mistake> all() {
        return List.of(
                KEPT_BETWEEN_CALLS,
                MET_AGAIN,
                TOLD_APART_BY_HASH,
                TOLD_APART_BY_IDENTITY,
                LIST_CHANGED,
                TERMINAL_NOT_ASKED,
                FROM_THE_START);
    }
}
