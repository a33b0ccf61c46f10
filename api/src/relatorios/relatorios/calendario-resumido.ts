import type { CalendarioResumido, RelatorioCalendario } from '@merenda/shared/contratos';

/** The same report with each menu, dish and sheet once. Equal sheets are those of the same dishes: one object. */
export function resumirCalendario({ unidade, nutricionista, dias, medias }: RelatorioCalendario): CalendarioResumido {
  const [cardapios, pratos, fichas] = [new Lista<Nomeado>(), new Lista<Nomeado>(), new Lista<Ficha>()];
  return {
    unidade,
    nutricionista,
    dias: dias.map((dia) => ({
      data: dia.data,
      cardapio: cardapios.posicaoDe(dia.cardapio, dia.cardapio.id),
      pratos: dia.pratos.map(({ hora, tipo, prato, substituido }) => ({
        hora,
        tipo,
        prato: pratos.posicaoDe(prato, prato.id),
        substituido: substituido && pratos.posicaoDe(substituido, substituido.id),
      })),
      nutrientes: fichas.posicaoDe(dia.nutrientes, dia.nutrientes),
    })),
    cardapios: cardapios.itens,
    pratos: pratos.itens,
    fichas: fichas.itens,
    medias,
  };
}

type Nomeado = CalendarioResumido['pratos'][number];
type Ficha = CalendarioResumido['fichas'][number];

/** Items in the order in which they come for the first time. */
class Lista<T> {
  readonly itens: T[] = [];
  private readonly posicoes = new Map<unknown, number>();

  posicaoDe(item: T, identidade: unknown): number {
    const conhecida = this.posicoes.get(identidade);
    if (conhecida !== undefined) return conhecida;
    this.posicoes.set(identidade, this.itens.length);
    return this.itens.push(item) - 1;
  }
}
