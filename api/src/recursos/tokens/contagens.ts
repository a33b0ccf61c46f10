import { agora } from '../../nucleo/relogio.js';

/** Number of attempts; times in ms. */
export interface Contagem {
  quantas: number;
  desde: number;
  ultima: number;
}

const CHAVES_GUARDADAS = 20_000;

/**
 * Counts by key; each is dropped `validadeMs` after its first (`desde`) or last (`ultima`) addition. The memory is
 * bounded for any keys.
 */
export class Contagens {
  readonly #contagens = new Map<string, Contagem>();

  constructor(
    private readonly validadeMs: number,
    private readonly contadaDe: 'desde' | 'ultima',
  ) {}

  ler(chave: string): Contagem | undefined {
    const contagem = this.#contagens.get(chave);
    return contagem && contagem[this.contadaDe] + this.validadeMs > agora().getTime() ? contagem : undefined;
  }

  /** Adds one synchronously: no other code runs between check and addition. */
  somar(chave: string): Contagem {
    const instante = agora().getTime();
    const contagem = this.ler(chave) ?? { quantas: 0, desde: instante, ultima: instante };
    contagem.quantas++;
    contagem.ultima = instante;
    // The most recently used keys stay longest.
    this.#contagens.delete(chave);
    this.#contagens.set(chave, contagem);
    this.#podar();
    return contagem;
  }

  esquecer(chave: string): void {
    this.#contagens.delete(chave);
  }

  #podar(): void {
    for (const chave of this.#contagens.keys()) {
      if (this.#contagens.size <= CHAVES_GUARDADAS) return;
      this.#contagens.delete(chave);
    }
  }
}
