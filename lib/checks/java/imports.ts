import { type JavaApi, simpleName } from './api';
import { field, type JavaNode } from './parse';
import type { Finding } from './type-names';

/** Packages of Java library types that samples often use. Types of `java.lang` need no import. */
const libraryPackages = new Map(
  Object.entries({
    'java.util': `List ArrayList LinkedList Map HashMap LinkedHashMap TreeMap Set HashSet LinkedHashSet TreeSet Collection Collections Arrays
      Objects Optional UUID Locale Comparator Random Timer TimerTask`,
    'java.util.function': 'Function BiFunction Supplier Consumer BiConsumer Predicate UnaryOperator',
    'java.util.stream': 'Stream Collectors IntStream',
    'java.time': 'LocalDate LocalTime LocalDateTime Instant Duration Period DayOfWeek',
    'java.io': 'File IOException InputStream OutputStream UncheckedIOException',
    'java.nio.file': 'Path Paths Files',
    'java.math': 'BigDecimal BigInteger',
  }).flatMap(([name, types]) =>
    types
      .trim()
      .split(/\s+/)
      .map((type) => [type, name] as const),
  ),
);

/**
 * Returns types that a file uses without an import. Only snippets with a top-level class are checked, because others
 * are not whole files. Types that share their name with one of the same package (`ownTypes`) need no import.
 * @param root syntax tree, see `parseJava`
 * @param ownTypes classes that the page declares
 */
export function missingImports(root: JavaNode, api: JavaApi, ownTypes: ReadonlySet<string>): Finding[] {
  if (!root.children.some(({ type }) => declaration.test(type))) return [];
  const imported = new Set<string>();
  const wholePackages = new Set<string>();
  const declared = new Set(ownTypes);
  const uses = new Map<string, JavaNode>();
  const visit = (node: JavaNode) => {
    if (node.type === 'package_declaration') return;
    if (node.type === 'import_declaration') {
      const name = node.children.find(({ type }) => /identifier$/.test(type))?.text.replace(/\s+/g, '') ?? '';
      if (node.children.some(({ type }) => type === 'asterisk')) wholePackages.add(name);
      else imported.add(simpleName(name));
      return;
    }
    if (declaration.test(node.type)) declared.add(field(node, 'name')?.text ?? '');
    if (node.type === 'type_parameter') for (const child of node.children) declared.add(child.text);
    // `ListDataProvider.Fetch` needs an import of its first part.
    if (node.type === 'scoped_type_identifier') {
      const [first] = node.children;
      if (first) visit(first);
      return;
    }
    const isName =
      node.type === 'type_identifier' ||
      (node.type === 'identifier' && /^[A-Z][a-z]\w*$/.test(node.text) && (node.field === 'object' || node.field === 'name'));
    if (isName && !uses.has(node.text)) uses.set(node.text, node);
    for (const child of node.children) {
      // Names of methods and members are not types. Names of annotations are.
      const isMember = child.field === 'name' && !/annotation$/.test(node.type);
      if (!isMember || child.children.length > 0) visit(child);
    }
  };
  visit(root);
  return [...uses].flatMap(([name, { line, column }]) => {
    if (imported.has(name) || declared.has(name)) return [];
    const library = libraryPackages.get(name);
    const known = library ? [`${library}.${name}`] : api.candidates(name).filter((type) => !isNested(type));
    if (known.length === 0 || known.some((type) => wholePackages.has(type.slice(0, type.lastIndexOf('.'))))) return [];
    const imports = known.length === 1 ? `import ${known[0]};` : `import one of ${known.join(', ')}`;
    return [{ line, column, message: `a sample with a file name has its imports, and "${name}" has none: ${imports}` }];
  });
}

const declaration = /^(class|interface|enum|record|annotation_type)_declaration$/;
const isNested = (type: string) => /\.[A-Z]\w*\.[A-Z]\w*$/.test(type);
