package plybook.diagnosis.pruning;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.LeafLedger.DeadLeaf;
import plybook.diagnosis.pruning.SearchedTree.Order;
import plybook.game.Player;

/**
 * The ledgers of many calls, judged as one: a way to prune is a habit, so one way has to explain them all.
 *
 * <p>A search is accepted if it asks for no leaf that could no longer matter, or for none that some accepted way to prune does not
 * ask for as well, the same way on every tree. Otherwise it misses cuts if it goes over its trees once, depth first: then nothing
 * but a missed cut explains a needless leaf. A search that looks at its trees more than once may have had a reason that its
 * questions do not show.
 */
public final class Pruning {
    /** The share of minimax's questions up to which a search is said to prune. */
    private static final double CLEARLY_LESS = 0.95;

    /**
     * The multiple of minimax's questions above which a search wastes more than it saves by cutting. Sound searches that repeat
     * themselves with narrower windows, such as MTD(f) without a table, need a little over 1 on trees whose values all differ.
     */
    private static final int WASTEFUL = 2;

    /** The same for a search that compares the ends of a node to sort them: each of n ends is asked for some 2 log n times. */
    private static final int WASTEFUL_AT_SORTING = 6;

    /** The share of the trees on which a search that looks at its trees more than once shows it. */
    private static final double OFTEN = 0.1;

    /** The share of the trees with a needless leaf on which a way to prune asks for the same leaves. */
    private static final double MOSTLY = 0.95;

    /** The share of the questions beyond which it is worth asking why a search asks again. */
    private static final double MUCH = 0.4;

    /** The number of plies beyond which a tree is no measure of how often a search asks again. */
    private static final int VERY_DEEP = 13;

    /** The number of plies that a search may look ahead to sort. */
    private static final int AHEAD = 3;

    private final List<Call> calls = new ArrayList<>();

    /** The method that is judged. */
    public enum Asked {
        VALUES,
        CHOICES
    }

    private final Asked what;
    private @Nullable Optional<Style> style;

    /** A run of calls of one method. */
    public Pruning(Asked what) {
        this.what = what;
    }

    private static final class Call {
        final LeafLedger ledger;
        private @Nullable SearchedTree tree;

        Call(LeafLedger ledger) {
            this.ledger = ledger;
        }

        SearchedTree tree() {
            if (tree == null) {
                tree = new SearchedTree(ledger);
            }
            return tree;
        }

        boolean isNeedless() {
            return ledger.dead().stream().anyMatch(DeadLeaf::strictly);
        }
    }

    /** Adds the ledger of a call that is over. */
    public void add(LeafLedger ledger) {
        calls.add(new Call(ledger));
        style = null;
    }

    /** An accepted way to prune. */
    public sealed interface Style {
        /** No leaf is asked for that could not matter, even by the rule α ≥ β. */
        record AtEquality() implements Style {}

        /** None by the rule α &gt; β. */
        record BeyondEquality() implements Style {}

        /** No leaf more than an accepted search asks for. */
        record NoMoreThan(Accepted search) implements Style {}

        /** The ends within so many plies of a node are read before anything else below it, as by a search that sorts. */
        record EndsFirst(int plies) implements Style {}
    }

    /**
     * A leaf that was asked for although it could not matter.
     *
     * @param dead the leaf, and where and how its node had been closed
     */
    public record Missed(LeafLedger ledger, DeadLeaf dead) {}

    /** The first leaf that could not matter even by the rule α &gt; β, on the smallest tree that has one. */
    public Optional<Missed> missedBeyondEquality() {
        return first(DeadLeaf::strictly);
    }

    /** Likewise in one call alone, which need not be one of these. */
    public Optional<Missed> missedBeyondEquality(LeafLedger call) {
        Pruning alone = new Pruning(what);
        alone.add(call);
        return alone.missedBeyondEquality();
    }

    /** The first leaf that could not matter when α = β or α &gt; β; empty if the search cuts at equality. */
    public Optional<Missed> missedAtEquality() {
        return first(dead -> true);
    }

    private Optional<Missed> first(Predicate<DeadLeaf> kind) {
        return calls.stream()
                .map(call -> call.ledger)
                .flatMap(ledger -> ledger.dead().stream()
                        .filter(kind)
                        .map(dead -> new Missed(ledger, dead))
                        .limit(1))
                .min(Comparator.comparingInt(missed -> missed.ledger().nodes()));
    }

    /** The accepted way to prune that explains all calls, if one does. */
    public Optional<Style> style() {
        if (style == null) {
            style = found();
        }
        return style;
    }

