import type { Preparo, PreparoEdicao, PreparoNovo } from '@merenda/shared/contratos';
import { inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { preparoIngredientes, preparos } from '../../banco/esquema/cardapios.js';
import { enviadas, primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { auditarAlteracoes, auditarCriacoes } from '../auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { buscarPreparos, travarPreparo } from './consultas.js';
import { exigirIngredientes, gravarIngredientes } from './ingredientes.js';

/** Registers a preparation; the user is its `criador`. 409 when one of the same name exists. */
export function criarPreparo(contexto: Contexto, novo: PreparoNovo): Promise<Preparo> {
  return emTransacao(contexto, async (tx) => {
    await exigirIngredientes(tx, novo.ingredientes);
    return primeira(await inserirPreparos(tx, [novo]));
  });
}

/** Changes a preparation. 404, 409 when it changed since it was read. Registered meals keep their foods. */
export function alterarPreparo(contexto: Contexto, id: number, edicao: Recebida<PreparoEdicao>): Promise<Preparo> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPreparo(tx, id);
    exigirVersao(antes, edicao.versao, 'O preparo foi alterado');
    await exigirIngredientes(tx, edicao.ingredientes);
    return primeira(await atualizarPreparos(tx, [{ antes, depois: edicao }]));
  });
}

/** Writes new preparations and their audit lines; the author is their `criador`. The caller has checked them. */
export async function inserirPreparos(tx: Transacao, novos: readonly PreparoNovo[]): Promise<Preparo[]> {
  const criadorId = exigirAutor(tx);
  const inseridos = await comNomeUnico(
    tx
      .insert(preparos)
      .values(novos.map((novo) => ({ ...colunas(novo), criadorId })))
      .returning({ id: preparos.id, nome: preparos.nome }),
  );
  const receitas = new Map(novos.map(({ nome, ingredientes }) => [nome, ingredientes]));
  await gravarIngredientes(
    tx,
    inseridos.map(({ id, nome }) => ({ id, ingredientes: receitas.get(nome) ?? [] })),
  );
  const criados = await buscarPreparos(
    tx,
    inseridos.map(({ id }) => id),
  );
  await auditarCriacoes(tx, 'preparos', criados);
  return criados;
}

/** A preparation as it is and as it will be. */
interface MudancaDePreparo {
  antes: Pick<Preparo, 'id' | 'versao'>;
  depois: PreparoNovo;
}

/** Writes changes of preparations, which the caller has locked and checked, and their audit lines. */
export async function atualizarPreparos(tx: Transacao, mudancas: readonly MudancaDePreparo[]): Promise<Preparo[]> {
  const ids = mudancas.map(({ antes }) => antes.id);
  const antes = new Map((await buscarPreparos(tx, ids)).map((preparo) => [preparo.id, preparo]));
  // One statement for all of them: each id exists, and keeps its `criador`.
  await comNomeUnico(
    tx
      .insert(preparos)
      .values(
        mudancas.map((mudanca) => ({
          ...colunas(mudanca.depois),
          id: mudanca.antes.id,
          criadorId: 0,
          versao: mudanca.antes.versao + 1,
        })),
      )
      .onConflictDoUpdate({
        target: preparos.id,
        set: enviadas(preparos, [
          'nome',
          'porcoes',
          'modoPreparo',
          'medidaCaseira',
          'utensilios',
          'tempoPreparoMin',
          'indiceCoccao',
          'versao',
        ]),
      }),
  );
  await tx.delete(preparoIngredientes).where(inArray(preparoIngredientes.preparoId, ids));
  await gravarIngredientes(
    tx,
    mudancas.map((mudanca) => ({ id: mudanca.antes.id, ingredientes: mudanca.depois.ingredientes })),
  );
  const alterados = await buscarPreparos(tx, ids);
  await auditarAlteracoes(tx, 'preparos', antes, alterados);
  return alterados;
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

/** Runs a write; throws 409 at the field when another record has the same name. */
export function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'preparos_nome_unique', 'nome', 'Já existe um preparo com este nome.');
}
