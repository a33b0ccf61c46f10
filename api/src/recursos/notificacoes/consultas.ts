import type { Notificacao } from '@merenda/shared/contratos';
import type { Contexto } from '../../banco/contexto.js';
import type { Fonte } from './fonte.js';
import { aquisicoesNoFim, solicitacoesPendentes } from './fontes-de-compras.js';
import { lotesVencendo, movimentacoesAReceber } from './fontes-de-estoque.js';
import { refeicoesPorExecutar } from './fontes-de-refeicoes.js';

/** Sorted by the urgency of their kind. */
const FONTES: readonly Fonte[] = [
  refeicoesPorExecutar,
  lotesVencendo,
  movimentacoesAReceber,
  solicitacoesPendentes,
  aquisicoesNoFim,
];

/** All notices for the user. Each kind looks only at the user's own stocks, and returns nothing for other users. */
export async function listarNotificacoes(contexto: Contexto): Promise<Notificacao[]> {
  const notificacoes: Notificacao[] = [];
  for (const fonte of FONTES) notificacoes.push(...(await fonte(contexto)));
  return notificacoes;
}
