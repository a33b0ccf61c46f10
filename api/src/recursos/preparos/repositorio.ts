import type { Preparo, PreparoEdicao, PreparoNovo, PreparoResumo } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { preparos } from '../../banco/esquema/cardapios.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { recusarSeEmUso } from '../em-uso.js';
import { fichaDePreparos } from '../fichas-tecnicas/calculo.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { gravarIngredientes, INGREDIENTES } from './ingredientes.js';

const ENTIDADE = 'preparos';

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

/** Registers a preparation; who does is its `criador`. 409 when one of the same name exists. */
export function criarPreparo(contexto: Contexto, novo: PreparoNovo): Promise<Preparo> {
  return emTransacao(contexto, async (tx) => {
    const inserido = tx
      .insert(preparos)
      .values({ ...colunas(novo), criadorId: contexto.usuario.id })
      .returning({ id: preparos.id });
    const { id } = primeira(await comNomeUnico(inserido));
    await gravarIngredientes(tx, id, novo.ingredientes);
    const criado = await buscarPreparo(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes a preparation. 404, 409 when it changed since it was read. Meals that are registered keep the foods that they have. */
export function alterarPreparo(contexto: Contexto, id: number, edicao: Recebida<PreparoEdicao>): Promise<Preparo> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    exigirVersao(antes, edicao.versao, 'O preparo foi alterado');
    await comNomeUnico(
      tx
        .update(preparos)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(preparos.id, id)),
    );
    await gravarIngredientes(tx, id, edicao.ingredientes);
    const depois = await buscarPreparo(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a preparation. 409 saying which dishes use it. */
export function excluirPreparo(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await recusarSeEmUso(tx, contexto, `O preparo ${antes.nome}`, [
      {
        tipo: 'prato',
        registros: sql`select p.id, p.nome, p.nome as ordem from pratos p join prato_preparos pp on pp.prato_id = p.id where pp.preparo_id = ${id}`,
      },
    ]);
    await tx.delete(preparos).where(eq(preparos.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

function colunas({
  nome,
  porcoes,
  modoPreparo,
  medidaCaseira,
  utensilios,
  tempoPreparoMin,
  indiceCoccao,
}: PreparoNovo) {
  return {
    nome,
    porcoes,
    modoPreparo,
    medidaCaseira: medidaCaseira || null,
    utensilios: utensilios || null,
    tempoPreparoMin: tempoPreparoMin || null,
    indiceCoccao: indiceCoccao ? String(indiceCoccao) : null,
  };
}

function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'preparos_nome_unique', 'nome', 'Já existe um preparo com este nome.');
}

async function travar(tx: Transacao, id: number): Promise<Preparo> {
  await tx.select({ id: preparos.id }).from(preparos).where(eq(preparos.id, id)).for('update');
  return buscarPreparo(tx, id);
}
