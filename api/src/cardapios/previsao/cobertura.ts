import {
  agrupar,
  chaveDoItem,
  type Cobertura,
  coberturaDosDias,
  fimDaCobertura,
  simularDias,
} from '@merenda/shared/regras';
import { type SQL, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { embalagensDosItens, suprimentosEm } from '../../estoque/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { usosDoPeriodo } from './usos.js';

/**
 * How long the valid stock of a unit covers its calendar, by `chaveDoItem`, for the items that the calendar uses. Goods
 * on their way do not count: it may come late.
 */
export async function coberturaDosItens(banco: Banco, unidade: number): Promise<Map<string, Cobertura>> {
  const de = hoje();
  const unidades = (coluna: SQL) => sql`${coluna} = ${unidade}`;
  const { usos } = await usosDoPeriodo(banco, { unidades, de, ate: fimDaCobertura(de), base: 'MATRICULAS' });
  const porItem = agrupar(usos, ({ alimento, unidadeMedida }) => chaveDoItem(alimento.itemId, unidadeMedida));
  const itens = [...new Set(usos.map(({ alimento }) => alimento.itemId))];
  const embalagens = (await embalagensDosItens(banco, unidades, itens)).filter(({ aReceber }) => !aReceber);
  const doEstoque = agrupar(embalagens, ({ itemId }) => itemId);
  const coberturas = new Map<string, Cobertura>();
  for (const [chave, doItem] of porItem) {
    const [{ alimento, unidadeMedida }] = doItem;
    const suprimentos = suprimentosEm(unidadeMedida, doEstoque.get(alimento.itemId) ?? [], de);
    const dias = simularDias(
      doItem.map(({ servido, quantidade }) => ({ dia: servido.dia, quantidade })),
      suprimentos,
    );
    const cobertura = coberturaDosDias(dias, de);
    if (cobertura) coberturas.set(chave, cobertura);
  }
  return coberturas;
}
