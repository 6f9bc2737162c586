package plybook.judge.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import plybook.diagnosis.symptoms.Condition;
import plybook.diagnosis.symptoms.Symptoms;
import plybook.game.Player;

/** The symptoms of a mistake without a name, in words. */
final class SymptomWords {
    private SymptomWords() {}

    static String of(Symptoms symptoms) {
        List<String> said = new ArrayList<>();
        String what = symptoms.ofChoices() ? "symptoms.choices" : "symptoms.values";
        said.add(Texts.of(symptoms.inNarrowWindows() ? "symptoms.narrow" : what, symptoms.asked(), symptoms.wrong()));
        List<Condition> where = symptoms.where();
        if (!where.isEmpty()) {
            String first = of(where.get(0), symptoms);
            String both = where.size() == 1 ? first : Texts.of("symptoms.both", first, of(where.get(1), symptoms));
            said.add(Texts.of("symptoms.where", both, symptoms.there(), symptoms.wrong()));
        }
        symptoms.answers()
                .map(answers -> Texts.of("symptoms.are." + key(answers)))
                .ifPresent(said::add);
        symptoms.leaves()
                .map(leaves -> Texts.of("symptoms.leaves." + key(leaves)))
                .ifPresent(said::add);
        said.add(Texts.of("symptoms.fresh", symptoms.fresh()));
        return String.join(" ", said);
    }

    private static String key(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '.');
    }

    private static String of(Condition condition, Symptoms symptoms) {
        String whose = condition.player().map(Player::name).orElse("");
        OptionalInt number = condition.number();
        boolean atTheRoot = symptoms.ofChoices();
        String node = atTheRoot
                ? Texts.of("symptoms.the.root")
                : Texts.of("symptoms.a.node", whose.isEmpty() ? "" : whose + " ");
        String text = Texts.of("symptoms.if." + key(condition.kind()), node, whose, number.orElse(0));
        return atTheRoot && !whose.isEmpty() && condition.isOfNodes()
                ? Texts.of("symptoms.root.of", whose, text)
                : text;
    }
}
