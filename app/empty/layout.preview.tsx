import type { ReactNode } from 'react';

/** Test builds only: a document with nothing of the site in it. What its page loads is the framework's own share. */
export default function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
