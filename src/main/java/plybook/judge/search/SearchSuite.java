package plybook.judge.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.ledger.QueryLog;
import plybook.diagnosis.ledger.Transcripts;
import plybook.diagnosis.repetition.Watched;
import plybook.diagnosis.search.Diagnosis;
import plybook.diagnosis.symptoms.Symptoms;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.judge.foresight.Foresight;
import plybook.judge.process.Learner;
import plybook.judge.suite.Asked;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.judge.trees.ChosenTrees;
import plybook.judge.trees.KnownTrees;
import plybook.judge.trees.Truth;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Following;
import plybook.judge.verdict.Rerun;
import plybook.judge.walk.CodeWalks;
import plybook.judge.walk.Walks;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/** The base of the suites of the search exercises: it sells leaves one by one and checks answers. */
abstract class SearchSuite<C> extends Suite<C> {
    /** The messages of the game for calls that are not allowed. */
    private static final List<String> REFUSALS =
            List.of(TreeGame.ASK_TERMINAL_FIRST, TreeGame.UTILITY_FOR_TERMINAL_STATES_ONLY);

    /** The plies of a tree that is as deep as the cost of asking again needs to show. */
    static final int SHORT = 14;

    private final Conditions conditions;
    private @Nullable Diagnosis diagnosis;
    private @Nullable Rerun lastPut;

    /** The observations of the search while it was watched, with windows and without. */
    private final Map<Boolean, List<Observation>> seen = new HashMap<>();

    private final Set<String> described = new HashSet<>();

    /** The forecasts for each of the search's methods. */
    private final Map<String, Foresight> foresight = new HashMap<>();

    /** The searches, with windows or without, of which a wrong value has no name. */
    private final Set<Boolean> unexplained = new HashSet<>();

    SearchSuite(Learner learner, Conditions conditions) {
        super(learner);
        this.conditions = conditions;
    }

    final Conditions conditions() {
        return conditions;
    }

    /** The forecast of what the method that the question calls will ask for. */
    final Foresight foresight(Call question) {
        return foresight.computeIfAbsent(
                question.method(), method -> new Foresight(conditions.random("leaf by leaf in " + method)));
    }

    /** The question for what the exhibit shows, and who sells what it asks for. */
    abstract Posed posed(Probe exhibit);

    /**
     * A question put to a search.
     *
     * @param books from the ledger of what the search is to see to what the search itself asks
     */
    record Posed(Call question, Function<LeafLedger, QueryLog> books) {
        /** One in which what is asked for are the leaves of the ledger. */
        Posed(Call question) {
            this(question, ledger -> ledger);
        }
    }

    /** Completes the evidence about a wrong answer. Suites that ask about more than a tree override it. */
    Evidence completed(Evidence evidence, QueryLog books) {
        return evidence;
    }

    /** Returns whether this kind of search has windows, and so need not look at every leaf. */
    boolean prunes() {
        return true;
    }

    private String drawn(LeafLedger ledger) {
        return ledger.drawn(prunes());
    }

    /** The diagnosis of this kind of search. */
    abstract Diagnosis diagnose(Watched search);

    /** Thrown when the code is too slow, or too broken, to be watched on. */
    private static final class NothingToSee extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Returns the diagnosis of the learner's search. It is made when it is first needed, because a right search needs none. */
    final Diagnosis diagnosis() {
        if (!isToBeExplained()) {
            return new Diagnosis(List.of(), List.of(), List.of());
        }
        if (diagnosis == null) {
            diagnosis = watched(this::posed, this::diagnose);
        }
        return diagnosis;
    }

    /** Watches a new object; nothing is known of one that cannot be watched. */
    final Diagnosis watched(Function<Probe, Posed> posed, Function<Watched, Diagnosis> inquiry) {
        List<Observation> all = new ArrayList<>();
        startAgain();
        try {
            Diagnosis found = inquiry.apply(
                    new Watched(exhibit -> observe(exhibit, posed.apply(exhibit)), all::add, this::startAgain));
            seen.put(prunes(), all);
            return found;
        } catch (NothingToSee e) {
            return new Diagnosis(List.of(), List.of(), List.of());
        }
    }

