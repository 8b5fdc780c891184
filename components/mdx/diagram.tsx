import { stat } from 'node:fs/promises';
import path from 'node:path';
import { drawingPaths } from '@/lib/mdx/diagrams';
import { publishImage } from '@/lib/mdx/images';
import { withBasePath } from '@/lib/shared/base-path';
import styles from './mermaid.module.css';

type Props = { code: string /** What the diagram shows, in words. */; alt: string; title?: string };

/** Maximum width in pixels of drawings that stay legible when scaled down to a phone. */
const smallDrawing = 460;

/** A diagram: one drawing per color mode. In development, a diagram without drawings is shown as its source. */
export async function Diagram({ code, alt, title }: Props) {
  const files = drawingPaths(code);
  if (process.env.NODE_ENV === 'development' && !(await stat(files.light).catch(() => undefined))) return <pre>{code}</pre>;
  const image = async (theme: keyof typeof files) => {
    const file = files[theme];
    const { path: src, width, height } = await publishImage(path.relative(process.cwd(), file), `./${path.basename(file)}`);
    // Browsers do not load hidden images, so only one of the two is loaded.
    const className = [styles[theme], width !== undefined && width <= smallDrawing && styles.small].filter(Boolean).join(' ');
    return <img className={className} src={withBasePath(src)} alt="" width={width} height={height} loading="lazy" decoding="async" />;
  };
  const [light, dark] = await Promise.all([image('light'), image('dark')]);
  return (
    <figure className={styles.diagram} data-diagram="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so it must be reachable by keyboard */}
      <div className={styles.box} tabIndex={0} role="img" aria-label={alt}>
        {light}
        {dark}
      </div>
      {title ? <figcaption>{title}</figcaption> : null}
    </figure>
  );
}
