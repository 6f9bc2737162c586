package org.dflib.jjava.jupyter.kernel.display;

import java.util.LinkedHashMap;
import java.util.Map;

/** Finds an object's render function by its type. */
public final class Renderer {
    private final Map<Class<?>, RenderFunction<Object>> functions = new LinkedHashMap<>();

    public <T> Registration<T> createRegistration(Class<T> type) {
        return new Registration<>(type);
    }

    public DisplayData render(Object thing) {
        DisplayData out = new DisplayData();
        functions.forEach((type, function) -> {
            if (type.isInstance(thing)) {
                function.render(thing, new RenderContext(out));
            }
        });
        return out;
    }

    /** A registration in progress. */
    public final class Registration<T> {
        private final Class<T> type;

        Registration(Class<T> type) {
            this.type = type;
        }

        public Registration<T> preferring(String... mimeTypes) {
            return this;
        }

        @SuppressWarnings("unchecked")
        public void register(RenderFunction<T> function) {
            functions.put(type, (RenderFunction<Object>) function);
        }
    }
}
