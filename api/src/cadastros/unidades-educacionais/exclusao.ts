import { nomeProprio } from '@merenda/shared/formatos';
import { eq, sql } from 'drizzle-orm';
import { recusarSeEmUso } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { guardarExclusao } from '../../mecanismos/exclusoes/guardar.js';
import { travarUnidade } from './consultas.js';

const ONDE_DESATIVAR = 'Para que deixe de ser oferecida, abra os detalhes da unidade e use Desativar.';

/**
 * Deletes a unit with its stock, which must never have held anything. 409 naming their uses, and where it is
 * deactivated instead.
 */
export function excluirUnidade(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarUnidade(tx, id);
    const estoque = antes.estoque.id;
    await recusarSeEmUso(
      tx,
      contexto,
      `A unidade ${nomeProprio(antes.nome)}`,
      [
        {
          tipo: 'usuario',
          registros: sql`select u.id, u.usuario as nome, u.usuario as ordem from usuario_estoques x join usuarios u on u.id = x.usuario_id where x.estoque_id = ${estoque}`,
        },
        {
          tipo: 'produtoEmEstoque',
          registros: sql`select p.id, p.nome, p.nome as ordem from produtos_estoque e join produto_lotes l on l.id = e.produto_lote_id join produtos p on p.id = l.produto_id where e.estoque_id = ${estoque}`,
        },
        {
          tipo: 'aquisicao',
          registros: sql`select id, numero || '/' || ano as nome, data_contrato as ordem from aquisicoes where unidade_educacional_id = ${id}`,
        },
        {
          tipo: 'solicitacao',
          registros: sql`select id, 'nº ' || numero || '/' || ano as nome, data_solicitacao as ordem from solicitacoes where unidade_educacional_id = ${id}`,
        },
        {
          tipo: 'movimentacao',
          registros: sql`select id, 'nº ' || id as nome, id as ordem from movimentacoes where ${estoque} in (origem_id, destino_id)`,
        },
        {
          tipo: 'lancamento',
          registros: sql`select id, to_char(data, 'DD/MM/YYYY') as nome, data as ordem from lancamentos where unidade_educacional_id = ${id}`,
        },
        {
          tipo: 'refeicao',
          registros: sql`select id, to_char(dia + hora, 'DD/MM/YYYY HH24:MI') as nome, dia + hora as ordem from refeicoes where unidade_educacional_id = ${id}`,
        },
        {
          tipo: 'kit',
          registros: sql`select id, to_char(data, 'DD/MM/YYYY') as nome, data as ordem from kits where estoque_id = ${estoque}`,
        },
      ],
      antes.ativa ? ONDE_DESATIVAR : undefined,
    );
    await guardarExclusao(tx, {
      entidade: 'unidades-educacionais',
      registro: id,
      tabela: unidadesEducacionais,
      mais: [estoques],
    });
    await tx.delete(estoques).where(eq(estoques.id, estoque));
    await tx.delete(unidadesEducacionais).where(eq(unidadesEducacionais.id, id));
    await auditar(tx, { entidade: 'unidades-educacionais', id, acao: 'EXCLUIR', antes });
  });
}
