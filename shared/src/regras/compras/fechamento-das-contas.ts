import { formatarMoeda } from '../../formatos/numeros.js';
import { decimal, type Numerico } from '../decimal.js';
import { type Violacao, violacao } from '../violacao.js';

/** The accounts of a year are closed after its last day. */
export const violacoesDoFechamento = (ano: number, hoje: string): Violacao[] =>
  violacao(
    ano >= Number(hoje.slice(0, 4)),
    'ano',
    `O ano de ${ano} ainda não terminou. As contas são fechadas a partir de 01/01/${ano + 1}.`,
  );

/** Why an entry of a closed year is neither deleted nor restored. */
export const recursoDeAnoFechado = (ano: number): string =>
  `As contas de ${ano} estão fechadas: os seus recursos não são excluídos, nem voltam.`;

/** The year of a day 'YYYY-MM-DD'. */
export const anoDoDia = (dia: string): number => Number(dia.slice(0, 4));

/** The year of a day 'DD/MM/YYYY'. */
export const anoDaData = (data: string): number => Number(data.slice(-4));

interface CorrecaoDigitada {
  ano: number;
  motivo?: string | null | undefined;
}

/** What is written into a closed year has a reason. */
export const violacoesDaCorrecao = ({ ano, motivo }: CorrecaoDigitada, fechados: readonly number[]): Violacao[] =>
  violacao(
    fechados.includes(ano) && !motivo?.trim(),
    'motivo',
    `As contas de ${ano} estão fechadas. Escreva o motivo da correção.`,
  );

/** Lines or records, and their sum in R$. */
export interface Somados {
  quantos: number;
  valor: Numerico;
}

interface Pendentes {
  /** R$ received of items without a degree of processing. */
  semGrau: Numerico;
  /** Invoices of the year that are not paid whole, and what is left. */
  aPagar: Somados;
  /** Lines of the statement by which money left, without a payment. */
  saidas: Somados;
  /** Payments that no line of the statement is. */
  semLancamento: Somados;
  /** Last day, 'DD/MM/YYYY', on which the balance can still be used; null after it. */
  usarAte: string | null;
}

/** What is open before the accounts of a year are closed, a sentence each. It informs and never blocks. */
export function pendenciasDoFechamento({ semGrau, aPagar, saidas, semLancamento, usarAte }: Pendentes): string[] {
  const frase = ({ quantos, valor }: Somados, um: (valor: string) => string, varios: (valor: string) => string) =>
    quantos === 0 ? [] : [(quantos === 1 ? um : varios)(formatarMoeda(valor))];
  return [
    ...(decimal(semGrau).isZero()
      ? []
      : [`${formatarMoeda(semGrau)} do que foi recebido são de itens sem grau de processamento.`]),
    ...frase(
      aPagar,
      (valor) => `Uma nota recebida no ano ainda tem ${valor} a pagar.`,
      (valor) => `${aPagar.quantos} notas recebidas no ano ainda têm ${valor} a pagar.`,
    ),
    ...frase(
      saidas,
      (valor) => `Uma saída do extrato, de ${valor}, não foi conciliada com um pagamento.`,
      (valor) => `${saidas.quantos} saídas do extrato, que somam ${valor}, não foram conciliadas com um pagamento.`,
    ),
    ...frase(
      semLancamento,
      (valor) => `Um pagamento de ${valor} não está no extrato importado.`,
      (valor) => `${semLancamento.quantos} pagamentos, que somam ${valor}, não estão no extrato importado.`,
    ),
    ...(usarAte === null ? [] : [`O saldo ainda pode ser usado até ${usarAte}: o saldo desse dia ficará em branco.`]),
  ];
}
