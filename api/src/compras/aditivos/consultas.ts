import type { Aditivo } from '@merenda/shared/contratos';
import { MAQUINA_AQUISICAO } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import { FORNECEDOR_CITADO, PRODUTO_CITADO } from '../../cadastros/index.js';
import { conflito, naoEncontrado } from '../../nucleo/recusas.js';
import { exigirAquisicao, type AquisicaoTravada } from '../aquisicoes/consultas.js';

/** The addenda of an acquisition, oldest first. */
export function aditivosDaAquisicao(leitor: Banco | Transacao, aquisicaoId: number): Promise<Aditivo[]> {
  return ler(leitor, sql`d.aquisicao_id = ${aquisicaoId}`);
}

/** One addendum. 404 when there is none. */
export async function buscarAditivo(leitor: Banco | Transacao, id: number): Promise<Aditivo> {
  const [aditivo] = await ler(leitor, sql`d.id = ${id}`);
  if (!aditivo) throw naoEncontrado('Aditivo não encontrado.');
  return aditivo;
}

async function ler(leitor: Banco | Transacao, filtro: SQL): Promise<Aditivo[]> {
  const { rows } = await leitor.execute<{ aditivo: Aditivo }>(sql`
    select json_build_object('id', d.id, 'aquisicao', json_build_object('id', a.id, 'aquisicaoTipo', a.aquisicao_tipo), 'aditivoTipo', d.aditivo_tipo,
      'observacao', d.observacao, 'novaVigencia', to_char(d.nova_vigencia, 'DD/MM/YYYY'), 'valor', d.valor, 'versao', d.versao,
      'itensAditivados', (select coalesce(json_agg(json_build_object('id', ia.id, 'produto', ${PRODUTO_CITADO}, 'descricao', ia.descricao,
          'quantidade', ia.quantidade, 'unidadeProduto', i.unidade_produto, 'precoUnidade', ia.preco_unidade, 'valorItem', ia.valor_item,
          'propostaVencedora', json_build_object('id', v.id, 'numeroContrato', v.numero_contrato, 'fornecedor', ${FORNECEDOR_CITADO})) order by ia.id), '[]')
        from itens_aditivados ia
        join itens_proposta i on i.id = ia.item_proposta_id
        join propostas_vencedoras v on v.id = i.proposta_id
        join fornecedores f on f.id = v.fornecedor_id
        join produtos p on p.id = i.produto_id
        join itens_produto ip on ip.id = p.item_id
        where ia.aditivo_id = d.id)) as aditivo
    from aditivos d join aquisicoes a on a.id = d.aquisicao_id
    where ${filtro} order by d.id`);
  return rows.map(({ aditivo }) => aditivo);
}

/** Locks an acquisition of the user's units that takes addenda. 404, 409 by its state. */
export async function exigirAditavel(
  tx: Transacao,
  contexto: Contexto,
  aquisicaoId: number,
): Promise<AquisicaoTravada> {
  const aquisicao = await exigirAquisicao(tx, contexto, aquisicaoId);
  const recusa = MAQUINA_AQUISICAO.recusa('aditivar', aquisicao.status);
  if (recusa) throw conflito(recusa);
  return aquisicao;
}

/** The acquisition is locked first, as in all transactions; then the addendum is read. */
export async function travarAditivo(
  tx: Transacao,
  contexto: Contexto,
  id: number,
): Promise<{ antes: Aditivo; aquisicao: AquisicaoTravada }> {
  const {
    aquisicao: { id: aquisicaoId },
  } = await buscarAditivo(tx, id);
  const aquisicao = await exigirAditavel(tx, contexto, aquisicaoId);
  return { antes: await buscarAditivo(tx, id), aquisicao };
}