    /** The things that wrong answers have in common. They are told at the first of them; of choices and of values by themselves. */
    @Override
    protected final String symptoms(CheckFailed failed) {
        Optional<Rerun> wrong = failed.evidence().rerun().filter(rerun -> rerun.fault() == Rerun.Fault.ANSWER);
        if (wrong.isPresent() && !wrong.get().choice()) {
            unexplained.add(prunes());
        }
        List<Observation> watched = seen.getOrDefault(prunes(), List.of());
        if (wrong.isEmpty()
                || watched.isEmpty()
                || !described.add(prunes() + " " + wrong.get().choice())) {
            return "";
        }
        startAgain();
        try {
            return Symptoms.of(watched, wrong.get().choice(), !hasDepth(), probe -> observe(probe, posedAgain(probe)))
                    .map(SymptomWords::of)
                    .orElse("");
        } catch (NothingToSee e) {
            return "";
        }
    }

    /** Returns whether this kind of search has a depth, so that it asks for more than the leaves of a tree. */
    boolean hasDepth() {
        return false;
    }

    private static QueryLog books(Probe exhibit, Posed posed) {
        return posed.books()
                .apply(new LeafLedger(exhibit.tree(), exhibit.window().orElse(Window.FULL)));
    }

    private Optional<Observation> observe(Probe exhibit, Posed posed) {
        QueryLog books = books(exhibit, posed);
        Reply reply = replyAside(posed.question(), books);
        if (reply instanceof Reply.Answer answer) {
            return Optional.of(new Observation(exhibit, books.asks(), number(answer)));
        }
        Reply.Fault fault = (Reply.Fault) reply;
        if (fault.kind() == Reply.Kind.NOT_ATTEMPTED) {
            return Optional.empty();
        }
        // Models trip over the end of the game and may find no action; an exception of any other kind is no model's.
        if (fault.kind() == Reply.Kind.RETURNED_NULL
                || (fault.kind() == Reply.Kind.THREW && REFUSALS.stream().anyMatch(fault.message()::contains))) {
            return Optional.of(new Observation(exhibit, books.asks(), OptionalInt.empty()));
        }
        throw new NothingToSee();
    }

    private static OptionalInt number(Reply.Answer answer) {
        try {
            return OptionalInt.of(Integer.parseInt(answer.text()));
        } catch (NumberFormatException e) {
            return OptionalInt.empty();
        }
    }

    @Override
    public List<Mistake> causes() {
        boolean choice = lastAsked()
                .filter(question -> Asked.method(question).equals("bestAction"))
                .isPresent();
        Diagnosis found = diagnosis();
        // A choice that may rest on values that are wrong for an unknown reason says nothing of its own.
        boolean own =
                choice && !unexplained.contains(prunes()) && !found.inChoice().isEmpty();
        return own ? found.inChoice() : found.inValue();
    }

    /** Returns whether the nodes of this search's trees are the states of its game, so that its code can be followed beside the tree. */
    boolean isFollowed() {
        return false;
    }

    @Override
    protected final Following follow(Throwable failed) {
        if (!isFollowed()) {
            return new Following.Nothing();
        }
        return rerun(failed).map(this::follow).orElseGet(Walks::elsewhere);
    }

    private Optional<Rerun> rerun(Throwable failed) {
        if (failed instanceof CheckFailed check) {
            return check.evidence().rerun();
        }
        // The question without an answer may have been one in an awkward game, which has no such tree.
        return Optional.ofNullable(lastPut)
                .filter(rerun -> failed instanceof NoAnswer none
                        && none.question().equals(posedAgain(probe(rerun)).question()));
    }

