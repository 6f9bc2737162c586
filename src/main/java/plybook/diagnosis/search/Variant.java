package plybook.diagnosis.search;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import plybook.diagnosis.Mistake;

/**
 * A known mistake as a change of habits.
 *
 * @param forms the ways in which it is written; they behave differently here and there, and bear the same name
 * @param where in which of the contract's methods it sits
 * @param families in which kinds of search it can be made
 */
record Variant(Mistake mistake, Where where, Set<Family> families, List<Consumer<Habits>> forms) {
    /** Which method goes wrong. */
    enum Where {
        VALUE,
        CHOICE
    }

    Variant {
        families = Set.copyOf(families);
        forms = List.copyOf(forms);
        if (forms.isEmpty() || families.isEmpty()) {
            throw new IllegalArgumentException(mistake.id() + " has no form, or is no search's");
        }
    }

    /** One that only a search with a window can have. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static Variant ofPruning(String id, String name, String explanation, String hint, Consumer<Habits>... forms) {
        return new Variant(
                new Mistake(id, name, explanation, hint), Where.VALUE, Family.which(Family::prunes), List.of(forms));
    }

    /** One that minimax and alpha-beta share. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static Variant ofValue(String id, String name, String explanation, String hint, Consumer<Habits>... forms) {
        return new Variant(
                new Mistake(id, name, explanation, hint), Where.VALUE, EnumSet.allOf(Family.class), List.of(forms));
    }

    /** One of {@code value} that is seen by the leaves that are looked at, and by nothing else. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static Variant ofWork(String id, String name, String explanation, String hint, Consumer<Habits>... forms) {
        return new Variant(
                new Mistake(id, name, explanation, hint),
                Where.VALUE,
                Family.which(Family::leavesSeen),
                List.of(forms));
    }

    /** One of a search that goes to the end of the game. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static Variant ofEnd(String id, String name, String explanation, String hint, Consumer<Habits>... forms) {
        return new Variant(
                new Mistake(id, name, explanation, hint),
                Where.VALUE,
                Family.which(family -> !family.hasDepth()),
                List.of(forms));
    }

    /** One of a search with a depth. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static Variant ofDepth(String id, String name, String explanation, String hint, Consumer<Habits>... forms) {
        return new Variant(
                new Mistake(id, name, explanation, hint), Where.VALUE, Family.which(Family::hasDepth), List.of(forms));
    }

    /** One of a {@code bestAction} that hands a depth on. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static Variant ofDepthChoice(String id, String name, String explanation, String hint, Consumer<Habits>... forms) {
        return new Variant(
                new Mistake(id, name, explanation, hint),
                Where.CHOICE,
                EnumSet.of(Family.DEPTH_ALPHA_BETA),
                List.of(forms));
    }

    /** One of a {@code bestAction} that uses windows. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static Variant ofPruningChoice(String id, String name, String explanation, String hint, Consumer<Habits>... forms) {
        return new Variant(
                new Mistake(id, name, explanation, hint), Where.CHOICE, Family.which(Family::prunes), List.of(forms));
    }

    /** One of {@code bestAction}. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    static Variant ofChoice(String id, String name, String explanation, String hint, Consumer<Habits>... forms) {
        return new Variant(
                new Mistake(id, name, explanation, hint),
                Where.CHOICE,
                EnumSet.of(Family.MINIMAX, Family.ALPHA_BETA, Family.DEPTH_ALPHA_BETA),
                List.of(forms));
    }
}
