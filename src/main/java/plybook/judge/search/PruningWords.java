package plybook.judge.search;

import java.util.Locale;
import java.util.stream.Stream;
import plybook.diagnosis.pruning.Accepted;
import plybook.diagnosis.pruning.Pruning;
import plybook.diagnosis.pruning.Pruning.Cuts;
import plybook.diagnosis.pruning.Pruning.Style;
import plybook.game.Player;

/** Ways to prune, in words. */
final class PruningWords {
    private PruningWords() {}

    static String of(Style style) {
        if (style instanceof Style.AtEquality) {
            return Texts.of("style.equal");
        }
        if (style instanceof Style.BeyondEquality) {
            return Texts.of("style.strict");
        }
        if (style instanceof Style.EndsFirst first) {
            return Texts.of("style.ends.first", first.plies());
        }
        Accepted search = ((Style.NoMoreThan) style).search();
        String rules = search.max().equals(search.min())
                ? rule(search.max())
                : Texts.of("style.by.player", rule(search.max()), rule(search.min()));
        return Texts.of(
                "style.kind." + search.kind().name().toLowerCase(Locale.ROOT).replace('_', '.'), rules);
    }

    /** Returns where cuts were missed, for a habit that has no name: at whose nodes, how often, and after how many children. */
    static String missed(Pruning run) {
        Cuts max = run.cuts(Player.MAX);
        Cuts min = run.cuts(Player.MIN);
        String which;
        if (max.missed() == 0 || min.missed() == 0) {
            Player one = max.missed() > 0 ? Player.MAX : Player.MIN;
            Cuts cuts = max.missed() > 0 ? max : min;
            which = Texts.of("missed.one", one, cuts.missed(), cuts.made(), one.opponent());
        } else {
            which = Texts.of("missed.both", max.missed(), max.made(), min.missed(), min.made());
        }
        int least = Stream.of(max, min)
                .filter(cuts -> cuts.missed() > 0)
                .mapToInt(Cuts::least)
                .min()
                .orElse(1);
        int most = Math.max(max.most(), min.most());
        return most == 1
                ? which + " " + Texts.of("missed.after.first")
                : least > 1 ? which + " " + Texts.of("missed.later", least) : which;
    }

    private static String rule(Accepted.Player player) {
        String bounds = player.bounds().name().toLowerCase(Locale.ROOT).replace('_', '.');
        return Texts.of(player.strict() ? "style.rule.strict" : "style.rule.equal", Texts.of("style.bounds." + bounds));
    }
}
