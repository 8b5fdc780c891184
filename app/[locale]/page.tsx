import { Home } from '@/components/home/home';
import { JsonLd } from '@/components/site/json-ld';
import { SetupCheck } from '@/components/site/setup-check';
import { standaloneMetadata, standalonePage } from '@/lib/pages/routes';
import { structuredData } from '@/lib/pages/structured-data';

export const generateMetadata = standaloneMetadata('home');

export default async function HomePage() {
  return (
    <>
      <JsonLd data={await structuredData(await standalonePage('home'))} />
      <Home />
      <SetupCheck />
    </>
  );
}
