import type { Nutriente, TipoRefeicao } from '@merenda/shared/contratos';
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
}

/** A dish as a suggestion weighs it; all figures are of one portion and not rounded. */
export interface PratoDaEtapa extends PratoLido {
  conteudo: ConteudoDoPrato;
  /** R$; null if nothing of it has a price. */
  custo: Decimal | null;
  /** R$ that is bought from family farming. */
  custoFamiliar: Decimal;
  /** Names of foods without a price. */
  semPreco: readonly string[];
  /** What is known of each nutrient, and the foods that lack it. */
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
    custoFamiliar: familiar.valor ?? ZERO,
    semPreco: semPreco.map(({ nome }) => nome),
    nutrientes: new Map(nutrientes.map(({ nutriente, ...total }) => [nutriente, total])),
    principal: principalDos(preparos),
  };
}

/** Foods that go with others: nobody says that there was milk or oil again. */
const ACOMPANHAM: readonly (string | null)[] = ['LEITE', 'GORDURA', 'ACUCAR', 'DIVERSOS'];

/**
 * A whole sheet: the dish has food, all of it has a price, and its items are classified as far as the rules of menus
 * need them.
 */
export const temFichaInteira = ({ principal, semPreco, conteudo }: PratoDaEtapa, creche: boolean): boolean =>
  principal !== null &&
  semPreco.length === 0 &&
  conteudo.semGrupo.length === 0 &&
  (!creche || conteudo.semGrau.length === 0);

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
