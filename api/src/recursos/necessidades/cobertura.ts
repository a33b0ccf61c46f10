import {
  type Cobertura,
  coberturaDosDias,
  conteudoDaEmbalagem,
  fimDaCobertura,
  recusaConversao,
  simularDias,
} from '@merenda/shared/regras';
import { type SQL, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { agrupar } from '../../nucleo/agrupar.js';
import { hoje } from '../../nucleo/relogio.js';
import { embalagensDosItens } from './suprimentos.js';
import { usosDoPeriodo, type UsoPrevisto } from './usos.js';

/** Names an item in a unit of measure: kilograms and units of one item stay apart. */
export const chaveDaCobertura = (item: number, unidadeMedida: string): string => `${item} ${unidadeMedida}`;

/**
 * How long the valid stock of a unit covers its calendar, by `chaveDaCobertura`, for the items that the calendar uses.
 * What is on its way does not count: it may come late.
 */
export async function coberturaDosItens(banco: Banco, unidade: number): Promise<Map<string, Cobertura>> {
  const de = hoje();
  const unidades = (coluna: SQL) => sql`${coluna} = ${unidade}`;
  const { usos } = await usosDoPeriodo(banco, { unidades, de, ate: fimDaCobertura(de), base: 'MATRICULAS' });
  const porItem = agrupar(usos, ({ alimento, unidadeMedida }) => chaveDaCobertura(alimento.itemId, unidadeMedida));
  const itens = [...new Set(usos.map(({ alimento }) => alimento.itemId))];
  const embalagens = (await embalagensDosItens(banco, unidades, itens)).filter(({ aReceber }) => !aReceber);
  const doEstoque = agrupar(embalagens, ({ itemId }) => String(itemId));
  const coberturas = new Map<string, Cobertura>();
  for (const [chave, doItem] of porItem) {
    const [{ alimento, unidadeMedida }] = doItem as [UsoPrevisto];
    const suprimentos = (doEstoque.get(String(alimento.itemId)) ?? [])
      .filter((uma) => !recusaConversao(uma.unidadeMedida, unidadeMedida))
      .map((uma) => ({
        ...uma,
        desde: de,
        quantidade: conteudoDaEmbalagem(uma, unidadeMedida).times(uma.quantidade),
      }));
    const dias = simularDias(
      doItem.map(({ servido, quantidade }) => ({ dia: servido.dia, quantidade })),
      suprimentos,
    );
    const cobertura = coberturaDosDias(dias, de);
    if (cobertura) coberturas.set(chave, cobertura);
  }
  return coberturas;
}
