package plybook.diagnosis.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.search.Family.Style;
import plybook.diagnosis.search.Variant.Where;
import plybook.tree.TreeState;

/**
 * The known mistakes that explain the observations of a search.
 *
 * <p>A model explains a search if it does the same on <em>every</em> probe: the same answer, from the same leaves, in the same order. One
 * mistake is tried first, in every style, then two together. Where none explains it, none is named.
 *
 * @param inValue the mistakes in how a value is found, one or two; empty if there is none, or none with a name
 * @param inChoice the mistakes in how an action is chosen, likewise
 * @param styles the right styles that explain how the value is found; empty if none does
 */
public record Diagnosis(List<Mistake> inValue, List<Mistake> inChoice, List<String> styles) {
    public Diagnosis {
        inValue = List.copyOf(inValue);
        inChoice = List.copyOf(inChoice);
        styles = List.copyOf(styles);
    }

    /** Every mistake that can be named. */
    public static List<Mistake> known() {
        return KnownMistakes.all().stream().map(Variant::mistake).toList();
    }

    /** The diagnosis of a search of which nothing can be said. */
    public static Diagnosis none() {
        return new Diagnosis(List.of(), List.of(), List.of());
    }

    /** All mistakes, those in the value first. */
    public List<Mistake> mistakes() {
        return Stream.concat(inValue.stream(), inChoice.stream()).toList();
    }

    /** A model with the mistakes that it has. */
    private record Suspect(Consumer<Habits> habits, List<Mistake> mistakes, String style) {
        ModelSearch<TreeState, Integer> model() {
            return new ModelSearch<>(made());
        }

        private Habits made() {
            Habits made = new Habits();
            habits.accept(made);
            return made;
        }

        /** Returns whether it does the same on all probes, in their order. The telling ones come first, since most suspects fail there. */
        boolean fits(
                List<PreparedProbe> prepared,
                List<PreparedProbe> telling,
                boolean leavesSeen,
                List<PreparedProbe> before) {
            if (!made().remembers()) {
                return agreesOn(telling, leavesSeen) && agreesOn(prepared, leavesSeen);
            }
            List<PreparedProbe> all = new ArrayList<>(before);
            all.addAll(prepared);
            return agreesOn(all, leavesSeen);
        }

