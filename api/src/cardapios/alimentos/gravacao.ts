import type { Alimento, AlimentoEdicao, AlimentoNovo } from '@merenda/shared/contratos';
import { violacoesDosComponentes } from '@merenda/shared/regras';
import { inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { alimentoComponentes, alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { enviadas, primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { colunasDosComponentes, exigirComponentesConhecidos, listarComponentes } from '../../cadastros/index.js';
import { auditarAlteracoes, auditarCriacoes } from '../../mecanismos/auditoria/auditar.js';
import { exigirConvencao } from '../../mecanismos/convencoes.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { buscarAlimentos, travarAlimento } from './consultas.js';
import { exigirItemDeAlimento } from './item.js';
import { usosDosPreparos, violacoesDosPreparos } from './preparos.js';

/**
 * Registers a food. 409 when one of the same name exists; 422 when no nutrient has a value, or its unit can't be
 * converted to that of its item's products.
 */
export function criarAlimento(contexto: Contexto, novo: AlimentoNovo): Promise<Alimento> {
  return emTransacao(contexto, async (tx) => {
    await exigirReferencias(tx, novo);
    await exigirComponentes(tx, novo.componentes);
    return primeira(await inserirAlimentos(tx, [novo]));
  });
}

/**
 * Changes a food. 404, 409 when it changed since it was read, or when the recipes' quantities cannot be converted to
 * its new unit.
 */
export function alterarAlimento(contexto: Contexto, id: number, edicao: Recebida<AlimentoEdicao>): Promise<Alimento> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarAlimento(tx, id);
    exigirVersao(antes, edicao.versao, 'O alimento foi alterado');
    await exigirReferencias(tx, edicao, antes);
    if (edicao.unidadeMedida !== antes.unidadeMedida) {
      const [violada] = violacoesDosPreparos((await usosDosPreparos(tx, id)).get(id) ?? [], edicao.unidadeMedida);
      if (violada) throw conflito(violada.mensagem, [violada]);
    }
    await exigirComponentes(tx, edicao.componentes);
    return primeira(await atualizarAlimentos(tx, [{ antes, depois: edicao }]));
  });
}

/** Writes new foods and their audit lines. The caller has checked them. */
export async function inserirAlimentos(tx: Transacao, novos: readonly AlimentoNovo[]): Promise<Alimento[]> {
  const inseridos = await comNomeUnico(
    tx.insert(alimentos).values(novos.map(colunas)).returning({ id: alimentos.id, nome: alimentos.nome }),
  );
  const ids = new Map(inseridos.map(({ id, nome }) => [nome, id]));
  await gravarComponentes(
    tx,
    novos.flatMap(({ nome, componentes }) => {
      const id = ids.get(nome);
      return id === undefined ? [] : [{ id, componentes }];
    }),
  );
  const criados = await buscarAlimentos(
    tx,
    inseridos.map(({ id }) => id),
  );
  await auditarCriacoes(tx, 'alimentos', criados);
  return criados;
}

/** A food as it is and as it will be. */
interface MudancaDeAlimento {
  antes: Alimento;
  depois: AlimentoNovo;
}

/** Writes changes of foods, which the caller has locked and checked, and their audit lines. */
export async function atualizarAlimentos(tx: Transacao, mudancas: readonly MudancaDeAlimento[]): Promise<Alimento[]> {
  const linhas = mudancas.map(({ antes, depois }) => ({ ...colunas(depois), id: antes.id, versao: antes.versao + 1 }));
  // One statement for all of them: each id exists.
  await comNomeUnico(
    tx
      .insert(alimentos)
      .values(linhas)
      .onConflictDoUpdate({
        target: alimentos.id,
        set: enviadas(alimentos, ['nome', 'itemId', 'unidadeMedida', 'quantidadeBase', 'forma', 'versao']),
      }),
  );
  const antes = new Map(mudancas.map((mudanca) => [mudanca.antes.id, mudanca.antes]));
  await tx.delete(alimentoComponentes).where(inArray(alimentoComponentes.alimentoId, [...antes.keys()]));
  await gravarComponentes(
    tx,
    mudancas.map(({ antes: { id }, depois: { componentes } }) => ({ id, componentes })),
  );
  const alterados = await buscarAlimentos(tx, [...antes.keys()]);
  await auditarAlteracoes(tx, 'alimentos', antes, alterados);
  return alterados;
}

function colunas({ nome, itemAlimento, unidadeMedida, quantidadeBase, forma }: AlimentoNovo) {
  return { nome, itemId: itemAlimento.id, unidadeMedida, quantidadeBase: String(quantidadeBase), forma };
}

async function exigirReferencias(
  tx: Transacao,
  { itemAlimento, unidadeMedida, forma }: AlimentoNovo,
  antes?: Alimento,
): Promise<void> {
  await exigirConvencao(tx, 'formas-alimento', forma, 'forma', antes?.forma.nome);
  await exigirItemDeAlimento(tx, itemAlimento.id, unidadeMedida);
}

/** Throws 422 at an unknown or repeated nutrient, and unless one has a value. */
async function exigirComponentes(tx: Transacao, informados: AlimentoNovo['componentes']): Promise<void> {
  await exigirComponentesConhecidos(tx, informados);
  const nomes = (await listarComponentes(tx)).map(({ tipo }) => tipo);
  const [semValor] = violacoesDosComponentes(
    informados.map(({ valor }) => valor),
    nomes,
  );
  if (semValor) throw invalido([semValor]);
}

async function gravarComponentes(
  tx: Transacao,
  doAlimento: readonly { id: number; componentes: AlimentoNovo['componentes'] }[],
): Promise<void> {
  await tx
    .insert(alimentoComponentes)
    .values(
      doAlimento.flatMap(({ id, componentes }) =>
        colunasDosComponentes(componentes).map((coluna) => ({ alimentoId: id, ...coluna })),
      ),
    );
}

/** Runs a write; throws 409 at the field when another record has the same name. */
export function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'alimentos_nome_unique', 'nome', 'Já existe um alimento com este nome.');
}
