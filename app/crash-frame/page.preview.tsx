import { RuntimeReady } from '@/components/navigation/runtime-ready';
import { BootScript } from '@/components/site/boot-script';

/** Test builds only: the page in the crashing layout. */
export default function PageInCrashingFrame() {
  return (
    <>
      <BootScript />
      <h1>A frame that works so far</h1>
      <RuntimeReady />
    </>
  );
}
