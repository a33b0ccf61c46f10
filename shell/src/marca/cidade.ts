import { create } from 'zustand';

/** The municipality that this installation serves, as the presentation service names it. */
export interface Cidade {
  nome: string;
  uf: string;
}

const CHAVE = 'merenda:cidade';

/** Null on the first render, which must equal the delivered page; then the city that the last visit stored. */
export const useCidade = create<{ cidade: Cidade | null }>()(() => ({ cidade: null }));
useCidade.setState({ cidade: lerGuardada() });

function lerGuardada(): Cidade | null {
  try {
    const cidade = JSON.parse(localStorage.getItem(CHAVE) ?? 'null') as Cidade | null;
    return typeof cidade?.nome === 'string' && typeof cidade.uf === 'string' ? cidade : null;
  } catch {
    return null; // Storage switched off or meddled with: the login works without a city.
  }
}

/** Shows the city and keeps it for the next visit (specification 1, section 2: nome and uf). */
export function guardarCidade({ nome, uf }: Cidade): void {
  useCidade.setState({ cidade: { nome, uf } });
  try {
    localStorage.setItem(CHAVE, JSON.stringify({ nome, uf }));
  } catch {
    // Full or switched off: the city is asked for again at the next visit.
  }
}
