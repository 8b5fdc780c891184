import { docsPage } from '@/components/docs/docs-page';
import { catchAllRoute } from '@/lib/pages/routes';
import { isDocsRoute } from '@/lib/routes/table';
import { site } from '@/lib/site';

const { generateStaticParams, generateMetadata, renderPage } = catchAllRoute(site.docs.routeBase, isDocsRoute, docsPage);

export { generateMetadata, generateStaticParams, renderPage as default };
