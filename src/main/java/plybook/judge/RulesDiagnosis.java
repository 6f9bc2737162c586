package plybook.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.RulesMistakes;
import plybook.diagnosis.RulesMistakes.Model;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.guest.Hook;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.tictactoe.TicTacToe;

/**
 * Finds the known mistakes that explain wrong rules: those whose rules answer every single question in the very same way. If no mistake
 * does, nor two at once, none is named.
 */
final class RulesDiagnosis {
    private static final String REFUSED = "refused";

    /** What explained an earlier check comes first: one cause for all that follows from it. */
    private final List<Model> before = new ArrayList<>();

    /** A question to rules in this process. */
    private record Ask(Hook hook, Board board, Cell cell) {
        static Ask of(Question question) {
            return new Ask(
                    question.hook(), Board.parse(question.subject()), new Cell(question.first(), question.second()));
        }

        /** The answer as text; the order of actions and the words of an exception make no difference. */
        String to(BoardGame rules) {
            try {
                return switch (hook) {
                    case PLAYER -> rules.player(board).name();
                    case ACTIONS ->
                        sorted(rules.actions(board).stream().map(Cell::toString).collect(Collectors.joining(" ")));
                    case RESULT -> rules.result(board, cell).toString();
                    case WINNER -> rules.winner(board).map(Enum::name).orElse("");
                    case TERMINAL -> String.valueOf(rules.terminal(board));
                    case UTILITY -> String.valueOf(rules.utility(board));
                    default -> throw new IllegalStateException("not about a board: " + hook);
                };
            } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
                return REFUSED;
            }
        }

        /** A learner's reply as such text. */
        String text(Reply reply) {
            if (reply instanceof Reply.Answer answer) {
                return hook == Hook.ACTIONS ? sorted(answer.text()) : answer.text();
            }
            Reply.Kind kind = ((Reply.Fault) reply).kind();
            return kind == Reply.Kind.THREW ? REFUSED : kind.toString();
        }

        private static String sorted(String cells) {
            String[] each = cells.split(" ");
            Arrays.sort(each);
            return String.join(" ", each);
        }
    }

    /**
     * @param questions all those of a check that was failed: about boards, and to one method
     * @param replies the learner's replies to them, in the same order
     * @return one mistake, or two that only together explain the replies; none if they are not known, or if all replies are right
     */
    List<Mistake> explain(List<Question> questions, List<Reply> replies) {
        if (replies.size() < questions.size()) {
            return List.of(); // the code did not live to answer all: what it would have said is not known
        }
        List<Ask> asked = questions.stream().map(Ask::of).toList();
        List<String> got = IntStream.range(0, asked.size())
                .mapToObj(i -> asked.get(i).text(replies.get(i)))
                .toList();
        BoardGame right = new TicTacToe();
        int[] wrong = IntStream.range(0, asked.size())
                .filter(i -> !asked.get(i).to(right).equals(got.get(i)))
                .toArray();
        if (wrong.length == 0) {
            return List.of();
        }
        String method = Asked.method(questions.get(0));
        Optional<Model> found = Stream.concat(
                        before.stream(),
                        Stream.concat(RulesMistakes.single(method), RulesMistakes.pairs(method))
                                .filter(model -> startsLike(model, asked, got, wrong)))
                .filter(model -> behavesLike(model, asked, got))
                .findFirst();
        found.ifPresent(model -> before.add(0, model));
        return found.map(Model::mistakes).orElse(List.of());
    }

    /**
     * Whether the model goes wrong in the same way at the first, a middle and the last place: a quick look, for there are very many
     * models. Who is to move is not asked out of turn, for some models remember whom they named last.
     */
    private static boolean startsLike(Model model, List<Ask> asked, List<String> got, int[] wrong) {
        BoardGame rules = model.rules().get();
        return asked.get(0).hook() == Hook.PLAYER
                || IntStream.of(wrong[0], wrong[wrong.length / 2], wrong[wrong.length - 1])
                        .allMatch(i -> asked.get(i).to(rules).equals(got.get(i)));
    }

    private static boolean behavesLike(Model model, List<Ask> asked, List<String> got) {
        BoardGame rules = model.rules().get();
        return IntStream.range(0, asked.size())
                .allMatch(i -> asked.get(i).to(rules).equals(got.get(i)));
    }
}
