import { CASAS_DO_SALDO } from '../../vocabulario/limites.js';
import { arredondar, Decimal, decimal, type Numerico, ZERO } from '../decimal.js';
import { faltaArredondada } from '../falta.js';
import { vencido } from '../validade.js';

/** The data of a stock line for the choice of lots. */
export interface LinhaDisponivel {
  id: number;
  loteId: number;
  /** 'YYYY-MM-DD'. */
  dataValidade: string;
  /** In packages of its product. */
  quantidade: Numerico;
  /** Content of one package, in the unit of the need; above zero. Package sizes differ by line. */
  conteudo: Numerico;
  /** Chosen by a person: it goes before the others. */
  fixada?: boolean;
}

/** `quantidade` packages leave the line; always above zero, at most `CASAS_DO_SALDO` decimals. */
interface Retirada {
  linhaId: number;
  quantidade: Decimal;
}

export interface EscolhaDeLotes {
  retiradas: Retirada[];
  /** Missing quantity, in the unit of the need; zero when everything is covered. */
  falta: Decimal;
}

/** The pinned ones, then first expiring first, then the lot registered first, then the line. */
const ordem = (a: LinhaDisponivel, b: LinhaDisponivel): number =>
  Number(b.fixada ?? false) - Number(a.fixada ?? false) ||
  a.dataValidade.localeCompare(b.dataValidade) ||
  a.loteId - b.loteId ||
  a.id - b.id;

/**
 * Chooses the lots from which `necessario` is taken: pinned ones, then first expiring, first out. Expired lots are skipped; a lot is
 * still valid on its expiry day. All lines except the last give their whole balance; the last quantity is rounded half
 * up to `casas` decimals of the package, never above the balance. What rounds to nothing needs no line, except as the
 * first: then one step leaves, because the lot of a use has to be known, however small the use is.
 */
export function escolherLotes(
  linhas: readonly LinhaDisponivel[],
  necessario: Numerico,
  hoje: string,
  casas = CASAS_DO_SALDO,
): EscolhaDeLotes {
  const passo = decimal(10).pow(-casas);
  const retiradas: Retirada[] = [];
  let falta = decimal(necessario);
  for (const linha of [...linhas].sort(ordem)) {
    if (falta.lte(0)) break;
    const saldo = decimal(linha.quantidade);
    if (saldo.lte(0) || vencido(linha.dataValidade, hoje)) continue;
    const total = saldo.times(linha.conteudo);
    // Compared by multiplication, which is exact; only the last take needs a division.
    const tudo = falta.gte(total);
    const pedida = tudo ? saldo : arredondar(falta.div(linha.conteudo), casas);
    const quantidade = Decimal.min(retiradas.length === 0 ? Decimal.max(pedida, passo) : pedida, saldo);
    if (quantidade.gt(0)) retiradas.push({ linhaId: linha.id, quantidade });
    falta = tudo ? falta.minus(total) : ZERO;
  }
  return { retiradas, falta: falta.gt(0) ? falta : ZERO };
}

/** The need of a meal for one food, in kg, L or units, and the lines with its item; `conteudo` is in the same unit. */
export interface Necessidade<T> {
  alimento: T;
  quantidade: Numerico;
  linhas: readonly LinhaDisponivel[];
}

export interface PlanoDeAbatimento<T> {
  /** By line, each once, also when several foods use one item. */
  retiradas: Retirada[];
  /** The same, with the food for which it leaves. */
  porAlimento: (Retirada & { alimento: T })[];
  /** As `faltaArredondada`. */
  faltas: { alimento: T; falta: Decimal }[];
}

/**
 * Lots for all foods of a meal; foods of the same item share its lines, in the order given. The execution is all or
 * nothing: only without `faltas`.
 */
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
    const falta = faltaArredondada(escolha.falta);
    if (falta.gt(0)) faltas.push({ alimento, falta });
  }
  return { retiradas: [...retirado].map(([linhaId, quantidade]) => ({ linhaId, quantidade })), porAlimento, faltas };
}
