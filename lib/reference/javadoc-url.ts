import { site } from '../site';

/** A class, or a member of it, in the Java API. */
export type JavadocPlace = {
  /** Module without `webforj-`, as in `foundation`. */
  type: string;
  /** Path of the class, as in `com/webforj/App`. */
  location: string;
  /** Member, as in `#run()`. */
  suffix?: string;
};

/** Returns the javadoc.io URL for the documented version. */
export function javadocUrl({ type, location, suffix = '' }: JavadocPlace): string {
  return `https://javadoc.io/doc/com.webforj/webforj-${type}/${site.frameworkVersion}/${location}.html${suffix}`;
}