    private static Probe probe(Rerun rerun) {
        Probe probe = rerun.choice() ? Probe.choice(rerun.tree()) : Probe.value(rerun.tree(), rerun.window());
        return rerun.depth().isPresent() ? probe.within(rerun.depth().getAsInt()) : probe;
    }

    /** The question that was put last, about this. Suites that put more than one kind of question override it. */
    Posed posedAgain(Probe probe) {
        return posed(probe);
    }

    private Following follow(Rerun rerun) {
        Posed posed = posedAgain(probe(rerun));
        QueryLog books = posed.books().apply(new LeafLedger(rerun.tree(), rerun.window()));
        return Walks.of(
                rerun.tree(),
                () -> steps(posed.question(), books),
                told -> CodeWalks.ofSearch(told, rerun, books::leaf, Truth.value(rerun.tree())));
    }

    private static final List<Integer> SMALL_VALUES = List.of(-1, 0, 1);

    /** The number of leaves without a value up to which all ways to fill them in are tried. */
    private static final int FEW = 6;

    /** Returns the shapes of up to so many leaves and plies in which the players take turns. */
    static Stream<Tree> everyShape(int leaves, int depth, boolean singleChildren) {
        return Trees.all(new Trees.Bound(leaves, depth, singleChildren, true, List.of(0)));
    }

    /**
     * Asks for the value of every tree of these shapes with the leaves −1, 0 and 1, as far as the search can tell them apart.
     *
     * @return how many runs that took
     * @throws CheckFailed at the first wrong value
     */
    final int checkEvery(Stream<Tree> shapes, String why, Unproved unproved) {
        return shapes.mapToInt(shape -> {
                    Posed posed = posed(Probe.value(shape, Window.FULL));
                    int foreseen = together() > 1 ? checkForeseen(shape, posed, why, unproved) : 0;
                    return foreseen > 0 ? foreseen : checkInTurn(shape, posed, why, unproved);
                })
                .sum();
    }

    /** Checks all runs on a shape together. Returns how many these are; 0 if the search made others. */
    private int checkForeseen(Tree shape, Posed posed, String why, Unproved unproved) {
        Foresight foresight = foresight(posed.question());
        List<Foresight.Run> runs = foresight.runs(shape, SMALL_VALUES, posed.books());
        put(runs, run -> new Foreseen(posed.question().again(), run), (run, foreseen, reply) -> {
            if (!(reply instanceof Reply.Answer)) {
                putting(run.ledger(), run.books());
            }
            checkProof(foreseen.asking(examined(foreseen.question(), reply)), why, unproved);
        });
        return foresight.learn(runs) ? runs.size() : 0;
    }

    /** Checks the runs on a shape one by one: which comes next follows from what the search asked for. */
    private int checkInTurn(Tree shape, Posed posed, String why, Unproved unproved) {
        List<Integer> before = new ArrayList<>();
        return Transcripts.forEach(shape, Window.FULL, SMALL_VALUES, (ledger, again) -> {
            QueryLog books = posed.books().apply(ledger);
            putting(ledger, books);
            List<Integer> expected = firstAsked(before, books, again);
            Reply.Answer answer = ask(Learner.Sale.of(posed.question(), expected, books));
            before.clear();
            before.addAll(books.asks());
            checkProof(new Asking(ledger, books, number(posed.question(), answer)), why, unproved);
        });
    }

    private void checkProof(Asking asking, String why, Unproved unproved) {
        if (!asking.ledger().proves(asking.answer())) {
            disprove(asking, why, unproved);
        }
    }

    /** A question with what the search is expected to ask for. */
    record Foreseen(Call question, Foresight.Run run) {
        private Learner.Sale sale() {
            return new Learner.Sale(question, run.inAdvance(), run.books());
        }

        private Asking asking(Reply.Answer answer) {
            return new Asking(run.ledger(), run.books(), number(question, answer));
        }
    }

    /** Reads the reply to a question about an item. */
    interface Reading<I> {
        void read(I item, Foreseen foreseen, Reply reply);
    }

