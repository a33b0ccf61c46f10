import {
  type CriteriosDaSugestao,
  type Nutriente,
  ROTULOS_DIA_SEMANA,
  ROTULOS_NUTRIENTE,
} from '@merenda/shared/contratos';
import { formatarData, formatarMoeda, formatarQuantidade } from '@merenda/shared/formatos';
import { Decimal, decimal, diaDaSemana, ehMensal, type Numerico, type Propriedade } from '@merenda/shared/regras';
import type { LimiteDaSugestao } from './limite-da-sugestao.js';

/** What a rule counts, in a sentence: 'com ferro heme'. */
const NOMES: Readonly<Record<Propriedade, string>> = {
  FRUTA: 'fruta in natura',
  HORTALICA: 'hortaliça',
  FERRO_HEME: 'ferro heme',
  VITAMINA_A: 'fonte de vitamina A',
  PROIBIDO: 'alimento proibido',
  ACUCAR: 'açúcar adicionado',
  ULTRAPROCESSADO: 'alimento ultraprocessado',
  ALTO_EM: 'alimento “alto em”',
  CARNEO: 'produto cárneo',
  CONSERVA: 'alimento em conserva',
  LACTEO_ADOCADO: 'bebida láctea adoçada',
  PAO_BISCOITO_BOLO: 'pão, biscoito ou bolo',
  DOCE: 'doce',
  DOCE_REGIONAL: 'preparação regional doce',
  MARGARINA: 'margarina',
};

const LISTA = new Intl.ListFormat('pt-BR');

/** '16/11' */
export const diaEMes = (iso: string): string => formatarData(iso).slice(0, 5);

const UNIDADES = { dias: ['dia', 'dias'], vezes: ['vez', 'vezes'], gramas: ['g', 'g'] } as const;

/** A figure of a limit as it is shown: of a minimum the decimals are cut, of a maximum rounded up. */
function mostrar({ assunto, limite: { operador } }: LimiteDaSugestao, valor: Numerico): string {
  const cortado = decimal(valor).toDecimalPlaces(2, operador === '>=' ? Decimal.ROUND_DOWN : Decimal.ROUND_UP);
  if (assunto.tipo === 'TETO') return formatarMoeda(cortado);
  if (assunto.tipo === 'NUTRIENTE') return `${formatarQuantidade(cortado, 2)} ${assunto.unidade}`;
  const [uma, varias] = UNIDADES[assunto.medida.contagem];
  return `${formatarQuantidade(cortado, 2)} ${cortado.eq(1) ? uma : varias}`;
}

/** From the sum of the model to what people read: with the other days of the calendar, or the mean of a day. */
function valorMostrado({ assunto }: LimiteDaSugestao, valor: Numerico): Decimal {
  const exato = decimal(valor).toDecimalPlaces(6);
  return assunto.tipo === 'REGRA' ? exato.plus(assunto.fora) : exato.div(assunto.dias);
}

const limiteMostrado = (um: LimiteDaSugestao): string =>
  mostrar(um, um.assunto.tipo === 'REGRA' ? (um.assunto.regra.valor ?? 0) : valorMostrado(um, um.limite.limite));

/** 'energia', 'vitamina A' */
export const nomeDoNutriente = (nutriente: Nutriente): string => {
  const rotulo = ROTULOS_NUTRIENTE[nutriente];
  return `${rotulo.charAt(0).toLowerCase()}${rotulo.slice(1)}`;
};

/** What a limit is about: 'ferro heme', 'energia', 'o custo médio'. */
export const assuntoDe = ({ assunto }: LimiteDaSugestao): string =>
  assunto.tipo === 'REGRA'
    ? assunto.medida.contagem === 'gramas'
      ? 'frutas e hortaliças'
      : LISTA.format(assunto.medida.de.map((uma) => NOMES[uma]))
    : assunto.tipo === 'NUTRIENTE'
      ? nomeDoNutriente(assunto.nome)
      : 'custo médio';

/** When a limit is: ' na semana de 16/11', where a suggestion has several weeks, or ' em 11/2026'. */
function quandoDo({ assunto, de }: LimiteDaSugestao, semanas: number): string {
  if (assunto.tipo === 'TETO') return '';
  if (assunto.tipo === 'REGRA' && ehMensal(assunto.regra)) return ` em ${formatarData(de).slice(3)}`;
  return semanas > 1 ? ` na semana de ${diaEMes(de)}` : '';
}

/** 'com segunda e quarta fixas, '; nothing without a dish that stays in the days of the limit. */
function comFixos({ de, ate }: LimiteDaSugestao, { fixos, semanas }: CriteriosDaSugestao): string {
  const dias = [...new Set(fixos.map(({ dia }) => dia))].filter((dia) => de <= dia && dia <= ate).sort();
  if (dias.length === 0) return '';
  if (dias.length > 4) return 'com os pratos fixos, ';
  if (semanas > 1) return `com ${LISTA.format(dias.map(diaEMes))} ${dias.length > 1 ? 'fixos' : 'fixo'}, `;
  const nomes = dias.map((dia) =>
    ROTULOS_DIA_SEMANA[diaDaSemana(dia) ?? 'SEGUNDA'].toLowerCase().replace('-feira', ''),
  );
  return `com ${LISTA.format(nomes)} ${dias.length > 1 ? 'fixas' : 'fixa'}, `;
}

/**
 * Why a limit is in conflict: 'Não há 4 dias com ferro heme: com segunda e quarta fixas, no máximo 3.'
 * @param sozinho no other limit is in conflict, so that what the nearest choice reaches is the most that any does
 */
export function fraseDoConflito(
  um: LimiteDaSugestao,
  alcancado: Numerico,
  criterios: CriteriosDaSugestao,
  sozinho: boolean,
): string {
  const minimo = um.limite.operador === '>=';
  const valor = mostrar(um, valorMostrado(um, alcancado));
  const extremo = minimo ? 'no máximo' : 'no mínimo';
  const porque = `${comFixos(um, criterios)}${sozinho ? extremo : 'o mais perto é'}`;
  const quando = quandoDo(um, criterios.semanas);
  if (um.assunto.tipo === 'REGRA') {
    const oQue = `${um.assunto.medida.contagem === 'gramas' ? 'de' : 'com'} ${assuntoDe(um)}`;
    const soNumero = valor.replace(/ .*/, '');
    if (minimo) return `Não há ${limiteMostrado(um)} ${oQue}${quando}: ${porque} ${soNumero}.`;
    return um.assunto.regra.valor === 0
      ? `Não há como evitar ${assuntoDe(um)}${quando}: ${porque} ${valor}.`
      : `Não cabem em ${limiteMostrado(um)} as refeições ${oQue}${quando}: ${porque} ${soNumero}.`;
  }
  const assunto = um.assunto.tipo === 'TETO' ? 'O custo médio' : `A média de ${assuntoDe(um)}${quando}`;
  return `${assunto} não ${minimo ? 'chega a' : 'cabe em'} ${limiteMostrado(um)}: ${porque} ${valor}.`;
}

/** What a change breaks: 'Ferro heme: 3 dias, mínimo de 4 dias.' */
export function fraseDaQuebra(um: LimiteDaSugestao, valor: Numerico, semanas: number): string {
  const assunto = assuntoDe(um);
  const nome = `${assunto.charAt(0).toUpperCase()}${assunto.slice(1)}${quandoDo(um, semanas)}`;
  const extremo = um.limite.operador === '>=' ? 'mínimo' : 'máximo';
  return `${nome}: ${mostrar(um, valorMostrado(um, valor))}, ${extremo} de ${limiteMostrado(um)}.`;
}
