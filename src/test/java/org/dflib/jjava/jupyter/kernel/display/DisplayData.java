package org.dflib.jjava.jupyter.kernel.display;

import java.util.LinkedHashMap;
import java.util.Map;

/** The output of a cell, by MIME type. */
public final class DisplayData {
    public final Map<String, Object> data = new LinkedHashMap<>();

    public void putData(String mimeType, Object content) {
        data.put(mimeType, content);
    }
}