    /** Puts questions, as many at a time as are worth putting together, and hands over the replies in their order. */
    final <I> void put(List<I> items, Function<I, Foreseen> question, Reading<I> reading) {
        for (int from = 0; from < items.size(); from += together()) {
            List<I> some = items.subList(from, Math.min(from + together(), items.size()));
            List<Foreseen> all = some.stream().map(question).toList();
            List<Reply> replies = repliesTo(all.stream().map(Foreseen::sale).toList());
            for (int i = 0; i < replies.size(); i++) {
                reading.read(some.get(i), all.get(i), replies.get(i));
            }
        }
    }

    final Foreseen foreseen(Call question, LeafLedger ledger, QueryLog books) {
        return new Foreseen(question, foresight(question).run(ledger, books));
    }

    /** Returns the answer, and learns for the forecasts to come. */
    final Reply.Answer examined(Foreseen foreseen, Reply reply) {
        Reply.Answer answer = examined(foreseen.question(), reply);
        foresight(foreseen.question()).learn(foreseen.run());
        return answer;
    }

    /** Returns the numbers that a search asked for, repeats included, up to the one that completes the given number of leaves. */
    private static List<Integer> firstAsked(List<Integer> asks, QueryLog books, int leaves) {
        Set<Integer> found = new HashSet<>();
        int end = 0;
        while (found.size() < leaves) {
            int leaf = books.leaf(asks.get(end++));
            if (leaf >= 0) {
                found.add(leaf);
            }
        }
        return List.copyOf(asks.subList(0, end));
    }

    /** Asks about a tree with the same known leaves on which an unproved answer is wrong. */
    private void disprove(Asking asking, String why, Unproved unproved) {
        LeafLedger ledger = asking.ledger();
        Tree shown = ledger.tree();
        int open = shown.leaves() - ledger.asked().size();
        int ways = open <= FEW ? (int) Math.pow(SMALL_VALUES.size(), open) : 2;
        for (int way = 0; way < ways; way++) {
            int[] rest = {way};
            Tree tree = ledger.completed(leaf -> {
                int value = open <= FEW ? SMALL_VALUES.get(rest[0] % 3) : rest[0] == 0 ? -1 : 1;
                rest[0] = open <= FEW ? rest[0] / 3 : rest[0];
                return value;
            });
            if (Truth.value(tree) != asking.answer()) {
                checkValue(askValue(tree, Window.FULL), why, unproved);
            }
        }
        checkValue(asking, why, unproved);
    }

    final Asking askValue(Tree tree, Window window) {
        List<Asking> asked = new ArrayList<>();
        askValues(List.of(value(tree, window)), (item, asking) -> asked.add(asking));
        return asked.get(0);
    }

    /**
     * The question for the value of a tree in a window.
     *
     * @param about the question about this tree, and about smaller ones
     */
    record Item(Tree tree, Window window, Function<Tree, Posed> about) {}

    final Item value(Tree tree, Window window) {
        return new Item(tree, window, each -> posed(Probe.value(each, window)));
    }

    private void askValues(List<Item> items, BiConsumer<Item, Asking> reader) {
        put(
                items,
                item -> {
                    LeafLedger ledger = new LeafLedger(item.tree(), item.window());
                    Posed posed = item.about().apply(item.tree());
                    return foreseen(posed.question(), ledger, posed.books().apply(ledger));
                },
                (item, foreseen, reply) -> {
                    putting(foreseen.run().ledger(), foreseen.run().books());
                    reader.accept(item, foreseen.asking(examined(foreseen, reply)));
                });
    }

    final void checkValues(Stream<Tree> trees, String why, Unproved unproved) {
        checkValues(trees.map(tree -> value(tree, Window.FULL)).toList(), why, unproved);
    }

