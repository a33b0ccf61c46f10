import type { Mes, Nutriente, TipoRefeicao } from '@merenda/shared/contratos';
import {
  type Acervo,
  conteudoDoPrato,
  type ConteudoDoPrato,
  custoSemArredondar,
  type Decimal,
  entraNaConta,
  nutrientesSemArredondar,
  pesoComparavel,
  preparosDosPratos,
  somar,
  ZERO,
} from '@merenda/shared/regras';

type Preparo = ReturnType<typeof preparosDosPratos>[number];
type Ingrediente = Preparo['ingredientes'][number];

/** A dish as it is read. */
export interface PratoLido {
  id: number;
  nome: string;
  categoriaId: number;
  /** It may be suggested: it is of the stage and modality, and not only for other students. */
  candidato: boolean;
  /** The kinds of meal that it is for; all of them when there is none. */
  tipos: readonly TipoRefeicao[];
  /** The months of each of its items that has a season. */
  meses: readonly (readonly Mes[])[];
}

/** A dish as a suggestion weighs it; all figures are of one portion and not rounded. */
export interface PratoDaEtapa extends PratoLido {
  conteudo: ConteudoDoPrato;
  /** R$; null if nothing of it has a price. */
  custo: Decimal | null;
  /** The same with foods without a price, which count as much by weight as the others of the dish do. */
  custoEstimado: Decimal | null;
  /** R$ that is bought from family farming. */
  custoFamiliar: Decimal;
  /** Names of foods without a price. */
  semPreco: readonly string[];
  /** The known sum of each nutrient, and the foods without a value. */
  nutrientes: ReadonlyMap<Nutriente, { valor: Decimal; ausentes: readonly string[] }>;
  /** The item by which people tell that they eat the same again; null without any food. */
  principal: { id: number; nome: string } | null;
}

/** Everything that is computed of a dish from its recipes. */
export function pratoDaEtapa(
  lido: PratoLido,
  acervo: Acervo,
  ehFamiliar: (alimento: Ingrediente['alimento']) => boolean,
): PratoDaEtapa {
  const preparos = preparosDosPratos(acervo, [lido.id]);
  const { valor, semPreco } = custoSemArredondar(preparos, ({ preco }) => preco);
  const familiar = custoSemArredondar(preparos, (alimento) => (ehFamiliar(alimento) ? alimento.preco : null));
  const nutrientes = nutrientesSemArredondar(
    acervo.nutrientes.map(({ nome }) => nome),
    preparos,
  );
  return {
    ...lido,
    conteudo: conteudoDoPrato(preparos),
    custo: valor,
    custoEstimado: valor && estimar(valor, preparos, semPreco),
    custoFamiliar: familiar.valor ?? ZERO,
    semPreco: semPreco.map(({ nome }) => nome),
    nutrientes: new Map(nutrientes.map(({ nutriente, ...total }) => [nutriente, total])),
    principal: principalDos(preparos),
  };
}

/** A food without a price weighs on the cost like the rest of its dish; where that is nothing, the dish has no cost. */
function estimar(
  conhecido: Decimal,
  preparos: readonly Preparo[],
  semPreco: readonly Ingrediente['alimento'][],
): Decimal | null {
  const usos = preparos.flatMap(({ porcoes, ingredientes }) =>
    ingredientes.filter(entraNaConta).map(({ alimento, quantidade, unidadeMedida }) => ({
      alimento,
      peso: pesoComparavel(quantidade, unidadeMedida).div(porcoes),
    })),
  );
  const total = somar(usos.map(({ peso }) => peso));
  const comPreco = somar(usos.flatMap(({ alimento, peso }) => (semPreco.includes(alimento) ? [] : [peso])));
  return comPreco.isZero() ? null : conhecido.times(total).div(comPreco);
}

/** Foods that go with others: milk, oil or salt do not make two meals alike. */
const ACOMPANHAM: readonly (string | null)[] = ['LEITE', 'GORDURA', 'ACUCAR', 'DIVERSOS'];

/** How whole the sheets of dishes may be, from the best: with prices and classified, classified, any with food. */
export const FICHAS = ['INTEIRA', 'SEM_PRECO', 'SEM_CLASSIFICACAO'] as const;
export type FichaDoPrato = (typeof FICHAS)[number];

/** How whole the sheet of a dish is, as far as its cost and the rules of menus need it. */
export function fichaDoPrato({ semPreco, conteudo }: PratoDaEtapa, creche: boolean): FichaDoPrato {
  if (conteudo.semGrupo.length > 0 || (creche && conteudo.semGrau.length > 0)) return 'SEM_CLASSIFICACAO';
  return semPreco.length > 0 ? 'SEM_PRECO' : 'INTEIRA';
}

/**
 * The item that people name a meal by: the heaviest meat or egg, else the heaviest food that is no drink, milk or
 * seasoning, else the heaviest one. Rice and beans come every day.
 */
function principalDos(preparos: readonly Preparo[]): PratoDaEtapa['principal'] {
  const pesos = new Map<number, { alimento: Ingrediente['alimento']; gramas: Decimal }>();
  for (const { porcoes, ingredientes } of preparos)
    for (const { alimento, quantidade, unidadeMedida } of ingredientes.filter(entraNaConta)) {
      const gramas = pesoComparavel(quantidade, unidadeMedida).div(porcoes);
      const conhecido = pesos.get(alimento.itemId);
      pesos.set(alimento.itemId, { alimento, gramas: somar([gramas, conhecido?.gramas ?? ZERO]) });
    }
  const porPeso = [...pesos.values()].sort((um, outro) => outro.gramas.comparedTo(um.gramas));
  const achado =
    porPeso.find(({ alimento }) => alimento.grupo === 'CARNE_OVO') ??
    porPeso.find(({ alimento }) => !ACOMPANHAM.includes(alimento.grupo)) ??
    porPeso[0];
  return achado ? { id: achado.alimento.itemId, nome: achado.alimento.nome } : null;
}
