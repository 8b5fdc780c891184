import { formatProblem, type Problem } from '../../problems/problem';
import { withBasePath } from '../../shared/base-path';

const styles = `
  details { position: fixed; inset: auto 12px 12px auto; z-index: 2147483000; max-width: min(640px, calc(100vw - 24px));
    border: 1px solid; border-radius: 8px; background: Canvas; color: CanvasText; font: 13px/1.5 system-ui, sans-serif; }
  summary { padding: 6px 12px; font-weight: 600; cursor: pointer; }
  summary::marker { content: "▲ "; }
  details.error { border-color: #d33; }
  details.warning { border-color: #c80; }
  ul { max-height: 50vh; margin: 0; padding: 0 12px 8px; overflow-y: auto; list-style: none; }
  li { padding-block: 6px; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
    font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
  a { display: block; padding: 6px 12px; color: LinkText; }
`;

let host: HTMLElement | undefined;

/**
 * Development only: shows a small panel with the problems of the open page. It is collapsed at first, keeps its state
 * when the list changes, and disappears when the list is empty.
 */
export function showProblems(problems: Problem[]): void {
  if (problems.length === 0) {
    host?.remove();
    host = undefined;
    return;
  }
  if (!host) {
    host = document.createElement('site-problems');
    // A shadow root, so that style sheets of the page and React do not affect the panel.
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const details = document.createElement('details');
    const health = document.createElement('a');
    health.href = withBasePath('/health');
    health.textContent = 'Health of all pages';
    details.append(document.createElement('summary'), document.createElement('ul'), health);
    root.append(details);
  }
  // A page load by Next.js replaces the body.
  if (!host.isConnected) document.documentElement.append(host);
  const details = host.shadowRoot?.querySelector('details');
  const summary = details?.querySelector('summary');
  if (!details || !summary) return;
  details.className = problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  summary.textContent = problems.length === 1 ? '1 problem on this page' : `${problems.length} problems on this page`;
  details.querySelector('ul')?.replaceChildren(
    ...problems.map((problem) => {
      const item = document.createElement('li');
      item.textContent = formatProblem(problem);
      return item;
    }),
  );
}
