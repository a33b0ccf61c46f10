import type { Prato, PratoResumo, PratoServido } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { eq, sql, type SQL, and, isNull } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { pratos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { CATEGORIA, modalidadePorNome } from '../../cadastros/index.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { fichaDePratos } from '../fichas-tecnicas/calculo.js';

/** Every dish, by name. */
export function listarPratos(banco: Banco): Promise<PratoResumo[]> {
  return buscar(banco);
}

/** The last day on which a unit executed a meal of each dish. */
export async function ultimosServidos(banco: Banco, unidade: number): Promise<PratoServido[]> {
  const { unidadeEducacionalId, pratoId, dia, executado, excluidoEm } = refeicoes;
  const linhas = await banco
    .select({ prato: pratoId, dia: sql<string>`max(${dia})::text` })
    .from(refeicoes)
    .where(and(eq(unidadeEducacionalId, unidade), eq(executado, true), isNull(excluidoEm)))
    .groupBy(pratoId)
    .orderBy(pratoId);
  return linhas.map((linha) => ({ ...linha, dia: formatarData(linha.dia) }));
}

/** The dish with its technical sheet; 404 when there is none. */
export async function buscarPrato(banco: Banco | Transacao, id: number): Promise<Prato> {
  const [prato] = await buscar(banco, eq(pratos.id, id));
  if (!prato) throw naoEncontrado('Prato não encontrado.');
  return { ...prato, nutrientes: await fichaDePratos(banco, [id]) };
}

/** Locks a dish until the end of the transaction and reads it. 404 when there is none. */
export async function travarPrato(tx: Transacao, id: number): Promise<Prato> {
  await tx.select({ id: pratos.id }).from(pratos).where(eq(pratos.id, id)).for('update');
  return buscarPrato(tx, id);
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<PratoResumo[]> {
  const { id, nome, modalidade, tiposDaRefeicao, versao } = pratos;
  const linhas = await banco
    .select({ id, nome, categoria: CATEGORIA, modalidade, preparos: PREPAROS, tiposDaRefeicao, versao })
    .from(pratos)
    .innerJoin(categorias, eq(categorias.id, pratos.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(filtro);
  return linhas.map((linha) => ({ ...linha, modalidade: modalidadePorNome(linha.modalidade) })).sort(porNome);
}

const PREPAROS = sql<PratoResumo['preparos']>`coalesce((
  select json_agg(json_build_object('preparo', json_build_object('id', p.id, 'nome', p.nome)) order by pp.ordem)
  from prato_preparos pp join preparos p on p.id = pp.preparo_id where pp.prato_id = pratos.id), '[]')`;
