import {
  MODALIDADES_ESCOLAR,
  OBJETIVOS_DA_SUGESTAO,
  SEMANAS_DA_SUGESTAO,
  type CardapioResumo,
  type CriteriosDaSugestao,
  type ObjetivoDaSugestao,
  type TipoRefeicao,
} from '@merenda/shared/contratos';
import { dataIsoValida, formatarData, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { diasDaSemana, LINHAS_DE_PRATOS, numeroDaSemana, somarDias } from '@merenda/shared/regras';
import type { Etapa } from '../etapas/CamposDaEtapa.js';

/** A meal of each school day, as far as it is typed. */
export interface VagaDigitada {
  hora?: string;
  tipo?: TipoRefeicao;
}

/** The question as form values; `de` is a Monday, 'YYYY-MM-DD'. */
export interface CriteriosNoFormulario extends Etapa {
  unidade?: number;
  de: string;
  semanas: number;
  vagas: VagaDigitada[];
  objetivo: ObjetivoDaSugestao;
  teto?: NumeroDigitado;
  vezes?: NumeroDigitado;
  outrasRefeicoes?: boolean;
  foraDaEpoca?: boolean;
}

/** The question as it is asked, without what the user has chosen in an answer. */
export type Pergunta = Omit<CriteriosDaSugestao, 'fixos' | 'excluidos'>;

export const paraPergunta = (valores: CriteriosNoFormulario): Pergunta => ({
  categoria: { id: valores.categoria },
  modalidade: valores.modalidade,
  unidade: valores.unidade === undefined ? null : { id: valores.unidade },
  de: valores.de,
  semanas: valores.semanas,
  vagas: valores.vagas as Pergunta['vagas'],
  objetivo: valores.objetivo,
  teto: numeroLido(valores.teto),
  vezes: numeroLido(valores.vezes),
  outrasRefeicoes: valores.outrasRefeicoes ?? false,
  foraDaEpoca: valores.foraDaEpoca ?? false,
});

/** Mondays that are offered: this week's, and those of the next three months. */
const SEGUNDAS = 13;

/** The Monday of a day's week; a Sunday belongs to the following week. */
export const segundaDe = (dia: string): string => diasDaSemana(dia)[0]?.data ?? dia;

/** The Mondays to choose from, with the days of their weeks; that of the address is there in any case. */
export function segundasAEscolher(hoje: string, outra?: string): { valor: string; rotulo: string }[] {
  const primeira = segundaDe(hoje);
  const proximas = Array.from({ length: SEGUNDAS }, (_, n) => somarDias(primeira, 7 * n));
  const todas = outra === undefined || proximas.includes(outra) ? proximas : [outra, ...proximas].sort();
  return todas.map((valor) => ({ valor, rotulo: `${formatarData(valor)} a ${formatarData(somarDias(valor, 4))}` }));
}

/**
 * What the address asks; where it says nothing, the next week at the unit on which the user works.
 * @param hoje 'YYYY-MM-DD'
 */
export function criteriosNoEndereco(
  parametros: URLSearchParams,
  hoje: string,
  atual?: number,
): Partial<CriteriosNoFormulario> {
  const id = (nome: string) => Number(parametros.get(nome)) || undefined;
  const de = parametros.get('de') ?? '';
  const semanas = id('semanas') ?? 1;
  return {
    categoria: id('categoria'),
    modalidade: MODALIDADES_ESCOLAR.find((uma) => uma === parametros.get('modalidade')),
    unidade: id('unidade') ?? atual,
    de: dataIsoValida(de) && numeroDaSemana(de) === 1 ? de : somarDias(segundaDe(hoje), 7),
    semanas: semanas <= SEMANAS_DA_SUGESTAO ? semanas : 1,
    objetivo: OBJETIVOS_DA_SUGESTAO.find((um) => um === parametros.get('objetivo')) ?? 'EQUILIBRIO',
  };
}

/** The address that asks the same. */
export function enderecoDaSugestao(
  criterios: Partial<Omit<CriteriosNoFormulario, 'vagas' | 'teto' | 'vezes'>>,
): string {
  const { categoria, modalidade, unidade, de, semanas, objetivo } = criterios;
  const parametros = Object.entries({ categoria, modalidade, unidade, de, semanas, objetivo }).flatMap(
    ([nome, valor]) => (valor === undefined ? [] : [[nome, String(valor)]]),
  );
  return `/sugerir-cardapios?${new URLSearchParams(parametros).toString()}`;
}

/** The meals of the stage's newest regular menu; without one, as many empty rows as its form begins with. */
export function vagasDaEtapa(modalidade: Etapa['modalidade'], cardapios: readonly CardapioResumo[]): VagaDigitada[] {
  const novo = cardapios
    .filter(({ cardapioTipo }) => cardapioTipo === 'REGULAR')
    .reduce<CardapioResumo | undefined>((um, outro) => (um && um.id > outro.id ? um : outro), undefined);
  const vagas = new Map(novo?.pratos.map(({ hora, tipo }) => [`${hora} ${tipo}`, { hora, tipo }]));
  const { inicial, minimo } = LINHAS_DE_PRATOS[modalidade];
  const faltam = (vagas.size === 0 ? inicial : minimo) - vagas.size;
  return [
    ...[...vagas.values()].sort((a, b) => (a.hora < b.hora ? -1 : 1)),
    ...Array.from({ length: Math.max(0, faltam) }, () => ({})),
  ];
}
