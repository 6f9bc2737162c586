// exercise: 06
// truth: right
// mistake: -
// player: both
// style: German, a table of all windows for each size, made once and kept; what each line lacks in two sets of numbers
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Map<Integer, List<List<int[]>>> LINIEN = new HashMap<>();

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

    /** Jede Linie als Liste ihrer Fenster, jedes Fenster als fünf Nummern. */
    private static synchronized List<List<int[]>> linien(int n) {
        return LINIEN.computeIfAbsent(n, MyEvaluation::berechnet);
    }

    private static List<List<int[]>> berechnet(int n) {
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
        return new ArrayList<>(nachName.values());
    }

    private static void eintragen(Map<String, List<int[]>> nachName, String name, int feld, int schritt) {
        int[] fenster = {feld, feld + schritt, feld + 2 * schritt, feld + 3 * schritt, feld + 4 * schritt};
        nachName.computeIfAbsent(name, neu -> new ArrayList<>()).add(fenster);
    }

    private long wert(char[] felder, char farbe, List<List<int[]>> linien) {
        long summe = 0;
        int drohungen = 0;
        for (List<int[]> linie : linien) {
            TreeSet<Integer> fuenfer = new TreeSet<>();
            TreeSet<Integer> paare = new TreeSet<>();
            fenster:
            for (int[] fenster : linie) {
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
                drohungen++;
            } else if (offen(paare)) {
                summe += 2_800;
                drohungen++;
            } else if (!paare.isEmpty()) {
                summe += 500;
            }
        }
        if (drohungen >= 2) {
            summe += 12_000 + 100L * drohungen * drohungen;
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
