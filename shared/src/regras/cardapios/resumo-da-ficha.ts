import type { Alergenico, AlergenicosDaFicha, CustoDaFicha, Pendencia, Preco, Repasse } from './partes-da-ficha.js';
import { compararTextos } from '../../formatos/textos.js';
import { type AlimentoComAlergenicos, somarAlergenicos } from '../cadastros/alergenicos.js';
import { custoPorPorcao, parteDoMunicipio } from './custo.js';
import { entraNaConta } from './ingredientes.js';
import { pendenciasDasReceitas } from './pendencias.js';
import type { AlimentoResumido, ReceitaResumida } from './receita-resumida.js';

interface BasesDoResumo<A> {
  /** Null: the food has no price. */
  precoDe: (alimento: A) => Preco | null;
  /** All allergens, in the order in which they are named. */
  alergenicos: readonly Alergenico[];
  nutrientes: readonly { nome: Pendencia['nutrientes'][number] }[];
  /** What the cost is compared with; null if the stage is not known. */
  repasse: Repasse | null;
  /** Several menus: the cost is their mean. */
  cardapios?: number;
}

/**
 * Cost, allergens and pending data of one portion of the recipes together (specification 4, 4.2). One that comes twice
 * counts twice. The server and the browser compute them with this function.
 */
export function resumoDaFicha<A extends AlimentoResumido>(
  receitas: readonly ReceitaResumida<A>[],
  { precoDe, alergenicos, nutrientes, repasse, cardapios }: BasesDoResumo<A>,
): { custo: CustoDaFicha; alergenicos: AlergenicosDaFicha; pendencias: Pendencia[] } {
  const usados = alimentosDas(
    receitas.map(({ ingredientes }) => ({ ingredientes: ingredientes.filter(entraNaConta) })),
  );
  const { valor, semPreco } = custoPorPorcao(receitas, precoDe, cardapios);
  return {
    custo: {
      valor: valor?.toNumber() ?? null,
      repasse,
      municipio: valor && repasse ? parteDoMunicipio(valor, repasse.valor).toNumber() : null,
      semPreco: citar(semPreco),
      comUltimaCompra: citar(usados.filter((um) => precoDe(um)?.origem === 'ULTIMA_COMPRA')),
    },
    alergenicos: alergenicosDasReceitas(receitas, alergenicos),
    pendencias: pendenciasDasReceitas([...new Set(receitas)], precoDe, nutrientes),
  };
}

/** The allergens of recipes together in words, in the order of their list. */
export function alergenicosDasReceitas(
  receitas: readonly {
    alergenicosPodeConter: readonly string[];
    ingredientes: readonly { alimento: AlimentoComAlergenicos & { id: number; nome: string } }[];
  }[],
  lista: readonly Alergenico[],
): AlergenicosDaFicha {
  const { contem, podeConter, naoConferidos } = somarAlergenicos(receitas);
  const nomear = (codigos: ReadonlySet<string>): Alergenico[] =>
    lista.filter(({ nome }) => codigos.has(nome)).map(({ nome, descricao }) => ({ nome, descricao }));
  return {
    contem: nomear(contem),
    podeConter: nomear(podeConter),
    naoConferidos: citar([...new Set(naoConferidos)]),
  };
}

/** Each food of the recipes once, by name. */
export const alimentosDas = <A extends { id: number; nome: string }>(
  receitas: readonly { ingredientes: readonly { alimento: A }[] }[],
): A[] =>
  [...new Set(receitas.flatMap(({ ingredientes }) => ingredientes.map(({ alimento }) => alimento)))].sort(porNome);

const porNome = (um: { nome: string; id: number }, outro: { nome: string; id: number }): number =>
  compararTextos(um.nome, outro.nome) || um.id - outro.id;

const citar = (alimentos: readonly { id: number; nome: string }[]) =>
  alimentos.toSorted(porNome).map(({ id, nome }) => ({ id, nome }));
