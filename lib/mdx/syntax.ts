import { directiveFromMarkdown } from 'mdast-util-directive';
import { autolink } from 'micromark-core-commonmark';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';

type Construct = typeof autolink;
type Constructs = Record<number, Construct | Construct[]>;
type Extension = { flow?: Constructs; text?: Constructs };

const colon = 58;
const lessThan = 60;

/** Renamed, because MDX disables the construct of Markdown by name. */
const autolinkInMdx: Construct = { ...autolink, name: 'autolinkInMdx' };

/**
 * Adds syntax to MDX: `:::name` containers and `<https://…>` links. Supports only the container form of directives,
 * because a colon in prose (`10:30:ss`) is not a directive.
 */
export function remarkSyntax(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: Extension[]; fromMarkdownExtensions?: unknown[] };
  const container = listOf(directive().flow?.[colon])[0];
  const extensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    flow: { ...extension.flow, [lessThan]: listOf(extension.flow?.[lessThan]).map(unlessAutolink) },
  }));
  data.micromarkExtensions = [...extensions, { flow: container ? { [colon]: container } : {}, text: { [lessThan]: autolinkInMdx } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

function listOf(constructs: Construct | Construct[] | undefined): Construct[] {
  return Array.isArray(constructs) ? constructs : constructs ? [constructs] : [];
}

/** Makes the construct for a tag at the start of a line ignore autolinks. It would report them as broken tags. */
function unlessAutolink(tag: Construct): Construct {
  return {
    ...tag,
    tokenize(effects, ok, nok) {
      return effects.check(autolinkInMdx, nok, tag.tokenize.call(this, effects, ok, nok));
    },
  };
}
