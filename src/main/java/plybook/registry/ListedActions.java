package plybook.registry;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Player;

/** The notation of any game: the state's own text, and the legal actions as a numbered list. */
record ListedActions<S, A>() implements Notation<S, A> {
    @Override
    public String howToMove() {
        return "";
    }

    @Override
    public String drawn(S state, Optional<A> last) {
        return "\n" + state + "\n";
    }

    @Override
    public String prompt(Player side, List<A> legal) {
        return Texts.of("list.prompt", side.symbol(), listed(legal));
    }

    private static <A> String listed(List<A> legal) {
        return IntStream.range(0, legal.size())
                .mapToObj(i -> "%3d  %s".formatted(i + 1, legal.get(i)))
                .collect(Collectors.joining("\n"));
    }

    /** Returns the action with this number in the list, or with this text. */
    @Override
    public Optional<A> parse(String typed, S state, List<A> legal) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        Optional<A> byText = legal.stream()
                .filter(action -> action.toString().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst();
        return IntStream.range(0, legal.size())
                .filter(i -> wanted.equals(String.valueOf(i + 1)))
                .mapToObj(legal::get)
                .findFirst()
                .or(() -> byText);
    }

    @Override
    public String name(A action) {
        return action.toString();
    }

    @Override
    public String played(Player side, A action) {
        return Texts.of("list.played", side.symbol(), action);
    }

    @Override
    public String misread(String typed, S state, List<A> legal) {
        return Texts.of("list.misread", typed, legal.size(), listed(legal));
    }

    @Override
    public String refused(A action, S state, List<A> legal) {
        return misread(name(action), state, legal);
    }
}
