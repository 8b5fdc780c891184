/** Test builds only: the page in the empty document. */
export default function EmptyPage() {
  return <h1>An empty page</h1>;
}
