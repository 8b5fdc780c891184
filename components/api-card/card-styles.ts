/**
 * Styles of the card. A style sheet made by the script that shows the first card: pages don't load it, and the security
 * policy allows it.
 */
export const cardStyles = `
#api-card {
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(496px, calc(100vw - 16px));
  max-height: calc(100vh - 16px);
  margin: 0;
  padding: 12px 14px;
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius-large);
  background: var(--bg);
  box-shadow: var(--shadow);
  color: var(--text);
  font: 400 var(--font-small)/1.5 var(--font-text);
  overflow-wrap: break-word;
  hyphens: auto;
}
#api-card > * {
  margin: 0;
}
#api-card > * + * {
  margin-top: 8px;
}
#api-card .head {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 24px;
  color: var(--text-muted);
  font-size: 13px;
}
#api-card .since {
  padding: 0 6px;
  border-radius: var(--radius);
  background: var(--amber-tint);
  color: var(--amber);
}
#api-card pre {
  white-space: pre-wrap;
  font: 500 13px/1.55 var(--font-mono);
  hyphens: none;
}
#api-card code {
  font: inherit;
}
#api-card .where {
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--text-muted);
  font: 12px/1.5 var(--font-mono);
  hyphens: none;
}
@media print {
  #api-card {
    display: none;
  }
}
`;
