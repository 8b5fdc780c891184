import { blogPage } from '@/components/blog/blog-page';
import { catchAllRoute } from '@/lib/pages/routes';
import { isBlogRoute } from '@/lib/routes/table';
import { site } from '@/lib/site';

const { generateStaticParams, generateMetadata, renderPage } = catchAllRoute(site.blog.routeBase, isBlogRoute, blogPage);

export const dynamicParams = false;

export { generateMetadata, generateStaticParams, renderPage as default };
