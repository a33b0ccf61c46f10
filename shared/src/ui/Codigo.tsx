/** A code, such as the number of a lot, is kept on one line in spite of its hyphens. */
export function Codigo({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}
