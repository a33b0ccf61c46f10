import type { ReactNode } from 'react';

/** What an empty place is about. */
export type Motivo = 'lista' | 'busca' | 'unidade' | 'calendario' | 'prato';

/** The accent: one part of each drawing. */
const FOLHA = 'var(--folha)';

/** Line drawings of 120 × 80. */
const TRACOS: Record<Motivo, ReactNode> = {
  // A shelf with one crate, and a leaf that grows in it.
  lista: (
    <>
      <path d="M14 66h92M20 66V10M100 66V10M20 36h80" />
      <path d="M46 66V50h28v16M46 58h28" />
      <path stroke={FOLHA} d="M60 50c0-9 4-13 12-14 0 9-4 13-12 14ZM60 50c0-6-3-9-9-10 0 6 3 9 9 10Z" />
    </>
  ),
  // A magnifying glass over a page.
  busca: (
    <>
      <path d="M34 8h36l12 12v26M34 8v60h26M70 8v12h12M44 26h22M44 36h16M44 46h12" />
      <circle stroke={FOLHA} cx="76" cy="54" r="13" />
      <path stroke={FOLHA} d="M85 63l13 11" />
    </>
  ),
  // A school.
  unidade: (
    <>
      <path d="M16 70h88M26 70V38M94 70V38M20 40 60 18l40 22M38 70V52h10v18M72 70V52h10v18" />
      <path stroke={FOLHA} d="M60 18V6h12l-3 4 3 4H60M55 44a5 5 0 1 0 10 0 5 5 0 0 0-10 0M54 70V58h12v12" />
    </>
  ),
  // A page of a calendar with one day marked.
  calendario: (
    <>
      <path d="M28 16h64v54H28zM28 30h64M44 8v14M76 8v14M40 40h6M56 40h8M74 40h6M40 50h6M74 50h6M40 60h6M56 60h8" />
      <path stroke={FOLHA} d="M54 50l4 4 8-9" />
    </>
  ),
  // A plate between fork and knife.
  prato: (
    <>
      <circle cx="60" cy="42" r="26" />
      <circle stroke={FOLHA} cx="60" cy="42" r="15" />
      <path d="M18 14v14a6 6 0 0 0 12 0V14M24 14v56M100 14c-6 4-8 12-8 20 0 4 3 6 8 6M100 14v56" />
    </>
  ),
};

/** The drawing of an empty place; the sentence beside it says the same. */
export function Desenho({ motivo }: { motivo: Motivo }) {
  return (
    <svg
      viewBox="0 0 120 80"
      width="120"
      height="80"
      fill="none"
      stroke="var(--borda)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {TRACOS[motivo]}
    </svg>
  );
}
