'use client';

import type { Mermaid } from 'mermaid';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTheme } from '@/lib/browser/use-theme';
import { diagramSettings, diagramThemes } from '@/lib/shared/diagram-themes';
import styles from './mermaid.module.css';

type Props = {
  mermaid: Mermaid;
  code: string;
  /** Shown while drawing, and if the code is invalid. */
  children: ReactNode;
};

/** Draws a diagram, and draws it again when the color mode changes. */
export default function MermaidDrawing({ mermaid, code, children }: Props) {
  const id = `diagram-${useId().replace(/\W/g, '')}`;
  const theme = useTheme() ?? 'light';
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let cancelled = false;
    mermaid.initialize({ ...diagramSettings, themeVariables: diagramThemes[theme === 'dark' ? 'dark' : 'light'] });
    mermaid.render(id, code).then(
      (result) => !cancelled && setSvg(result.svg),
      (error: Error) => console.error(`A diagram cannot be drawn: ${error.message}`),
    );
    return () => {
      cancelled = true;
    };
  }, [mermaid, code, id, theme]);
  return svg ? <div aria-hidden="true" className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} /> : children;
}
