import type { MdxTexts } from '../i18n/mdx-texts';
import { escapeHtml } from '../shared/text/escape-html';
import { anatomyOf, type NameKind, placeNumber } from './anatomies';
import type { ClientComponent, ComponentProperty, ConfigurationKey, Explain, JavaAccess } from './data';

/** A section of a reference: its heading, the table as HTML, and the ids of its rows. */
export type ReferenceSection = {
  id: string;
  title: string;
  html: string;
  anchors: string[] /** Whether its rows have places in the drawing of the component's parts. */;
  hasPlaces?: boolean;
};

type Texts = Pick<
  MdxTexts,
  | 'name'
  | 'description'
  | 'properties'
  | 'events'
  | 'methods'
  | 'slots'
  | 'anatomy'
  | 'shadowParts'
  | 'cssProperties'
  | 'reflectedAttributes'
  | 'attribute'
  | 'type'
  | 'default'
  | 'javaDefault'
  | 'javaSettable'
  | 'javaSome'
  | 'javaNone'
  | 'javaAll'
  | 'javaAttributes'
  | 'javaSetters'
  | 'reflected'
  | 'deprecated'
  | 'detail'
  | 'returns'
  | 'defaultSlot'
  | 'since'
  | 'setIn'
>;

type Context = {
  texts: Texts;
  explain: Explain;
  /** How Java may set the properties of the component. Undefined if no Java control is this element. */
  java?: JavaAccess;
};

type Row = {
  id: string;
  name: string;
  /** Text to show instead of the name. */
  label?: string;
  description?: string;
  /** Additional facts as HTML. */
  facts?: string[];
  /** Number of its place in the drawing of the component's parts. */
  place?: number;
};

/** Returns sections about styling from Java: shadow parts, slots, reflected attributes, and CSS properties. */
export function stylingSections(component: ClientComponent, context: Context): ReferenceSection[] {
  const { notInJava } = component;
  const without = (names: string[], hidden: string[] = []) => names.filter((name) => !hidden.includes(name));
  const reflected = component.properties.filter(
    ({ name, attribute, reflects }) => reflects && attribute !== null && !notInJava?.properties.includes(name),
  );
  return [
    partsSection({ ...component, parts: without(component.parts, notInJava?.parts) }, context),
    slotsSection({ ...component, slots: without(component.slots, notInJava?.slots) }, context),
    section(
      'reflected-attributes',
      context.texts.reflectedAttributes,
      reflected.map((property) => ({
        id: `attribute-${property.attribute}`,
        name: property.attribute ?? '',
        description: context.explain('properties', property.name, component.tag),
        facts: typeFacts(property, context.texts),
      })),
      context.texts,
    ),
    cssSection({ ...component, cssProperties: without(component.cssProperties, notInJava?.cssProperties) }, context),
  ].filter(({ anchors }) => anchors.length > 0);
}

/** Returns all sections about a client component, except its dependencies, which are links. */
export function componentSections(component: ClientComponent, context: Context): ReferenceSection[] {
  const { texts, explain, java } = context;
  const { tag } = component;
  return [
    section(
      'properties',
      texts.properties,
      component.properties.map((property) => ({
        id: `property-${property.name}`,
        name: property.name,
        description: explain('properties', property.name, tag),
        facts: [
          ...typeFacts(property, texts),
          ...(property.attribute !== null && property.attribute !== property.name ? [fact(texts.attribute, property.attribute)] : []),
          ...(property.reflects ? [escapeHtml(texts.reflected)] : []),
          ...(property.deprecated ? [escapeHtml(texts.deprecated)] : []),
          ...(isSettable(property, java) ? [inlineHtml(texts.javaSettable)] : []),
        ],
      })),
      texts,
      javaNote(component.properties, texts, java),
    ),
    section(
      'events',
      texts.events,
      component.events.map(({ name, detail }) => ({
        id: `event-${name}`,
        name,
        description: explain('events', name, tag),
        facts: [fact(texts.detail, detail)],
      })),
      texts,
    ),
    section(
      'methods',
      texts.methods,
      component.methods.map((signature) => {
        const [, name = '', parameters = '', returned = ''] = /^(\w+)(\(.*\)) => (.+)$/.exec(signature) ?? [];
        return {
          id: `method-${name}`,
          name: name + parameters,
          description: explain('methods', name, tag),
          facts: [fact(texts.returns, returned)],
        };
      }),
      texts,
    ),
    slotsSection(component, context),
    partsSection(component, context),
    cssSection(component, context),
  ].filter(({ anchors }) => anchors.length > 0);
}

/**
 * Returns the numbered names of the places in the drawing of a component's parts as a list: the parts of a place, or its slots if it has
 * no parts. A place without a row in the sections has no name, so that nothing is named that the page does not explain.
 */
export function anatomyLegend({ tag }: ClientComponent, sections: readonly ReferenceSection[], texts: Texts): string {
  const anchors = new Set(sections.flatMap((section) => section.anchors));
  const items = (anatomyOf(tag)?.places ?? []).map(({ names, mark }, index) => {
    if (mark === '') return '';
    const explained = (kind: NameKind, prefix: string) =>
      (names[kind] ?? []).filter((name) => anchors.has(`${prefix}-${name || 'default'}`));
    const code = (name: string) => `<code>${escapeHtml(name)}</code>`;
    const parts = explained('parts', 'part').map(code);
    const slots = explained('slots', 'slot').map((name) => (name === '' ? escapeHtml(texts.defaultSlot) : code(`slot="${name}"`)));
    return `<li data-place="${index + 1}">${(parts.length > 0 ? parts : slots).join(' ')}</li>`;
  });
  return `<ol class="legend">${items.join('')}</ol>`;
}

