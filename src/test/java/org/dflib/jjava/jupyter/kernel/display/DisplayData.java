package org.dflib.jjava.jupyter.kernel.display;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a cell shows, by MIME type. */
public final class DisplayData {
    public final Map<String, Object> data = new LinkedHashMap<>();

    public void putData(String mimeType, Object content) {
        data.put(mimeType, content);
    }
}
