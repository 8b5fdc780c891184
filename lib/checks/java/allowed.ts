/**
 * Types that exist but are missing from the API data, each with the reason. The data has only public types, and a
 * public class may inherit from a missing one. Members of such classes are never reported; this list is for the types
 * themselves.
 */
export const allowedTypes: Record<string, string> = {
  RouteEvent: 'superclass of the lifecycle events of routes, not public',
  TabEvent: 'superclass of the events of tabs, not public',
  TreeEvent: 'superclass of the events of trees, not public',
  WebforjServlet: 'part of the engine, whose sources are not public',
  NavigationContainer: 'interface of AppNav and its items, not public',
};

/** Methods that exist but are missing from the API data, each with the reason. */
export const allowedMethods: Record<string, string> = {
  getState: 'of navigation events, by way of their superclass, which is not public',
};

/** Types of the Java library and of frameworks whose names equal or resemble names of webforJ types. */
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

/** Methods of Java library classes that webforJ types inherit from. */
export const libraryMembers: Record<string, string[]> = {
  Object: ['equals', 'hashCode', 'toString', 'getClass', 'notify', 'notifyAll', 'wait', 'clone', 'finalize'],
  Enum: ['values', 'valueOf', 'name', 'ordinal', 'compareTo', 'getDeclaringClass'],
  EventObject: ['getSource'],
  Serializable: [],
  Cloneable: [],
};
