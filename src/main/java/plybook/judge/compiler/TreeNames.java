package plybook.judge.compiler;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Scope;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The names in a file, as the compiler sees them when it has read as much of the file as it can. */
final class TreeNames implements Names {
    /** Types that are there without an import and are often misspelled. */
    private static final List<String> ALWAYS_THERE =
            List.of("String", "Integer", "Boolean", "Math", "System", "Object", "int", "boolean", "long", "double");

    private final JavacTask task;
    private final CompilationUnitTree file;

    private TreeNames(JavacTask task, CompilationUnitTree file) {
        this.task = task;
        this.file = file;
    }

    /** Returns the names in a text, which need not compile. */
    static Names in(String text, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> unheard = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(unheard, null, null)) {
            // A wrong import must not keep the compiler from looking into the methods.
            List<String> options = List.of(
                    "-proc:none",
                    "-XDshould-stop.ifError=ATTR",
                    "-implicit:none",
                    "-cp",
                    classes.toString(),
                    "-sourcepath",
                    "");
            JavacTask task = (JavacTask) compiler.getTask(
                    new StringWriter(), files, unheard, options, null, List.of(new Javac.Text("Any.java", text)));
            CompilationUnitTree file = task.parse().iterator().next();
            task.analyze();
            return new TreeNames(task, file);
        }
    }

    @Override
    public List<String> classes(String simpleName) {
        return PACKAGES.stream()
                .map(each -> each + "." + simpleName)
                .filter(name -> task.getElements().getTypeElement(name) != null)
                .toList();
    }

    @Override
    public List<String> around(Complaint complaint) {
        return at(complaint)
                .map(path -> path.getLeaf() instanceof MemberSelectTree select
                        ? members(Trees.instance(task).getTypeMirror(new TreePath(path, select.getExpression())))
                        : inScope(path))
                .orElse(List.of());
    }

    /** Returns the name that the complaint is about. */
    private Optional<TreePath> at(Complaint complaint) {
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        List<TreePath> found = new ArrayList<>();
        new TreePathScanner<Void, Void>() {
            private void keep(Tree tree) {
                if (positions.getStartPosition(file, tree) == complaint.start()
                        && positions.getEndPosition(file, tree) == complaint.end()) {
                    found.add(getCurrentPath());
                }
            }

            @Override
            public Void visitMemberSelect(MemberSelectTree tree, Void nothing) {
                keep(tree);
                return super.visitMemberSelect(tree, nothing);
            }

            @Override
            public Void visitIdentifier(IdentifierTree tree, Void nothing) {
                keep(tree);
                return super.visitIdentifier(tree, nothing);
            }
        }.scan(file, null);
        return found.stream().findFirst();
    }

    private List<String> members(TypeMirror type) {
        if (type instanceof ArrayType) {
            return List.of("length");
        }
        if (type instanceof TypeVariable variable) {
            return members(variable.getUpperBound());
        }
        return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
                ? names(task.getElements().getAllMembers(element).stream())
                : List.of();
    }

    private List<String> inScope(TreePath path) {
        Stream.Builder<Element> elements = Stream.builder();
        for (Scope scope = Trees.instance(task).getScope(path); scope != null; scope = scope.getEnclosingScope()) {
            scope.getLocalElements().forEach(elements);
            TypeElement around = scope.getEnclosingClass();
            if (around != null) {
                task.getElements().getAllMembers(around).forEach(elements);
            }
        }
        Stream<String> imported = file.getImports().stream()
                .map(ImportTree::getQualifiedIdentifier)
                .map(name -> name.toString().replaceFirst("^.*\\.", ""));
        return Stream.of(names(elements.build()).stream(), imported, ALWAYS_THERE.stream())
                .flatMap(each -> each)
                .toList();
    }

    private static List<String> names(Stream<? extends Element> elements) {
        return List.copyOf(elements.map(TreeNames::name)
                .filter(name -> Character.isJavaIdentifierStart(name.charAt(0)))
                .collect(TreeSet::new, TreeSet::add, TreeSet::addAll));
    }

    private static String name(Element element) {
        if (element instanceof ExecutableElement method) {
            return element.getSimpleName() + (method.getParameters().isEmpty() ? "()" : "(…)");
        }
        return element.getSimpleName().toString();
    }
}
