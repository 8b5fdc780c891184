// Shows on the home pages that the site did not load, usually because of a wrong base path. In this case only this
// script loads, because its URL is relative. The build copies it into the export; see components/site/setup-check.tsx.
(() => {
  const { base, path, title, text, current, fallback, suggestion } = document.currentScript.dataset;

  // Our style sheets set this property.
  const hasStyles = () => getComputedStyle(document.documentElement).getPropertyValue('--site-styles').trim() === 'loaded';

  /** Returns the base path that would be correct for this home page: its path without file name and language. */
  function suggestedBase() {
    const home = location.pathname
      .replace(/\/index\.html$/, '/')
      .replace(/\.html$/, '')
      .replace(/\/+$/, '');
    return (path && home.endsWith(path) ? home.slice(0, -path.length) : home) || '/';
  }

  function element(name, styles, ...content) {
    const node = document.createElement(name);
    // Set by script, because a policy against inline styles allows this.
    Object.assign(node.style, styles);
    node.append(...content);
    return node;
  }

  const code = (value) => element('code', { fontWeight: 'bold' }, value);

  function show() {
    if (hasStyles()) return;
    const paragraph = (...content) => element('p', { margin: '8px 0 0' }, ...content);
    // Every second part was inside the tags.
    const explanation = text.split(/<\/?strong>/).map((part, index) => (index % 2 === 1 ? element('strong', {}, part) : part));
    const right = suggestedBase();
    const configured = base || '/';
    const banner = element(
      'div',
      {
        margin: '16px',
        padding: '16px',
        border: '3px solid #b3261e',
        borderRadius: '4px',
        background: '#fdebea',
        color: '#152033',
        font: '16px/1.5 system-ui, sans-serif',
        overflowWrap: 'anywhere',
      },
      element('p', { margin: '0', fontSize: '20px', fontWeight: 'bold' }, title),
      paragraph(...explanation),
      paragraph(`${current} `, code(configured), configured === '/' ? ` ${fallback}` : ''),
      ...(right === configured ? [] : [paragraph(`${suggestion} `, code(right))]),
    );
    banner.id = 'setup-error';
    banner.setAttribute('role', 'alert');
    document.body.prepend(banner);
  }

  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
})();
