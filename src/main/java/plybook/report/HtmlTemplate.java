package plybook.report;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import plybook.text.Messages;

/**
 * A page, or a piece of one, as an HTML file with gaps (Mustache) beside a class. <code>{{gap}}</code> is always escaped, and control
 * characters in it are written out; only <code>{{{gap}}}</code> takes finished HTML. A gap that the data lack is an error.
 *
 * <p>A template may include others beside the class, or those of this room, such as the layout of a page.
 *
 * <p>In every template, <code>{{say.…}}</code> is the room's message of that name, <code>{{language}}</code> the language of
 * the messages, and line ends between <code>{{#br}}</code> and <code>{{/br}}</code> become line breaks.
 */
public final class HtmlTemplate {
    private final Template template;
    private final Map<String, Object> everywhere;

    private HtmlTemplate(Template template, Map<String, Object> everywhere) {
        this.template = template;
        this.everywhere = everywhere;
    }

    /**
     * Returns the template of that name.
     *
     * @param room the class beside which the template and the messages are
     */
    public static HtmlTemplate of(Class<?> room, String name) {
        Messages messages = Messages.of(room);
        Mustache.Compiler compiler = Mustache.compiler()
                .strictSections(true)
                .emptyStringIsFalse(true)
                .withEscaper(HtmlTemplate::escape)
                .withLoader(part -> resource(room, part));
        return new HtmlTemplate(
                compiler.loadTemplate(name),
                Map.of(
                        "language",
                        messages.locale().toLanguageTag(),
                        "say",
                        (Mustache.CustomContext) messages::text,
                        "br",
                        (Mustache.Lambda)
                                (part, out) -> out.write(part.execute().replace("\n", "<br>"))));
    }

    /** Returns the HTML, with the gaps filled from the data: the components of a record, the entries of a map. */
    public String fill(Object data) {
        StringWriter out = new StringWriter();
        template.execute(data, everywhere, out);
        return out.toString();
    }

    private static Reader resource(Class<?> room, String name) {
        InputStream beside = room.getResourceAsStream(name);
        InputStream in = beside == null ? HtmlTemplate.class.getResourceAsStream(name) : beside;
        if (in == null) {
            throw new IllegalStateException("the program lacks its part " + name);
        }
        return new InputStreamReader(in, StandardCharsets.UTF_8);
    }

    private static String escape(String text) {
        return Harmless.visible(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
