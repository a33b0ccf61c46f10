import type { UnidadeEducacional } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { TIPOS_DE_USO } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { recusarComRegistros } from '../../mecanismos/em-uso.js';
import { conflito } from '../../nucleo/recusas.js';
import { desvincularFuturos } from '../providos.js';
import { buscarUnidade, travarUnidade } from './consultas.js';

/**
 * Makes a unit no choice for anything new; its history, and the links of users to its stock, stay. With `desvincular`
 * its menus from today on leave the calendar. 404; 409 when it is deactivated already, or naming what waits or what its
 * stock holds.
 */
export function desativarUnidade(
  contexto: Contexto,
  id: number,
  { desvincular }: { desvincular: boolean },
): Promise<UnidadeEducacional> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUnidade(tx, id);
    if (!antes.ativa) throw conflito('Esta unidade já está desativada.');
    await recusarComPendencias(tx, contexto, antes);
    if (desvincular) await desvincularFuturos(tx, id);
    return mudarSituacao(tx, antes, 'DESATIVAR');
  });
}

/** Makes a deactivated unit a choice again, also for the users whose stock it was. 404; 409 when it is not deactivated. */
export function reativarUnidade(contexto: Contexto, id: number): Promise<UnidadeEducacional> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUnidade(tx, id);
    if (antes.ativa) throw conflito('Esta unidade não está desativada.');
    return mudarSituacao(tx, antes, 'REATIVAR');
  });
}

async function mudarSituacao(
  tx: Transacao,
  antes: UnidadeEducacional,
  acao: 'DESATIVAR' | 'REATIVAR',
): Promise<UnidadeEducacional> {
  const { id } = antes;
  await tx
    .update(unidadesEducacionais)
    .set({ ativa: acao === 'REATIVAR', versao: antes.versao + 1 })
    .where(eq(unidadesEducacionais.id, id));
  const depois = await buscarUnidade(tx, id);
  await auditar(tx, { entidade: 'unidades-educacionais', id, acao, antes, depois });
  return depois;
}

/**
 * 409 naming the goods and acts that are left. The balance is read last: a delivery that arrives between two of these
 * queries is seen by the first as waiting, or by the last as a balance.
 */
function recusarComPendencias(
  tx: Transacao,
  contexto: Contexto,
  { id, nome, estoque }: UnidadeEducacional,
): Promise<void> {
  return recusarComRegistros(
    tx,
    contexto,
    { titulo: `A unidade ${nomeProprio(nome)} não pode ser desativada`, motivo: 'ainda há' },
    [
      {
        tipo: TIPOS_DE_USO.solicitacaoPendente,
        registros: sql`select id, 'nº ' || numero || '/' || ano as nome, data_solicitacao as ordem from solicitacoes where unidade_educacional_id = ${id} and status in ('AGUARDANDO', 'ENVIADA')`,
      },
      {
        tipo: TIPOS_DE_USO.movimentacaoEmTransito,
        registros: sql`select id, 'nº ' || id as nome, id as ordem from movimentacoes where status = 'EM_TRANSITO' and ${estoque.id} in (origem_id, destino_id)`,
      },
      {
        tipo: TIPOS_DE_USO.refeicaoPorExecutar,
        registros: sql`select id, to_char(dia + hora, 'DD/MM/YYYY HH24:MI') as nome, dia + hora as ordem from refeicoes where unidade_educacional_id = ${id} and not executado and excluido_em is null`,
      },
      {
        tipo: TIPOS_DE_USO.produtoEmEstoque,
        registros: sql`select p.id, p.nome, p.nome as ordem from produtos_estoque e join produto_lotes l on l.id = e.produto_lote_id join produtos p on p.id = l.produto_id where e.estoque_id = ${estoque.id} and e.quantidade > 0`,
      },
    ],
  );
}
