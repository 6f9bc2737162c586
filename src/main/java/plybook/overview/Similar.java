package plybook.overview;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Two submissions that have something in common that few others have. That is a reason to look at both, and not evidence of copying.
 *
 * @param reasons what they have in common, a sentence each
 * @param weight the information in it, in bits: the rarer and the longer what they share, the more
 */
public record Similar(String one, String other, List<String> reasons, double weight) {
    /** Shorter files look alike because the exercise leaves no choice. */
    private static final int SHORTEST = 80;

    /** A file of so many words and signs counts in full, a shorter one in proportion. */
    private static final int FULL_LENGTH = 300;

    /** The largest number of learners for whom something in common is rare; in a large class a share of it. */
    private static final int RARE = 3;

    private static final double RARE_SHARE = 0.02;

    /** The share of the rare fingerprints of the poorer file that two must have in common, and their number: below that chance is enough. */
    private static final double ALIKE = 0.6;

    private static final int PRINTS = 6;

    /** In a class of less than so many times those who share something, nobody knows whether it is rare. */
    private static final int TIMES = 2;

    private static final int PERCENT = 100;

    /** One mistake is shared by chance; two rare ones are worth a look. */
    private static final int MISTAKES = 2;

    public Similar {
        reasons = List.copyOf(reasons);
    }

    private record Pair(int one, int other) {}

    private static final class Shared {
        final List<String> reasons = new ArrayList<>();
        final List<String> mistakes = new ArrayList<>();
        double weight;
        boolean file;
    }

    /** Returns the pairs with something rare in common, those with most first; without pairs whose files are equal to the byte. */
    static List<Similar> of(List<Line> lines) {
        Map<Pair, Shared> pairs = new LinkedHashMap<>();
        int rare = Math.max(RARE, (int) (lines.size() * RARE_SHARE));
        files(lines).forEach((text, who) -> {
            if (who.learners.size() <= rare) {
                eachPair(who.learners, pairs, shared -> {
                    shared.file = true;
                    shared.reasons.add(Texts.of("similar.file", who.name, who.tokens));
                    shared.weight += bits(lines, who.learners) * Math.min(1, (double) who.tokens / FULL_LENGTH);
                });
            }
        });
        parts(lines, rare).forEach((pair, parts) -> {
            Shared shared = pairs.computeIfAbsent(pair, each -> new Shared());
            if (!shared.file) {
                shared.file = true;
                shared.reasons.addAll(parts.reasons);
                shared.weight += parts.weight;
            }
        });
        mistakes(lines).forEach((name, who) -> {
            if (who.size() <= rare) {
                eachPair(who, pairs, shared -> {
                    shared.mistakes.add(name);
                    shared.weight += bits(lines, who);
                });
            }
        });
        List<Similar> all = new ArrayList<>();
        pairs.forEach((pair, shared) -> {
            Line one = lines.get(pair.one());
            Line other = lines.get(pair.other());
            boolean equal = one.marks().receipt().equals(other.marks().receipt());
            if (!equal && (shared.file || shared.mistakes.size() >= MISTAKES)) {
                if (!shared.mistakes.isEmpty()) {
                    shared.reasons.add(Texts.of("similar.mistakes", String.join(", ", shared.mistakes)));
                }
                all.add(new Similar(one.marks().name(), other.marks().name(), shared.reasons, shared.weight));
            }
        });
        all.sort(Comparator.comparingDouble(Similar::weight).reversed());
        return all;
    }

    private static double bits(List<Line> lines, Set<Integer> who) {
        return Math.log((double) lines.size() / who.size()) / Math.log(2) + 1;
    }

    private interface Adding {
        void to(Shared shared);
    }

    private static void eachPair(Set<Integer> who, Map<Pair, Shared> pairs, Adding adding) {
        for (int one : who) {
            for (int other : who) {
                if (one < other) {
                    adding.to(pairs.computeIfAbsent(new Pair(one, other), each -> new Shared()));
                }
            }
        }
    }

