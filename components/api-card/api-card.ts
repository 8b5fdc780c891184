import { type ApiCard, type ApiShard, type ApiTexts, apiPlace, memberCard } from '@/lib/shared/api-cards';
import { basePath } from '@/lib/shared/base-path';
import { splitLocale } from '@/lib/shared/i18n/paths';
import { cardStyles } from './card-styles';
import { signatureParts } from './signature';

/** Milliseconds of rest on a link before its card opens, and of absence before the card closes. */
const delays = { open: 300, close: 200 };

/** Pixels between link and card, and between card and the edge of the window. */
const gaps = { link: 6, edge: 8 };

const cardId = 'api-card';

/** What a card shows. */
type Content = ApiCard & { kind: string; owner: string; module: string; sentence?: ApiTexts['sentences'][string] };

const files = new Map<string, Promise<unknown>>();

/** Loads a file of the export once. A later call tries again what has failed. */
function load<T>(name: string): Promise<T> {
  let file = files.get(name) as Promise<T> | undefined;
  if (!file) {
    file = fetch(`${basePath}/api-cards/${name}.json`).then((response) => {
      if (!response.ok) throw new Error(response.statusText);
      return response.json();
    });
    file.catch(() => files.delete(name));
    files.set(name, file);
  }
  return file;
}

/**
 * Returns what the card of a link shows. Undefined if the target is unknown.
 * @throws Error when the data cannot be loaded
 */
async function read(href: string): Promise<Content | undefined> {
  const place = apiPlace(href);
  if (!place) return undefined;
  const { pathname } = window.location;
  const { locale } = splitLocale(pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname);
  const [{ types }, texts] = await Promise.all([load<ApiShard>(place.package), load<ApiTexts>(locale)]);
  const type = types[place.type];
  const card = place.member ? memberCard(type?.members, place.member) : type;
  if (!type || !card) return undefined;
  const kind = place.member ? kindOf(place.member) : type.kind;
  return {
    text: card.text,
    since: card.since && texts.since.replace('{version}', card.since),
    kind: texts.kinds[kind as keyof ApiTexts['kinds']],
    // A member is in a type, a type in a package.
    owner: place.member ? `${place.package}.${place.type}` : place.package,
    module: type.module,
    sentence: place.member ? undefined : texts.sentences[`${place.package}.${place.type}`],
  };
}

function kindOf(member: string): keyof ApiTexts['kinds'] {
  return member.startsWith('<init>') ? 'constructor' : member.includes('(') ? 'method' : 'constant';
}

/** Made by the first card. */
let box: HTMLElement | undefined;

/** The link whose card is open, or about to open. */
let current: HTMLAnchorElement | undefined;

/** Whether the keyboard focus has opened the card. It stays until the focus moves. */
let isByFocus = false;

/** The link whose card the reader has closed. It stays closed until pointer and focus have left the link. */
let dismissed: HTMLAnchorElement | undefined;

let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the card of a link to the Java API: at once if the keyboard has moved the focus to it, after a moment if a mouse
 * is on it. Shows nothing for touch, and if the target is unknown or its data cannot be loaded.
 * @param event how the reader has reached the link; without it, before this code could listen
 */
export function offerCard(link: HTMLAnchorElement, event?: Event): void {
  const byFocus = event ? event.type === 'focusin' : link.matches(':focus-visible');
  const byMouse = event ? (event as PointerEvent).pointerType === 'mouse' : window.matchMedia('(hover: hover)').matches;
  if (!byFocus && !byMouse) return;
  // This code may have needed a while to load.
  if (link === dismissed || !link.matches(byFocus ? ':focus-visible' : ':hover')) return;
  clearTimeout(closing);
  if (link === current && !byFocus) return;
  if (link !== current) close();
  clearTimeout(opening);
  watch();
  current = link;
  isByFocus = byFocus;
  const content = read(link.href).catch(() => undefined);
  const show = async () => {
    const found = await content;
    // The reader may have left meanwhile, or the page may have been replaced.
    if (found && current === link && link.isConnected) open(link, found);
  };
  if (byFocus) show();
  else opening = setTimeout(show, delays.open);
}

