package plybook.workbook;

import java.util.List;
import java.util.Map;
import plybook.search.Counters;
import plybook.search.Search;
import plybook.search.SearchResult;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/** How much work searches do, as a table. */
final class Counts {
    private Counts() {}

    /** One row for each search: the value it finds from the state, and its counters. */
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
}
