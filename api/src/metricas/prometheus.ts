/** Label → value, in the order in which they are printed. */
export type Rotulos = Record<string, string>;

/** Something that is printed in Prometheus' text format. */
interface Metrica {
  texto(): string;
}

/** A count that only grows. */
export class Contador implements Metrica {
  readonly #valores = new Map<string, number>();

  constructor(
    private readonly nome: string,
    private readonly ajuda: string,
  ) {}

  somar(rotulos: Rotulos, quanto = 1): void {
    const chave = impressos(rotulos);
    this.#valores.set(chave, (this.#valores.get(chave) ?? 0) + quanto);
  }

  texto(): string {
    return [
      cabecalho(this.nome, this.ajuda, 'counter'),
      ...[...this.#valores].map(([rotulos, valor]) => `${this.nome}{${rotulos}} ${valor}`),
    ].join('\n');
  }
}

/** Counts of durations by upper bounds, in seconds. */
export class Histograma implements Metrica {
  readonly #series = new Map<string, { porLimite: number[]; soma: number; vezes: number }>();

  constructor(
    private readonly nome: string,
    private readonly ajuda: string,
    private readonly limites: readonly number[],
  ) {}

  observar(rotulos: Rotulos, segundos: number): void {
    const chave = impressos(rotulos);
    const serie = this.#series.get(chave) ?? { porLimite: this.limites.map(() => 0), soma: 0, vezes: 0 };
    this.limites.forEach((limite, i) => {
      if (segundos <= limite) serie.porLimite[i] = (serie.porLimite[i] ?? 0) + 1;
    });
    serie.soma += segundos;
    serie.vezes++;
    this.#series.set(chave, serie);
  }

  texto(): string {
    const linhas = [...this.#series].flatMap(([rotulos, { porLimite, soma, vezes }]) => [
      ...this.limites.map((limite, i) => `${this.nome}_bucket{${rotulos},le="${limite}"} ${porLimite[i]}`),
      `${this.nome}_bucket{${rotulos},le="+Inf"} ${vezes}`,
      `${this.nome}_sum{${rotulos}} ${soma}`,
      `${this.nome}_count{${rotulos}} ${vezes}`,
    ]);
    return [cabecalho(this.nome, this.ajuda, 'histogram'), ...linhas].join('\n');
  }
}

/** A value that is read when it is asked for. */
export class Medidor implements Metrica {
  constructor(
    private readonly nome: string,
    private readonly ajuda: string,
    private readonly ler: () => number,
  ) {}

  texto(): string {
    return `${cabecalho(this.nome, this.ajuda, 'gauge')}\n${this.nome} ${this.ler()}`;
  }
}

const cabecalho = (nome: string, ajuda: string, tipo: string): string =>
  `# HELP ${nome} ${ajuda}\n# TYPE ${nome} ${tipo}`;

const impressos = (rotulos: Rotulos): string =>
  Object.entries(rotulos)
    .map(([nome, valor]) => `${nome}="${valor.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`)
    .join(',');
