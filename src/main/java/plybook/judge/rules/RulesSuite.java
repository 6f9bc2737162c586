package plybook.judge.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.gomoku.EvaluationMistakes;
import plybook.diagnosis.rules.RulesMistakes;
import plybook.diagnosis.rules.TicTacToeMistakes;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.guest.Walk;
import plybook.judge.process.Learner;
import plybook.judge.suite.Asked;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.NoAnswer;
import plybook.judge.suite.Suite;
import plybook.judge.verdict.Evidence;

/**
 * The checks that all exercises about the rules of a board game share: one method, asked about many states and compared with the right
 * rules, and the known mistake that explains all its answers.
 *
 * @param <C> the contract
 * @param <S> a state
 */
abstract class RulesSuite<C extends Game<S, Cell>, S> extends Suite<C> {
    private static final int LONGEST = 200;

    /** So many questions make a number that is worth telling. */
    private static final int WORTH_TELLING = 100;

    /** The numbers of moves that are made before a question is put again: both parities, for a turn that flips with each. */
    private static final List<Integer> IN_BETWEEN = List.of(61, 62);

    /** So many of the last moves, one by one: they end a game, which a field may have kept. */
    private static final int ENDS = 4;

    /** The number of states that the learner's own result makes, and that are asked about then. */
    private static final int MADE = 60;

    /** One in so many questions that are answered by an object is put twice in a row. */
    private static final int TWICE = 16;

    /** The methods that a method may call, and which answer rightly while it is judged once more. */
    private static final Map<String, List<String>> HELP = Map.of(
            "terminal", List.of("winner"),
            "actions", List.of("winner", "terminal"),
            "utility", List.of("winner", "terminal"),
            "result", List.of("player", "winner", "terminal", "actions"));

    private final Game<S, Cell> right;
    private final RulesDiagnosis<? super C> diagnosis;
    private @Nullable Results<S> results;

    /** The mistakes by which a check was told why there was no answer. */
    private final Set<List<Mistake>> thrownBy = new HashSet<>();

    /** The methods whose fresh questions were asked. */
    private final Set<String> tested = new HashSet<>();

    /** True once a board was taken for the one of before because it is the same object. */
    private boolean isKnownByIdentity;

    /** True once the same question got different answers: then nothing else can be told from any. */
    private boolean isUnrepeatable;

    /** A cell to play in a state. */
    record Move<S>(S state, Cell cell) {}

    private record Results<S>(List<Move<S>> moves, List<Call> calls, List<Reply> replies) {}

    RulesSuite(Learner learner, Game<S, Cell> right, RulesDiagnosis<? super C> diagnosis) {
        super(learner);
        this.right = right;
        this.diagnosis = diagnosis;
    }

    /** The board of a state. */
    abstract Board board(S state);

    /** The state as people draw it. */
    abstract String drawn(S state);

    /** The state in one line. */
    abstract String shown(S state);

    /** The player who has won by the right rules. */
    abstract Optional<Player> winner(S state);

    /** The line that has won, or the reason why there is none. */
    abstract String whyWinner(S state);

    /** The legal moves whose results are asked for. */
    abstract List<Move<S>> moves();

    /** Compares one method's answers with the right ones. */
    final <R> void compare(
            List<S> states, BiFunction<C, S, R> method, Function<S, R> expected, Function<S, String> why) {
        examine(states, method, comparing(expected, why));
    }

    private <R> Examiner<S, R> comparing(Function<S, R> expected, Function<S, String> why) {
        return (state, got) -> {
            R wanted = expected.apply(state);
            if (!got.equals(wanted)) {
                throw wrong(said(wanted), said(got), why.apply(state), drawn(state));
            }
        };
    }

    /** Likewise, about states that the learner's own result has just made. */
    final <R> void compareMade(BiFunction<C, S, R> method, Function<S, R> expected, Function<S, String> why) {
        examineMade(method, comparing(expected, why));
    }

