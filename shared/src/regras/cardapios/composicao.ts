import type { Nutriente } from '../../vocabulario/cadastros/nutrientes.js';
import type { UnidadeMedida } from '../../vocabulario/cadastros/produtos.js';
import type { Alergenico, NutrienteDaFicha, Preco, Repasse } from './partes-da-ficha.js';
import type { ModalidadeEscolar } from '../../vocabulario/cadastros/modalidades.js';
import type { AlimentoClassificado } from './conformidade/conteudo.js';
import type { RegraDaNorma } from './conformidade/regras.js';
import type { AlimentoNutricional } from './nutricao.js';
import type { AlimentoResumido, ReceitaResumida } from './receita-resumida.js';

/** The stages whose transfer is known. */
interface RepasseDaEtapa {
  categoria: number;
  modalidade: ModalidadeEscolar;
  repasse: Repasse;
}

/** What the sheets of all dishes and preparations are computed from, each record once. */
interface DadosDasFichas {
  nutrientes: Acervo['nutrientes'];
  alergenicos: Alergenico[];
  repasses: RepasseDaEtapa[];
  regras: RegraDaNorma[];
  creches: number[];
  alimentos: (Omit<AlimentoDoAcervo, 'componentes'> & { valores: Partial<Record<Nutriente, number>> })[];
  preparos: (Omit<PreparoDoAcervo, 'ingredientes'> & {
    ingredientes: {
      /** Its id. */
      alimento: number;
      quantidade: number;
      pesoBruto: number | null;
      unidadeMedida: UnidadeMedida;
    }[];
  })[];
  pratos: { id: number; preparos: number[] }[];
}

/** A food of a composition, with all that a sheet needs of it. */
export interface AlimentoDaComposicao extends AlimentoNutricional, AlimentoResumido {
  preco: Preco | null;
}

export type PreparoDaComposicao = ReceitaResumida<AlimentoDaComposicao>;

/** A food of a saved recipe: the rules of menus need the classification of its item. */
type AlimentoDoAcervo = AlimentoDaComposicao & AlimentoClassificado;
type PreparoDoAcervo = ReceitaResumida<AlimentoDoAcervo>;

/** The preparations and dishes that a user composes of, by their ids. */
export interface Acervo {
  nutrientes: Pick<NutrienteDaFicha, 'nome' | 'unidadeDeMedida'>[];
  alergenicos: Alergenico[];
  repasses: RepasseDaEtapa[];
  /** The rules about the food of menus that are in force. */
  regras: RegraDaNorma[];
  /** The categories whose pupils are under three years. */
  creches: number[];
  preparos: ReadonlyMap<number, PreparoDoAcervo>;
  /** The preparations of each dish. */
  pratos: ReadonlyMap<number, readonly number[]>;
}

/** Puts the foods into their preparations. */
export function acervoDe({ alimentos, preparos, pratos, ...dados }: DadosDasFichas): Acervo {
  const porId = new Map(
    alimentos.map(({ valores, ...alimento }): [number, AlimentoDoAcervo] => [
      alimento.id,
      { ...alimento, componentes: valores },
    ]),
  );
  return {
    ...dados,
    preparos: new Map(
      preparos.map(({ ingredientes, ...preparo }) => [
        preparo.id,
        {
          ...preparo,
          ingredientes: ingredientes.flatMap(({ alimento: usado, ...uso }) => {
            const alimento = porId.get(usado);
            return alimento ? [{ ...uso, alimento }] : [];
          }),
        },
      ]),
    ),
    pratos: new Map(pratos.map(({ id, preparos: doPrato }) => [id, doPrato])),
  };
}

/** The preparations of these ids; one that is not known is left out, a repeated one counts twice. */
export const preparosDoAcervo = ({ preparos }: Acervo, ids: readonly number[]): PreparoDoAcervo[] =>
  ids.flatMap((id) => preparos.get(id) ?? []);

/** The preparations of all these dishes, like `preparosDoAcervo`. */
export const preparosDosPratos = (acervo: Acervo, ids: readonly number[]): PreparoDoAcervo[] =>
  preparosDoAcervo(
    acervo,
    ids.flatMap((id) => acervo.pratos.get(id) ?? []),
  );

/** What the national programme transfers for a pupil of the stage and day; null if the stage is not known. */
export const repasseDoAcervo = (
  { repasses }: Pick<Acervo, 'repasses'>,
  etapa: { categoria: number; modalidade: ModalidadeEscolar } | undefined,
) => repasses.find((um) => um.categoria === etapa?.categoria && um.modalidade === etapa.modalidade)?.repasse ?? null;
