import { iconNames, iconSvg } from '../icons';
import { type DrawingGroup, type Drawn, icon, part } from './drawing';

/** Sizes of icons. Unlike other elements, an icon without one is as large as the text around it. */
const ownSize = (el: Drawn) => el.get('expanse') === 'm' && 'e-m';

/** Some symbols of Font Awesome have another shape than those of Tabler with the same name. */
function symbol(el: Drawn): string {
  const name = el.get('name') ?? '';
  const inPool = `${el.get('pool')}-${name}`;
  return iconSvg(iconNames.includes(inPool) ? inPool : name);
}

/** Drawings of buttons, icons, and messages in the page. */
export const buttons: DrawingGroup = {
  name: 'buttons',
  drawings: {
    'dwc-button': {
      controls: ['OptionButton'],
      draw: (el) => {
        const arrow = el.has('has-dropdown') ? part('arrow', icon('chevron-down')) : '';
        return el.inline(`${el.slot('prefix')}${part('label', el.slot() || el.text('label'))}${el.slot('suffix')}${arrow}`);
      },
      attributes: { hovered: 'flag' },
    },
    'dwc-icon': {
      attributes: { variate: ['regular', 'outline', 'solid', 'filled', 'brand'] },
      draw: (el) => el.inline(symbol(el), ownSize(el), ['solid', 'filled', 'brand'].includes(el.get('variate') ?? '') && 'filled'),
    },
    'dwc-icon-button': {
      controls: ['IconButton'],
      attributes: { 'has-focus': 'flag', hovered: 'flag', tooltip: 'text' },
      draw: (el) => el.inline(symbol(el) + part('tooltip', el.text('tooltip')), ownSize(el)),
    },
    'dwc-toast': {
      sheet: 'messages',
      overlay: true,
      attributes: { look: ['sunrise'] },
      draw: (el) => {
        const placement = el.get('placement') ?? 'bottom';
        const look = el.get('look');
        return el.box(`<div class="message">${el.text('message')}${el.slot()}</div>`, `at-${placement}`, look && `look-${look}`);
      },
    },
    'dwc-alert': {
      sheet: 'messages',
      draw: (el) =>
        el.box(`<div class="message">${el.text('message')}${el.slot()}</div>${el.has('closable') ? part('close', icon('x')) : ''}`),
    },
    'dwc-badge': {
      sheet: 'messages',
      attributes: { theme: ['danger', 'default', 'gray', 'info', 'primary', 'success', 'warning'], expanse: ['xs', 's', 'm', 'l', 'xl'] },
      controls: ['Badge'],
      draw: (el) => el.inline(el.slot()),
    },
  },
};
