package org.dflib.jjava.jupyter.kernel.display;

/** Renders objects of one type. */
public interface RenderFunction<T> {
    void render(T thing, RenderContext context);
}
