package plybook.judge.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.inplace.InPlaceMistakes;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.repetition.Watched;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.search.Family;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.Responder;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.NoAnswer;
import plybook.judge.trees.ChosenTrees;
import plybook.judge.trees.KnownTrees;
import plybook.judge.trees.Truth;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Rerun;
import plybook.task.InPlaceTask;
import plybook.trace.TreeDrawing;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** Exercise 07, last part: alpha-beta on a position that is played in place. */
final class InPlaceSuite extends PruningSuite<InPlaceTask<Object>> {
    private static final String AS_IT_WAS = Texts.of("why.as.it.was");

    /** The number of a check's trees with which a known mistake is compared, and of all small trees one in so many. */
    private static final int MOST_COMPARED = 60;

    private static final int ONE_IN = 20;

    InPlaceSuite(Learner learner, Conditions conditions) {
        super(learner, conditions);
    }

    @Override
    Posed posed(Probe exhibit) {
        return new Posed(new Task(exhibit.tree(), exhibit.window().orElse(Window.FULL)).question());
    }

    @Override
    boolean isFollowed() {
        return true;
    }

    @Override
    Diagnosis diagnose(Watched search) {
        return Diagnosis.of(Family.IN_PLACE, search);
    }

    /** A tree in a window. */
    private record Task(Tree tree, Window window) {
        Call question() {
            return Call.<InPlaceTask<Object>>to(
                    InPlaceTask.class,
                    search -> search.value(Given.search(tree).position(), window.alpha(), window.beta()));
        }

        Rerun rerun(Rerun.Fault fault) {
            return new Rerun(false, tree, window, fault);
        }
    }

    private Stream<Tree> drawn(String purpose, Trees.Mix mix, int count) {
        return drawn(purpose, random -> Trees.random(mix, random), count);
    }

    private Stream<Tree> drawn(String purpose, Function<Random, Tree> maker, int count) {
        Random random = conditions().random(purpose);
        return Stream.generate(() -> ChosenTrees.sometimesStretched(maker.apply(random), random))
                .limit(many(count));
    }

    @Check(points = 2)
    @Order(1)
    void withoutCutoffs() {
        Stream<Tree> oneMover = Stream.of("^(^(1 2) ^(3 0))", "v(v(1 2) v(3 0) -1)", "^(^(^(5 -5) 2) ^(0))")
                .map(Tree::parse);
        Stream<Tree> flat = Stream.of("5", "0", "(3)", "(-1 2 0)", "v(4 -7 4)", "((3))", "v(^(2) )", "(((1 2)))")
                .map(Tree::parse);
        check(
                Stream.concat(flat, oneMover)
                        .map(tree -> new Task(tree, Window.FULL))
                        .toList(),
                Texts.of("why.any.way.played"));
    }

    @Check(points = 3)
    @Order(2)
    void afterCutoffs() {
        Stream<Task> full = Stream.of(
                        KnownTrees.KNOWN.stream(),
                        KnownTrees.EXTREME.stream(),
                        KnownTrees.MARKS.stream(),
                        KnownTrees.NOT_IN_TURN.stream(),
                        drawn("in place", new Trees.Mix(5, 3, 0.2, false, -9, 9), 60),
                        drawn("in place, many children", ChosenTrees::broad, 10),
                        drawn("in place, cut late", ChosenTrees::cutLate, 10))
                .flatMap(trees -> trees)
                .map(tree -> new Task(tree, Window.FULL));
        Stream<Task> narrow = drawn("in place, narrow", new Trees.Mix(4, 3, 0.2, true, -3, 3), 40)
                .flatMap(tree -> Stream.of(new Window(-1, 1), new Window(0, 1), new Window(1, Window.INFINITY))
                        .map(window -> new Task(tree, window)));
        check(
                Stream.concat(everyTree(4).map(tree -> new Task(tree, Window.FULL)), Stream.concat(full, narrow))
                        .toList(),
                Texts.of("why.cutoff.undone"));
        checkGames();
    }

    /** One position, asked about after each move of a game: what was found a move ago is about another place. */
    private void checkGames() {
        Random random = conditions().random("in place, move by move");
        drawn("in place, games", new Trees.Mix(5, 3, 0.1, false, -9, 9), 10).forEach(tree -> {
            List<Integer> values = TreeGame.leafValues(tree);
            List<Integer> moves = new ArrayList<>();
            for (Tree at = tree; !at.isLeaf(); at = at.children().get(moves.get(moves.size() - 1))) {
                List<Integer> before = List.copyOf(moves);
                Call question = Call.<InPlaceTask<Object>>to(
                        InPlaceTask.class,
                        search -> search.value(
                                Given.search(tree).positionAfter(before), -Window.INFINITY, Window.INFINITY));
                Reply.Answer answer = answered(question, replyAside(question, values::get));
                Optional<String> left = answer.changedArgument();
                if (left.isPresent()) {
                    throw new CheckFailed(new Evidence(
                            Texts.of("position.as.before"), where(left.get()), AS_IT_WAS, TreeDrawing.text(at)));
                }
                int got = number(question, answer);
                if (got != Truth.value(at)) {
                    throw new CheckFailed(new Evidence(
                                    Texts.of("value", Window.text(Truth.value(at))),
                                    Window.text(got),
                                    Texts.of("why.move.by.move", moves.size()),
                                    TreeDrawing.text(at))
                            .explainedBy(kept(new Task(at, Window.FULL))));
                }
                moves.add(random.nextInt(at.children().size()));
            }
        });
    }

