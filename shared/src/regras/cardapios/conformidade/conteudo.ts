import type { ClasseRestrita } from '../../../vocabulario/cadastros/classificacao.js';
import type { GrauProcessamento } from '../../../vocabulario/cadastros/itens.js';
import type { Classificacao } from '../../cadastros/classificacao.js';
import { converter, recusaConversao } from '../../cadastros/unidades-de-medida.js';
import { type Decimal, type Numerico, ZERO } from '../../decimal.js';
import { entraNaConta } from '../ingredientes.js';

/** What a rule counts in a dish. */
export type Propriedade =
  | ClasseRestrita
  | 'FRUTA'
  | 'HORTALICA'
  | 'FERRO_HEME'
  | 'VITAMINA_A'
  | 'PROIBIDO'
  | 'ACUCAR'
  | 'ULTRAPROCESSADO'
  | 'ALTO_EM';

/** A food of a recipe with the classification of its item. */
export interface AlimentoClassificado extends Classificacao {
  nome: string;
  grauProcessamento: GrauProcessamento | null;
}

/** A recipe: its ingredients, in net weight, serve `porcoes`. */
export interface PreparoClassificado {
  porcoes: Numerico;
  ingredientes: readonly { alimento: AlimentoClassificado; quantidade: Numerico; unidadeMedida: string }[];
}

/** What one portion of a dish has of what the rules count. */
export interface ConteudoDoPrato {
  /** Net grams of fruit in natura; juice and preserved fruit are none. */
  gramasDeFruta: Decimal;
  /** Net grams of vegetables; tubers are none. */
  gramasDeHortalica: Decimal;
  /** The foods by what they are. */
  alimentos: ReadonlyMap<Propriedade, readonly string[]>;
  /** Foods whose item has no group: nothing is known of them. */
  semGrupo: readonly string[];
  /** Foods whose item has no degree of processing. */
  semGrau: readonly string[];
  /** Fruit and vegetables that are not weighed: their grams are not known. */
  semPeso: readonly string[];
}

/** What one portion of each of these preparations together has. */
export function conteudoDoPrato(preparos: readonly PreparoClassificado[]): ConteudoDoPrato {
  const alimentos = new Map<Propriedade, string[]>();
  const faltas = { semGrupo: new Set<string>(), semGrau: new Set<string>(), semPeso: new Set<string>() };
  const gramas = { FRUTA: ZERO, HORTALICA: ZERO };
  for (const { porcoes, ingredientes } of preparos)
    for (const { alimento, quantidade, unidadeMedida } of ingredientes.filter(entraNaConta)) {
      if (alimento.grupo === null) faltas.semGrupo.add(alimento.nome);
      if (alimento.grauProcessamento === null) faltas.semGrau.add(alimento.nome);
      for (const propriedade of propriedadesDe(alimento)) {
        const nomes = alimentos.get(propriedade) ?? [];
        alimentos.set(propriedade, nomes.includes(alimento.nome) ? nomes : [...nomes, alimento.nome]);
        if (propriedade !== 'FRUTA' && propriedade !== 'HORTALICA') continue;
        if (recusaConversao(unidadeMedida, 'G') !== null) faltas.semPeso.add(alimento.nome);
        else
          gramas[propriedade] = gramas[propriedade].plus(
            converter(quantidade, unidadeMedida, 'G').div(porcoes.toString()),
          );
      }
    }
  return {
    gramasDeFruta: gramas.FRUTA,
    gramasDeHortalica: gramas.HORTALICA,
    alimentos,
    semGrupo: [...faltas.semGrupo],
    semGrau: [...faltas.semGrau],
    semPeso: [...faltas.semPeso],
  };
}

/** Net grams of fruit in natura and vegetables of one portion. */
export const gramasDoPrato = ({ gramasDeFruta, gramasDeHortalica }: ConteudoDoPrato): Decimal =>
  gramasDeFruta.plus(gramasDeHortalica);

/** Whether a dish has any of what a rule counts. */
export const contaNoPrato = (de: readonly Propriedade[], { alimentos }: ConteudoDoPrato): boolean =>
  de.some((uma) => alimentos.has(uma));

/** What a food is for the rules. The degree of processing is known apart from the group. */
function propriedadesDe(alimento: AlimentoClassificado): Propriedade[] {
  const { grupo, formaDaFruta, classeRestrita } = alimento;
  const conforme = (tem: boolean, propriedade: Propriedade): Propriedade[] => (tem ? [propriedade] : []);
  return [
    ...conforme(alimento.grauProcessamento === 'ULTRAPROCESSADO', 'ULTRAPROCESSADO'),
    ...conforme(grupo === 'FRUTA' && formaDaFruta === 'IN_NATURA', 'FRUTA'),
    ...conforme(grupo === 'HORTALICA', 'HORTALICA'),
    ...(grupo !== null && classeRestrita ? [classeRestrita] : []),
    ...conforme(grupo !== null && alimento.ferroHeme, 'FERRO_HEME'),
    ...conforme(grupo !== null && alimento.fonteVitaminaA, 'VITAMINA_A'),
    ...conforme(grupo !== null && alimento.proibido, 'PROIBIDO'),
    ...conforme(grupo !== null && alimento.acucarAdicionado, 'ACUCAR'),
    ...conforme(grupo !== null && alimento.altoEm.length > 0, 'ALTO_EM'),
  ];
}
