import '@/components/styles/tokens.css';
import '@/components/styles/base.css';
import '@/components/styles/prose.css';
import '@/components/styles/code.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { CopyCode } from '@/components/mdx/copy-code';
import { ClientNavigation } from '@/components/navigation/client-navigation';
import { LoadError } from '@/components/navigation/load-error';
import { RouteFocus } from '@/components/navigation/route-focus';
import { RuntimeReady } from '@/components/navigation/runtime-ready';
import { AnnouncementBar } from '@/components/site/announcement-bar';
import { BootScript } from '@/components/site/boot-script';
import { ErrorTexts } from '@/components/site/error-texts';
import { fontVariables } from '@/components/site/fonts';
import { Footer } from '@/components/site/footer';
import { LanguageHint } from '@/components/site/language-hint';
import { MenuBehavior } from '@/components/site/menu-behavior';
import { Navbar } from '@/components/site/navbar';
import { getPageText } from '@/lib/i18n/server';
import { withBasePath } from '@/lib/shared/base-path';
import { localeInfo, locales } from '@/lib/shared/i18n/locales';
import { keepsIndex } from '@/lib/shared/offline';
import { site } from '@/lib/site';
import { themeColors } from '@/lib/site/boot';

// A constant of the build (next.config.ts): sites without analytics do not bundle it.
const analytics = process.env.NEXT_PUBLIC_ANALYTICS ? import('@/components/analytics') : undefined;

// Also a constant: sites without offline reading do not bundle it.
const offline = process.env.NEXT_PUBLIC_OFFLINE ? import('@/components/offline/keep-offline') : undefined;

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getPageText();
  return {
    metadataBase: new URL(site.url + site.basePath),
    title: { default: t('site.title'), template: `%s | ${t('site.title')}` },
    description: t('site.description'),
    manifest: withBasePath('/manifest.webmanifest'),
    icons: { icon: { url: withBasePath('/icon.svg'), type: 'image/svg+xml' }, apple: withBasePath('/apple-touch-icon.png') },
  };
}

export const viewport: Viewport = { themeColor: [{ color: themeColors.light }] };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { locale, t } = await getPageText();
  const { htmlLang, direction } = localeInfo(locale);
  const { Analytics, AnalyticsChoice } = (await analytics) ?? {};
  const { KeepOffline } = (await offline) ?? {};
  return (
    // The boot script sets attributes before hydration.
    <html
      lang={htmlLang}
      dir={direction}
      className={fontVariables}
      data-theme={site.colorMode.defaultMode}
      data-theme-choice={site.colorMode.defaultMode}
      suppressHydrationWarning
    >
      <head>
        <BootScript />
      </head>
      <body>
        <a href="#content" className="skip-link">
          {t('common.skipToContent')}
        </a>
        {Analytics ? <Analytics /> : null}
        <AnnouncementBar />
        <Navbar />
        {children}
        <Footer>{AnalyticsChoice ? <AnalyticsChoice /> : null}</Footer>
        <ErrorTexts title={t('error.title')} heading={t('error.heading')} retry={t('error.retry')} cause={t('error.cause')} />
        <LoadError />
        <ClientNavigation />
        <RouteFocus announcement={t.raw('navigation.announcement')} />
        <MenuBehavior />
        <CopyCode labels={{ copied: t('code.copied'), failed: t('code.copyFailed') }} />
        {KeepOffline ? <KeepOffline locale={locale} hasIndex={keepsIndex(site)} /> : null}
        <LanguageHint locale={locale} />
        <RuntimeReady />
      </body>
    </html>
  );
}
