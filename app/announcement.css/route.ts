import { site } from '@/lib/site';
import { announcementStyles } from '@/lib/site/announcement-styles';

export const dynamic = 'force-static';

/** The configured colors of the announcement as a style sheet: inline styles are not allowed by the policy. */
export function GET() {
  return new Response(announcementStyles(site.announcement), { headers: { 'Content-Type': 'text/css' } });
}
