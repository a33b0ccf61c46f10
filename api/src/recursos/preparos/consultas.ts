import type { Preparo, PreparoResumo } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { preparos } from '../../banco/esquema/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { fichaDePreparos } from '../fichas-tecnicas/calculo.js';
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

/** Every preparation, by name, without its recipe. */
export async function listarPreparos(banco: Banco): Promise<PreparoResumo[]> {
  const linhas = await banco.select(RESUMO).from(preparos);
  return linhas.sort(porNome);
}

/** The recipe with its technical sheet; 404 when there is none. */
export async function buscarPreparo(banco: Banco | Transacao, id: number): Promise<Preparo> {
  const { modoPreparo, medidaCaseira, utensilios, tempoPreparoMin, indiceCoccao } = preparos;
  const campos = {
    ...RESUMO,
    modoPreparo,
    medidaCaseira,
    utensilios,
    tempoPreparoMin,
    indiceCoccao,
    ingredientes: INGREDIENTES,
  };
  const [linha] = await banco.select(campos).from(preparos).where(eq(preparos.id, id));
  if (!linha) throw naoEncontrado('Preparo não encontrado.');
  return {
    ...linha,
    indiceCoccao: linha.indiceCoccao === null ? null : Number(linha.indiceCoccao),
    nutrientes: await fichaDePreparos(banco, [id]),
  };
}

/** Locks a preparation until the end of the transaction and reads it. 404 when there is none. */
export async function travarPreparo(tx: Transacao, id: number): Promise<Preparo> {
  await tx.select({ id: preparos.id }).from(preparos).where(eq(preparos.id, id)).for('update');
  return buscarPreparo(tx, id);
}
