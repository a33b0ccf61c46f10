import type { Cancelamento, Solicitacao } from '@merenda/shared/contratos';
import { MAQUINA_SOLICITACAO } from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { solicitacoes } from '../../banco/esquema/compras/solicitacoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { travarAquisicao } from '../aquisicoes/consultas.js';
import { buscarSolicitacao, travarSolicitacao } from './consultas.js';
import { apagarRascunho } from './rascunho.js';

/** Cancels a request without receipts; its quantities are available again. */
export function cancelarSolicitacao(contexto: Contexto, id: number, { motivo }: Cancelamento): Promise<Solicitacao> {
  return emTransacao(contexto, async (tx) => {
    const { aquisicao } = await buscarSolicitacao(tx, contexto.usuario, id);
    await travarAquisicao(tx, aquisicao.id);
    const antes = await travarSolicitacao(tx, contexto, id);
    const recusa = MAQUINA_SOLICITACAO.recusa('cancelar', antes.status);
    if (recusa) throw conflito(recusa);
    const status = MAQUINA_SOLICITACAO.depois('cancelar', antes.status);
    await tx
      .update(solicitacoes)
      .set({ status, motivoCancelamento: motivo, canceladaEm: agora(), versao: antes.versao + 1 })
      .where(eq(solicitacoes.id, id));
    await apagarRascunho(tx, id);
    const depois = await buscarSolicitacao(tx, contexto.usuario, id);
    await auditar(tx, { entidade: 'solicitacoes', id, acao: 'CANCELAR', antes, depois });
    return depois;
  });
}
