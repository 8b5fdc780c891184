import { RuntimeReady } from '@/components/navigation/runtime-ready';
import { BootScript } from '@/components/site/boot-script';

/** Test builds only: the page within the layout that crashes. */
export default function PageInCrashingFrame() {
  return (
    <>
      <BootScript />
      <h1>A frame that works so far</h1>
      <RuntimeReady />
    </>
  );
}