    /**
     * Asks for values. A wrong one is shown on a smaller tree, if there is one on which it is wrong.
     *
     * @param unproved where to put an answer that is right and does not follow from the leaves asked for
     * @throws CheckFailed at the first wrong answer
     */
    final List<Asking> checkValues(List<Item> items, String why, Unproved unproved) {
        List<Asking> askings = new ArrayList<>();
        askValues(items, (item, asking) -> {
            checkOrShrink(item, asking, why, unproved);
            askings.add(asking);
        });
        return askings;
    }

    private void checkOrShrink(Item item, Asking asking, String why, Unproved unproved) {
        if (asking.isRight() || !isToBeExplained()) {
            checkValue(asking, why, unproved);
            return;
        }
        Function<Tree, Optional<Asking>> other = each -> askedAside(item.about().apply(each), each, item.window());
        Asking shown = Shrinking.smallest(
                asking, each -> each.ledger().tree(), each -> other.apply(each).filter(again -> !again.isRight()));
        String reason = Shrinking.whyOfSoMany(why, shown.ledger().tree(), each -> other.apply(each)
                .filter(Asking::isRight)
                .isPresent());
        checkValue(shown, reason, unproved);
    }

    /**
     * Returns whether the search asks about each leaf of a short chain, and of a short line without choices, at most once for each of their
     * plies. Whoever asks more often, such as twice at each ply, would take for ever on a long one, and is found out on small trees.
     */
    final boolean isUpToLargeTrees(Function<Tree, Probe> asked) {
        return isUpTo(tree -> {
            LeafLedger ledger = new LeafLedger(tree, Window.FULL);
            Reply reply = replyAside(asked.apply(tree), ledger);
            // Whoever throws there does not take for ever: the large trees show it.
            boolean isSoon = reply instanceof Reply.Answer
                    || reply instanceof Reply.Fault fault && fault.kind() == Reply.Kind.THREW;
            return isSoon ? Optional.of(ledger) : Optional.empty();
        });
    }

    /**
     * The same of another kind of question.
     *
     * @param watched from a tree to the books of a question about it; empty if it has no answer
     */
    final boolean isUpTo(Function<Tree, Optional<LeafLedger>> watched) {
        Random random = conditions().random("a short chain");
        return Stream.of(ChosenTrees.chain(SHORT, random), ChosenTrees.line(SHORT, random))
                .allMatch(tree -> watched.apply(tree)
                        .filter(ledger -> ledger.asks().size() <= SHORT * tree.leaves())
                        .isPresent());
    }

    /** Returns trees with an action far away, if the search is up to them. */
    final Stream<Tree> nearOrFar(Function<Tree, Probe> asked, Random random) {
        return isUpToLargeTrees(asked) ? ChosenTrees.nearOrFar(random) : Stream.empty();
    }

    /** Returns the books of a question that belongs to no check; empty if it has no answer. */
    final Optional<LeafLedger> watchedAside(Probe probe) {
        LeafLedger ledger = new LeafLedger(probe.tree(), probe.window().orElse(Window.FULL));
        return replyAside(probe, ledger) instanceof Reply.Answer ? Optional.of(ledger) : Optional.empty();
    }

    /** Asks without a check, and keeps the books of it in the ledger. */
    private Reply replyAside(Probe probe, LeafLedger ledger) {
        Posed posed = posed(probe);
        return replyAside(posed.question(), posed.books().apply(ledger));
    }

    final Optional<Asking> askedAside(Posed posed, Tree tree, Window window) {
        LeafLedger ledger = new LeafLedger(tree, window);
        QueryLog books = posed.books().apply(ledger);
        OptionalInt number = replyAside(posed.question(), books) instanceof Reply.Answer answer
                ? number(answer)
                : OptionalInt.empty();
        return number.isPresent() ? Optional.of(new Asking(ledger, books, number.getAsInt())) : Optional.empty();
    }

