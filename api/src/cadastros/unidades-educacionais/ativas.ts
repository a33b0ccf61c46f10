import { nomeProprio } from '@merenda/shared/formatos';
import { asc, inArray, type SQL } from 'drizzle-orm';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';

/**
 * Throws 409 when one of the units is deactivated. Otherwise they stay active until the end of the transaction: a
 * deactivation waits for it, and then sees what it wrote.
 */
export function exigirUnidadesAtivas(tx: Transacao, ids: readonly number[]): Promise<void> {
  return exigirAtivas(tx, inArray(unidadesEducacionais.id, [...ids]));
}

/** Like `exigirUnidadesAtivas`, for the units of these stocks. */
export function exigirEstoquesAtivos(tx: Transacao, ids: readonly number[]): Promise<void> {
  return exigirAtivas(
    tx,
    inArray(
      unidadesEducacionais.id,
      tx
        .select({ id: estoques.unidadeEducacionalId })
        .from(estoques)
        .where(inArray(estoques.id, [...ids])),
    ),
  );
}

async function exigirAtivas(tx: Transacao, quais: SQL): Promise<void> {
  const { id, nome, ativa } = unidadesEducacionais;
  // In the order of their ids, so that two transactions never wait for each other.
  const unidades = await tx
    .select({ nome, ativa })
    .from(unidadesEducacionais)
    .where(quais)
    .orderBy(asc(id))
    .for('share');
  const desativada = unidades.find((unidade) => !unidade.ativa);
  if (desativada)
    throw conflito(`A unidade ${nomeProprio(desativada.nome)} está desativada. Escolha outra ou reative-a.`);
}
