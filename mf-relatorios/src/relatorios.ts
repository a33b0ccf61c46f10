import type { Folha } from './folha/folha';
import { produtosRefeicao } from './refeicoes/produtos-refeicao';
import { refeicao } from './refeicoes/refeicao';

/** What the address says after the report's key. */
export interface Pedido {
  id: string | undefined;
  segundo: string | undefined;
  signal: AbortSignal;
}

/** Reads what a report needs and lays it out. Rejects with `ErroApi`; a 404 is shown as a report that does not exist. */
export type Relatorio = (pedido: Pedido) => Promise<Folha>;

/** Key in the address → report (specification 3, 'Print reports'). */
export const RELATORIOS: Readonly<Record<string, Relatorio | undefined>> = {
  'produtos-refeicao': produtosRefeicao,
  refeicao,
};
