import type { AlergenicosDaFicha } from '../../contratos/cadastros/alergenicos.js';
import type { Convencao } from '../../contratos/cadastros/convencoes.js';
import type {
  CustoDaFicha,
  FichaTecnica,
  Pendencia,
  PrecoDoAlimento,
} from '../../contratos/cardapios/fichas-tecnicas.js';
import { compararTextos } from '../../formatos/textos.js';
import { type AlimentoComAlergenicos, somarAlergenicos } from '../cadastros/alergenicos.js';
import { custoPorPorcao, parteDoMunicipio } from './custo.js';
import { entraNaConta } from './ingredientes.js';
import { pendenciasDasReceitas } from './pendencias.js';
import type { AlimentoResumido, ReceitaResumida } from './receita-resumida.js';

type Preco = Pick<PrecoDoAlimento, 'valor' | 'unidadeMedida' | 'origem'>;

interface BasesDoResumo<A> {
  /** Null: the food has no price. */
  precoDe: (alimento: A) => Preco | null;
  /** All allergens, in the order in which they are named. */
  alergenicos: readonly Convencao[];
  nutrientes: readonly { nome: Pendencia['nutrientes'][number] }[];
  /** What the cost is compared with; null if the stage is not known. */
  repasse: CustoDaFicha['repasse'];
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
): Pick<FichaTecnica, 'custo' | 'alergenicos' | 'pendencias'> {
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
  lista: readonly Convencao[],
): AlergenicosDaFicha {
  const { contem, podeConter, naoConferidos } = somarAlergenicos(receitas);
  const nomear = (codigos: ReadonlySet<string>): Convencao[] =>
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
