import { NotFound } from '@/components/site/not-found';
import { standaloneMetadata } from '@/lib/pages/routes';

export const generateMetadata = standaloneMetadata('not-found');

/** Hosts send it with status 404 for unknown URLs. */
export default function NotFoundPage() {
  return <NotFound />;
}
