package plybook.diagnosis.search;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.habits.Habits;
import plybook.diagnosis.habits.Habits.RootSide;
import plybook.diagnosis.habits.Habits.RootWindow;
import plybook.diagnosis.habits.Habits.Side;

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
        /** {@code value} with a window, at some nodes or for some children only. */
        SOMETIMES(Where.VALUE, Family::prunes),
        /** {@code value}, where only the leaves that are evaluated show it. */
        WORK(Where.VALUE, Family::leavesSeen),
        /** {@code value} of a search that goes to the end of the game. */
        END(Where.VALUE, family -> !family.hasDepth()),
        /** {@code value} with a depth. */
        DEPTH(Where.VALUE, Family::hasDepth),
        /** {@code bestAction} of any search. */
        CHOICE(Where.CHOICE, Family::chooses),
        /** {@code bestAction} with windows. */
        PRUNING_CHOICE(Where.CHOICE, family -> family.prunes() && family.chooses()),
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
        final List<Variant> of(String id, Consumer<Habits>... forms) {
            return of(id, List.of(forms));
        }

        /** Returns the mistake of that id, with the ways to write it; none if there is no way. */
        final List<Variant> of(String id, List<Consumer<Habits>> forms) {
            return forms.isEmpty() ? List.of() : List.of(new Variant(new Mistake(id), this, forms));
        }

        /** Returns the same, each way also with the full window for every child of the root. */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final List<Variant> alsoWithFullWindow(String id, Consumer<Habits>... forms) {
            return of(id, alsoWithFullWindow(List.of(forms)));
        }

        private static List<Consumer<Habits>> alsoWithFullWindow(List<Consumer<Habits>> forms) {
            Consumer<Habits> full = habits -> habits.bothAtTheRoot(root -> root.window = RootWindow.FULL);
            return forms.stream()
                    .flatMap(form -> Stream.of(form, form.andThen(full)))
                    .toList();
        }

        /** Returns the mistake made by both players, by MAX only, and by MIN only. */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final List<Variant> bySide(String id, Consumer<Side>... forms) {
            return bySide(id, List.of(forms));
        }

        final List<Variant> bySide(String id, List<Consumer<Side>> forms) {
            return bySide(
                    id,
                    inAll(forms, form -> habits -> habits.both(form)),
                    inAll(forms, form -> habits -> form.accept(habits.max)),
                    inAll(forms, form -> habits -> form.accept(habits.min)));
        }

        /** @param before what goes before every form, for both players */
        final List<Variant> bySide(String id, List<Consumer<Side>> forms, Consumer<Habits> before) {
            return bySide(
                    id,
                    inAll(forms, form -> before.andThen(habits -> habits.both(form))),
                    inAll(forms, form -> before.andThen(habits -> form.accept(habits.max))),
                    inAll(forms, form -> before.andThen(habits -> form.accept(habits.min))));
        }

        /** Returns the mistake made in bestAction for both players, for MAX only, and for MIN only. */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final List<Variant> byRoot(String id, Consumer<RootSide>... forms) {
            return byRoot(id, List.of(forms), habits -> {});
        }

        /** @param also what goes with every form */
        final List<Variant> byRoot(String id, List<Consumer<RootSide>> forms, Consumer<Habits> also) {
            return bySide(
                    id,
                    inAll(forms, form -> also.andThen(habits -> habits.bothAtTheRoot(form))),
                    inAll(forms, form -> also.andThen(habits -> form.accept(habits.rootMax))),
                    inAll(forms, form -> also.andThen(habits -> form.accept(habits.rootMin))));
        }

        /** Returns the same, each way also with the full window for every child of the root. */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final List<Variant> alsoByRootWithFullWindow(String id, Consumer<RootSide>... forms) {
            return byRoot(id, forms).stream()
                    .map(variant -> new Variant(variant.mistake(), this, alsoWithFullWindow(variant.forms())))
                    .toList();
        }

        private static <T> List<Consumer<Habits>> inAll(
                List<Consumer<T>> forms, Function<Consumer<T>, Consumer<Habits>> placed) {
            return forms.stream().map(placed).toList();
        }

        private List<Variant> bySide(
                String id, List<Consumer<Habits>> both, List<Consumer<Habits>> max, List<Consumer<Habits>> min) {
            return Stream.of(of(id, both), of(id + Mistake.FOR_MAX, max), of(id + Mistake.FOR_MIN, min))
                    .flatMap(List::stream)
                    .toList();
        }
    }

    Variant {
        forms = List.copyOf(forms);
        if (forms.isEmpty()) {
            throw new IllegalArgumentException(mistake.id() + " has no form");
        }
    }

    /** Returns whether only the one player, MAX or MIN, makes it. */
    boolean isOfOnePlayer() {
        return mistake.id().endsWith(Mistake.FOR_MAX) || mistake.id().endsWith(Mistake.FOR_MIN);
    }

    /** Returns whether it is made at some nodes only. */
    boolean isMadeSometimes() {
        return kind == Kind.SOMETIMES;
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
