import type { ComponentProps } from 'react';
import { ComponentDemo } from './component-demo';

type Props = Omit<ComponentProps<typeof ComponentDemo>, 'device'> & {
  /** Whether it is shown as on a phone. */ mobile?: boolean | 'true' | 'false';
};

/** A demo of a full-window layout in the frame of a phone or a desktop. */
export function AppLayoutViewer({ mobile = false, ...demo }: Props) {
  return <ComponentDemo {...demo} device={mobile === true || mobile === 'true' ? 'phone' : 'desktop'} />;
}