    /** Trees of each kind on which choices go wrong: small, extreme, out of turn, full of ties, and with many children. */
    final Stream<Tree> choiceTrees(int leaves, Trees.Mix mix, String purpose) {
        Random random = conditions.random(purpose);
        return Stream.of(
                        everyTree(leaves),
                        KnownTrees.KNOWN.stream(),
                        KnownTrees.EXTREME.stream(),
                        KnownTrees.MARKS.stream(),
                        KnownTrees.MARKS_IN_FRONT.stream(),
                        KnownTrees.NOT_IN_TURN.stream(),
                        Stream.generate(() -> Trees.random(mix, random)).limit(many(40)),
                        Stream.generate(() -> ChosenTrees.tiesWithABound(random))
                                .limit(many(20)),
                        Stream.generate(() -> ChosenTrees.broad(random)).limit(many(6)),
                        Stream.of(ChosenTrees.broadest(random)),
                        nearOrFar(Probe::choice, random))
                .flatMap(trees -> trees)
                .filter(tree -> !tree.isLeaf());
    }

    /** The learner's line that asks for the leaf, from asking once more; empty if it is not known. */
    final String lineThatAsks(Probe exhibit, int leaf) {
        return leavesWithLines(exhibit).stream()
                .filter(asked -> asked.leaf() == leaf && !asked.line().isEmpty())
                .map(asked -> asked.line() + ", asked for it")
                .findFirst()
                .orElse("");
    }

    /** The learner's line that first asks for a leaf again, from asking once more; empty if it is not known. */
    final String lineThatAsksAgain(Probe exhibit) {
        Set<Integer> known = new HashSet<>();
        int last = -1;
        for (Learner.LeafAsked asked : leavesWithLines(exhibit)) {
            if (!known.add(asked.leaf()) && asked.leaf() != last) {
                return asked.line().isEmpty() ? "" : asked.line() + ", asked again";
            }
            last = asked.leaf();
        }
        return "";
    }

    /**
     * Returns whether several threads of the learner's ask for leaves. Then the order of the questions does not tell what each of them knew
     * when it asked.
     */
    final boolean asksOnSeveralThreads(Probe exhibit) {
        return leavesWithLines(exhibit).stream().anyMatch(Learner.LeafAsked::onAnotherThread);
    }

    private List<Learner.LeafAsked> leavesWithLines(Probe exhibit) {
        Posed posed = posed(exhibit);
        QueryLog books = posed.books().apply(new LeafLedger(exhibit.tree(), Window.FULL));
        return leavesWithLines(posed.question(), books).stream()
                .map(asked -> new Learner.LeafAsked(books.leaf(asked.leaf()), asked.line(), asked.onAnotherThread()))
                .toList();
    }

    /** Returns the number of trees to generate: five times as many for a grade. */
    final int many(int forPractice) {
        return conditions.thorough() ? 5 * forPractice : forPractice;
    }

    /** Returns every tree of up to so many leaves in which the players take turns and no node has a single child. */
    static Stream<Tree> everyTree(int leaves) {
        return Trees.all(new Trees.Bound(leaves, leaves, false, true, List.of(-1, 0, 1)));
    }

    /** The answer to a question about a value and the books of what was asked for it. */
    record Asking(LeafLedger ledger, QueryLog books, int answer) {
        boolean isRight() {
            return keepsContract(ledger.window(), Truth.value(ledger.tree()), answer);
        }
    }

    /** Notes the question that is put next, in case that it has no answer. */
    final void putting(Rerun question) {
        lastPut = question;
    }

    /** Notes the question about a value that is put next. */
    private void putting(LeafLedger ledger, QueryLog books) {
        putting(new Rerun(false, ledger.tree(), ledger.window(), Rerun.Fault.NO_ANSWER).within(books.horizon()));
    }

    /**
     * Answers that were right by luck. A wrong answer teaches more, so the first lucky one is kept until all trees have been tried.
     */
    final class Unproved {
        private @Nullable CheckFailed first;

        private void add(CheckFailed failed) {
            first = first == null ? failed : first;
        }

