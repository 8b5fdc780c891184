import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SidebarNav } from './sidebar-nav';

const { usePathname } = vi.hoisted(() => ({ usePathname: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname }));

test.each(['/docs/My Page', '/docs/ü', '/docs/100%', '/docs/a'])('the sidebar marks %s, however its address is written', (path) => {
  const html = `<ul><li><a href="${path}">Here</a></li></ul>`;
  for (const pathname of [path, new URL(path, 'https://example.com').pathname]) {
    usePathname.mockReturnValue(pathname);
    const markup = renderToStaticMarkup(<SidebarNav html={html} label="Docs" root="/docs" others={[]} />);
    expect(markup).toContain(`href="${path}" aria-current="page"`);
  }
});
