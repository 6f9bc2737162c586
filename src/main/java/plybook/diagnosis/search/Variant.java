package plybook.diagnosis.search;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.search.Habits.RootWindow;

/**
 * A known mistake as a change of habits.
 *
 * @param kind the method it is made in and the searches that can have it
 * @param forms the ways to write it, which behave differently here and there and share the name
 */
record Variant(Mistake mistake, Kind kind, List<Consumer<Habits>> forms) {
    /** The method that goes wrong. */
    enum Where {
        VALUE,
        CHOICE
    }

    /** A method and the searches in which it can go wrong in the same way. */
    enum Kind {
        /** {@code value} of any search. */
        VALUE(Where.VALUE, family -> true),
        /** {@code value} with a window. */
        PRUNING(Where.VALUE, Family::prunes),
        /** {@code value}, where only the leaves that are evaluated show it. */
        WORK(Where.VALUE, Family::leavesSeen),
        /** {@code value} of a search that goes to the end of the game. */
        END(Where.VALUE, family -> !family.hasDepth()),
        /** {@code value} with a depth. */
        DEPTH(Where.VALUE, Family::hasDepth),
        /** {@code bestAction} of any search. */
        CHOICE(Where.CHOICE, Family::chooses),
        /** {@code bestAction} with windows. */
        PRUNING_CHOICE(Where.CHOICE, Family::prunes),
        /** {@code bestAction} with a depth. */
        DEPTH_CHOICE(Where.CHOICE, family -> family.chooses() && family.hasDepth());

        private final Where where;
        private final Predicate<Family> families;

        Kind(Where where, Predicate<Family> families) {
            this.where = where;
            this.families = families;
        }

        /** Returns the mistake of that id, with the ways to write it. */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final Variant of(String id, Consumer<Habits>... forms) {
            return of(id, List.of(forms));
        }

        /** Returns the same, each way also with the full window for every child of the root. */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final Variant alsoWithFullWindow(String id, Consumer<Habits>... forms) {
            return of(
                    id,
                    Stream.of(forms)
                            .flatMap(form ->
                                    Stream.of(form, form.andThen(habits -> habits.rootWindow = RootWindow.FULL)))
                            .toList());
        }

        /** Returns the mistake of that id, with the ways to write it. */
        final Variant of(String id, List<Consumer<Habits>> forms) {
            return new Variant(new Mistake(id), this, forms);
        }
    }

    Variant {
        forms = List.copyOf(forms);
        if (forms.isEmpty()) {
            throw new IllegalArgumentException(mistake.id() + " has no form");
        }
    }

    /** Returns whether a search of that family can have it. */
    boolean isIn(Family family) {
        return kind.families.test(family);
    }

    /** Returns whether it can be made in that method of a family. */
    boolean isIn(Family family, Where where) {
        return kind.where == where && isIn(family);
    }
}