    /** Compares the actions, whatever their order. */
    final void compareActions(List<S> states) {
        Examiner<S, List<Cell>> examiner = (state, actions) -> {
            List<Cell> expected = right.actions(state);
            if (actions.size() != expected.size() || !Set.copyOf(actions).equals(Set.copyOf(expected))) {
                throw wrong(
                        orNone(cells(expected)),
                        orNone(cells(actions)),
                        right.terminal(state)
                                ? Texts.of("the-game-is-over-here-so")
                                : Texts.of("an-action-is-a-cell-that") + difference(expected, actions),
                        drawn(state));
            }
        };
        examine(someTwice(states), Game::actions, examiner);
        examineMade(Game::actions, examiner);
    }

    /** Compares whether the game is over. */
    final void compareTerminal(List<S> states) {
        Function<S, String> why = state -> winner(state).isPresent()
                ? Texts.of("the-game-is-over", whyWinner(state))
                : board(state).isFull()
                        ? Texts.of("the-board-is-full-the-game")
                        : Texts.of("nobody-has-won-and-cells-are");
        compare(states, Game::terminal, right::terminal, why);
        compareMade(Game::terminal, right::terminal, why);
    }

    /** Compares the values of states in which the game is over. */
    final void compareUtility(List<S> states) {
        Function<S, String> why = state -> Texts.of("the-utility-is-x-s-view", whyWinner(state));
        compare(states.stream().filter(right::terminal).toList(), Game::utility, right::utility, why);
        compareMade(Game::utility, right::utility, why);
    }

    /** Hands over the results of all moves. */
    @SuppressWarnings("unchecked") // result returns a state
    final void results(Examiner<Move<S>, S> examiner) {
        Results<S> asked = results();
        examineAndExplain(asked.calls(), asked.replies(), (i, answer) -> {
            notShared(asked.calls().get(i), answer);
            examiner.examine(asked.moves().get(i), (S) value(asked.calls().get(i), answer));
        });
    }

    /** @throws CheckFailed if a state that was handed to result has been changed */
    final void resultsAreCopies() {
        Results<S> asked = results();
        examineAndExplain(
                asked.calls(),
                asked.replies(),
                (i, answer) -> untouched(asked.calls().get(i), answer.changedArgument()));
    }

    /** Makes two moves, whatever comes of it: result has checks of its own. */
    final void makeSomeMoves() {
        replies(resultCalls(moves().subList(0, 2)));
    }

    /** Asks once; two checks look at what came. */
    private Results<S> results() {
        Results<S> known = results;
        if (known == null) {
            List<Move<S>> all = moves();
            List<Move<S>> some = someOf(all);
            // These are asked for only afterwards: a cache may hand its board out once, and only copies from then on.
            Set<Move<S>> later = new HashSet<>(some);
            List<Move<S>> others =
                    all.stream().filter(move -> !later.contains(move)).toList();
            List<Move<S>> moves = Stream.concat(
                            someTwice(others).stream(), some.stream().flatMap(this::againAfterItsBoardHasChanged))
                    .toList();
            List<Call> calls = resultCalls(moves);
            known = new Results<>(moves, calls, replies(calls));
            results = known;
        }
        return known;
    }

    /**
     * Asks for a move again after the board of its result has been changed into another position: a program that keeps the boards that it
     * hands out finds other marks on it.
     */
    private Stream<Move<S>> againAfterItsBoardHasChanged(Move<S> move) {
        // The second question is about the very board that the first one made; the third changes that board.
        List<Move<S>> line = line(next(move), 3);
        return line.size() < 3 ? Stream.of(move, move) : Stream.of(move, line.get(0), line.get(2), move);
    }

    /** Returns moves one after the other, up to so many, each of them the first that is legal. */
    private List<Move<S>> line(S from, int plies) {
        List<Move<S>> line = new ArrayList<>();
        for (S state = from; line.size() < plies && !right.terminal(state); ) {
            Move<S> move = new Move<>(state, right.actions(state).get(0));
            line.add(move);
            state = next(move);
        }
        return line;
    }

    /** The same, with some twice in a row: what is handed out must be new each time. */
    private static <T> List<T> someTwice(List<T> all) {
        return IntStream.range(0, all.size())
                .boxed()
                .flatMap(i -> Collections.nCopies(i % TWICE == 0 ? 2 : 1, all.get(i)).stream())
                .toList();
    }