const isOpen = () => box?.matches(':popover-open') ?? false;

function open(link: HTMLAnchorElement, { text, since, kind, owner, module, sentence }: Content): void {
  box ??= createBox();
  const signature = signatureParts(text).map((part) => (part.role ? element('i', { className: part.role }, part.text) : part.text));
  // Names may break at their dots.
  const names = owner.split('.').flatMap((name, index) => (index > 0 ? ['.', element('wbr'), name] : [name]));
  // Spaces separate the parts for screen readers.
  box.replaceChildren(
    element('p', { className: 'head' }, element('span', {}, kind), ' ', ...(since ? [element('span', { className: 'since' }, since)] : [])),
    element('pre', { translate: false }, element('code', {}, ...signature)),
    element('p', { className: 'where', translate: false }, element('span', {}, ...names), ' ', element('span', {}, module)),
    ...(sentence ? [element('p', sentence.lang ? { lang: sentence.lang } : {}, sentence.text)] : []),
  );
  box.showPopover();
  place(link);
  if (isByFocus) link.setAttribute('aria-describedby', cardId);
}

function close(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  if (isOpen()) box?.hidePopover();
}

/** Closes the card until the reader comes back. */
function dismiss(): void {
  dismissed = current;
  close();
}

/** Puts the card below the link, or above it if there is no room. Closes the card of a link that is out of view. */
function place(link: HTMLAnchorElement): void {
  if (!box) return;
  // A link may have several lines. The card is at the first one.
  const { left = 0, top = 0, bottom = 0 } = link.getClientRects()[0] ?? {};
  const { clientWidth, clientHeight } = document.documentElement;
  if (bottom <= 0 || top >= clientHeight) {
    close();
    return;
  }
  const { width, height } = box.getBoundingClientRect();
  const last = { left: clientWidth - width - gaps.edge, top: clientHeight - height - gaps.edge };
  const below = bottom + gaps.link;
  const above = top - gaps.link - height;
  const y = below > last.top && above >= gaps.edge ? above : Math.min(below, last.top);
  box.style.left = `${Math.max(gaps.edge, Math.min(left, last.left))}px`;
  box.style.top = `${Math.max(gaps.edge, y)}px`;
}

function createBox(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cardStyles);
  document.adoptedStyleSheets.push(sheet);
  const created = element('div', { id: cardId, popover: 'manual', role: 'tooltip' });
  document.body.append(created);
  return created;
}

type Properties = Partial<Pick<HTMLElement, 'className' | 'id' | 'lang' | 'popover' | 'role' | 'translate'>>;

function element(name: string, properties: Properties = {}, ...children: (Node | string)[]): HTMLElement {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

let isWatching = false;

/** Listens from the first card on for what closes one. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  /** @param to where the pointer is now; null outside of the window */
  const leave = (to: EventTarget | null) => {
    const isIn = (part?: HTMLElement) => to instanceof Node && part?.contains(to);
    if (!isIn(dismissed)) dismissed = undefined;
    if (!current || isByFocus) return;
    clearTimeout(closing);
    if (isIn(current) || isIn(box)) return;
    if (isOpen()) closing = setTimeout(close, delays.close);
    else close();
  };
  const move = () => {
    if (current && isOpen()) place(current);
  };
  document.addEventListener('pointerover', ({ target }) => leave(target));
  document.addEventListener('pointerout', ({ relatedTarget }) => {
    if (!relatedTarget) leave(null);
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target === dismissed) dismissed = undefined;
    if (isByFocus && target === current) close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Node && box?.contains(target))) dismiss();
  });
  // Before other parts of the page, which Escape closes too.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    },
    { capture: true },
  );
  document.addEventListener('scroll', move, { capture: true, passive: true });
  window.addEventListener('resize', move);
}
