import { MAQUINA_AQUISICAO } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { conflito } from '../../nucleo/recusas.js';
import { buscarAquisicao, exigirAquisicao } from './consultas.js';

/** Deletes an acquisition that is not VIGENTE. 409 by state, or naming the requests that use it. */
export function excluirAquisicao(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const { status } = await exigirAquisicao(tx, contexto, id);
    const recusa = MAQUINA_AQUISICAO.recusa('excluir', status);
    if (recusa) throw conflito(recusa);
    const antes = await buscarAquisicao(tx, contexto.usuario, id);
    const solicitacoes = sql`select id, 'nº ' || numero || '/' || ano as nome, data_solicitacao as ordem from solicitacoes where aquisicao_id = ${id}`;
    await recusarSeEmUso(tx, contexto, `O contrato ${antes.numero}/${antes.ano}`, [
      { tipo: 'solicitacao', registros: solicitacoes },
    ]);
    await guardarExclusao(tx, { entidade: 'aquisicoes', registro: id, tabela: aquisicoes });
    await tx.delete(aquisicoes).where(eq(aquisicoes.id, id));
    await auditar(tx, { entidade: 'aquisicoes', id, acao: 'EXCLUIR', antes });
  });
}
