package plybook.workbook;

import java.util.List;
import java.util.Map;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.Counters;
import plybook.search.Search;
import plybook.search.SearchResult;
import plybook.trace.Trace;
import plybook.trace.Visit;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** Tables of the work that searches do. */
final class Counts {
    private Counts() {}

    /** Returns a row for each search: the value it finds from the state, and its counters. */
    static <S> Table of(S state, List<? extends Map.Entry<String, ? extends Search<S, ?>>> searches) {
        StringColumn names = StringColumn.create("search");
        IntColumn values = IntColumn.create("value");
        LongColumn nodes = LongColumn.create("nodes");
        LongColumn leaves = LongColumn.create("leaves");
        LongColumn cutoffs = LongColumn.create("cutoffs");
        LongColumn pruned = LongColumn.create("pruned");
        for (Map.Entry<String, ? extends Search<S, ?>> each : searches) {
            SearchResult<?> result = each.getValue().search(state);
            Counters counters = result.counters();
            names.append(each.getKey());
            values.append(result.value());
            nodes.append(counters.visited());
            leaves.append(counters.leaves());
            cutoffs.append(counters.cutoffs());
            pruned.append(counters.pruned());
        }
        return Table.create("", names, values, nodes, leaves, cutoffs, pruned);
    }

    /** Returns a row for each inner node that a search visited, in visiting order. */
    static Table windows(Trace<?, ?> trace) {
        IntColumn numbers = IntColumn.create("node");
        StringColumn players = StringColumn.create("player");
        StringColumn entered = StringColumn.create("window on entry");
        StringColumn left = StringColumn.create("when left");
        StringColumn returned = StringColumn.create("returns");
        StringColumn cut = StringColumn.create("cut");
        for (Visit<?> visit : trace.visits()) {
            if (!visit.isLeaf()) {
                numbers.append(visit.number());
                players.append(visit.player().map(Player::name).orElse(""));
                entered.append(visit.entered().toString());
                left.append(visit.ended().toString());
                returned.append(Window.text(visit.value()));
                cut.append(visit.cutoff().isPresent() ? Texts.of("answer.yes") : "");
            }
        }
        return Table.create("", numbers, players, entered, left, returned, cut);
    }
}
