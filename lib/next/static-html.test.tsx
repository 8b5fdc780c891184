import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from '@/components/ui/icon';
import { staticHtml } from './static-html';

const Part = ({ children }: { children: ReactNode }) => <b data-part="">{children}</b>;

const Async = async () => <p>later</p>;

test('the same HTML as React makes', () => {
  const elements = (
    <>
      <details open>
        <summary className="a b" tabIndex={-1}>
          Texts & <Part>"parts" {3}</Part>
          {false}
          {null}
        </summary>
        <Icon name="chevronDown" size={16} className="x" />
      </details>
      {['a', 'b'].map((key) => (
        <a key={key} href={`/${key}?x=1&y=2`} target="_blank" rel="noopener" hrefLang="de" title={undefined} aria-hidden={false}>
          {key}
          <br />
        </a>
      ))}
      <span dangerouslySetInnerHTML={{ __html: '<i>x</i>' }} />
    </>
  );
  const normal = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('hrefLang', 'hreflang');
  expect(normal(staticHtml(elements) ?? '')).toBe(normal(renderToStaticMarkup(elements)));
});

test('what is alive, or not there yet, is left to React', () => {
  const Client = Object.assign(() => null, { $$typeof: Symbol.for('react.client.reference') });
  expect(
    staticHtml(
      <p>
        <Client />
      </p>,
    ),
  ).toBeUndefined();
  expect(staticHtml(<Async />)).toBeUndefined();
  expect(staticHtml(<button type="button" onClick={() => {}} />)).toBeUndefined();
});
