// exercise: 06
// truth: wrong
// mistake: the directions in which there is a threat are counted, not the lines, so two threats side by side in the same direction get no bonus
// player: both
// style: German, lines by name in a map, a set of directions
// single: yes
// detail: promise 6 for two threats in parallel lines; right where the two lines have different directions

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Map<Integer, Map<String, List<int[]>>> LINIEN = new HashMap<>();

    private final int[] gewicht = {0, 3, 25, 0, 0, 0};

    @Override
    public int value(Board brett) {
        char[] felder = brett.toString().replace("/", "").toCharArray();
        long ergebnis = 0;
        for (char farbe : new char[] {Player.X.symbol(), Player.O.symbol()}) {
            long w = wert(felder, farbe, linien(brett.size()));
            if (w == Long.MAX_VALUE) {
                return farbe == 'X' ? 900_000 : -900_000;
            }
            ergebnis += farbe == 'X' ? w : -w;
        }
        return Math.toIntExact(ergebnis);
    }

    /** Zu jeder Linie ihre Fenster; der erste Buchstabe des Namens ist die Richtung. */
    private static synchronized Map<String, List<int[]>> linien(int n) {
        return LINIEN.computeIfAbsent(n, MyEvaluation::berechnet);
    }

    private static Map<String, List<int[]>> berechnet(int n) {
        Map<String, List<int[]>> nachName = new HashMap<>();
        for (int feld = 0; feld < n * n; feld++) {
            int z = feld / n;
            int s = feld % n;
            if (s + 4 < n) {
                eintragen(nachName, "z" + z, feld, 1);
            }
            if (z + 4 < n) {
                eintragen(nachName, "s" + s, feld, n);
            }
            if (z + 4 < n && s + 4 < n) {
                eintragen(nachName, "f" + (s - z), feld, n + 1);
            }
            if (z + 4 < n && s - 4 >= 0) {
                eintragen(nachName, "a" + (s + z), feld, n - 1);
            }
        }
        return nachName;
    }

    private static void eintragen(Map<String, List<int[]>> nachName, String name, int feld, int schritt) {
        int[] fenster = {feld, feld + schritt, feld + 2 * schritt, feld + 3 * schritt, feld + 4 * schritt};
        nachName.computeIfAbsent(name, neu -> new ArrayList<>()).add(fenster);
    }

    private long wert(char[] felder, char farbe, Map<String, List<int[]>> linien) {
        long summe = 0;
        Set<Character> drohungen = new HashSet<>(); // waagrecht, senkrecht, fallend, aufsteigend
        for (Map.Entry<String, List<int[]>> linie : linien.entrySet()) {
            TreeSet<Integer> fuenfer = new TreeSet<>();
            TreeSet<Integer> paare = new TreeSet<>();
            fenster:
            for (int[] fenster : linie.getValue()) {
                int steine = 0;
                int luecken = 0;
                for (int feld : fenster) {
                    if (felder[feld] == farbe) {
                        steine++;
                    } else if (felder[feld] == '.') {
                        luecken = luecken * 1_000 + feld; // two gaps fit in, of more nobody reads it
                    } else {
                        continue fenster;
                    }
                }
                if (steine == 5) {
                    return Long.MAX_VALUE;
                }
                summe += gewicht[steine];
                if (steine == 4) {
                    fuenfer.add(luecken);
                } else if (steine == 3) {
                    paare.add(luecken);
                }
            }
            if (fuenfer.size() >= 2) {
                summe += 30_000;
            } else if (fuenfer.size() == 1) {
                summe += 4_000;
                drohungen.add(linie.getKey().charAt(0));
            } else if (offen(paare)) {
                summe += 2_800;
                drohungen.add(linie.getKey().charAt(0));
            } else if (!paare.isEmpty()) {
                summe += 500;
            }
        }
        if (drohungen.size() >= 2) {
            summe += 12_000;
        }
        return Math.min(summe, 440_000);
    }

    private static boolean offen(TreeSet<Integer> paare) {
        for (int a : paare) {
            for (int b : paare.tailSet(a, false)) {
                if (a / 1_000 == b / 1_000 || a % 1_000 == b % 1_000 || a % 1_000 == b / 1_000 || a / 1_000 == b % 1_000) {
                    return true;
                }
            }
        }
        return false;
    }
}