    private static final class Writers {
        final String name;
        final int tokens;
        final Set<Integer> learners = new TreeSet<>();

        Writers(String name, int tokens) {
            this.name = name;
            this.tokens = tokens;
        }
    }

    /** Returns the pairs who have a large part of a file in common that few others have, wherever it stands in the file. */
    private static Map<Pair, Shared> parts(List<Line> lines, int rare) {
        Map<String, Map<Integer, Set<Integer>>> files = new TreeMap<>();
        eachFile(lines, (learner, name, form) -> {
            Map<Integer, Set<Integer>> prints = files.computeIfAbsent(name, each -> new TreeMap<>());
            Fingerprints.of(form.shape()).forEach(print -> prints.computeIfAbsent(print, each -> new TreeSet<>())
                    .add(learner));
        });
        Map<Pair, Shared> pairs = new LinkedHashMap<>();
        files.forEach((name, prints) -> {
            Map<Pair, Integer> common = new LinkedHashMap<>();
            Map<Integer, Integer> rarities = new TreeMap<>();
            for (Set<Integer> who : prints.values()) {
                if (who.size() <= rare && who.size() * TIMES <= lines.size()) {
                    eachPair(who, common);
                    who.forEach(learner -> rarities.merge(learner, 1, Integer::sum));
                }
            }
            common.forEach((pair, number) -> {
                int fewer = Math.min(
                        rarities.getOrDefault(pair.one(), number), rarities.getOrDefault(pair.other(), number));
                if (number >= PRINTS && number >= ALIKE * fewer) {
                    Shared shared = pairs.computeIfAbsent(pair, each -> new Shared());
                    shared.reasons.add(Texts.of("similar.part", PERCENT * number / fewer, name));
                    shared.weight += bits(lines, Set.of(pair.one(), pair.other())) * number / fewer;
                }
            });
        });
        return pairs;
    }

    private static void eachPair(Set<Integer> who, Map<Pair, Integer> counts) {
        for (int one : who) {
            for (int other : who) {
                if (one < other) {
                    counts.merge(new Pair(one, other), 1, Integer::sum);
                }
            }
        }
    }

    private interface EachFile {
        void take(int learner, String name, NormalForm form);
    }

    /** Returns who wrote which file, by its name and what is left of it when names, comments and layout are taken away. */
    private static Map<String, Writers> files(List<Line> lines) {
        Map<String, Writers> files = new TreeMap<>();
        eachFile(lines, (learner, name, form) -> files.computeIfAbsent(
                        name + "\n" + form.text(), each -> new Writers(name, form.tokens()))
                .learners
                .add(learner));
        return files;
    }

    /** Goes through the files that are long enough and were attempted. */
    private static void eachFile(List<Line> lines, EachFile each) {
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            Set<String> attempted = new HashSet<>();
            for (JsonNode exercise : line.exercises()) {
                if (exercise.path("attempted").asBoolean()) {
                    attempted.add(exercise.path("number").asText() + "-"
                            + exercise.path("name").asText());
                }
            }
            int learner = i;
            line.sources().forEach((name, source) -> {
                NormalForm form = NormalForm.of(source);
                boolean counts = attempted.stream().anyMatch(folder -> name.contains(folder + "/"));
                if (counts && form.tokens() >= SHORTEST) {
                    each.take(learner, name, form);
                }
            });
        }
    }

    /** Returns who made which mistake. */
    private static Map<String, Set<Integer>> mistakes(List<Line> lines) {
        Map<String, Set<Integer>> mistakes = new TreeMap<>();
        for (int i = 0; i < lines.size(); i++) {
            int learner = i;
            for (JsonNode exercise : lines.get(i).exercises()) {
                exercise.path("checks")
                        .forEach(check -> check.at("/evidence/mistakes").forEach(mistake -> mistakes.computeIfAbsent(
                                        mistake.path("name").asText(), each -> new TreeSet<>())
                                .add(learner)));
            }
        }
        return mistakes;
    }
}
