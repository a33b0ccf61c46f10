import type { Categoria, Modalidade, NutrienteDaFicha, RelatorioCalendario } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { cardapios, lancamentos } from '../../banco/esquema/cardapios.js';
import { categorias, faixasEtarias } from '../../banco/esquema/convencoes.js';
import { unidadesEducacionais } from '../../banco/esquema/unidades.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { pratosServidos } from '../cardapios-calendario/dia.js';
import { periodoValido } from '../cardapios-calendario/periodo.js';
import { referenciaSeHouver } from '../convencoes/consultas.js';
import { CATEGORIA, modalidadePorNome } from '../convencoes/etapa.js';
import { type FichaDePratos, lerFichasDePratos } from '../fichas-tecnicas/calculo.js';
import { dasUnidadesDe } from '../unidades-do-usuario.js';

interface Busca {
  /** `YYYY-MM-DD`, both included. */
  de: string;
  para: string;
  unidade: number;
}

type PratoDoDia = RelatorioCalendario['dias'][number]['pratos'][number];

/** A launch with the dishes actually served: one that is served twice counts twice. */
interface Servido {
  data: string;
  cardapio: { id: number; nome: string };
  categoria: Categoria;
  modalidade: Modalidade;
  pratos: PratoDoDia[];
}

const idsDosPratos = (servidos: readonly Servido[]): number[] =>
  servidos.flatMap(({ pratos }) => pratos.map(({ prato }) => prato.id));

/** The launches of a unit of the user from `de` to `para`. 422 for an invalid period. */
export async function relatorioDoCalendario(
  { banco, usuario }: Contexto,
  { de, para, unidade }: Busca,
): Promise<RelatorioCalendario> {
  periodoValido({ de, ate: para }, 'para');
  const { id, nome } = unidadesEducacionais;
  const [sua] = await banco
    .select({ id, nome })
    .from(unidadesEducacionais)
    .where(and(eq(id, unidade), dasUnidadesDe(usuario, id)));
  if (!sua) throw naoEncontrado('Esta unidade não está entre as suas.');
  const servidos = await lerServidos(banco, { de, para, unidade });
  const ficha = await lerFichasDePratos(banco, idsDosPratos(servidos));
  const fichaDoDia = guardarFichas(ficha);
  const dias = servidos.map((servido) => ({
    data: servido.data,
    cardapio: servido.cardapio,
    pratos: servido.pratos,
    nutrientes: fichaDoDia(idsDosPratos([servido])),
  }));
  return { unidade: sua, dias, medias: await calcularMedias(banco, servidos, ficha) };
}

async function lerServidos(banco: Banco, { de, para, unidade }: Busca): Promise<Servido[]> {
  const linhas = await banco
    .select({
      id: lancamentos.id,
      data: lancamentos.data,
      cardapio: { id: cardapios.id, nome: cardapios.nome },
      categoria: CATEGORIA,
      modalidade: cardapios.modalidade,
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
  return linhas.map(({ id, data, cardapio, categoria, modalidade }) => ({
    data: formatarData(data),
    cardapio,
    categoria,
    modalidade: modalidadePorNome(modalidade),
    pratos: pratos.get(id) ?? [],
  }));
}

/** The same dishes are served every week: each sheet is calculated once. */
function guardarFichas(calcular: FichaDePratos): (pratos: readonly number[]) => NutrienteDaFicha[] {
  const guardadas = new Map<string, NutrienteDaFicha[]>();
  return (pratos) => {
    const chave = pratos.join();
    const ficha = guardadas.get(chave) ?? calcular(pratos);
    guardadas.set(chave, ficha);
    return ficha;
  };
}

async function calcularMedias(
  banco: Banco,
  servidos: readonly Servido[],
  ficha: FichaDePratos,
): Promise<RelatorioCalendario['medias']> {
  const grupos = new Map<string, Servido[]>();
  for (const servido of servidos) {
    const etapa = `${servido.categoria.id} ${servido.modalidade.nome}`;
    grupos.set(etapa, [...(grupos.get(etapa) ?? []), servido]);
  }
  const medias = [];
  for (const grupo of grupos.values()) {
    const [{ categoria, modalidade }] = grupo as [Servido];
    medias.push({
      categoria,
      modalidade,
      cardapios: grupo.length,
      nutrientes: ficha(idsDosPratos(grupo), grupo.length),
      referencia: await referenciaSeHouver(banco, categoria.id, modalidade.nome),
    });
  }
  return medias;
}