        /** @throws CheckFailed if there was one */
        void throwFirst() {
            if (first != null) {
                noSingleQuestion();
                throw first;
            }
        }
    }

    /** As above, about this very tree. */
    final void checkValue(Asking asking, String why, Unproved unproved) {
        LeafLedger ledger = asking.ledger();
        Window window = ledger.window();
        int value = Truth.value(ledger.tree());
        int got = asking.answer();
        if (!keepsContract(window, value, got)) {
            Evidence evidence = new Evidence(expectedIn(window, value), Window.text(got), why, drawn(ledger));
            throw new CheckFailed(completed(evidence, asking.books())
                    .seenIn(ledger, got)
                    .again(new Rerun(false, ledger.tree(), window, Rerun.Fault.ANSWER)
                            .within(asking.books().horizon())));
        }
        if (!ledger.proves(got)) {
            unproved.add(new CheckFailed(new Evidence(
                            Texts.of("unproved.value.expected", Window.text(value)),
                            without(ledger, Window.text(got)),
                            Texts.of(ledger.asked().isEmpty() ? "unproved.value.known" : "unproved.value"),
                            drawn(ledger))
                    .again(new Rerun(false, ledger.tree(), window, Rerun.Fault.ANSWER)
                            .within(asking.books().horizon()))));
        }
    }

    /** Knuth and Moore's contract: exact inside the window, and on the right side outside it. */
    static boolean keepsContract(Window window, int value, int got) {
        return value <= window.alpha()
                ? got <= window.alpha()
                : value >= window.beta() ? got >= window.beta() : got == value;
    }

    /** Returns the answer with a leaf that was not asked for. */
    private static String without(LeafLedger ledger, String answer) {
        List<Integer> values = TreeGame.leafValues(ledger.tree());
        if (ledger.asked().isEmpty()) {
            return Texts.of("unproved.without.any", answer);
        }
        return ledger.missing()
                .map(leaf -> Texts.of("unproved.without", answer, Window.text(values.get(leaf)), leaf + 1))
                .orElse(answer);
    }

    static String expectedIn(Window window, int value) {
        if (window.equals(Window.FULL)) {
            return Texts.of("value", Window.text(value));
        }
        return value <= window.alpha()
                ? Texts.of("value.at.most", Window.text(window.alpha()), window, Window.text(value))
                : value >= window.beta()
                        ? Texts.of("value.at.least", Window.text(window.beta()), window, Window.text(value))
                        : Texts.of("value.within", Window.text(value), window);
    }

    /** The answer to a question about a choice and the books of what was asked for it. */
    record Choosing(LeafLedger ledger, QueryLog books, Reply.Answer answer) {
        boolean isBest() {
            OptionalInt chosen = number(answer);
            return chosen.isPresent() && Truth.of(ledger.tree()).best().contains(chosen.getAsInt());
        }

        /** Returns whether the choice is a child, but not one of the best. */
        boolean isWorse() {
            OptionalInt chosen = number(answer);
            Tree tree = ledger.tree();
            return chosen.isPresent()
                    && chosen.getAsInt() >= 0
                    && chosen.getAsInt() < tree.children().size()
                    && !Truth.of(tree).best().contains(chosen.getAsInt());
        }
    }

    final List<Choosing> askChoices(List<Tree> trees) {
        List<Choosing> choosings = new ArrayList<>();
        askChoices(trees, choosings::add);
        return choosings;
    }

    private void askChoices(List<Tree> trees, Consumer<Choosing> reader) {
        put(
                trees,
                tree -> {
                    LeafLedger ledger = new LeafLedger(tree, Window.FULL);
                    Posed posed = posed(Probe.choice(tree));
                    return foreseen(posed.question(), ledger, posed.books().apply(ledger));
                },
                (tree, foreseen, reply) -> {
                    QueryLog books = foreseen.run().books();
                    putting(new Rerun(true, tree, Window.FULL, Rerun.Fault.NO_ANSWER).within(books.horizon()));
                    reader.accept(new Choosing(foreseen.run().ledger(), books, examined(foreseen, reply)));
                });
    }

