import { diasEntre } from '@merenda/shared/regras';
import type { Limite, Problema } from './problema.js';

/** Why a dish would come again too soon or too often. */
export type Repeticao = 'VEZES' | 'DIAS_SEGUIDOS' | 'PRINCIPAL_SEGUIDO';

/** A limit that would no longer be kept, by its position, and what it would reach. */
interface LimiteQuebrado {
  limite: number;
  valor: number;
}

/** Another dish for a meal, while all other meals stay. */
export interface Alternativa {
  prato: number;
  quebra: LimiteQuebrado[];
  repete: Repeticao | null;
}

export interface AlternativasDaVaga {
  /** What breaks least first, then what weighs least. */
  melhores: Alternativa[];
  /** The dish that weighs least, if it weighs less than the chosen one. */
  maisLeve: Alternativa | null;
}

/** As many are offered for a meal (specification 4.12). */
const ALTERNATIVAS = 5;

/** Figures are sums of divisions: what differs by less is equal. */
const TOLERANCIA = 1e-6;

/**
 * Other dishes for each meal of a choice that keeps every limit, with what each would break.
 * @param possiveis the dishes that could be at each meal
 */
export function alternativasDe(
  problema: Problema,
  escolha: readonly number[],
  possiveis: readonly (readonly number[])[],
): AlternativasDaVaga[] {
  const pesos = new Map(problema.pratos.map(({ id, peso }) => [id, peso]));
  const pesoDe = (id: number) => pesos.get(id) ?? 0;
  const contagens = problema.limites.map((limite) => new Contagem(problema, limite, escolha));
  return problema.vagas.map((_, v) => {
    const atual = escolha[v] ?? 0;
    const repeticao = repeticaoEm(problema, escolha, v);
    const todas = (possiveis[v] ?? [])
      .filter((prato) => prato !== atual)
      .map((prato): Alternativa => ({
        prato,
        quebra: contagens.flatMap((contagem, limite) => {
          const valor = contagem.com(v, atual, prato);
          return valor === null ? [] : [{ limite, valor }];
        }),
        repete: repeticao(prato),
      }));
    const porPeso = todas.toSorted((a, b) => pesoDe(a.prato) - pesoDe(b.prato) || a.prato - b.prato);
    const [primeira] = porPeso;
    return {
      melhores: porPeso.toSorted((a, b) => faltas(a) - faltas(b)).slice(0, ALTERNATIVAS),
      maisLeve: primeira && pesoDe(primeira.prato) < pesoDe(atual) - TOLERANCIA ? primeira : null,
    };
  });
}

const faltas = ({ quebra, repete }: Alternativa): number => quebra.length + (repete ? 1 : 0);

/**
 * How dishes at one meal would come again while all others stay; null for a dish that may be there.
 * @param escolha null at a meal without a dish
 */
export function repeticaoEm(
  { vagas, pratos }: Problema,
  escolha: readonly (number | null)[],
  v: number,
): (prato: number) => Repeticao | null {
  const dosPratos = new Map(pratos.map((prato) => [prato.id, prato]));
  const principalDe = (id: number) => dosPratos.get(id)?.principal ?? null;
  const dia = vagas[v]?.dia ?? '';
  const outras = escolha.flatMap((id, n) => (n === v || id === null ? [] : [{ id, dia: vagas[n]?.dia ?? '' }]));
  const seguidos = outras.filter((outra) => Math.abs(diasEntre(dia, outra.dia)) === 1).map(({ id }) => id);
  const perto = new Set([...seguidos, ...outras.filter((outra) => outra.dia === dia).map(({ id }) => id)]);
  const principaisSeguidos = new Set(seguidos.map(principalDe));
  return (prato) => {
    if (perto.has(prato)) return 'DIAS_SEGUIDOS';
    if (outras.filter(({ id }) => id === prato).length >= (dosPratos.get(prato)?.vezes ?? 1)) return 'VEZES';
    const principal = principalDe(prato);
    return principal !== null && principaisSeguidos.has(principal) ? 'PRINCIPAL_SEGUIDO' : null;
  };
}

/** What a choice reaches of a limit, and what it would reach with another dish at one meal. */
class Contagem {
  readonly #posicoes: ReadonlySet<number>;
  readonly #porDia = new Map<string, number>();
  #total = 0;

  constructor(
    private readonly problema: Problema,
    private readonly limite: Limite,
    escolha: readonly number[],
  ) {
    this.#posicoes = new Set(limite.vagas);
    for (const v of limite.vagas) {
      const valor = this.#valorDe(escolha[v] ?? 0);
      const dia = this.#diaDe(v);
      if (limite.contagem === 'soma') this.#total += valor;
      else this.#porDia.set(dia, (this.#porDia.get(dia) ?? 0) + (valor > 0 ? 1 : 0));
    }
    if (limite.contagem === 'dias') this.#total = [...this.#porDia.values()].filter((com) => com > 0).length;
  }

  /** The value with `novo` in the place of `atual`; null if the limit is kept, or is not about this meal. */
  com(v: number, atual: number, novo: number): number | null {
    if (!this.#posicoes.has(v)) return null;
    const valor = this.limite.contagem === 'soma' ? this.#somaCom(atual, novo) : this.#diasCom(v, atual, novo);
    const { operador, limite } = this.limite;
    const mantem = operador === '>=' ? valor >= limite - TOLERANCIA : valor <= limite + TOLERANCIA;
    return mantem ? null : valor;
  }

  #somaCom(atual: number, novo: number): number {
    return this.#total - this.#valorDe(atual) + this.#valorDe(novo);
  }

  #diasCom(v: number, atual: number, novo: number): number {
    const conta = (id: number) => (this.#valorDe(id) > 0 ? 1 : 0);
    const noDia = this.#porDia.get(this.#diaDe(v)) ?? 0;
    const depois = noDia - conta(atual) + conta(novo);
    return this.#total - (noDia > 0 ? 1 : 0) + (depois > 0 ? 1 : 0);
  }

  #valorDe(id: number): number {
    return this.limite.valores.get(id) ?? 0;
  }

  #diaDe(v: number): string {
    return this.problema.vagas[v]?.dia ?? '';
  }
}