    private List<Call> resultCalls(List<Move<S>> moves) {
        return calls(moves, (rules, move) -> rules.result(move.state(), move.cell()));
    }

    /** Asks for moves that are not legal; an exception of any kind is a refusal. */
    @SuppressWarnings("unchecked") // result returns a state
    final void refuses(List<Move<S>> moves, String why) {
        List<Call> calls = resultCalls(moves);
        explaining(calls, replies(calls), (asked, replies) -> {
            for (int i = 0; i < replies.size(); i++) {
                Call call = asked.get(i);
                if (replies.get(i) instanceof Reply.Fault fault && fault.kind() == Reply.Kind.THREW) {
                    untouched(call, fault.changedArgument());
                } else {
                    S got = (S) value(call, answered(call, replies.get(i)));
                    Move<S> move = moves.get(i);
                    String what = call.asking().returns().kind().said().replaceFirst("^a ", "the ");
                    throw wrong(
                            Texts.of("an-exception-for", move.cell()),
                            what + " " + shown(got),
                            why,
                            drawn(move.state()));
                }
            }
        });
        leavesNoTrace(moves);
    }

    /** Asks for legal moves now that all those were refused. Who makes moves wrongly anyway has lost points for it. */
    private void leavesNoTrace(List<Move<S>> refused) {
        List<Move<S>> legal = someOf(refused.stream()
                        .filter(move -> !right.terminal(move.state()))
                        .toList())
                .stream()
                .map(move ->
                        new Move<>(move.state(), right.actions(move.state()).get(0)))
                .toList();
        List<Call> calls = resultCalls(legal);
        List<Reply> replies = replies(calls);
        if (legal.isEmpty() || diagnosis.areRight(calls, replies)) {
            return;
        }
        startAgain();
        if (!diagnosis.areRight(calls, replies(calls))) {
            return;
        }
        startAgain();
        replies(resultCalls(refused));
        if (diagnosis.areRight(calls, replies(calls))) {
            return; // not these moves, but what was asked before them has left something
        }
        List<Mistake> causes = List.of(RulesMistakes.TRACE_OF_REFUSED);
        try {
            examineAll(calls, replies, (i, answer) -> {
                String expected = shown(next(legal.get(i)));
                String got = shown(made(calls.get(i), answer));
                if (!got.equals(expected)) {
                    throw wrong(
                            expected,
                            got,
                            Texts.of("after-a-refusal", legal.get(i).cell()),
                            drawn(legal.get(i).state()));
                }
            });
        } catch (CheckFailed e) {
            throw new CheckFailed(e.evidence().explainedBy(causes));
        } catch (NoAnswer e) {
            throw e.isOfTheCode() ? e.explainedBy(causes) : e;
        }
    }

    @SuppressWarnings("unchecked") // result returns a state
    private S made(Call call, Reply.Answer answer) {
        return (S) value(call, answer);
    }

    @SuppressWarnings("unchecked") // a method's answer is of the type that it returns
    private <R> void examine(List<S> states, BiFunction<C, S, R> method, Examiner<S, R> examiner) {
        List<Call> calls = calls(states, method);
        examineAndExplain(calls, replies(calls), (i, answer) -> {
            notShared(calls.get(i), answer);
            untouched(calls.get(i), answer.changedArgument());
            examiner.examine(states.get(i), (R) value(calls.get(i), answer));
        });
    }

    /**
     * Asks about states that the learner's own result has just made: what is kept about an object may be out of date by then. And then about the
     * very same board with other marks on it.
     */
    private <R> void examineMade(BiFunction<C, S, R> method, Examiner<S, R> examiner) {
        examineMade(method, List.of(1, 2), method, examiner);
        // A search asks whether the game is over first, and what was found then may be kept.
        if (!isAbout("terminal", method)) {
            examineMade(Game::terminal, List.of(2), method, examiner);
        }
    }

    private boolean isAbout(String name, BiFunction<C, S, ?> method) {
        return calls(List.of(right.initialState()), method).get(0).method().equals(name);
    }

