import type { ReactNode } from 'react';

/** Test builds only: a document without content of the site. It loads only what Next.js needs. */
export default function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
