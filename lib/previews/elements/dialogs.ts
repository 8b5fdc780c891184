import { iconSvg } from '../icons';
import { textOf } from '../parse';
import type { PreviewElement } from '../types';
import { buttons } from './buttons';
import { choices } from './choices';
import { box, type DrawingGroup, Drawn, icon, part } from './drawing';
import { fields } from './fields';

/**
 * Draws an element that another one contains.
 * @param suffix HTML in its slot `suffix`
 */
function inner(tag: string, attributes: Record<string, string | undefined>, suffix = ''): string {
  const element = (name: string, values: Record<string, string | undefined>, children: PreviewElement[] = []): PreviewElement => {
    const known = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { type: 'element', tag: name, attributes: new Map(known), places: new Map(), children, line: 1, column: 1 };
  };
  const node = element(tag, attributes, [element('span', { slot: 'suffix' })]);
  const drawing = [buttons, fields, choices, dialogs].map(({ drawings }) => drawings[tag]).find((found) => found !== undefined);
  return drawing?.draw(new Drawn(node, (nodes) => (nodes.length > 0 ? suffix : ''))) ?? '';
}

/** A flag for {@link inner}. */
const flag = (isSet: boolean) => (isSet ? '' : undefined);

/** The text that a child gives for a place of the element, as a `LoginI18n` does; otherwise the text of the component. */
function translated(el: Drawn, place: string, otherwise = ''): string {
  const own = el.node.children.find((child) => child.type === 'element' && child.attributes.get('slot') === place);
  return own ? textOf(own).trim() : otherwise;
}

const loginTexts = ['title', 'username', 'password', 'rememberme', 'submit', 'cancel', 'error-title', 'error-message'] as const;

function drawLogin(el: Drawn): string {
  const text = (place: (typeof loginTexts)[number], otherwise?: string) => translated(el, place, otherwise);
  const around = (place: string, content: string) => el.slot(`before-${place}`) + content + el.slot(`after-${place}`);
  const error = el.has('error')
    ? box(
        'dwc-alert t-danger',
        icon('alert-circle') +
          box(
            'message',
            box('strong', text('error-title', 'Incorrect username or password')) +
              (el.slot('error-message') || 'Check that you have entered the correct username and password and try again.'),
          ),
      )
    : '';
  const inputs = [
    inner('dwc-textfield', { label: text('username', 'Username'), value: el.get('username'), required: '' }),
    inner(
      'dwc-textfield',
      { label: text('password', 'Password'), value: el.get('password'), required: flag(!el.has('empty-password')) },
      icon('eye'),
    ),
    text('rememberme', 'Remember me') &&
      inner('dwc-checkbox', { label: text('rememberme', 'Remember me'), checked: flag(el.get('rememberme') !== 'false') }),
  ];
  const cancel = text('cancel');
  const actions = [
    inner('dwc-button', { label: text('submit', 'Sign in'), theme: 'primary', disabled: flag(el.has('disabled')) }),
    cancel && inner('dwc-button', { label: cancel }),
  ];
  const content = around('content', error + around('form', box('form', inputs.join(''))));
  return el.box(
    box(
      'window',
      box('header', around('header', text('title', 'Authentication'))) +
        box('content', content) +
        box('footer', around('footer', actions.join(''))),
    ),
    'dwc-dialog',
    'at-center',
  );
}

/** Size and date of a file, as `18 KB | Mar 9, 2026`. Directories have no size. */
function fileFacts(file: Drawn): { size: string; modified: string } {
  const parts = file
    .slot()
    .split('|')
    .map((text) => text.trim());
  const modified = parts.pop() ?? '';
  return { size: parts[0] ?? '', modified };
}

const fileIcon = (file: Drawn) => iconSvg(file.get('kind') === 'folder' ? 'folder' : file.get('kind') === 'image' ? 'photo' : 'file-text');
const isOn = (file: Drawn) => (file.has('selected') ? ' on' : '');

