/**
 * Names that exist although the API data does not have them, each with the reason. The data holds public types only, so
 * a public class may inherit from one that is missing there; nothing is reported about such members anyway. What is
 * listed here may also be named by itself.
 */
export const allowedTypes: Record<string, string> = {
  RouteEvent: 'superclass of the lifecycle events of routes, not public',
  TabEvent: 'superclass of the events of tabs, not public',
  TreeEvent: 'superclass of the events of trees, not public',
  WebforjServlet: 'part of the engine, whose sources are not public',
  NavigationContainer: 'interface of AppNav and its items, not public',
};

/** Methods that exist although the API data does not have them, with the reason. */
export const allowedMethods: Record<string, string> = {
  getState: 'of navigation events, by way of their superclass, which is not public',
};

/** Names of the Java library and of frameworks in samples that are also names, or nearly names, of webforJ types. */
export const foreignTypes: ReadonlySet<string> = new Set(
  `Object String Integer Long Double Float Boolean Byte Short Character Number Math System Thread Runnable Iterable Iterator Comparable
  Comparator Exception RuntimeException Throwable Error Enum Record Void Class Process StringBuilder Override Deprecated SuppressWarnings
  FunctionalInterface SafeVarargs Serializable Cloneable AutoCloseable Closeable File Path Paths Files List ArrayList LinkedList Map HashMap
  LinkedHashMap TreeMap Set HashSet LinkedHashSet TreeSet Collection Collections Arrays Objects Optional Stream Collectors Function BiFunction
  Supplier Consumer BiConsumer Predicate UnaryOperator Pattern Matcher Date LocalDate LocalTime LocalDateTime Instant Duration Period Locale
  UUID Random Scanner Properties Timer TimerTask URI URL HttpClient HttpRequest HttpResponse CompletableFuture Executor Executors Future
  BigDecimal BigInteger Color Bean Service Entity Id Configuration Value Controller Autowired Scope Profile
  Test Query Pageable Sort EventObject IOException InputStream OutputStream Reader Writer Charset Base64 NumberFormat   MessageFormat Logger Valid Validator NotNull NotEmpty NotBlank Size Email Min Max Session Principal Specification Example
  SpringApplication SpringBootApplication SpringBootServletInitializer CrudRepository JpaRepository`.split(/\s+/),
);

/** Methods of classes of the Java library that webforJ types inherit from. */
export const libraryMembers: Record<string, string[]> = {
  Object: ['equals', 'hashCode', 'toString', 'getClass', 'notify', 'notifyAll', 'wait', 'clone', 'finalize'],
  Enum: ['values', 'valueOf', 'name', 'ordinal', 'compareTo', 'getDeclaringClass'],
  EventObject: ['getSource'],
  Serializable: [],
  Cloneable: [],
};