    private Optional<Choosing> askedAside(Tree tree) {
        Posed posed = posed(Probe.choice(tree));
        LeafLedger ledger = new LeafLedger(tree, Window.FULL);
        QueryLog books = posed.books().apply(ledger);
        return replyAside(posed.question(), books) instanceof Reply.Answer answer
                ? Optional.of(new Choosing(ledger, books, answer))
                : Optional.empty();
    }

    /**
     * Asks for best actions. A wrong one is shown on a smaller tree with the same player to move, if there is one on which it is wrong.
     *
     * @param unproved where to put a choice that is right and does not follow from the leaves asked for
     * @return the books of what was asked
     * @throws CheckFailed at the first child that is not one of the best
     */
    final List<LeafLedger> checkChoices(Stream<Tree> trees, String why, Unproved unproved) {
        List<LeafLedger> books = new ArrayList<>();
        askChoices(trees.toList(), choosing -> {
            checkOrShrink(choosing, why, unproved);
            books.add(choosing.ledger());
        });
        return books;
    }

    private void checkOrShrink(Choosing choosing, String why, Unproved unproved) {
        Tree tree = choosing.ledger().tree();
        if (!choosing.isWorse() || !isToBeExplained()) {
            checkChoice(choosing, why, unproved);
            return;
        }
        Function<Tree, Optional<Choosing>> other =
                each -> each.isLeaf() || each.player() != tree.player() ? Optional.empty() : askedAside(each);
        Choosing shown = Shrinking.smallest(choosing, each -> each.ledger().tree(), each -> other.apply(each)
                .filter(Choosing::isWorse));
        String reason = Shrinking.whyOfSoMany(why, shown.ledger().tree(), each -> other.apply(each)
                .filter(Choosing::isBest)
                .isPresent());
        checkChoice(shown, reason, unproved);
    }

    /** As above, on this very tree. */
    final void checkChoice(Choosing choosing, String why, Unproved unproved) {
        LeafLedger ledger = choosing.ledger();
        Tree tree = ledger.tree();
        Truth truth = Truth.of(tree);
        int chosen;
        try {
            chosen = Integer.parseInt(choosing.answer().text());
        } catch (NumberFormatException e) {
            throw wrong(
                    expected(truth),
                    "\"" + choosing.answer().text() + "\"",
                    Texts.of("action.none.such"),
                    drawn(ledger));
        }
        if (chosen < 0 || chosen >= tree.children().size()) {
            throw wrong(expected(truth), "action " + chosen, Texts.of("action.none.here"), drawn(ledger));
        }
        if (!truth.best().contains(chosen)) {
            int worth = Truth.value(tree.children().get(chosen));
            Evidence evidence = new Evidence(
                    expected(truth), Texts.of("action.worth", chosen, Window.text(worth)), why, drawn(ledger));
            throw new CheckFailed(completed(evidence, choosing.books())
                    .seenIn(ledger, truth.value())
                    .again(new Rerun(true, tree, Window.FULL, Rerun.Fault.ANSWER)
                            .within(choosing.books().horizon())));
        }
        if (!ledger.provesChoice(chosen)) {
            unproved.add(new CheckFailed(new Evidence(
                            Texts.of("unproved.choice.expected", expected(truth)),
                            without(ledger, "action [" + chosen + "]"),
                            Texts.of(ledger.asked().isEmpty() ? "unproved.choice.known" : "unproved.choice"),
                            drawn(ledger))
                    .again(new Rerun(true, tree, Window.FULL, Rerun.Fault.ANSWER)
                            .within(choosing.books().horizon()))));
        }
    }

    private static String expected(Truth truth) {
        return Texts.of("action.expected", truth.best().size(), truth.best(), Window.text(truth.value()));
    }
}