function drawFileChooser(el: Drawn): string {
  const files = el.all('preview-file');
  const isGrid = el.get('view') === 'grid';
  const isSave = el.get('type') === 'save';
  const path = (el.get('directory') ?? '')
    .split('/')
    .filter(Boolean)
    .map((name) => icon('chevron-right') + part('folder', name))
    .join('');
  const views = ['list', 'layout-grid'] as const;
  const head =
    part('tools off', icon('arrow-left') + icon('arrow-right') + icon('arrow-up')) +
    part('path', icon('hard-drive') + path) +
    part('tools', icon('refresh')) +
    part('tools', views.map((name) => part((name === 'layout-grid') === isGrid ? 'tool on' : 'tool', icon(name))).join(''));
  const cell = (name: string, content: string) => `<span class="cell ${name}">${content}</span>`;
  const line = (classes: string, name: string, size: string, modified: string) =>
    box(`file${classes}`, cell('name', name) + cell('size', size) + cell('modified', modified));
  const list = isGrid
    ? files.map((file) => box(`file${isOn(file)} k-${file.get('kind') ?? 'file'}`, fileIcon(file) + part('name', file.text('label'))))
    : [
        line(' titles', `Name${icon('chevron-up')}`, 'Size', 'Modified'),
        ...files.map((file) => {
          const { size, modified } = fileFacts(file);
          return line(`${isOn(file)} k-${file.get('kind') ?? 'file'}`, fileIcon(file) + file.text('label'), size, modified);
        }),
      ];
  const name = isSave ? inner('dwc-textfield', { value: el.get('value') }) : '';
  const filter =
    el.get('selection-mode') === 'directories' ? '' : inner('dwc-textfield', { value: el.get('active-filter') || 'All files' });
  const actions = inner('dwc-button', { label: 'Choose', theme: 'primary' }) + inner('dwc-button', { label: 'Cancel' });
  const foot = box('inputs', name + (filter && box('filter', filter + icon('chevron-down')))) + box('actions', actions);
  return el.box(box('head', head) + box('files', list.join('')) + box('foot', foot), isGrid && 'grid', isSave && 'save');
}

function drawUpload(el: Drawn): string {
  const files = el.all('preview-file').map((file) => {
    const { modified: size } = fileFacts(file);
    return box('file', fileIcon(file) + box('name', file.text('label') + part('size', size)) + icon('x'));
  });
  const area = box(
    'area',
    inner('dwc-button', { label: el.get('label') ?? 'Add file' }) +
      box('drop', icon('upload') + part('label', el.text('drop-label') || 'Drop file here')),
  );
  const actions =
    inner('dwc-button', { label: 'Upload', theme: 'primary', disabled: flag(files.length === 0) }) +
    inner('dwc-button', { label: 'Cancel' });
  return el.box(area + files.join('') + box('actions', actions));
}

function drawProgress(el: Drawn): string {
  const [min, max, value] = [el.number('min', 0), el.number('max', 100), el.number('value', 0)];
  const share = Math.min(1, Math.max(0, (value - min) / (max - min || 1)));
  const percent = Math.round(share * 100);
  const isIndeterminate = el.has('indeterminate');
  const own = el.text('text').replaceAll('{{x}}', `${percent}`).replaceAll('{{value}}', `${value}`);
  const text = el.get('text-visible') === 'false' ? '' : part('text', own || (isIndeterminate ? '' : `${percent}%`));
  // Both areas contain the text, so that it can be read where they meet.
  const filled = `<div class="back w-${isIndeterminate ? 40 : Math.round(share * 20) * 5}">${text}</div>`;
  return el.box(
    text + filled,
    el.get('orientation') === 'vertical' && 'vertical',
    el.has('striped') && 'striped',
    isIndeterminate && 'endless',
  );
}

/** Drawings of dialogs and of signs that something takes time. */
export const dialogs: DrawingGroup = {
  name: 'dialogs',
  drawings: {
    'dwc-dialog': {
      overlay: true,
      attributes: { at: ['top-left', 'top-right', 'bottom-left', 'bottom-right'] },
      draw: (el) => {
        const section = (name: string) => (el.slot(name) === '' ? '' : box(name, el.slot(name)));
        const place = el.get('at') ?? el.get('alignment') ?? 'center';
        return el.box(
          box('window', section('header') + box('content', el.slot('content') || el.slot()) + section('footer')),
          `at-${place}`,
          el.get('backdrop') === 'false' && 'clear',
          el.has('blurred') && 'blurred',
          el.has('fullscreen') && 'fullscreen',
        );
      },
    },
    'dwc-login': { overlay: true, slots: loginTexts, needs: ['buttons', 'fields', 'choices'], draw: drawLogin },
    'dwc-file-chooser': { needs: ['buttons', 'fields'], draw: drawFileChooser },
    'dwc-upload': { needs: ['buttons'], draw: drawUpload },
    'preview-file': {
      within: ['dwc-file-chooser', 'dwc-upload'],
      attributes: { label: 'text', kind: ['file', 'folder', 'image'], selected: 'flag' },
      // Drawn by the element that contains it.
      draw: () => '',
    },
    'dwc-spinner': {
      draw: (el) => el.inline('', el.get('expanse') === 'm' && 'e-m', el.get('clockwise') === 'false' && 'back'),
    },
    'dwc-loading': {
      overlay: true,
      draw: (el) => {
        const spinner = el.has('suppress-spinner')
          ? ''
          : inner('dwc-spinner', {
              theme: el.get('spinner-theme'),
              expanse: el.get('spinner-expanse'),
              clockwise: el.get('spinner-clockwise'),
            });
        return el.box(box('box', spinner + part('message', el.text('message') || el.slot())), el.has('no-backdrop') && 'clear');
      },
    },
    'dwc-progressbar': { draw: drawProgress },
  },
};