    /**
     * @param first what is asked about the state that was made
     * @param places which answers are examined: 1 for that to the first question, 2 for that about other marks on the same board
     */
    @SuppressWarnings("unchecked") // a method's answer is of the type that it returns
    private <R> void examineMade(
            BiFunction<C, S, ?> first, List<Integer> places, BiFunction<C, S, R> method, Examiner<S, R> examiner) {
        List<Move<S>> some = someOf(moves()).stream()
                .filter(move -> isAskedAbout(first, next(move)))
                .toList();
        List<S> others = someOf(moves()).stream()
                .map(this::next)
                .filter(state -> isAskedAbout(method, state))
                .toList();
        List<S> states = new ArrayList<>();
        List<Call> calls = new ArrayList<>();
        for (int i = 0; i < some.size() && !others.isEmpty(); i++) {
            S made = next(some.get(i));
            S next = others.get((i + 1) % others.size());
            S marked = withOtherMarks(made, next);
            S other = isAskedAbout(method, marked) ? marked : next;
            states.addAll(List.of(made, made, other));
            calls.addAll(resultCalls(List.of(some.get(i))));
            calls.addAll(calls(List.of(made), first));
            calls.addAll(calls(List.of(other), method));
        }
        List<Reply> replies = replies(calls);
        if (replies.size() < calls.size()) {
            // The process had to end. If another method ended it, that has a check of its own.
            int last = replies.size() - 1;
            if (calls.get(last).method().equals(calls.get(2).method())) {
                examineAndExplain(calls.subList(last, last + 1), replies.subList(last, last + 1), (i, answer) -> {});
            }
            return;
        }
        for (int place : places) {
            List<Call> asked = everyThird(calls, place);
            List<S> about = everyThird(states, place);
            List<Reply> given = everyThird(replies, place);
            Reader reader = (i, answer) -> {
                untouched(asked.get(i), answer.changedArgument());
                examiner.examine(about.get(i), (R) value(asked.get(i), answer));
            };
            try {
                if (place == 1 || knowsNoBoardByIdentity(asked, given, reader)) {
                    examineAndExplain(asked, given, reader);
                }
            } catch (CheckFailed e) {
                throw place == 1
                        ? new CheckFailed(e.evidence().adding(Texts.of("the-state-is-one-that-result-made")))
                        : e;
            }
        }
    }

    /**
     * Checks answers about boards that carry other marks than when they were asked about before. It costs points once: methods that call each
     * other go wrong together.
     *
     * @return false if this went wrong before, and nothing else is wrong here
     */
    private boolean knowsNoBoardByIdentity(List<Call> asked, List<Reply> given, Reader reader) {
        try {
            examineAll(asked, given, reader);
            return true;
        } catch (NoAnswer e) {
            return true;
        } catch (CheckFailed e) {
            if (!isRight(asked, replies(asked), reader)) {
                return true; // on another object, too
            }
            if (isKnownByIdentity) {
                return false;
            }
            isKnownByIdentity = true;
            throw new CheckFailed(e.evidence()
                    .adding(Texts.of("the-board-is-the-one-of-before"))
                    .explainedBy(List.of(EvaluationMistakes.BOARD_KNOWN_BY_IDENTITY)));
        }
    }

    private boolean isRight(List<Call> asked, List<Reply> given, Reader reader) {
        try {
            examineAll(asked, given, reader);
            return true;
        } catch (CheckFailed | NoAnswer e) {
            return false;
        }
    }

    /**
     * Returns a state that could stand on the board of another one after marks have been put and cleared.
     *
     * @param next some other state that {@code result} makes
     */
    S withOtherMarks(S made, S next) {
        return next;
    }

    private S next(Move<S> move) {
        return right.result(move.state(), move.cell());
    }

    /** Only a finished game has a utility, and none has a player to move. */
    private boolean isAskedAbout(BiFunction<C, S, ?> method, S state) {
        return switch (calls(List.of(state), method).get(0).method()) {
            case "utility" -> right.terminal(state);
            case "player" -> !right.terminal(state);
            default -> true;
        };
    }

    private static <T> List<T> someOf(List<T> all) {
        return IntStream.range(0, all.size())
                .filter(i -> i % (1 + all.size() / MADE) == 0)
                .mapToObj(all::get)
                .toList();
    }

