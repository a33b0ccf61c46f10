import type { Preparo, PreparoResumo } from '@merenda/shared/contratos';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { preparos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { fichasDosPreparos } from '../fichas-tecnicas/calculo.js';
import { pendenciasPorPreparo } from '../fichas-tecnicas/ficha.js';
import { INGREDIENTES } from './ingredientes.js';

const CRIADOR = sql<PreparoResumo['criador']>`(
  select json_build_object('id', u.id, 'nome', pe.nome) from usuarios u join pessoas pe on pe.id = u.pessoa_id where u.id = preparos.criador_id)`;

const RESUMO = {
  id: preparos.id,
  nome: preparos.nome,
  porcoes: preparos.porcoes,
  criador: CRIADOR,
  versao: preparos.versao,
};

/** Every preparation, by name, without its recipe; with how many things its sheet lacks. */
export async function listarPreparos(banco: Banco): Promise<PreparoResumo[]> {
  const linhas = await banco.select(RESUMO).from(preparos);
  const pendencias = await pendenciasPorPreparo(banco);
  return linhas.map((linha) => ({ ...linha, pendencias: pendencias.get(linha.id) ?? 0 })).sort(porNome);
}

/** The recipe with its technical sheet; 404 when there is none. */
export async function buscarPreparo(banco: Banco | Transacao, id: number): Promise<Preparo> {
  const [preparo] = await buscarPreparos(banco, [id]);
  if (!preparo) throw naoEncontrado('Preparo não encontrado.');
  return preparo;
}

/** The recipes with these ids, with their technical sheets, by name. */
export async function buscarPreparos(banco: Banco | Transacao, ids: readonly number[]): Promise<Preparo[]> {
  const receitas = await listarReceitas(banco, inArray(preparos.id, [...ids]));
  const fichas = await fichasDosPreparos(
    banco,
    receitas.map(({ id }) => id),
  );
  return receitas.map((receita) => ({ ...receita, nutrientes: fichas.get(receita.id) ?? [] }));
}

/** A preparation without its technical sheet. */
export type Receita = Omit<Preparo, 'nutrientes'>;

/** The recipes, by name: all, or those of the filter. */
export async function listarReceitas(banco: Banco | Transacao, filtro?: SQL): Promise<Receita[]> {
  const { modoPreparo, medidaCaseira, utensilios, tempoPreparoMin, indiceCoccao, pesoPronto, alergenicosPodeConter } =
    preparos;
  const linhas = await banco
    .select({
      ...RESUMO,
      modoPreparo,
      medidaCaseira,
      utensilios,
      tempoPreparoMin,
      indiceCoccao,
      pesoPronto,
      alergenicosPodeConter,
      ingredientes: INGREDIENTES,
    })
    .from(preparos)
    .where(filtro);
  return linhas
    .map((linha) => ({
      ...linha,
      indiceCoccao: linha.indiceCoccao === null ? null : Number(linha.indiceCoccao),
      pesoPronto: linha.pesoPronto === null ? null : Number(linha.pesoPronto),
    }))
    .sort(porNome);
}

/** Locks a preparation until the end of the transaction and reads it. 404 when there is none. */
export async function travarPreparo(tx: Transacao, id: number): Promise<Preparo> {
  await tx.select({ id: preparos.id }).from(preparos).where(eq(preparos.id, id)).for('update');
  return buscarPreparo(tx, id);
}
