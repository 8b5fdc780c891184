import { LiveDemoPage } from '@/components/demo/live-demo-page';
import { standaloneMetadata } from '@/lib/pages/routes';

export const generateMetadata = standaloneMetadata('live-demo');

export default function Page() {
  return <LiveDemoPage />;
}
