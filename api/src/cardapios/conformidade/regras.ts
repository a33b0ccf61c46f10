import type { Categoria, RegraPnae } from '@merenda/shared/contratos';
import { categoriaDaFaixa, REGRAS_DOS_CARDAPIOS } from '@merenda/shared/regras';
import { asc, eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { CATEGORIA, regrasEmVigor } from '../../cadastros/index.js';

/** The rules about the food of menus that are in force on a day, 'YYYY-MM-DD', in the order in which they are shown. */
export const lerRegrasDosCardapios = async (banco: Banco, dia: string): Promise<RegraPnae[]> => [
  ...(await regrasEmVigor(banco, REGRAS_DOS_CARDAPIOS, dia)).values(),
];

/** The ids of the categories whose pupils are under three years. */
export async function lerCreches(banco: Banco): Promise<number[]> {
  const lidas = await banco
    .select({ id: categorias.id, faixa: faixasEtarias.codigo })
    .from(categorias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .orderBy(asc(categorias.id));
  return lidas.filter(({ faixa }) => categoriaDaFaixa(faixa) === 'CRECHE').map(({ id }) => id);
}

/** The categories by their ids. */
export async function lerCategorias(banco: Banco): Promise<(id: number) => Categoria> {
  const lidas = await banco
    .select({ categoria: CATEGORIA })
    .from(categorias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId));
  const porId = new Map(lidas.map(({ categoria }) => [categoria.id, categoria]));
  return (id) => {
    const categoria = porId.get(id);
    if (!categoria) throw new Error(`There is no category ${id}.`);
    return categoria;
  };
}