    private void check(List<Task> tasks, String why) {
        put(tasks, this::foreseen, (task, foreseen, reply) -> {
            LeafLedger ledger = foreseen.run().ledger();
            putting(task.rerun(Rerun.Fault.NO_ANSWER));
            try {
                Reply.Answer answer = examined(foreseen, reply);
                answer.changedArgument().ifPresent(left -> {
                    throw new CheckFailed(
                            new Evidence(Texts.of("position.as.before"), where(left), AS_IT_WAS, ledger.drawn(true))
                                    .again(task.rerun(Rerun.Fault.NOT_UNDONE)));
                });
                checkValue(ledger, number(foreseen.question(), answer), why);
            } catch (CheckFailed e) {
                throw e.evidence().mistakes().isEmpty()
                        ? new CheckFailed(e.evidence().explainedBy(causes(tasks, task)))
                        : e;
            } catch (NoAnswer e) {
                throw e.isOfTheCode() ? e.explainedBy(causes(tasks, task)) : e;
            }
        });
    }

    private Foreseen foreseen(Task task) {
        LeafLedger ledger = new LeafLedger(task.tree(), task.window());
        return foreseen(task.question(), ledger, ledger);
    }

    /** Knuth and Moore's contract: exact inside the window, and on the right side outside it; and the leaves asked for prove it. */
    private static void checkValue(LeafLedger ledger, int got, String why) {
        Window window = ledger.window();
        int value = Truth.value(ledger.tree());
        boolean right = keepsContract(window, value, got);
        if (!right || !ledger.proves(got)) {
            throw new CheckFailed(new Evidence(
                            window.contains(value)
                                    ? window.equals(Window.FULL)
                                            ? Texts.of("value", Window.text(value))
                                            : Texts.of("value.exact", Window.text(value), window)
                                    : expectedIn(window, value),
                            right ? Texts.of("value.by.luck", Window.text(got)) : Window.text(got),
                            why,
                            ledger.drawn(true))
                    .again(new Rerun(false, ledger.tree(), window, Rerun.Fault.ANSWER)));
        }
    }

    /**
     * The first known mistake that does the same with every tree of the check, smallest first, and with others; unless a new object does
     * what is asked of it.
     */
    private List<Mistake> causes(List<Task> tasks, Task failed) {
        if (!isToBeExplained()) {
            return List.of();
        }
        List<Mistake> kept = kept(failed);
        if (!kept.isEmpty()) {
            return kept;
        }
        // A check of a few trees can be failed in the same way by mistakes that have nothing to do with each other.
        List<Tree> all = everyTree(4).toList();
        Stream<Task> others = Stream.of(
                        IntStream.range(0, all.size())
                                .filter(i -> i % ONE_IN == 0)
                                .mapToObj(all::get),
                        KnownTrees.NOT_IN_TURN.stream(),
                        KnownTrees.EXTREME.stream())
                .flatMap(trees -> trees)
                .map(tree -> new Task(tree, Window.FULL));
        List<Task> some = Stream.of(tasks.stream().limit(MOST_COMPARED), others, Stream.of(failed))
                .flatMap(each -> each)
                .toList();
        List<String> own = some.stream()
                .map(task -> told(replyAside(task.question(), new LeafLedger(task.tree(), task.window()))))
                .toList();
        return InPlaceMistakes.all().stream()
                .filter(model -> IntStream.range(0, some.size())
                        .allMatch(i -> told(reply(model.search(), some.get(i))).equals(own.get(i))))
                .findFirst()
                .map(model -> List.of(model.mistake()))
                .orElse(List.of());
    }

    /** Returns the mistake that something is kept, if a new object is right where the one that was asked before is not. */
    private List<Mistake> kept(Task task) {
        if (!isToBeExplained()) {
            return List.of();
        }
        startAgain();
        LeafLedger ledger = new LeafLedger(task.tree(), task.window());
        if (!(replyAside(task.question(), ledger) instanceof Reply.Answer answer)
                || answer.changedArgument().isPresent()) {
            return List.of();
        }
        int got = number(task.question(), answer);
        return keepsContract(task.window(), Truth.value(task.tree()), got) && ledger.proves(got)
                ? List.of(GameMistakes.KEPT_BETWEEN_CALLS)
                : List.of();
    }

    private static Reply reply(InPlaceTask<?> search, Task task) {
        return new Responder(search, () -> search).reply(task.question(), new LeafLedger(task.tree(), task.window()));
    }

    /** The place where a position stands that is not as it was, in words. */
    private static String where(String left) {
        return left.startsWith("-")
                ? Texts.of("position.taken.back", left.substring(1))
                : Texts.of("position.moved", left);
    }

    private static String told(Reply reply) {
        return reply instanceof Reply.Answer answer
                ? answer.text()
                        + answer.changedArgument().map(left -> " left " + left).orElse("")
                : ((Reply.Fault) reply).kind().name();
    }

    @Check(points = 1)
    @Order(3)
    void cuts() {
        checkOneCut();
        checkDeepCuts();
        checkNarrowWindows();
    }
}
