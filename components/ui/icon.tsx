import * as browserPaths from './icon-paths';
import { IconShape } from './icon-shape';

/** Icons on a 20 px grid with 1.5 px strokes. Server components only: client components would bundle all of them. */
const paths = {
  ...browserPaths,
  arrowLeft: 'M16 10H4m5-5-5 5 5 5',
  arrowRight: 'M4 10h12m-5-5 5 5-5 5',
  check: 'm4 10.5 4 4 8-9',
  chevronDown: 'm5 7.5 5 5 5-5',
  copy: 'M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3',
  danger: 'M7 3h6l4 4v6l-4 4H7l-4-4V7zM10 6.5v4.5M10 13.6v.1',
  edit: 'm4 16 .8-3.5 8.4-8.4a1.3 1.3 0 0 1 1.9 0l.8.8a1.3 1.3 0 0 1 0 1.9l-8.4 8.4zM11.5 5.8l2.7 2.7',
  globe: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM3 10h14M10 3c2.2 2 3 4.300 3 7s-.8 5-3 7c-2.200-2-3-4.300-3-7s.8-5 3-7Z',
  info: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM10 9.2v4.300M10 6.500v.1',
  feed: 'M4 9a7 7 0 0 1 7 7M4 4a12 12 0 0 1 12 12M4.800 15.200v.1',
  menu: 'M3 5.500h14M3 10h14M3 14.500h14',
  note: 'M4.500 3.500h11v9l-4 4h-7zM11.500 16.500v-4h4M7 7h6M7 10h4',
  tip: 'M7.500 14.500c0-2-2.500-2.800-2.500-6a5 5 0 0 1 10 0c0 3.200-2.500 4-2.500 6zM8 17h4',
  warning: 'M10 3.500 2.800 16h14.400zM10 8.500v3.500M10 14v.1',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof paths | 'github';

type Props = { name: IconName; className?: string; size?: number };

/** A decorative icon in the color of the text, hidden from screen readers. */
export function Icon({ name, className, size = 20 }: Props) {
  if (name === 'github') {
    return (
      <svg aria-hidden="true" className={className} width={size} height={size} viewBox="0 0 20 20" fill="currentColor">
        <path d="M10 1.800a8.300 8.300 0 0 0-2.600 16.200c.4.100.6-.2.6-.4v-1.500c-2.300.5-2.800-1-2.800-1-.4-1-.9-1.200-.9-1.200-.8-.5 0-.5 0-.5.8 0 1.300.8 1.300.8.7 1.300 1.900.9 2.400.7.100-.5.300-.9.500-1.100-1.800-.2-3.800-.9-3.800-4.100 0-.9.300-1.600.9-2.200-.100-.2-.4-1 .1-2.200 0 0 .7-.2 2.300.8a7.700 7.700 0 0 1 4.100 0c1.600-1 2.300-.8 2.300-.8.5 1.200.2 2 .1 2.200.5.600.9 1.300.9 2.200 0 3.200-2 3.900-3.800 4.100.3.300.6.800.6 1.500v2.300c0 .2.200.5.600.4A8.300 8.300 0 0 0 10 1.800Z" />
      </svg>
    );
  }
  return <IconShape d={paths[name]} className={className} size={size} />;
}
