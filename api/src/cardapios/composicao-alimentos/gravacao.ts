import type { ComposicaoAlimento, ComposicaoNova } from '@merenda/shared/contratos';
import { inArray } from 'drizzle-orm';
import { composicaoAlimentos, composicaoValores } from '../../banco/esquema/cardapios/cardapios.js';
import { enviadas } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { listarComponentes } from '../../cadastros/index.js';
import { auditarAlteracoes, auditarCriacoes } from '../../mecanismos/auditoria/auditar.js';
import { buscarComposicao } from './consultas.js';

/** Writes new foods of the composition table and their audit lines. The caller has checked them. */
export async function inserirComposicao(
  tx: Transacao,
  novos: readonly ComposicaoNova[],
): Promise<ComposicaoAlimento[]> {
  const inseridos = await tx.insert(composicaoAlimentos).values(novos.map(colunas)).returning();
  const novoDe = new Map(novos.map((novo) => [novo.codigo, novo.valores]));
  await gravarValores(
    tx,
    inseridos.map(({ id, codigo }) => ({ id, valores: novoDe.get(codigo) ?? {} })),
  );
  const criados = await buscarComposicao(
    tx,
    inseridos.map(({ id }) => id),
  );
  await auditarCriacoes(tx, 'composicao-alimentos', criados);
  return criados;
}

/** A food of the table as it is and as it will be. */
interface MudancaDaComposicao {
  antes: ComposicaoAlimento;
  depois: ComposicaoNova;
}

/** Writes changes of foods of the table, which the caller has locked and checked, and their audit lines. */
export async function atualizarComposicao(tx: Transacao, mudancas: readonly MudancaDaComposicao[]): Promise<void> {
  const antes = new Map(mudancas.map((mudanca) => [mudanca.antes.id, mudanca.antes]));
  // One statement for all of them: each id exists.
  await tx
    .insert(composicaoAlimentos)
    .values(mudancas.map(({ antes: { id }, depois }) => ({ ...colunas(depois), id })))
    .onConflictDoUpdate({
      target: composicaoAlimentos.id,
      set: enviadas(composicaoAlimentos, ['codigo', 'nome', 'descricao', 'categoria', 'forma', 'fonte']),
    });
  await tx.delete(composicaoValores).where(inArray(composicaoValores.composicaoId, [...antes.keys()]));
  await gravarValores(
    tx,
    mudancas.map(({ antes: { id }, depois: { valores } }) => ({ id, valores })),
  );
  const alterados = await buscarComposicao(tx, [...antes.keys()]);
  await auditarAlteracoes(tx, 'composicao-alimentos', antes, alterados);
}

const colunas = ({ codigo, nome, descricao, categoria, forma, fonte }: ComposicaoNova) => ({
  codigo,
  nome,
  descricao,
  categoria: categoria || null,
  forma: forma || null,
  fonte,
});

/** A nutrient without a value gets no row: it was not analysed. */
async function gravarValores(
  tx: Transacao,
  linhas: readonly { id: number; valores: ComposicaoNova['valores'] }[],
): Promise<void> {
  const componentes = await listarComponentes(tx);
  await tx.insert(composicaoValores).values(
    linhas.flatMap(({ id, valores }) =>
      componentes.flatMap(({ id: componenteId, nome }) => {
        const valor = valores[nome];
        return valor == null ? [] : [{ composicaoId: id, componenteId, valor: String(valor) }];
      }),
    ),
  );
}
