package plybook.judge.search;

import java.util.Locale;
import plybook.diagnosis.pruning.Accepted;
import plybook.diagnosis.pruning.Pruning.Style;

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

    private static String rule(Accepted.Player player) {
        String bounds = player.bounds().name().toLowerCase(Locale.ROOT).replace('_', '.');
        return Texts.of(player.strict() ? "style.rule.strict" : "style.rule.equal", Texts.of("style.bounds." + bounds));
    }
}