    private static <T> List<T> everyThird(List<T> all, int first) {
        return IntStream.range(0, all.size() / 3)
                .mapToObj(i -> all.get(3 * i + first))
                .toList();
    }

    final void examineAndExplain(List<Call> calls, List<Reply> replies, Reader reader) {
        explaining(calls, replies, (asked, given) -> examineAll(asked, given, reader));
    }

    /** A check of replies, which throws if one is wrong. */
    private interface Judgement {
        void pass(List<Call> calls, List<Reply> replies);
    }

    /**
     * Passes judgement. A method that fails is asked once more while the methods that it may call answer rightly: if that passes, and one of
     * them is wrong, the mistake is theirs, and costs nothing here. If none is, the method has kept something that a new object does not know. Otherwise the failure gets its cause, if it is known and was not seen directly.
     */
    private void explaining(List<Call> calls, List<Reply> replies, Judgement check) {
        diagnosis.keep(calls, replies);
        try {
            check.pass(calls, replies);
            if (calls.size() >= WORTH_TELLING) {
                remark(Texts.of("right-each-time", calls.size()));
            }
        } catch (CheckFailed | NoAnswer e) {
            if (e instanceof NoAnswer none && !none.isOfTheCode()) {
                throw none;
            }
            List<Call> helped = helped(calls);
            if (helped.isEmpty()) {
                throw explained(e, calls, replies);
            }
            List<Reply> again = replies(helped);
            try {
                check.pass(helped, again);
            } catch (CheckFailed | NoAnswer own) {
                throw explained(own, helped, again);
            }
            if (!isHelpNeeded(calls)) {
                throw explained(e, calls, replies);
            }
            remark(Texts.of("judged-with-help"));
        }
    }

    private List<Call> helped(List<Call> calls) {
        List<String> methods = HELP.getOrDefault(calls.get(0).method(), List.of());
        return methods.isEmpty()
                ? List.of()
                : calls.stream().map(call -> call.helpedBy(right, methods)).toList();
    }

    /** Returns whether a method that may be called is wrong about the same states. */
    private boolean isHelpNeeded(List<Call> calls) {
        return HELP.getOrDefault(calls.get(0).method(), List.of()).stream().anyMatch(method -> {
            List<Call> asked = calls.stream()
                    .map(call ->
                            new Call(call.contract(), method, call.arguments().subList(0, 1)))
                    .distinct()
                    .toList();
            return !diagnosis.areRight(asked, replies(asked));
        });
    }

    /** Returns questions to a method that no check has asked so far, whose answers a name has to predict; none if the checks ask about everything. */
    List<Call> fresh(String method) {
        return List.of();
    }

    private AssertionError explained(AssertionError failure, List<Call> calls, List<Reply> replies) {
        boolean isExplained = failure instanceof CheckFailed failed
                && !failed.evidence().mistakes().isEmpty();
        if (isExplained || !isToBeExplained()) {
            return failure;
        }
        String method = calls.get(0).method();
        List<Call> fresh = tested.add(method) ? fresh(method) : List.<Call>of();
        if (!fresh.isEmpty()) {
            diagnosis.keep(fresh, replies(fresh));
        }
        List<Mistake> causes = diagnosis.explain(calls, replies);
        if (causes.isEmpty() && failure instanceof NoAnswer none && !none.tellsCause()) {
            return failure; // it stays as it is, repeatable or not; and each time that it ends its process takes a new
            // one
        }
        if (isUnrepeatable
                || !areTheSameAgain(calls, replies)
                || (causes.isEmpty() && !areTheSameOfANewObject(calls, replies))) {
            if (failure instanceof NoAnswer) {
                return failure; // a process that ends now and then answers less, and says nothing of the code
            }
            if (!causes.equals(List.of(TicTacToeMistakes.PLAYER_REMEMBERED))) {
                causes = List.of(RulesMistakes.NOT_REPEATABLE);
                isUnrepeatable = true;
            }
        }
        return failure instanceof CheckFailed failed
                ? new CheckFailed(failed.evidence().explainedBy(causes))
                : explained((NoAnswer) failure, causes);
    }

