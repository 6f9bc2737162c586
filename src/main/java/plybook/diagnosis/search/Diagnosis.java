package plybook.diagnosis.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.habits.Habits;
import plybook.diagnosis.habits.ModelSearch;
import plybook.diagnosis.habits.PreparedProbe;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.repetition.EdgeOfTheWindow;
import plybook.diagnosis.repetition.Repetition;
import plybook.diagnosis.repetition.Watched;
import plybook.diagnosis.search.Family.Style;
import plybook.diagnosis.search.Variant.Where;
import plybook.game.Window;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

/**
 * The known mistakes that explain the observations of a search.
 *
 * <p>A model explains a search if it does the same on <em>every</em> probe: the same answer, from the same leaves, in the same order. One
 * mistake is tried first, in every style, then two together. A name stays only if it then predicts what the search does on fresh probes;
 * if several do, all are said, with "or". Where none does, none is named. A search that answers one question in two ways is told so, and
 * nothing else.
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
        return KnownMistakes.ALL.stream().map(Variant::mistake).distinct().toList();
    }

    /** All mistakes, those in the value first. */
    public List<Mistake> mistakes() {
        return Stream.concat(inValue.stream(), inChoice.stream()).toList();
    }

    /** The diagnosis of a search that answers one question in two ways. Only a model that itself remembers can explain that. */
    private Diagnosis but(Repetition.Changed changed) {
        boolean explained = changed.mistake().equals(GameMistakes.KEPT_BETWEEN_CALLS)
                && !mistakes().isEmpty();
        List<Mistake> only = List.of(changed.mistake());
        return explained ? this : new Diagnosis(changed.inValue() ? only : List.of(), only, List.of());
    }

    /** A model with the mistakes that it has. */
    private record Suspect(Consumer<Habits> habits, List<Mistake> mistakes, String style) {
        Suspect but(Consumer<Habits> change, List<Mistake> made) {
            return new Suspect(habits.andThen(change), made, style);
        }

        Habits made() {
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
            Habits made = made();
            if (!made.remembers()) {
                return agreesOn(made, telling, leavesSeen) && agreesOn(made, prepared, leavesSeen);
            }
            List<PreparedProbe> all = new ArrayList<>(before);
            all.addAll(prepared);
            return agreesOn(made, all, leavesSeen);
        }

        private static boolean agreesOn(Habits made, List<PreparedProbe> prepared, boolean leavesSeen) {
            ModelSearch<TreeState, Integer> model = new ModelSearch<>(made);
            for (PreparedProbe probe : prepared) {
                if (!probe.agrees(model, leavesSeen)) {
                    return false;
                }
            }
            return true;
        }
    }

    private static final class Inquiry {
        private static final int TELLING = 8;

        /** The number of ways to find the value that are tried under a choice; those that behave alike serve it alike, or nearly. */
        private static final int BASES = 6;

        /** The largest number of names that are worth saying with "or" between them. */
        private static final int MOST_ALTERNATIVES = 3;

        /** The numbers that are taken for the start of a best so far, the most frequent ones. */
        private static final int MOST_SENTINELS = 4;

        private final Family family;
        private final boolean leavesSeen;
        private final List<PreparedProbe> values = new ArrayList<>();
        private final List<PreparedProbe> choices = new ArrayList<>();

        Inquiry(Family family, List<Observation> watched) {
            this.family = family;
            this.leavesSeen = family.leavesSeen();
            for (Observation each : watched) {
                (isValue(each) ? values : choices).add(new PreparedProbe(each));
            }
        }

        private static boolean isValue(Observation observation) {
            return observation.probe().window().isPresent();
        }

        /** @param fresh makes the observations by which the names are tested; called only if there are names */
        Diagnosis result(Supplier<List<Observation>> fresh) {
            List<Suspect> right = values.isEmpty() ? List.of() : fitting(values, sound(), List.of());
            List<Suspect> inValue = values.isEmpty() || !right.isEmpty() ? right : valueSuspects();
            List<Suspect> inChoice = choices.isEmpty() ? List.of() : choiceSuspects(inValue);
            boolean named = Stream.concat(inValue.stream(), inChoice.stream())
                    .anyMatch(suspect -> !suspect.mistakes().isEmpty());
            if (named) {
                Map<Boolean, List<PreparedProbe>> tests = fresh.get().stream()
                        .collect(Collectors.partitioningBy(
                                Inquiry::isValue, Collectors.mapping(PreparedProbe::new, Collectors.toList())));
                inValue = predicting(inValue, tests.getOrDefault(true, List.of()), List.of());
                inChoice =
                        predicting(inChoice, tests.getOrDefault(false, List.of()), tests.getOrDefault(true, List.of()));
            }
            // A choice that rests on wrong values is blamed only where one name explains it.
            return new Diagnosis(
                    named(inValue),
                    right.isEmpty() && !values.isEmpty() && namesOf(inChoice).size() > 1 ? List.of() : named(inChoice),
                    right.stream().map(Suspect::style).distinct().toList());
        }

        /** Returns those that do on fresh probes what the search does; it was a new object that was asked them. */
        private List<Suspect> predicting(
                List<Suspect> suspects, List<PreparedProbe> fresh, List<PreparedProbe> before) {
            return suspects.stream()
                    .filter(suspect -> suspect.fits(fresh, List.of(), leavesSeen, before))
                    .toList();
        }

        private List<Suspect> sound() {
            return family.styles().stream()
                    .map(style -> new Suspect(style.habit(), List.of(), style.name()))
                    .toList();
        }

        private List<Suspect> valueSuspects() {
            List<Variant> variants = KnownMistakes.of(family, Where.VALUE, sentinels());
            List<Suspect> fit = fitting(values, singles(variants), List.of());
            return fit.isEmpty() ? fitting(values, pairs(variants), List.of()) : fit;
        }

        /** Returns the numbers that came back although no leaf has them. */
        private Set<Integer> sentinels() {
            Map<Integer, Integer> strange = new TreeMap<>();
            for (PreparedProbe probe : values) {
                OptionalInt answer = probe.observed().essentials();
                if (answer.isPresent() && Math.abs(answer.getAsInt()) <= Window.MAX_VALUE) {
                    int number = answer.getAsInt();
                    boolean known = number == 0
                            || TreeGame.leafValues(probe.observed().probe().tree())
                                    .contains(number)
                            || probe.observed().probe().window().stream()
                                    .anyMatch(window -> number == window.alpha() || number == window.beta());
                    if (!known) {
                        strange.merge(Math.abs(number), 1, Integer::sum);
                    }
                }
            }
            return strange.entrySet().stream()
                    .sorted(Comparator.comparing(entry -> -entry.getValue()))
                    .limit(MOST_SENTINELS)
                    .map(Map.Entry::getKey)
                    .collect(Collectors.toSet());
        }

        private List<Suspect> choiceSuspects(List<Suspect> inValue) {
            List<Suspect> bases = (inValue.isEmpty() ? sound() : inValue)
                    .stream().limit(BASES).toList();
            List<Suspect> right = new ArrayList<>();
            List<Suspect> wrong = new ArrayList<>();
            for (Suspect base : bases) {
                for (Style root : family.rootStyles()) {
                    Suspect here = base.but(root.habit(), List.of());
                    right.add(here);
                    right.add(here.but(habits -> habits.firstActionAtHand = true, List.of()));
                    for (Variant variant : KnownMistakes.of(family, Where.CHOICE, Set.of())) {
                        variant.forms().forEach(form -> wrong.add(here.but(form, List.of(variant.mistake()))));
                    }
                }
            }
            return fitting(choices, right, values).isEmpty() ? fitting(choices, wrong, values) : List.of();
        }

        private List<Suspect> singles(List<Variant> variants) {
            List<Suspect> suspects = new ArrayList<>();
            List<Style> styles = family.forms();
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

        /** Two mistakes that both players make, each in the first way to make it. */
        private List<Suspect> pairs(List<Variant> variants) {
            Map<String, Variant> first = new LinkedHashMap<>();
            variants.stream()
                    .filter(variant -> !variant.isOfOnePlayer() && !variant.isMadeSometimes() && !remembers(variant))
                    .forEach(variant -> first.putIfAbsent(variant.mistake().id(), variant));
            List<Variant> all = List.copyOf(first.values());
            List<Suspect> suspects = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                for (int j = i + 1; j < all.size(); j++) {
                    List<Mistake> both =
                            List.of(all.get(i).mistake(), all.get(j).mistake());
                    Consumer<Habits> change =
                            all.get(i).forms().get(0).andThen(all.get(j).forms().get(0));
                    for (Style style : family.styles()) {
                        suspects.add(new Suspect(style.habit().andThen(change), both, style.name()));
                    }
                }
            }
            return suspects;
        }

        private static boolean remembers(Variant variant) {
            return variant.forms().stream()
                    .anyMatch(form -> new Suspect(form, List.of(), "").made().remembers());
        }

        private List<Suspect> fitting(
                List<PreparedProbe> prepared, List<Suspect> suspects, List<PreparedProbe> before) {
            List<PreparedProbe> telling = telling(prepared);
            return suspects.stream()
                    .filter(suspect -> suspect.fits(prepared, telling, leavesSeen, before))
                    .toList();
        }

        /** Returns some of the probes on which the observed search is wrong. */
        private List<PreparedProbe> telling(List<PreparedProbe> prepared) {
            ModelSearch<TreeState, Integer> right =
                    new ModelSearch<>(sound().get(0).made());
            List<PreparedProbe> differing = prepared.stream()
                    .filter(probe -> !probe.agrees(right, leavesSeen))
                    .sorted(Comparator.comparingInt(PreparedProbe::size))
                    .toList();
            int small = Math.min(TELLING, differing.size());
            int large = Math.max(small, differing.size() - TELLING);
            return Stream.concat(
                            differing.subList(0, small).stream(), differing.subList(large, differing.size()).stream())
                    .toList();
        }

        private static List<List<Mistake>> namesOf(List<Suspect> suspects) {
            List<List<Mistake>> all =
                    suspects.stream().map(Suspect::mistakes).distinct().toList();
            return all.stream()
                    .filter(one -> all.stream().noneMatch(other -> KnownMistakes.saysMore(other, one)))
                    .toList();
        }

        /**
         * Returns the name of what the suspects have in common, with "or" between names that predict the same. None if they are too many, for then nothing
         * is known.
         */
        private static List<Mistake> named(List<Suspect> suspects) {
            List<List<Mistake>> names = namesOf(suspects);
            if (names.isEmpty()) {
                return List.of();
            }
            List<Mistake> common = new ArrayList<>(names.get(0));
            names.forEach(common::retainAll);
            List<Mistake> others = names.stream()
                    .flatMap(List::stream)
                    .filter(mistake -> !common.contains(mistake))
                    .distinct()
                    .toList();
            if (others.isEmpty()) {
                return common;
            }
            boolean oneEach = names.stream().allMatch(each -> each.size() == common.size() + 1);
            if (!oneEach || others.size() > MOST_ALTERNATIVES) {
                return List.of();
            }
            common.add(Mistake.oneOf(others));
            return common;
        }
    }

    /** Returns what explains a search, observed on the probes of its family. All are asked of one object, unless it answers differently when asked again. */
    public static Diagnosis of(Family family, Watched search) {
        List<Observation> seen = search.observe(family.probes());
        Repetition repetition = new Repetition(search, seen);
        Optional<Repetition.Changed> changed = repetition.changed();
        Diagnosis found = new Inquiry(family, seen).result(() -> {
            search.startAgain().run();
            return search.observe(family.freshProbes());
        });
        return (found.mistakes().isEmpty()
                        ? EdgeOfTheWindow.orElse(changed.or(repetition::changedForANewObject), search, family.chooses())
                        : changed)
                .map(found::but)
                .orElse(found);
    }
}
