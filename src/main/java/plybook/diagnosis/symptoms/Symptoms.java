package plybook.diagnosis.symptoms;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * The things that wrong answers have in common, where no known mistake explains them. Only what also held on fresh trees is kept.
 *
 * @param ofChoices whether actions were chosen, and not values found
 * @param inNarrowWindows whether the answers are right with the full window, and wrong with others only
 * @param asked the number of questions
 * @param wrong the number of wrong answers
 * @param where what can be said of every question with a wrong answer, and not of the others; at most two, the more telling one first
 * @param there the number of questions of which that can be said
 * @param answers what the wrong answers are
 * @param leaves what the leaves asked for come to where the answer is wrong
 * @param fresh the number of fresh questions on which all of that held
 */
public record Symptoms(
        boolean ofChoices,
        boolean inNarrowWindows,
        int asked,
        int wrong,
        List<Condition> where,
        int there,
        Optional<Answers> answers,
        Optional<Leaves> leaves,
        int fresh) {
    /** The kind of answer that all wrong ones are. */
    public enum Answers {
        NONE,
        BEYOND_ALL_VALUES,
        TOO_HIGH,
        TOO_LOW,
        /** Too low where MAX is to move, too high where MIN is. */
        TOO_BAD_FOR_THE_PLAYER,
        TOO_GOOD_FOR_THE_PLAYER,
        THE_FIRST_ACTION,
        THE_LAST_ACTION,
        THE_WORST_ACTION
    }

    /** The worth of the leaves that were asked for, at every wrong answer. */
    public enum Leaves {
        /** They prove the right answer. */
        ENOUGH,
        /** They leave the answer open. */
        TOO_FEW
    }

    private static final long SEED = 1958; // Newell, Shaw and Simon

    private static final List<Trees.Mix> MIXES = List.of(
            new Trees.Mix(2, 4, 0.3, true, -2, 2),
            new Trees.Mix(4, 3, 0.2, false, -9, 9),
            new Trees.Mix(3, 4, 0.2, true, -50, 50),
            new Trees.Mix(3, 3, 0.2, false, -40_000, 40_000));

    private static final int FRESH = 120;
    private static final int LARGEST = 60;

    /** The least part of the questions, in percent, of which something cannot be said; otherwise it says too little. */
    private static final int TELLING = 10;

    /** The least number of fresh questions of which it cannot be said. */
    private static final int LEAST_OUTSIDE = 5;

    private static final List<Window> WINDOWS =
            List.of(new Window(-1, 1), new Window(0, 3), new Window(-4, 0), new Window(2, Window.INFINITY));

    public Symptoms {
        where = List.copyOf(where);
    }

    /**
     * Returns what is known; empty if no answer is wrong, or nothing that the wrong ones have in common holds on fresh trees.
     *
     * @param seen what was observed, values or choices
     * @param ofChoices which of the two matters
     * @param leavesSeen whether the leaves asked for are seen, and are those of the trees
     * @param search the search, for fresh questions
     */
    public static Optional<Symptoms> of(
            List<Observation> seen,
            boolean ofChoices,
            boolean leavesSeen,
            Function<Probe, Optional<Observation>> search) {
        List<Case> cases = seen.stream()
                .distinct()
                .map(each -> Case.of(each, leavesSeen))
                .filter(each -> each.isChoice() == ofChoices)
                .toList();
        List<Case> full = cases.stream().filter(Case::isFull).toList();
        boolean narrow = full.stream().noneMatch(Case::isWrong);
        List<Case> known = narrow ? cases : full;
        if (known.stream().noneMatch(Case::isWrong)) {
            return Optional.empty();
        }
        List<Case> fresh = trees().flatMap(tree -> ofChoices
                        ? Stream.of(Probe.choice(tree))
                        : (narrow ? WINDOWS : List.of(Window.FULL)).stream().map(window -> Probe.value(tree, window)))
                .map(probe -> seen.get(0).probe().depth().isPresent()
                        ? probe.within(probe.tree().depth())
                        : probe)
                .flatMap(probe -> search.apply(probe).stream())
                .map(each -> Case.of(each, leavesSeen))
                .toList();
        return of(known, fresh, ofChoices, narrow);
    }

    private static Stream<Tree> trees() {
        Random random = new Random(SEED);
        return Stream.iterate(0, i -> i + 1)
                .map(i -> Trees.random(MIXES.get(i % MIXES.size()), random))
                .filter(tree -> !tree.isLeaf() && tree.leaves() <= LARGEST)
                .limit(FRESH);
    }

    private static Optional<Symptoms> of(List<Case> known, List<Case> fresh, boolean ofChoices, boolean narrow) {
        List<Case> wrong = known.stream().filter(Case::isWrong).toList();
        List<Case> wrongOfFresh = fresh.stream().filter(Case::isWrong).toList();
        if (wrongOfFresh.isEmpty()) {
            return Optional.empty();
        }
        Optional<Condition> first = tightest(known, fresh);
        Optional<Condition> second =
                first.flatMap(condition -> tightest(those(known, condition), those(fresh, condition)));
        List<Condition> where =
                Stream.of(first, second).flatMap(Optional::stream).toList();
        Optional<Answers> answers = common(Answers.values(), wrong, wrongOfFresh, Symptoms::are);
        boolean soldSeen = known.stream().allMatch(each -> each.sold().isPresent());
        Optional<Leaves> leaves = soldSeen
                ? common(
                        Leaves.values(),
                        wrong,
                        wrongOfFresh,
                        (what, each) -> each.hasAllItNeeds() == (what == Leaves.ENOUGH))
                : Optional.empty();
        if (where.isEmpty() && answers.isEmpty() && leaves.isEmpty()) {
            return Optional.empty();
        }
        int there = (int) known.stream()
                .filter(each -> where.stream().allMatch(condition -> condition.holds(each)))
                .count();
        return Optional.of(new Symptoms(
                ofChoices, narrow, known.size(), wrong.size(), where, there, answers, leaves, fresh.size()));
    }

    private static List<Case> those(List<Case> cases, Condition condition) {
        return cases.stream().filter(condition::holds).toList();
    }

    /** Returns what can be said of all questions with a wrong answer, on fresh trees too, and of the fewest others. */
    private static Optional<Condition> tightest(List<Case> known, List<Case> fresh) {
        int atMost = known.size() * (100 - TELLING) / 100;
        return Condition.all().stream()
                .filter(condition -> holdsWhereWrong(condition, known) && holdsWhereWrong(condition, fresh))
                .filter(condition -> those(known, condition).size() <= atMost)
                .filter(condition -> fresh.size() - those(fresh, condition).size() >= LEAST_OUTSIDE)
                .min(Comparator.comparingInt(
                        condition -> those(known, condition).size()));
    }

    private static boolean holdsWhereWrong(Condition condition, List<Case> cases) {
        return cases.stream().filter(Case::isWrong).allMatch(condition::holds);
    }

    /** Says something of a case. */
    private interface Said<T> {
        boolean of(T what, Case each);
    }

    private static <T> Optional<T> common(T[] all, List<Case> wrong, List<Case> fresh, Said<T> said) {
        return Arrays.stream(all)
                .filter(what -> Stream.concat(wrong.stream(), fresh.stream()).allMatch(each -> said.of(what, each)))
                .findFirst();
    }

    private static boolean are(Answers what, Case each) {
        if (what == Answers.NONE || each.answer().isEmpty()) {
            return what == Answers.NONE && each.answer().isEmpty();
        }
        int answer = each.answer().getAsInt();
        Valued tree = each.tree();
        if (each.isChoice()) {
            List<Valued> children = tree.children();
            return switch (what) {
                case THE_FIRST_ACTION -> answer == 0;
                case THE_LAST_ACTION -> answer == children.size() - 1;
                case THE_WORST_ACTION -> isWorst(tree, answer);
                default -> false;
            };
        }
        boolean tooHigh = answer > tree.value();
        int toItsPlayer = Integer.compare(tree.toItsPlayer(answer), tree.toItsPlayer(tree.value()));
        return switch (what) {
            case BEYOND_ALL_VALUES -> Math.abs((long) answer) > Window.MAX_VALUE;
            case TOO_HIGH -> tooHigh;
            case TOO_LOW -> !tooHigh;
            case TOO_BAD_FOR_THE_PLAYER -> toItsPlayer < 0;
            case TOO_GOOD_FOR_THE_PLAYER -> toItsPlayer > 0;
            default -> false;
        };
    }

    private static boolean isWorst(Valued tree, int chosen) {
        List<Valued> children = tree.children();
        return chosen >= 0
                && chosen < children.size()
                && children.stream()
                        .allMatch(child -> tree.toItsPlayer(child.value())
                                >= tree.toItsPlayer(children.get(chosen).value()));
    }
}
