package plybook.judge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.rules.GomokuMistakes;
import plybook.diagnosis.rules.RulesModel;
import plybook.diagnosis.rules.TicTacToeMistakes;
import plybook.game.BoardGame;
import plybook.guest.Call;
import plybook.guest.Codec;
import plybook.guest.Reply;
import plybook.task.GomokuTask;
import plybook.tictactoe.TicTacToe;

/**
 * Finds the known mistakes that explain wrong rules: those whose rules answer every single question in the very same way. If no mistake
 * does, nor two at once, none is named.
 *
 * @param <R> what the rules of the game are asked by
 */
final class RulesDiagnosis<R> {
    private static final String REFUSED = "refused";

    private final R right;
    private final Function<String, Stream<RulesModel<R>>> models;

    /** The models that explained earlier checks. They are tried first, so that one cause explains all its consequences. */
    private final List<RulesModel<R>> before = new ArrayList<>();

    /** The questions of earlier checks, those that passed included. A model has to predict their answers as well. */
    private final List<Kept> earlier = new ArrayList<>();

    /** @param models the known mistakes, those first that are made in the method of that name */
    private RulesDiagnosis(R right, Function<String, Stream<RulesModel<R>>> models) {
        this.right = right;
        this.models = models;
    }

    /** Of exercise 02. */
    static RulesDiagnosis<BoardGame> ofTicTacToe() {
        return new RulesDiagnosis<>(
                new TicTacToe(),
                method -> Stream.concat(TicTacToeMistakes.single(method), TicTacToeMistakes.pairs(method)));
    }

    /** Of exercise 05. */
    static RulesDiagnosis<GomokuTask> ofGomoku() {
        return new RulesDiagnosis<>(new GomokuRules(), GomokuMistakes::models);
    }

    /** A question and its answer as text; the order of actions and the words of an exception make no difference. */
    private record Ask(Call.Ready call) {
        String to(Object rules) {
            try {
                return text(call.on(rules));
            } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
                return REFUSED;
            }
        }

        private Codec.Kind kind() {
            return call.call().asking().returns().kind();
        }

        private String text(String answer) {
            return kind() == Codec.Kind.LIST ? sorted(Stream.of(answer.split(" ", -1))) : answer;
        }

        /** A learner's reply as such text. */
        String text(Reply reply) {
            if (reply instanceof Reply.Answer answer) {
                return text(answer.text());
            }
            Reply.Kind kind = ((Reply.Fault) reply).kind();
            return kind == Reply.Kind.THREW ? REFUSED : kind.toString();
        }

        private static String sorted(Stream<String> cells) {
            return cells.sorted().collect(Collectors.joining(" "));
        }
    }

    /** Questions to one method with their replies, as they came: they are read only if something goes wrong. */
    private record Kept(List<Call> questions, List<Reply> replies) {
        String method() {
            return questions.get(0).method();
        }
    }

    /** Questions to one method, and what was answered, as text. */
    private record Answered(String method, List<Ask> asked, List<String> got) {
        static Answered of(List<Call> questions, List<Reply> replies) {
            List<Ask> asked = questions.stream()
                    .map(question -> new Ask(question.ready()))
                    .toList();
            return new Answered(
                    questions.get(0).method(),
                    asked,
                    IntStream.range(0, replies.size())
                            .mapToObj(i -> asked.get(i).text(replies.get(i)))
                            .toList());
        }

        boolean isComplete() {
            return asked.size() == got.size();
        }

        boolean isLike(Object rules) {
            return IntStream.range(0, got.size())
                    .allMatch(i -> asked.get(i).to(rules).equals(got.get(i)));
        }
    }

    /** Keeps the answers of a check, right or wrong. */
    void keep(List<Call> questions, List<Reply> replies) {
        earlier.add(new Kept(questions, replies));
    }

    /** Returns whether all questions are answered, and rightly. */
    boolean areRight(List<Call> questions, List<Reply> replies) {
        Answered answered = Answered.of(questions, replies);
        return answered.isComplete() && answered.isLike(right);
    }

    /** Returns whether the replies to the same questions are the same, where both were given. */
    boolean areTheSame(List<Call> questions, List<Reply> replies, List<Reply> again) {
        List<String> first = Answered.of(questions, replies).got();
        List<String> second = Answered.of(questions, again).got();
        int both = Math.min(first.size(), second.size());
        return first.subList(0, both).equals(second.subList(0, both));
    }

    /**
     * The mistakes that explain what was answered.
     *
     * @param questions all those of a check that was failed: about boards, and to one method
     * @param replies the learner's replies to them, in the same order
     * @return one mistake, or two that only together explain the replies; none if they are not known, or if all replies are right
     */
    List<Mistake> explain(List<Call> questions, List<Reply> replies) {
        Answered check = Answered.of(questions, replies);
        if (!check.isComplete()) {
            return List.of(); // the code did not live to answer all: what it would have said is not known
        }
        List<Ask> asked = check.asked();
        List<String> got = check.got();
        int[] wrong = IntStream.range(0, asked.size())
                .filter(i -> !asked.get(i).to(right).equals(got.get(i)))
                .toArray();
        if (wrong.length == 0) {
            return List.of();
        }
        String method = check.method();
        Optional<RulesModel<R>> found = Stream.concat(
                        before.stream(), models.apply(method).filter(model -> startsLike(model, asked, got, wrong)))
                .filter(model -> check.isLike(model.rules().get()))
                .filter(model -> predictsEarlier(model, method))
                .findFirst();
        found.ifPresent(model -> before.add(0, model));
        return found.map(RulesModel::mistakes).orElse(List.of());
    }

    /**
     * Returns whether the model gives the same wrong answers at the first, a middle and the last place. This check is quick, because there
     * are very many models. It does not ask {@code player} out of turn, because some models remember the player whom they named last.
     */
    private static <R> boolean startsLike(RulesModel<R> model, List<Ask> asked, List<String> got, int[] wrong) {
        R rules = model.rules().get();
        return asked.get(0).kind() == Codec.Kind.PLAYER
                || IntStream.of(wrong[0], wrong[wrong.length / 2], wrong[wrong.length - 1])
                        .allMatch(i -> asked.get(i).to(rules).equals(got.get(i)));
    }

    /** Returns whether the model predicts what was answered earlier: by this method, and by those that the mistakes are made in. */
    private boolean predictsEarlier(RulesModel<R> model, String method) {
        return earlier.stream()
                .filter(each -> each.method().equals(method) || model.methods().contains(each.method()))
                .allMatch(each -> Answered.of(each.questions(), each.replies())
                        .isLike(model.rules().get()));
    }
}
