import { SearchPage } from '@/components/search/search-page';
import { standaloneMetadata } from '@/lib/pages/routes';

export const generateMetadata = standaloneMetadata('search');

export default function Page() {
  return <SearchPage />;
}
