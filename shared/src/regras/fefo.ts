import { arredondar, Decimal, decimal, type Numerico, ZERO } from './decimal.js';
import { vencido } from './validade.js';

/** A stock line, as far as the choice of lots needs to know it. */
export interface LinhaDisponivel {
  id: number;
  loteId: number;
  /** 'YYYY-MM-DD'. */
  dataValidade: string;
  /** In packages of its product. */
  quantidade: Numerico;
  /** What one package holds, in the unit of what is needed; above zero. Package sizes differ by line. */
  conteudo: Numerico;
}

/** `quantidade` packages leave the line; always above zero, at most 3 decimals. */
interface Retirada {
  linhaId: number;
  quantidade: Decimal;
}

export interface EscolhaDeLotes {
  retiradas: Retirada[];
  /** What the lines could not give, in the unit of what is needed; zero when all is covered. */
  falta: Decimal;
}

/** First expiring first, then the lot registered first, then the line. */
const ordem = (a: LinhaDisponivel, b: LinhaDisponivel): number =>
  a.dataValidade.localeCompare(b.dataValidade) || a.loteId - b.loteId || a.id - b.id;

/**
 * Chooses from which lots `necessario` leaves the stock (first expiring, first out). Expired lots are skipped; a lot still serves on the day on
 * which it expires. All but the last line give all they hold; the last take is rounded half up to 3 decimals of the package,
 * never above what the line holds: what rounds to less than 0.001 package needs no line.
 */
export function escolherLotes(linhas: readonly LinhaDisponivel[], necessario: Numerico, hoje: string): EscolhaDeLotes {
  const retiradas: Retirada[] = [];
  let falta = decimal(necessario);
  for (const linha of [...linhas].sort(ordem)) {
    if (falta.lte(0)) break;
    const saldo = decimal(linha.quantidade);
    if (saldo.lte(0) || vencido(linha.dataValidade, hoje)) continue;
    const total = saldo.times(linha.conteudo);
    // Compared by multiplication, which is exact; only the last take needs a division.
    const tudo = falta.gte(total);
    const quantidade = tudo ? saldo : Decimal.min(arredondar(falta.div(linha.conteudo), 3), saldo);
    if (quantidade.gt(0)) retiradas.push({ linhaId: linha.id, quantidade });
    falta = tudo ? falta.minus(total) : ZERO;
  }
  return { retiradas, falta: falta.gt(0) ? falta : ZERO };
}

/** What a meal needs of one food, and the lines that hold its item, with `conteudo` told in the need's unit. */
export interface Necessidade<T> {
  alimento: T;
  quantidade: Numerico;
  linhas: readonly LinhaDisponivel[];
}

export interface PlanoDeAbatimento<T> {
  /** By line, each once, though several foods be made of one item. */
  retiradas: Retirada[];
  /** The same, told by the food for which it leaves. */
  porAlimento: (Retirada & { alimento: T })[];
  faltas: { alimento: T; falta: Decimal }[];
}

/** Lots for all foods of a meal; foods of the same item share its lines, in the order given. The draw-down is all or nothing: only without `faltas`. */
export function planejarAbatimento<T>(necessidades: readonly Necessidade<T>[], hoje: string): PlanoDeAbatimento<T> {
  const retirado = new Map<number, Decimal>();
  const porAlimento: PlanoDeAbatimento<T>['porAlimento'] = [];
  const faltas: PlanoDeAbatimento<T>['faltas'] = [];
  for (const { alimento, quantidade, linhas } of necessidades) {
    const restantes = linhas.map((linha) => ({
      ...linha,
      quantidade: decimal(linha.quantidade).minus(retirado.get(linha.id) ?? ZERO),
    }));
    const escolha = escolherLotes(restantes, quantidade, hoje);
    for (const r of escolha.retiradas) {
      retirado.set(r.linhaId, (retirado.get(r.linhaId) ?? ZERO).plus(r.quantidade));
      porAlimento.push({ ...r, alimento });
    }
    if (escolha.falta.gt(0)) faltas.push({ alimento, falta: escolha.falta });
  }
  return { retiradas: [...retirado].map(([linhaId, quantidade]) => ({ linhaId, quantidade })), porAlimento, faltas };
}
