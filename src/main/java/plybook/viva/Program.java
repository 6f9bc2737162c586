package plybook.viva;

import java.util.List;
import plybook.diagnosis.ledger.DepthLedger;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.LimitedTree;
import plybook.diagnosis.ledger.QueryLog;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.judge.process.Learner;
import plybook.judge.suite.NoAnswer;
import plybook.task.AlphaBetaTask;
import plybook.task.DepthSearchTask;
import plybook.task.Exercise.Part;
import plybook.task.InPlaceTask;
import plybook.task.MinimaxTask;
import plybook.tree.Tree;

/** A learner's search. It gets the shape of a tree and asks for each leaf, so what it looks at is known. */
final class Program {
    /** The contracts of searches that ask for leaves. A class that is handed a whole tree shows nobody what it reads. */
    private static final List<Class<?>> SEARCHES =
            List.of(AlphaBetaTask.class, MinimaxTask.class, DepthSearchTask.class, InPlaceTask.class);

    private final Learner learner;

    Program(Learner learner) {
        this.learner = learner;
    }

    /** Returns whether a class for that part can be asked about in a viva. */
    static boolean isSearch(Part part) {
        return SEARCHES.contains(part.contract());
    }

    /** Returns whether the search has α and β. */
    boolean hasWindows() {
        return learner.contract() != MinimaxTask.class;
    }

    /** Goes on with a new object, which remembers nothing. */
    void startAgain() {
        learner.startAgain();
    }

    /**
     * Runs it on the tree.
     *
     * @throws NoViva if it does not answer; the message says what happened
     */
    Run run(Tree tree) {
        Call question = question(tree);
        LeafLedger ledger = new LeafLedger(tree, Window.FULL);
        QueryLog log = learner.contract() == DepthSearchTask.class
                ? new DepthLedger(new LimitedTree(tree, depth(tree)), ledger)
                : ledger;
        Reply reply = learner.ask(question, log);
        if (reply instanceof Reply.Fault fault) {
            throw new NoViva(Texts.of(
                    "stopped",
                    tree,
                    new NoAnswer(question, fault, learner.className()).verdict().message()));
        }
        return new Run(tree, ledger.asks(), (Integer) question.answer(((Reply.Answer) reply).text()));
    }

    /** One ply more than there are, so that nothing is evaluated. */
    private static int depth(Tree tree) {
        return tree.depth() + 1;
    }

    private Call question(Tree tree) {
        Given.Search given = Given.search(tree);
        Class<?> contract = learner.contract();
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        if (contract == MinimaxTask.class) {
            return Call.<MinimaxTask<Object, Object>>to(
                    MinimaxTask.class, search -> search.value(given.game(), given.state()));
        }
        if (contract == AlphaBetaTask.class) {
            return Call.<AlphaBetaTask<Object, Object>>to(
                    AlphaBetaTask.class, search -> search.value(given.game(), given.state(), alpha, beta));
        }
        if (contract == DepthSearchTask.class) {
            return Call.<DepthSearchTask<Object, Object>>to(
                    DepthSearchTask.class,
                    search -> search.alphaBeta(
                            given.game(), given.evaluation(), given.state(), depth(tree), alpha, beta));
        }
        if (contract == InPlaceTask.class) {
            return Call.<InPlaceTask<Object>>to(
                    InPlaceTask.class, search -> search.value(given.position(), alpha, beta));
        }
        throw new IllegalArgumentException("no search: " + contract);
    }
}