    private Optional<Style> found() {
        if (missedAtEquality().isEmpty()) {
            return Optional.of(new Style.AtEquality());
        }
        if (missedBeyondEquality().isEmpty()) {
            return Optional.of(new Style.BeyondEquality());
        }
        return fitting(Order.AS_ASKED, onePass(), new Pruning(what));
    }

    /**
     * The way to prune that explains these calls and the others, of a search that looks at its trees more than once: again with other
     * windows, or at the ends of a node before it goes on. Its questions alone do not tell in which order it tries children.
     *
     * @param others calls on larger trees. On small ones a search rarely looks again, minimax reads all ends beforehand too, and whoever looks
     *     two plies ahead has seen everything
     */
    public Optional<Style> styleOfSeveralPasses(Pruning others) {
        Optional<Style> again = looksMoreThanOnce() || others.looksMoreThanOnce()
                ? Stream.of(Order.values())
                        .flatMap(order -> fitting(order, anyPasses(), others).stream())
                        .findFirst()
                : Optional.empty();
        return again.or(() -> IntStream.rangeClosed(1, AHEAD)
                .filter(plies -> readsEndsFirst(plies) && others.readsEndsFirst(plies))
                .mapToObj(plies -> (Style) new Style.EndsFirst(plies))
                .findFirst());
    }

    /**
     * Returns whether the ends are read first, and used when their turn comes, or else at once: whoever leaves a node for an end that was read, and has
     * searched another child since, has not looked at it. An action is chosen by the values of the root's children, so the root need not be
     * searched like any other node.
     */
    private boolean readsEndsFirst(int plies) {
        boolean inValues = what == Asked.VALUES;
        List<SearchedTree> needless = needlessFirst();
        boolean usedInTurn = calls.stream().anyMatch(call -> !call.tree().triesOthersAsListed())
                || needless.stream().allMatch(tree -> tree.isAliveBeyond(plies, true))
                || needless.stream().noneMatch(tree -> tree.leavesLateByEnds(inValues));
        return usedInTurn
                && needless.stream().allMatch(tree -> tree.isAliveBeyond(plies, false))
                && calls.stream().allMatch(call -> call.tree().readsEndsFirst(plies, inValues));
    }

    /** One way for all calls, these and the others. */
    private Optional<Style> fitting(Order order, List<Accepted> searches, Pruning others) {
        List<SearchedTree> trees = needlessFirst();
        List<SearchedTree> otherTrees = others.needlessFirst();
        return searches.stream()
                .filter(search -> fits(search, order, trees) && fits(search, order, otherTrees))
                .findFirst()
                .map(Style.NoMoreThan::new);
    }

    private List<Accepted> onePass() {
        return what == Asked.VALUES ? Accepted.VALUES_IN_ONE_PASS : Accepted.CHOICES_IN_ONE_PASS;
    }

    private List<Accepted> anyPasses() {
        List<Accepted> all = new ArrayList<>(onePass());
        all.addAll(Accepted.VALUES_IN_SEVERAL_PASSES);
        if (what == Asked.CHOICES) {
            all.addAll(Accepted.VALUE_THEN_ACTION);
            if (often(SearchedTree::sideBySide)) {
                all.addAll(Accepted.SIDE_BY_SIDE);
            }
        }
        return all;
    }

    /**
     * Nowhere may a search ask for more than the accepted one. And where that one's bounds are loose, so that it asks for much, the two have to ask for
     * the same on nearly every tree: otherwise it is another search, which only asks for no more.
     */
    private static boolean fits(Accepted search, Order order, List<SearchedTree> trees) {
        int same = 0;
        for (SearchedTree tree : trees) {
            BitSet leaves = search.asks(tree, order);
            if (!tree.askedOnly(leaves)) {
                return false;
            }
            same += tree.asked() == leaves.cardinality() ? 1 : 0;
        }
        return !search.hasLooseBounds() || same >= MOSTLY * trees.size();
    }

    /** The trees on which something needless was asked, the smallest first: only there can a way to prune be refuted. */
    private List<SearchedTree> needlessFirst() {
        return calls.stream()
                .filter(Call::isNeedless)
                .sorted(Comparator.comparingInt(call -> call.ledger.nodes()))
                .map(Call::tree)
                .toList();
    }

    /** The ledgers of these calls, the smallest tree first. */
    public List<LeafLedger> needlessOnes() {
        return calls.stream()
                .filter(Call::isNeedless)
                .map(call -> call.ledger)
                .sorted(Comparator.comparingInt(LeafLedger::nodes))
                .toList();
    }

