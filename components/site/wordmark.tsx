/** The wordmark of the site: "webfor" and a J that looks like a text cursor, in the accent color. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={className}>
      webfor
      <svg
        aria-hidden="true"
        width="12"
        height="20"
        viewBox="0 0 12 20"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M5 2.500c1.500 0 2.400.5 2.400 1.800v9.400a3.700 3.700 0 0 1-5.900 3M9.800 2.500c-1.500 0-2.400.5-2.400 1.800" />
      </svg>
      <span className="visually-hidden">J</span>
    </span>
  );
}
