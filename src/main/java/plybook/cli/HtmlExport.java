package plybook.cli;

import java.io.IOException;
import java.nio.file.Path;
import plybook.grading.AtomicFile;

/**
 * How a notebook becomes one HTML page, by JupyterLab's menu or by nbconvert: as usual, but for the three scripts that nbconvert would have
 * the page load from the network, for formulas, diagrams and widgets, which no lesson has.
 */
final class HtmlExport {
    private static final String TEMPLATE = "plybook";

    private HtmlExport() {}

    /** Writes it down where Jupyter looks. */
    static void describe(Project project) throws IOException {
        Path jupyter = project.plybook().resolve("jupyter");
        AtomicFile.write(
                jupyter.resolve("config/jupyter_config.json"),
                "{\"HTMLExporter\": {\"template_name\": \"" + TEMPLATE + "\"}}\n");
        Path template = jupyter.resolve("data/nbconvert/templates/" + TEMPLATE);
        AtomicFile.write(template.resolve("conf.json"), "{\"base_template\": \"lab\"}\n");
        AtomicFile.write(template.resolve("index.html.j2"), """
                {%- extends 'lab/index.html.j2' -%}
                {%- block html_head_js_requirejs -%}{%- endblock -%}
                {%- block html_head_js_mathjax -%}{%- endblock -%}
                {%- block html_head_js_mermaidjs -%}{%- endblock -%}
                """);
    }
}
