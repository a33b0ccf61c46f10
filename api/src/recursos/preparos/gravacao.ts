import type { Preparo, PreparoEdicao, PreparoNovo } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { preparos } from '../../banco/esquema/cardapios.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { buscarPreparo, travarPreparo } from './consultas.js';
import { gravarIngredientes } from './ingredientes.js';

/** Registers a preparation; the user is its `criador`. 409 when one of the same name exists. */
export function criarPreparo(contexto: Contexto, novo: PreparoNovo): Promise<Preparo> {
  return emTransacao(contexto, async (tx) => {
    const inserido = tx
      .insert(preparos)
      .values({ ...colunas(novo), criadorId: contexto.usuario.id })
      .returning({ id: preparos.id });
    const { id } = primeira(await comNomeUnico(inserido));
    await gravarIngredientes(tx, id, novo.ingredientes);
    const criado = await buscarPreparo(tx, id);
    await auditar(tx, { entidade: 'preparos', id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes a preparation. 404, 409 when it changed since it was read. Registered meals keep their foods. */
export function alterarPreparo(contexto: Contexto, id: number, edicao: Recebida<PreparoEdicao>): Promise<Preparo> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPreparo(tx, id);
    exigirVersao(antes, edicao.versao, 'O preparo foi alterado');
    await comNomeUnico(
      tx
        .update(preparos)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(preparos.id, id)),
    );
    await gravarIngredientes(tx, id, edicao.ingredientes);
    const depois = await buscarPreparo(tx, id);
    await auditar(tx, { entidade: 'preparos', id, acao: 'ALTERAR', antes, depois });
    return depois;
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
