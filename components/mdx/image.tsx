import type { ComponentProps, ReactNode } from 'react';
import { usePageText } from '@/lib/i18n/server';
import { findImage } from '@/lib/mdx/images';
import { withBasePath } from '@/lib/shared/base-path';
import styles from './image.module.css';
import { ImageZoom } from './image-zoom';

type Props = ComponentProps<'img'> & {
  /** Content file that contains the image. */
  file: string;
  /** Whether the image is a block, which can be enlarged and have a caption. */
  'data-block'?: boolean | string;
  /** Turns off caption and enlargement. */
  plain?: boolean;
};

/** Images for one color mode, by the end of their URL. Docusaurus pages use the second form. */
const modes: [pattern: RegExp, className: string][] = [
  [/#(?:light|gh-light-mode-only)$/, 'only-light'],
  [/#(?:dark|gh-dark-mode-only)$/, 'only-dark'],
];

/**
 * An image with its size (to avoid layout shifts), in modern formats, and with enlargement on click. Paths are relative
 * to the file, or from `/` in `public`. The title is the caption.
 */
export async function Image({ file, src, alt = '', title, plain = false, 'data-block': block, ...props }: Props) {
  if (typeof src !== 'string' || /^(?:[a-z]+:)?\/\//i.test(src)) {
    return <img {...props} src={src} alt={alt} title={title} loading="lazy" decoding="async" />;
  }
  const mode = modes.find(([pattern]) => pattern.test(src))?.[1];
  const published = await findImage(file, src);
  if (!published) return <span className={mode}>{alt}</span>;
  const { path, width, height, sources } = published;
  const img = <img width={width} height={height} {...props} src={withBasePath(path)} alt={alt} loading="lazy" decoding="async" />;
  const picture =
    sources.length === 0 ? (
      img
    ) : (
      <picture>
        {sources.map(({ type, variants }) => (
          <source
            key={type}
            type={type}
            srcSet={variants.map((variant) => `${withBasePath(variant.path)} ${variant.width}w`).join(', ')}
            sizes="(width < 800px) 100vw, (width < 1600px) 744px, 880px"
          />
        ))}
        {img}
      </picture>
    );
  if (plain || block === undefined) return mode ? <span className={mode}>{picture}</span> : picture;
  return (
    <figure className={[styles.figure, mode].filter(Boolean).join(' ')}>
      <Enlarged href={withBasePath(path)}>{picture}</Enlarged>
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}

function Enlarged({ href, children }: { href: string; children: ReactNode }) {
  const { t } = usePageText();
  return (
    <ImageZoom href={href} labels={{ enlarge: t('image.enlarge'), close: t('common.close') }}>
      {children}
    </ImageZoom>
  );
}
