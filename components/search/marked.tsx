import type { MarkedText } from '@/lib/shared/search/types';

/** A text with marked matches. */
export function Marked({ text }: { text: MarkedText }) {
  return <span>{text.map((piece, index) => (piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text))}</span>;
}
