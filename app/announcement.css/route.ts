import { site } from '@/lib/site';
import { announcementStyles } from '@/lib/site/announcement-styles';

export const dynamic = 'force-static';

/** Returns the configured colors of the announcement as a style sheet, because the policy allows no inline styles. */
export function GET() {
  return new Response(announcementStyles(site.announcement), { headers: { 'Content-Type': 'text/css' } });
}
