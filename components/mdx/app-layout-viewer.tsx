import type { Demo } from '@/lib/mdx/types';
import type { LabelsLang } from './code-block';
import { ComponentDemo } from './component-demo';

type Props = Demo & LabelsLang & { /** Whether it is shown as on a phone. */ mobile?: boolean | 'true' | 'false' };

/** A demo of a full-window layout in the frame of a phone or a desktop. */
export function AppLayoutViewer({ mobile = false, ...demo }: Props) {
  return <ComponentDemo {...demo} device={mobile === true || mobile === 'true' ? 'phone' : 'desktop'} />;
}
