import { stat } from 'node:fs/promises';
import path from 'node:path';
import { usePageText } from '@/lib/i18n/server';
import { drawingPaths } from '@/lib/mdx/diagrams';
import { type PublishedImage, publishImage } from '@/lib/mdx/images';
import { withBasePath } from '@/lib/shared/base-path';
import type { DiagramTheme } from '@/lib/shared/diagram-themes';
import styles from './mermaid.module.css';

type Props = { code: string /** What the diagram shows, in words. */; alt: string; title?: string };

// A bundler constant: builds contain no code that draws diagrams in the browser.
const live = process.env.NODE_ENV === 'development' ? import('./mermaid') : undefined;

/** A diagram: one drawing per color mode. In development, the browser draws diagrams without drawings. */
export async function Diagram(props: Props) {
  const { code } = props;
  const files = drawingPaths(code);
  if (live && !(await stat(files.light).catch(() => undefined))) {
    const { MermaidDiagram } = await live;
    return <LiveDiagram {...props} Diagram={MermaidDiagram} />;
  }
  const drawing = (file: string) => publishImage(path.relative(process.cwd(), file), `./${path.basename(file)}`);
  const [light, dark] = await Promise.all([drawing(files.light), drawing(files.dark)]);
  return <Figure {...props} drawings={{ light, dark }} />;
}

function LiveDiagram({ Diagram: Live, ...props }: Props & { Diagram: typeof import('./mermaid').MermaidDiagram }) {
  const { t } = usePageText();
  return <Live {...props} labels={{ loading: t('loadable.loading'), failed: t('loadable.failed'), retry: t('loadable.retry') }} />;
}

/** Maximum width in pixels of drawings that stay legible when scaled down to a phone. */
const smallDrawing = 460;

function Figure({ alt, title, drawings }: Props & { drawings: Record<DiagramTheme, PublishedImage> }) {
  const image = (theme: DiagramTheme) => {
    const { path: src, width, height } = drawings[theme];
    // Browsers do not load hidden images, so only one of the two is loaded.
    const className = [styles[theme], width !== undefined && width <= smallDrawing && styles.small].filter(Boolean).join(' ');
    return <img className={className} src={withBasePath(src)} alt="" width={width} height={height} loading="lazy" decoding="async" />;
  };
  return (
    <figure className={styles.diagram} data-diagram="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so it must be reachable by keyboard */}
      <div className={styles.box} tabIndex={0} role="img" aria-label={alt}>
        {image('light')}
        {image('dark')}
      </div>
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
