import type { TipoRefeicao } from '../../../vocabulario/cardapios/cardapios.js';
import { somar } from '../../decimal.js';
import {
  avaliarPeriodo,
  type AvaliacaoDaRegra,
  type ConteudoDe,
  type PeriodoAvaliado,
  type PratoServidoNoDia,
} from './avaliacao.js';
import { contaNoPrato, type ConteudoDoPrato, gramasDoPrato } from './conteudo.js';
import type { EtapaAvaliada, RegraDaNorma } from './regras.js';

/** A dish that exists, and the meals at which menus have it. */
export interface PratoCandidato {
  id: number;
  nome: string;
  tipos: ReadonlySet<TipoRefeicao>;
}

/** One dish that another one should replace. */
export interface CorrecaoDaRegra {
  dia: string;
  prato: PratoServidoNoDia;
  por: PratoCandidato;
  /** After it the rule is kept; otherwise it is one step on the way. */
  basta: boolean;
}

/** A week or a month of a stage. */
interface Trecho {
  periodo: PeriodoAvaliado;
  mes: boolean;
}

interface Onde extends Trecho {
  etapa: EtapaAvaliada;
  conteudoDe: ConteudoDe;
  /** Other weeks, or the month, that have dishes of this one: the same objects. */
  outros?: readonly Trecho[];
}

/** The dishes of these menus, with the meals at which the menus have them. */
export function candidatosDosCardapios(
  cardapios: readonly { pratos: readonly { tipo: TipoRefeicao; prato: { id: number; nome: string } }[] }[],
): PratoCandidato[] {
  const achados = new Map<number, PratoCandidato & { tipos: Set<TipoRefeicao> }>();
  for (const { tipo, prato } of cardapios.flatMap(({ pratos }) => pratos)) {
    const achado = achados.get(prato.id) ?? { id: prato.id, nome: prato.nome, tipos: new Set<TipoRefeicao>() };
    achado.tipos.add(tipo);
    achados.set(prato.id, achado);
  }
  return [...achados.values()];
}

/**
 * A change of one dish that brings a rule which is not kept nearer to its limit, and breaks no other rule; null when no
 * dish does. Of a rule that counts days or meals it is the first, of grams the first that is enough, else the best.
 * The new dish is one that menus have at the same meal, whose items are all classified, and that is not on the day yet.
 * Of equal changes the first day counts, and the dish with the lowest id.
 */
export function correcaoDaRegra<R extends RegraDaNorma>(
  regras: readonly R[],
  avaliacao: AvaliacaoDaRegra<R>,
  onde: Onde,
  candidatos: readonly PratoCandidato[],
): CorrecaoDaRegra | null {
  if (avaliacao.marca !== 'NAO_CUMPRE') return null;
  const { medida, regra } = avaliacao;
  const minimo = regra.operador === '>=';
  const conhecidos = candidatos
    .filter(({ id }) => ehConhecido(onde.conteudoDe(id)) && contaNoPrato(medida.de, onde.conteudoDe(id)) === minimo)
    .sort((a, b) => a.id - b.id);
  const quebradas = (trechos: readonly Trecho[]): ReadonlySet<string> =>
    new Set(
      trechos.flatMap((trecho, n) =>
        avaliarPeriodo(regras, { ...onde, ...trecho })
          .filter(({ cumprida }) => cumprida === false)
          .map((uma) => `${n} ${uma.regra.codigo}`),
      ),
    );
  const gramas = new Map(conhecidos.map(({ id }) => [id, gramasDoPrato(onde.conteudoDe(id)).toNumber()]));
  let melhor: (CorrecaoDaRegra & { distancia: number }) | null = null;
  for (const { dia, pratos } of onde.periodo.dias) {
    const doDia = [onde, ...(onde.outros ?? [])].filter(({ periodo }) => periodo.dias.some((um) => um.dia === dia));
    const antes = quebradas(doDia);
    for (const prato of pratos.filter(({ id }) => minimo || contaNoPrato(medida.de, onde.conteudoDe(id)))) {
      const semEle = avaliacao.limite
        .minus(avaliacao.valor)
        .plus(gramasDoPrato(onde.conteudoDe(prato.id)))
        .toNumber();
      for (const por of conhecidos) {
        if (!por.tipos.has(prato.tipo) || pratos.some(({ id }) => id === por.id)) continue;
        // Grams only add up: most dishes are seen to be no better without counting the period again.
        const faltariam = semEle - (gramas.get(por.id) ?? 0);
        if (medida.contagem === 'gramas' && faltariam >= (melhor?.distancia ?? distanciaDe(avaliacao))) continue;
        const trocar = ({ periodo, mes }: Trecho) => ({ mes, periodo: comTroca(periodo, { dia, prato, por }) });
        const [dela] = avaliarPeriodo([regra], { ...onde, ...trocar(onde) });
        if (dela === undefined || distanciaDe(dela) >= (melhor?.distancia ?? distanciaDe(avaliacao))) continue;
        // The other rules are asked last: they are many.
        if ([...quebradas(doDia.map(trocar))].some((qual) => !antes.has(qual))) continue;
        melhor = { dia, prato, por, basta: dela.cumprida !== false, distancia: distanciaDe(dela) };
        if (medida.contagem !== 'gramas' || melhor.basta) return semDistancia(melhor);
      }
    }
  }
  return melhor && semDistancia(melhor);
}

const semDistancia = ({ dia, prato, por, basta }: CorrecaoDaRegra): CorrecaoDaRegra => ({ dia, prato, por, basta });

const ehConhecido = ({ semGrupo, semGrau }: ConteudoDoPrato): boolean => semGrupo.length + semGrau.length === 0;

/** How far the figure is from its limit; 0 when the rule is kept. */
const distanciaDe = ({ cumprida, valor, limite }: AvaliacaoDaRegra): number =>
  cumprida === false ? somar([valor, limite.negated()]).abs().toNumber() : 0;

const comTroca = (
  periodo: PeriodoAvaliado,
  { dia, prato, por }: Pick<CorrecaoDaRegra, 'dia' | 'prato' | 'por'>,
): PeriodoAvaliado => ({
  ...periodo,
  dias: periodo.dias.map((um) =>
    um.dia === dia
      ? { dia, pratos: um.pratos.map((outro) => (outro === prato ? { ...prato, id: por.id, nome: por.nome } : outro)) }
      : um,
  ),
});
