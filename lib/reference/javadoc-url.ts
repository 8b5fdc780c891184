import { site } from '../site';

/** Where a class, or a member of it, stands in the Java API. */
export type JavadocPlace = {
  /** Module without `webforj-`, as in `foundation`. */
  type: string;
  /** Path of the class, as in `com/webforj/App`. */
  location: string;
  /** Member, as in `#run()`. */
  suffix?: string;
};

/** Address in the Java API of the documented version, on javadoc.io. */
export function javadocUrl({ type, location, suffix = '' }: JavadocPlace): string {
  return `https://javadoc.io/doc/com.webforj/webforj-${type}/${site.frameworkVersion}/${location}.html${suffix}`;
}