    /**
     * The cuts at the nodes of one player.
     *
     * @param missed the number of nodes that were searched on although that could not matter, even by the rule α &gt; β
     * @param made the number of nodes that were left early
     * @param least the least number of children that were tried before a cut that was missed; 0 if none was
     * @param most the largest number
     */
    public record Cuts(int missed, int made, int least, int most) {}

    /** Returns the cuts at the nodes of a player over the whole run. */
    public Cuts cuts(Player player) {
        List<Integer> places = new ArrayList<>();
        for (Call call : calls) {
            Set<Integer> nodes = new HashSet<>();
            for (DeadLeaf dead : call.ledger.dead()) {
                if (dead.strictly() && dead.node().player() == player && nodes.add(dead.nodeId())) {
                    places.add(call.tree().triedBefore(dead.nodeId(), dead.leaf()));
                }
            }
        }
        int made = calls.stream()
                .mapToInt(call -> call.tree().leftEarly(player == Player.MAX))
                .sum();
        IntSummaryStatistics tried = places.stream().mapToInt(place -> place).summaryStatistics();
        return places.isEmpty()
                ? new Cuts(0, made, 0, 0)
                : new Cuts(places.size(), made, tried.getMin(), tried.getMax());
    }

    /** Returns the number of trees on which a leaf was asked for that could not matter, even by the rule α &gt; β. */
    public int needlessTrees() {
        return (int) calls.stream().filter(Call::isNeedless).count();
    }

    /** Returns whether the search often looks at a tree more than once: it goes back to what it had left, or asks again in another way. */
    public boolean looksMoreThanOnce() {
        return often(tree -> tree.resumes() || tree.looksAgain());
    }

    private boolean often(Predicate<SearchedTree> what) {
        List<SearchedTree> large = calls.stream()
                .filter(call ->
                        call.ledger.tree().depth() > 1 && call.ledger.asked().size() > 2)
                .map(Call::tree)
                .toList();
        return large.stream().filter(what).count() > OFTEN * large.size();
    }

    /** Returns the number of repeated questions over the whole run. */
    public int repeats() {
        return ledgers().mapToInt(LeafLedger::repeats).sum();
    }

    private Stream<LeafLedger> ledgers() {
        return calls.stream().map(call -> call.ledger);
    }

    /** Returns the number of questions over the whole run, repeats included. */
    public int questions() {
        return ledgers().mapToInt(ledger -> ledger.asks().size()).sum();
    }

    /** Returns the number of questions that minimax would have asked. */
    public int leaves() {
        return ledgers().mapToInt(ledger -> ledger.tree().leaves()).sum();
    }

    /** Returns the number of different leaves that were asked for although they could not matter, even by a rule that cuts only beyond equality. */
    public int needless() {
        return ledgers()
                .mapToInt(ledger ->
                        (int) ledger.dead().stream().filter(DeadLeaf::strictly).count())
                .sum();
    }

    /** Returns whether there were clearly fewer different leaves than minimax asks for. */
    public boolean prunesClearly() {
        return ledgers().mapToInt(ledger -> ledger.asked().size()).sum() <= CLEARLY_LESS * leaves();
    }

    /**
     * Returns whether there were so many questions that asking again costs far more than cutting saves. Very deep trees do not count:
     * a search that deepens ply by ply asks again at every ply.
     */
    public boolean asksWastefully(Style style) {
        boolean sorts = style instanceof Style.EndsFirst
                || (style instanceof Style.NoMoreThan as && as.search().kind() == Accepted.Kind.INTERNAL_DEEPENING);
        int most = sorts ? WASTEFUL_AT_SORTING : WASTEFUL;
        List<LeafLedger> usual =
                ledgers().filter(ledger -> ledger.tree().depth() <= VERY_DEEP).toList();
        return usual.stream().mapToInt(ledger -> ledger.asks().size()).sum()
                > most
                        * usual.stream()
                                .mapToInt(ledger -> ledger.tree().leaves())
                                .sum();
    }

    /** Returns whether asking again has a purpose that shows: another window, or a sorting before the search. */
    public boolean repeatsWithPurpose() {
        return repeats() == 0
                || often(SearchedTree::looksAgain)
                || often(SearchedTree::resumes)
                || calls.stream().allMatch(call -> call.tree().triesEndsFirst(what == Asked.VALUES));
    }

    /** Returns whether so many of the questions are asked again that a right search hardly does. */
    public boolean repeatsMuch() {
        return repeats() > MUCH * questions();
    }

    /** The ledger of the smallest tree on which a leaf was asked for again. */
    public Optional<LeafLedger> repeated() {
        return ledgers().filter(ledger -> ledger.repeats() > 0).min(Comparator.comparingInt(LeafLedger::nodes));
    }
}
