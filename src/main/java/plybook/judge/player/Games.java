package plybook.judge.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import plybook.engine.GomokuPlayer;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.GomokuText;
import plybook.judge.suite.NoAnswer;
import plybook.judge.verdict.Verdict;
import plybook.match.Match;
import plybook.match.Mover;

/** Games of a learner's player against an opponent on the judge's side. */
final class Games {
    private static final Gomoku RULES = Gomoku.standard();

    /** A player that hangs costs the whole deadline each time. */
    private static final int MOST_LATE = 2;

    private final GomokuPlayer opponent;
    private final Function<Board, Cell> learner;
    private int won;
    private int drawn;
    private int lost;
    private int late;
    private final List<Forfeit> forfeits = new ArrayList<>();
    private String lostGame = "";

    /**
     * A game that ended because no legal move came.
     *
     * @param why what happened, as a part of a sentence
     * @param bare the same without what was asked and what the code said, for a graded learner
     * @param board where it happened
     */
    record Forfeit(String why, String bare, String board) {}

    /** @param learner the move that the learner's player chooses; a move that is not legal, or none, forfeits the game and no more */
    Games(GomokuPlayer opponent, Function<Board, Cell> learner) {
        this.opponent = opponent;
        this.learner = learner;
    }

    /** The learner's points from one opening, played with both colours. */
    double pair(Board opening) {
        return game(opening, Player.X) + game(opening, Player.O);
    }

    private double game(Board opening, Player mine) {
        Match<Board, Cell> match = new Match<>(RULES, opening);
        Mover<Board, Cell, RuntimeException> own = each -> learner.apply(each.state());
        Mover<Board, Cell, RuntimeException> other = each ->
                opponent.move(RULES, each.state(), plybook.engine.Limits.none()).move();
        try {
            match.run(mine == Player.X ? own : other, mine == Player.O ? own : other);
        } catch (CheckFailed illegal) {
            return forfeited(
                    match.state(),
                    Texts.of("it-played-which-is-not-legal", illegal.evidence().got()),
                    Texts.of("an-illegal-move"));
        } catch (NoAnswer none) {
            return forfeited(match.state(), none);
        }
        Optional<Player> winner = match.winner();
        if (winner.isEmpty()) {
            drawn++;
            return 0.5;
        }
        if (winner.get() == mine) {
            won++;
            return 1;
        }
        lost++;
        lostGame = Texts.of("lost-as-from-the-opening", mine.symbol(), opening, GomokuText.drawn(match.state()));
        return 0;
    }

    private double forfeited(Board board, NoAnswer none) {
        Verdict verdict = none.verdict();
        if (verdict instanceof Verdict.Crashed crashed) {
            return forfeited(board, sentence(crashed.message()), sentence(crashed.bare()));
        }
        if (verdict instanceof Verdict.TimedOut timedOut) {
            late++;
            return forfeited(board, sentence(timedOut.message()), sentence(timedOut.bare()));
        }
        if (verdict instanceof Verdict.Failed) {
            return forfeited(board, Texts.of("move-returned-null"), Texts.of("move-returned-null"));
        }
        throw none; // nothing is written, or it is no player at all: there is no game to lose
    }

    private double forfeited(Board board, String why, String bare) {
        lost++;
        forfeits.add(new Forfeit(why, bare, GomokuText.drawn(board)));
        return 0;
    }

    /** Its first line, to be a part of another sentence. */
    private static String sentence(String message) {
        return message.lines().findFirst().orElse(Texts.of("no-answer-came")).replaceAll("\\.$", "");
    }

    /** Such as {@code 5 of 8 games won, 3 lost, 1 of them forfeited}. */
    String score() {
        return Texts.of("score", won, won + drawn + lost, lost, forfeits.size(), drawn);
    }

    /** The games that ended without a legal move; they count as lost. */
    List<Forfeit> forfeits() {
        return List.copyOf(forfeits);
    }

    /** Returns whether so many games were lost on time that more would only take time. */
    boolean tooOftenLate() {
        return late >= MOST_LATE;
    }

    /** The end of the game that was lost last; empty if none was. */
    String lostGame() {
        return lostGame;
    }
}