        private boolean agreesOn(List<PreparedProbe> prepared, boolean leavesSeen) {
            ModelSearch<TreeState, Integer> model = model();
            for (PreparedProbe probe : prepared) {
                if (!probe.agrees(model, leavesSeen)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** @param watched everything that was observed, in the order in which it was asked, values before choices */
    static Diagnosis of(Family family, List<Observation> watched) {
        return new Inquiry(family, watched).result();
    }

    private static final class Inquiry {
        private static final int TELLING = 8;

        /** The number of forms of a mistake that are tried together with another mistake. */
        private static final int FORMS_IN_PAIRS = 2;

        /** The number of ways to find the value that are tried under a choice; those that behave alike serve it alike, or nearly. */
        private static final int BASES = 6;

        private final Family family;
        private final boolean leavesSeen;
        private final List<PreparedProbe> values = new ArrayList<>();
        private final List<PreparedProbe> choices = new ArrayList<>();

        Inquiry(Family family, List<Observation> watched) {
            this.family = family;
            this.leavesSeen = family.leavesSeen();
            for (Observation each : watched) {
                (each.probe().window().isPresent() ? values : choices).add(new PreparedProbe(each));
            }
        }

        Diagnosis result() {
            List<Suspect> right = values.isEmpty() ? List.of() : fitting(values, sound(), leavesSeen);
            List<Suspect> valueSuspects = values.isEmpty() ? List.of() : right.isEmpty() ? valueSuspects() : right;
            return new Diagnosis(
                    best(valueSuspects),
                    choices.isEmpty() ? List.of() : choiceMistakes(valueSuspects),
                    right.stream().map(Suspect::style).distinct().toList());
        }

        private List<Suspect> sound() {
            return family.styles().stream()
                    .map(style -> new Suspect(style.habit(), List.of(), style.name()))
                    .toList();
        }

        private List<Suspect> valueSuspects() {
            List<Variant> variants = KnownMistakes.of(family, Where.VALUE);
            List<Suspect> one = singles(variants, family.styles());
            List<Suspect> fit = fitting(values, one, leavesSeen);
            if (fit.isEmpty()) {
                fit = fitting(values, pairs(variants, family.styles()), leavesSeen);
            }
            return fit.isEmpty() && leavesSeen ? onlyOne(fitting(values, one, false)) : fit;
        }

        /** Returns the suspects if they all have the same mistakes: by its answers alone a mistake is named only if no other gives the same ones. */
        private static List<Suspect> onlyOne(List<Suspect> suspects) {
            Set<List<Mistake>> names = new LinkedHashSet<>();
            suspects.forEach(suspect -> names.add(suspect.mistakes()));
            return names.size() == 1 ? suspects : List.of();
        }

        private List<Mistake> choiceMistakes(List<Suspect> valueSuspects) {
            List<Suspect> bases = (valueSuspects.isEmpty() ? sound() : valueSuspects)
                    .stream().limit(BASES).toList();
            List<Suspect> right = new ArrayList<>();
            List<Suspect> wrong = new ArrayList<>();
            for (Suspect base : bases) {
                for (Style root : family.rootStyles()) {
                    right.add(new Suspect(base.habits().andThen(root.habit()), List.of(), root.name()));
                    for (Variant variant : KnownMistakes.of(family, Where.CHOICE)) {
                        for (Consumer<Habits> form : variant.forms()) {
                            wrong.add(new Suspect(
                                    base.habits().andThen(root.habit()).andThen(form),
                                    List.of(variant.mistake()),
                                    root.name()));
                        }
                    }
                }
            }
            if (!fitting(choices, right, leavesSeen).isEmpty()) {
                return List.of();
            }
            List<Suspect> fit = fitting(choices, wrong, leavesSeen);
            if (fit.isEmpty() && fitting(choices, right, false).isEmpty()) {
                fit = onlyOne(fitting(choices, wrong, false));
            }
            return best(fit);
        }

        private static List<Suspect> singles(List<Variant> variants, List<Style> styles) {
            List<Suspect> suspects = new ArrayList<>();
            for (Variant variant : variants) {
                for (Consumer<Habits> form : variant.forms()) {
                    for (Style style : styles) {
                        suspects.add(
                                new Suspect(style.habit().andThen(form), List.of(variant.mistake()), style.name()));
                    }
                }
            }
            return suspects;
        }

        private static List<Suspect> pairs(List<Variant> variants, List<Style> styles) {
            List<Suspect> suspects = new ArrayList<>();
            for (int i = 0; i < variants.size(); i++) {
                for (int j = i + 1; j < variants.size(); j++) {
                    if (remembers(variants.get(i)) || remembers(variants.get(j))) {
                        continue;
                    }
                    for (Consumer<Habits> first : few(variants.get(i))) {
                        for (Consumer<Habits> second : few(variants.get(j))) {
                            for (Style style : styles) {
                                suspects.add(new Suspect(
                                        style.habit().andThen(first).andThen(second),
                                        List.of(
                                                variants.get(i).mistake(),
                                                variants.get(j).mistake()),
                                        style.name()));
                            }
                        }
                    }
                }
            }
            return suspects;
        }

        private List<Suspect> fitting(List<PreparedProbe> prepared, List<Suspect> suspects, boolean leavesSeen) {
            List<PreparedProbe> telling = telling(prepared, leavesSeen);
            return suspects.stream()
                    .filter(suspect ->
                            suspect.fits(prepared, telling, leavesSeen, prepared.equals(choices) ? values : List.of()))
                    .toList();
        }

        /** Returns some of the probes on which the observed search is wrong. */
        private List<PreparedProbe> telling(List<PreparedProbe> prepared, boolean leavesSeen) {
            Suspect right = sound().get(0);
            List<PreparedProbe> differing = prepared.stream()
                    .filter(probe -> !probe.agrees(right.model(), leavesSeen))
                    .sorted(Comparator.comparingInt(PreparedProbe::size))
                    .toList();
            int small = Math.min(TELLING, differing.size());
            int large = Math.max(small, differing.size() - TELLING);
            return Stream.concat(
                            differing.subList(0, small).stream(), differing.subList(large, differing.size()).stream())
                    .toList();
        }

        private static boolean remembers(Variant variant) {
            return few(variant).stream()
                    .anyMatch(form -> new Suspect(form, List.of(), "").made().remembers());
        }

        private static List<Consumer<Habits>> few(Variant variant) {
            return variant.forms()
                    .subList(0, Math.min(FORMS_IN_PAIRS, variant.forms().size()));
        }

        /** Returns the first in the list of known mistakes, where several cannot be told apart. */
        private static List<Mistake> best(List<Suspect> suspects) {
            return suspects.isEmpty() ? List.of() : suspects.get(0).mistakes();
        }
    }

    /**
     * Returns what explains a search, observed on the probes of its family.
     *
     * @param search makes an observation of each probe, asked in order, of one and the same object; empty where there is nothing to
     *     observe, as in a method that was never begun
     */
    public static Diagnosis of(Family family, Function<Probe, Optional<Observation>> search) {
        return of(
                family,
                family.probes().stream()
                        .flatMap(probe -> search.apply(probe).stream())
                        .toList());
    }
}
