import type { Alimento, AlimentoEdicao, AlimentoNovo } from '@merenda/shared/contratos';
import { recusaConversao, violacoesDosComponentes } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { alimentoComponentes, alimentos } from '../../banco/esquema/cardapios.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { colunasDosComponentes } from '../componentes-nutricionais/informados.js';
import { exigirConvencao, listarComponentes } from '../convencoes/consultas.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { buscarAlimento, travarAlimento } from './consultas.js';
import { exigirItemDeAlimento } from './item.js';

/**
 * Registers a food. 409 when one of the same name exists; 422 when no nutrient has a value, or its unit can't be
 * converted to that of its item's products.
 */
export function criarAlimento(contexto: Contexto, novo: AlimentoNovo): Promise<Alimento> {
  return emTransacao(contexto, async (tx) => {
    await exigirReferencias(tx, novo);
    const { id } = primeira(
      await comNomeUnico(tx.insert(alimentos).values(colunas(novo)).returning({ id: alimentos.id })),
    );
    await gravarComponentes(tx, id, novo.componentes);
    const criado = await buscarAlimento(tx, id);
    await auditar(tx, { entidade: 'alimentos', id, acao: 'CRIAR', depois: criado });
    return criado;
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
    await exigirReferencias(tx, edicao);
    if (edicao.unidadeMedida !== antes.unidadeMedida) await exigirUnidadeDosPreparos(tx, id, edicao.unidadeMedida);
    await comNomeUnico(
      tx
        .update(alimentos)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(alimentos.id, id)),
    );
    await tx.delete(alimentoComponentes).where(eq(alimentoComponentes.alimentoId, id));
    await gravarComponentes(tx, id, edicao.componentes);
    const depois = await buscarAlimento(tx, id);
    await auditar(tx, { entidade: 'alimentos', id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

function colunas({ nome, itemAlimento, unidadeMedida, quantidadeBase, forma }: AlimentoNovo) {
  return { nome, itemId: itemAlimento.id, unidadeMedida, quantidadeBase: String(quantidadeBase), forma };
}

async function exigirReferencias(tx: Transacao, { itemAlimento, unidadeMedida, forma }: AlimentoNovo): Promise<void> {
  await exigirConvencao(tx, 'formas-alimento', forma, 'forma');
  await exigirItemDeAlimento(tx, itemAlimento.id, unidadeMedida);
}

async function gravarComponentes(
  tx: Transacao,
  alimentoId: number,
  informados: AlimentoNovo['componentes'],
): Promise<void> {
  const componentes = await colunasDosComponentes(tx, informados);
  const nomes = (await listarComponentes(tx)).map(({ tipo }) => tipo);
  const [semValor] = violacoesDosComponentes(
    informados.map(({ valor }) => valor),
    nomes,
  );
  if (semValor) throw invalido([semValor]);
  await tx.insert(alimentoComponentes).values(componentes.map((coluna) => ({ alimentoId, ...coluna })));
}

/**
 * Throws 409 when a preparation measures the food in a unit of another dimension: grams cannot silently become
 * millilitres.
 */
async function exigirUnidadeDosPreparos(tx: Transacao, id: number, unidadeMedida: string): Promise<void> {
  const { rows } = await tx.execute<{ nome: string; unidade: string }>(sql`
    select p.nome, u.unidade from preparos p join (
      select preparo_id, unidade_medida as unidade from preparo_ingredientes where alimento_id = ${id}
      union select i.preparo_id, s.unidade_medida from ingrediente_substitutos s join preparo_ingredientes i on i.id = s.ingrediente_id where s.alimento_id = ${id}
    ) u on u.preparo_id = p.id order by p.nome`);
  for (const { nome, unidade } of rows) {
    const recusa = recusaConversao(unidade, unidadeMedida);
    if (!recusa) continue;
    const mensagem = `O preparo ${nome} usa este alimento em outra medida. ${recusa}`;
    throw conflito(mensagem, [{ campo: 'unidadeMedida', mensagem }]);
  }
}

function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'alimentos_nome_unique', 'nome', 'Já existe um alimento com este nome.');
}