    /** Returns whether the same is answered again, also when moves were made in between and it was asked whether they end the game: a turn or a winner that is kept in a field has changed then. */
    private boolean areTheSameAgain(List<Call> calls, List<Reply> replies) {
        List<Move<S>> moves = moves();
        Stream<List<Move<S>>> some = IN_BETWEEN.stream().map(count -> moves.subList(0, Math.min(count, moves.size())));
        Stream<List<Move<S>>> ends = moves.subList(Math.max(0, moves.size() - ENDS), moves.size()).stream()
                .map(List::of);
        return Stream.concat(some, ends).allMatch(each -> {
            replies(resultCalls(each));
            replies(calls(each.stream().map(this::next).toList(), Game::terminal));
            return diagnosis.areTheSame(calls, replies, replies(calls));
        });
    }

    /** Returns whether the same is answered where nothing was asked before: a field may be stuck. */
    private boolean areTheSameOfANewObject(List<Call> calls, List<Reply> replies) {
        startAgain();
        return diagnosis.areTheSame(calls, replies, replies(calls));
    }

    /** Explains what threw at the first check that meets it; the later ones point there. */
    private NoAnswer explained(NoAnswer none, List<Mistake> causes) {
        return causes.isEmpty() || thrownBy.add(causes)
                ? none.explainedBy(causes)
                : none.pointing(Texts.of("thrown-as-above", causes.get(0).name()));
    }

    /** @throws CheckFailed if the answer before did not stay as it was */
    static void notShared(Call question, Reply.Answer answer) {
        answer.changedArgument().filter(text -> text.startsWith(Walk.CHANGED)).ifPresent(before -> {
            String method = question.method();
            throw new CheckFailed(new Evidence(
                            Texts.of("a-new-object", method),
                            Texts.of("the-object-of-before", before.substring(Walk.CHANGED.length())),
                            Texts.of("whoever-asked-before-has-it", method),
                            Asked.board(question))
                    .explainedBy(List.of(RulesMistakes.ANSWERS_SHARED)));
        });
    }

    /** @throws CheckFailed if the board that was handed in has been changed */
    private static void untouched(Call question, Optional<String> changedArgument) {
        changedArgument.filter(text -> !text.startsWith(Walk.CHANGED)).ifPresent(changed -> {
            String method = question.method();
            throw new CheckFailed(new Evidence(
                            Texts.of("the-board-as-it-was-after", method),
                            Texts.of("a-changed-board", changed),
                            Texts.of("whoever-called-still-needs-the-board", method),
                            Asked.board(question))
                    .explainedBy(List.of(RulesMistakes.BOARD_CHANGED)));
        });
    }

    /** Cells in an order that does not depend on the learner's. */
    private static String cells(List<Cell> cells) {
        return Set.copyOf(cells).size() < cells.size() ? Texts.of("some-more-than-once", shown(cells)) : shown(cells);
    }

    private static String shown(List<Cell> cells) {
        String text = String.join(
                " ", new TreeSet<>(cells.stream().map(Cell::toString).toList()));
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
    }

    /** The cells that make a list wrong, in words: a list of a hundred is read by nobody. */
    private static String difference(List<Cell> expected, List<Cell> got) {
        Set<Cell> once = new HashSet<>();
        List<Cell> twice = got.stream().filter(cell -> !once.add(cell)).toList();
        return told("cells-missing", without(expected, got))
                + told("cells-not-empty", without(got, expected))
                + told("cells-twice", twice);
    }

    private static String told(String key, List<Cell> cells) {
        return cells.isEmpty() ? "" : " " + Texts.of(key, shown(cells));
    }

    private static List<Cell> without(List<Cell> some, List<Cell> others) {
        Set<Cell> excluded = Set.copyOf(others);
        return some.stream().filter(cell -> !excluded.contains(cell)).toList();
    }

    private static String orNone(String text) {
        return text.isEmpty() ? Texts.of("no-action") : text;
    }

    /** An answer in words: a player as the board shows it. */
    private static String said(Object answer) {
        if (answer instanceof Optional<?> maybe) {
            return maybe.isPresent() ? said(maybe.get()) : "nobody";
        }
        return answer instanceof Player player ? String.valueOf(player.symbol()) : answer.toString();
    }
}