/** Configuration keys as a table. */
export function configurationTable(keys: ConfigurationKey[], { texts, explain }: Context): Pick<ReferenceSection, 'html' | 'anchors'> {
  const rows = keys.map(({ key, type, default: value, where, since }) => ({
    id: `property-${key.replace(/[^\w-]+/g, '-').replace(/-+$/, '')}`,
    name: key,
    description: explain('configuration', key),
    facts: [
      fact(texts.type, type),
      fact(texts.default, value),
      ...(where.length === 1 ? [fact(texts.setIn, ...where)] : []),
      ...(since === undefined ? [] : [escapeHtml(texts.since.replace('{version}', since))]),
    ],
  }));
  return { html: table(rows, texts), anchors: rows.map(({ id }) => id) };
}

function partsSection({ tag, parts }: ClientComponent, { texts, explain }: Context): ReferenceSection {
  const rows = parts.map((name) => ({
    id: `part-${name}`,
    name,
    description: explain('parts', name, tag),
    place: placeNumber({ tag }, 'parts', name),
  }));
  return section('shadow-parts', texts.shadowParts, rows, texts);
}

function slotsSection({ tag, slots }: ClientComponent, { texts, explain }: Context): ReferenceSection {
  const rows = slots.map((name) => ({
    id: `slot-${name || 'default'}`,
    name,
    label: name === '' ? texts.defaultSlot : undefined,
    description: explain('slots', name, tag),
    place: placeNumber({ tag }, 'slots', name),
  }));
  return section('slots', texts.slots, rows, texts);
}

/** Whether `setProperty` of the Java control accepts a property. Java cannot pass elements. */
function isSettable({ name, type }: ComponentProperty, java?: JavaAccess): boolean {
  return java?.restricted !== undefined && !java.restricted.includes(name) && !/\bHTML\w*Element\b/.test(type);
}

/** Returns a sentence about the properties that Java can set. */
function javaNote(properties: ComponentProperty[], texts: Texts, java?: JavaAccess): string {
  if (!java || properties.length === 0) return '';
  const { classes, restricted, attributes } = java;
  const settable = properties.filter((property) => isSettable(property, java)).length;
  const text =
    restricted === undefined
      ? texts[attributes ? 'javaAttributes' : 'javaSetters']
      : texts[settable === 0 ? 'javaNone' : settable === properties.length ? 'javaAll' : 'javaSome'];
  const names = classes.map((name) => `\`${name}\``).join(', ');
  return `<p>${inlineHtml(text.replace('{classes}', names).replace('{mark}', texts.javaSettable))}</p>`;
}

function cssSection({ tag, cssProperties, cssDefaults }: ClientComponent, { texts, explain }: Context): ReferenceSection {
  const rows = cssProperties.map((name) => {
    const value = cssDefaults?.[name];
    return {
      id: name.slice(2),
      name,
      description: explain('cssProperties', name, tag),
      place: placeNumber({ tag }, 'cssProperties', name),
      facts: value === undefined ? undefined : [fact(texts.default, value)],
    };
  });
  return section('css-properties', texts.cssProperties, rows, texts);
}

/** @param note HTML before the table */
function section(id: string, title: string, rows: Row[], texts: Texts, note = ''): ReferenceSection {
  const isBare = rows.every(({ description, facts }) => !description && !facts);
  const hasPlaces = rows.some(({ place }) => place !== undefined);
  return { id, title, html: note + (isBare ? list(rows) : table(rows, texts)), anchors: rows.map((row) => row.id), hasPlaces };
}

function typeFacts({ type, values, default: value, javaDefault }: ComponentProperty, texts: Texts): string[] {
  const types = values ? values.map((name) => `"${name}"`) : [type];
  return [
    fact(texts.type, ...types),
    ...(value === undefined ? [] : [fact(texts.default, value)]),
    ...(javaDefault === undefined ? [] : [fact(texts.javaDefault, javaDefault)]),
  ];
}

function fact(label: string, ...values: string[]): string {
  return `${escapeHtml(label)} ${values.map((value) => `<code>${escapeHtml(value)}</code>`).join(' | ')}`;
}

/**
 * Two columns, so that the table fits on a phone. Each name is a link to its row. Spaces between the parts separate
 * words where there is no style sheet, as in Markdown.
 */
function table(rows: Row[], texts: Texts): string {
  const body = rows
    .map(
      (row) =>
        `<tr id="${escapeHtml(row.id)}"${placeOf(row)}><th scope="row">${nameOf(row)}</th>` +
        `<td>${descriptionOf(row)}${row.facts ? ` <small>${row.facts.map((part) => `<span>${part}</span>`).join(' ')}</small>` : ''}</td></tr>`,
    )
    .join('');
  return (
    `<table class="reference"><thead><tr><th scope="col">${escapeHtml(texts.name)}</th>` +
    `<th scope="col">${escapeHtml(texts.description)}</th></tr></thead><tbody>${body}</tbody></table>`
  );
}

/** A list of names without descriptions. */
function list(rows: Row[]): string {
  return `<ul class="reference">${rows.map((row) => `<li id="${escapeHtml(row.id)}"${placeOf(row)}>${nameOf(row)}</li>`).join('')}</ul>`;
}

function placeOf({ place }: Row): string {
  return place === undefined ? '' : ` data-place="${place}"`;
}

function nameOf({ id, name, label }: Row): string {
  // Long names may break between words.
  const text =
    label === undefined ? `<code>${escapeHtml(name).replace(/(?<=[a-z])(?=[A-Z])|(?<=\.)/g, '<wbr>')}</code>` : escapeHtml(label);
  return `<a href="#${escapeHtml(id)}">${text}</a>`;
}

function descriptionOf({ description = '' }: Row): string {
  return inlineHtml(description);
}

/** Text with names in backticks as HTML. */
function inlineHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
