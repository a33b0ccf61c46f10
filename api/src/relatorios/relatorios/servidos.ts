import type { Categoria, Modalidade, RelatorioCalendario, TipoCardapio } from '@merenda/shared/contratos';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { dasUnidadesDe } from '../../acesso/index.js';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { cardapios, lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { CATEGORIA, modalidadePorNome } from '../../cadastros/index.js';
import { pratosServidos } from '../../cardapios/index.js';
import { naoEncontrado } from '../../nucleo/recusas.js';

export interface Busca {
  /** `YYYY-MM-DD`, both included. */
  de: string;
  para: string;
  unidade: number;
}

type PratoDoDia = RelatorioCalendario['dias'][number]['pratos'][number];

/** A launch with the dishes actually served: one that is served twice counts twice. */
export interface Servido {
  /** `YYYY-MM-DD`. */
  data: string;
  cardapio: { id: number; nome: string };
  categoria: Categoria;
  modalidade: Modalidade;
  cardapioTipo: TipoCardapio;
  pratos: PratoDoDia[];
}

export const idsDosPratos = (servidos: readonly Servido[]): number[] =>
  servidos.flatMap(({ pratos }) => pratos.map(({ prato }) => prato.id));

/** A unit of the user. 404 when it is not. */
export async function unidadeDoUsuario(
  { banco, usuario }: Pick<Contexto, 'banco' | 'usuario'>,
  unidade: number,
): Promise<{ id: number; nome: string }> {
  const { id, nome } = unidadesEducacionais;
  const [sua] = await banco
    .select({ id, nome })
    .from(unidadesEducacionais)
    .where(and(eq(id, unidade), dasUnidadesDe(usuario, id)));
  if (!sua) throw naoEncontrado('Esta unidade não está entre as suas.');
  return sua;
}

/** The launches of a unit by day and menu, with what was served. */
export async function lerServidos(banco: Banco, { de, para, unidade }: Busca): Promise<Servido[]> {
  const linhas = await banco
    .select({
      id: lancamentos.id,
      data: lancamentos.data,
      cardapio: { id: cardapios.id, nome: cardapios.nome },
      categoria: CATEGORIA,
      modalidade: cardapios.modalidade,
      cardapioTipo: cardapios.cardapioTipo,
    })
    .from(lancamentos)
    .innerJoin(cardapios, eq(cardapios.id, lancamentos.cardapioId))
    .innerJoin(categorias, eq(categorias.id, cardapios.categoriaId))
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(and(eq(lancamentos.unidadeEducacionalId, unidade), gte(lancamentos.data, de), lte(lancamentos.data, para)))
    .orderBy(asc(lancamentos.data), asc(cardapios.nome), asc(lancamentos.id));
  const pratos = new Map<number, PratoDoDia[]>();
  for (const { lancamentoId, hora, tipo, prato, substituido } of await pratosServidos(
    banco,
    linhas.map(({ id }) => id),
  )) {
    pratos.set(lancamentoId, [...(pratos.get(lancamentoId) ?? []), { hora, tipo, prato, substituido }]);
  }
  return linhas.map(({ id, data, cardapio, categoria, modalidade, cardapioTipo }) => ({
    data,
    cardapio,
    categoria,
    modalidade: modalidadePorNome(modalidade),
    cardapioTipo,
    pratos: pratos.get(id) ?? [],
  }));
}
