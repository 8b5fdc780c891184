import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentRoot } from '../content/root';
import { type MdxTexts, readMdxTexts } from '../i18n/mdx-texts';
import { nearestName } from '../problems/problem';
import type { Archetypes, ClientComponent, ConfigurationKey, DarkTokens, Explain, JavaAccess, Tokens } from '../reference/data';
import type { TypeDeclaration } from '../reference/declarations';
import { defaultLocale, type Locale } from '../shared/i18n/locales';
import { decodeUtf8, TextError } from '../shared/text/utf8';
import type { Artifact } from './types';

/** Everything beside its text that a page is compiled from. Each thing asked for is noted down, see {@link isFresh}. */
export type CompileContext = {
  locale: Locale;
  /** Generated headings and labels in the language of the text. */
  texts(): Promise<MdxTexts>;
  explain(): Promise<Explain>;
  /** A client component by its tag, or by the name of the Java control. @throws Error when there is none, or its data is wrong */
  component(name: string): Promise<ClientComponent>;
  /** Tag of a client component by its tag, or by the name of the Java control; undefined when there is none. */
  componentTag(name: string): Promise<string | undefined>;
  /** How Java may set the properties of an element; undefined where no Java control is that element. */
  javaAccess(tag: string): Promise<JavaAccess | undefined>;
  configuration(): Promise<Record<string, ConfigurationKey[]>>;
  /** Types of the Java API with their declarations and first versions. */
  declarations(): Promise<TypeDeclaration[]>;
  archetypes(): Promise<Archetypes>;
  tokens(): Promise<Tokens>;
  /** Values of tokens in the dark themes, where they differ. */
  darkTokens(): Promise<DarkTokens>;
  /** Text of a file below `content/samples`. @throws Error that says what is wrong: there is none, with the nearest name, or it is no UTF-8 */
  sample(file: string): Promise<string>;
};

/** @param sources where what was asked for is noted down, with a hash of its content */
export function createContext(locale: Locale, sources: Artifact['sources']): CompileContext {
  const note = async (source: string): Promise<void> => {
    sources[source] = await hashOf(source);
  };
  const data = async () => import('../reference/data');
  return {
    locale,
    async texts() {
      await note(`texts:${locale}`);
      return readMdxTexts(locale);
    },
    async explain() {
      const { dataFile, readDescriptions } = await data();
      await note(dataFile(`descriptions/${locale}`));
      // Where the language has no sentence yet, the English one is shown.
      await note(dataFile(`descriptions/${defaultLocale}`));
      return readDescriptions(locale);
    },
    async component(name) {
      const { componentTag, dataFile, readComponent } = await data();
      await note(`component:${name}`);
      const { tag, known } = await componentTag(name);
      if (tag === undefined) {
        const near = nearestName(name, known);
        throw new Error(
          `there is no client component "${name}"${near ? `, did you mean "${near}"?` : ''}: write its tag, as in name="dwc-button" (the data is in content/data/components)`,
        );
      }
      await note(dataFile(`components/${tag}`));
      return readComponent(tag);
    },
    async componentTag(name) {
      await note(`component:${name}`);
      return (await (await data()).componentTag(name)).tag;
    },
    async javaAccess(tag) {
      const { dataFile, readJavaAccess } = await data();
      await note(dataFile('restricted-properties'));
      return readJavaAccess(tag);
    },
    async configuration() {
      const { dataFile, readConfiguration } = await data();
      await note(dataFile('configuration'));
      return readConfiguration();
    },
    async declarations() {
      const { declarationsFile, readDeclarations } = await import('../reference/declarations');
      await note(declarationsFile);
      return readDeclarations();
    },
    async archetypes() {
      const { dataFile, readArchetypes } = await data();
      await note(dataFile('archetypes'));
      return readArchetypes();
    },
    async tokens() {
      const { dataFile, readTokens } = await data();
      await note(dataFile('css-tokens'));
      return readTokens();
    },
    async darkTokens() {
      const { dataFile, readDarkTokens } = await data();
      await note(dataFile('css-tokens-dark'));
      return readDarkTokens();
    },
    async sample(file) {
      await note(`samples/${file}`);
      const full = path.join(contentRoot, 'samples', file);
      const bytes = await readFile(full).catch(async () => {
        const folder = path.dirname(full);
        const near = nearestName(path.basename(full), await readdir(folder).catch(() => []));
        const suggestion = near === undefined ? '' : `, did you mean "${path.join(path.dirname(file), near)}"?`;
        throw new Error(`there is no content/samples/${file}${suggestion}`);
      });
      try {
        return decodeUtf8(bytes);
      } catch (error) {
        const { line, message } = error as TextError;
        throw new TextError(line, `content/samples/${file}:${line}: ${message}`);
      }
    },
  };
}

/** Whether what a page was compiled from is still the same. */
export async function isFresh({ sources }: Pick<Artifact, 'sources'>): Promise<boolean> {
  for (const [source, hash] of Object.entries(sources)) if ((await hashOf(source)) !== hash) return false;
  return true;
}

const hashes = new Map<string, { stamp: string; hash: string }>();

/**
 * Hash of a file below the content folder, of the texts of a language (`texts:de`), or of which client component has a name
 * (`component:Button`); empty where there is no such thing.
 */
async function hashOf(source: string): Promise<string> {
  const [, kind, name = ''] = /^(texts|component):(.+)$/.exec(source) ?? [];
  if (kind === 'texts') return digest(JSON.stringify(await readMdxTexts(name as Locale)));
  if (kind === 'component') return (await (await import('../reference/data')).componentTag(name)).tag ?? '';
  const file = path.join(contentRoot, source);
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return '';
  const stamp = `${stats.mtimeMs}:${stats.size}`;
  const known = hashes.get(file);
  if (known?.stamp === stamp) return known.hash;
  const hash = digest(await readFile(file));
  hashes.set(file, { stamp, hash });
  return hash;
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
