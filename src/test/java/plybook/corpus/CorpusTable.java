package plybook.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import plybook.corpus.NameJudgements.Quality;

/** What the judge makes of a corpus, as Markdown: the figures, the verdicts that nobody has judged, and a row for each program. */
record CorpusTable(List<Judged> judged, NameJudgements names) {
    CorpusTable {
        judged = List.copyOf(judged);
    }

    private Share share(Predicate<Judged> of, Predicate<Judged> hits) {
        List<Judged> all = judged.stream().filter(of).toList();
        return new Share((int) all.stream().filter(hits).count(), all.size());
    }

    /** Returns the figures, with the 95 % intervals. */
    String summary() {
        Predicate<Judged> right = each -> each.program().right();
        Predicate<Judged> wrong = each -> each.program().wrong();
        Predicate<Judged> half = right.or(wrong).negate();
        Predicate<Judged> single = wrong.and(each -> each.program().single());
        List<String> lines = new ArrayList<>();
        lines.add("| | programs | share | 95 % interval |");
        lines.add("|---|---:|---:|---:|");
        lines.add(row("right ones accused", share(right, Judged::accused)));
        lines.add(row("right ones that need a look", share(right, each -> !each.accused() && each.looks())));
        lines.add(row("wrong ones with full points", share(wrong, Judged::full)));
        lines.add(row("wrong ones that only need a look", share(wrong, each -> !each.accused() && each.looks())));
        lines.add(row("sound ones that miss a part, with full points", share(half, Judged::full)));
        addQualities(lines, "single mistakes", single);
        addQualities(lines, "several mistakes", wrong.and(single.negate()));
        return String.join("\n", lines) + "\n";
    }

    private void addQualities(List<String> lines, String which, Predicate<Judged> of) {
        lines.add(row(which + " named rightly", share(of, is(Quality.RIGHT))));
        lines.add(row(which + " shown at their place", share(of, is(Quality.PLACE))));
        lines.add(row(which + " described truly, without a name", share(of, is(Quality.DESCRIBED))));
        lines.add(row(which + " told plainly", share(of, is(Quality.PLAIN))));
        lines.add(row(which + " named wrongly", share(of, is(Quality.WRONG))));
        Share open = share(of, each -> each.accused() && names.of(each).isEmpty());
        if (open.hits() > 0) {
            lines.add(row(which + " whose verdict nobody has judged", open));
        }
    }

    private Predicate<Judged> is(Quality quality) {
        return each -> each.accused() && names.of(each).filter(quality::equals).isPresent();
    }

    private static String row(String what, Share share) {
        return "| " + what + " | " + share.cells() + " |";
    }

    /** Returns the lines for {@value NameJudgements#FILE} that are still to be filled in; none if all verdicts are judged. */
    List<String> toFillIn() {
        return judged.stream()
                .filter(each -> each.program().wrong()
                        && each.accused()
                        && names.of(each).isEmpty())
                .map(NameJudgements::toFillIn)
                .toList();
    }

    /** Returns a row for each program. */
    String rows() {
        List<String> lines = new ArrayList<>();
        lines.add("| program | truth | points | first failed | names | look | told | judged |");
        lines.add("|---|---|---:|---|---|---|---|---|");
        for (Judged each : judged) {
            lines.add("| "
                    + String.join(
                            " | ",
                            each.program().name(),
                            each.program().says("truth"),
                            each.points() + "/" + each.possible(),
                            cell(each.failed().orElse("")),
                            String.join(", ", each.names()),
                            each.looks() ? "look" : "",
                            cell(each.told()),
                            names.of(each)
                                    .map(quality -> quality.name().toLowerCase(Locale.ROOT))
                                    .orElse(""))
                    + " |");
        }
        return String.join("\n", lines) + "\n";
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
