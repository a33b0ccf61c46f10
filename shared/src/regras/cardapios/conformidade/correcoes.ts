import type { TipoRefeicao } from '../../../vocabulario/cardapios/cardapios.js';
import { somar } from '../../decimal.js';
import {
  avaliarPeriodo,
  type AvaliacaoDaRegra,
  type ConteudoDe,
  type PeriodoAvaliado,
  type PratoServidoNoDia,
} from './avaliacao.js';
import type { ConteudoDoPrato } from './conteudo.js';
import type { EtapaAvaliada, MedidaDaRegra, RegraDaNorma } from './regras.js';

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

interface Onde {
  etapa: EtapaAvaliada;
  periodo: PeriodoAvaliado;
  mes: boolean;
  conteudoDe: ConteudoDe;
}

/**
 * A change of one dish that brings a rule which is not kept nearer to its limit, and breaks no other rule of the period; null when
 * no dish does. Of a rule that counts days or meals it is the first, of grams the first that is enough, else the best.
 * The new dish is one that menus have at the same meal, whose items are all classified, and that is not on the day yet.
 * Of equal changes the first day counts, and the dish with the lowest id.
 */
export function correcaoDaRegra<R extends RegraDaNorma>(
  regras: readonly R[],
  avaliacao: AvaliacaoDaRegra<R>,
  onde: Onde,
  candidatos: readonly PratoCandidato[],
): CorrecaoDaRegra | null {
  if (avaliacao.cumprida !== false) return null;
  const { medida, regra } = avaliacao;
  const minimo = regra.operador === '>=';
  const conhecidos = candidatos
    .filter(({ id }) => ehConhecido(onde.conteudoDe(id)) && conta(medida, onde.conteudoDe(id)) === minimo)
    .sort((a, b) => a.id - b.id);
  const antes = quebradas(avaliarPeriodo(regras, onde));
  let melhor: (CorrecaoDaRegra & { distancia: number }) | null = null;
  for (const { dia, pratos } of onde.periodo.dias)
    for (const prato of pratos.filter(({ id }) => minimo || conta(medida, onde.conteudoDe(id))))
      for (const por of conhecidos) {
        if (!por.tipos.has(prato.tipo) || pratos.some(({ id }) => id === por.id)) continue;
        const depois = { ...onde, periodo: comTroca(onde.periodo, { dia, prato, por }) };
        const [dela] = avaliarPeriodo([regra], depois);
        if (dela === undefined || distanciaDe(dela) >= (melhor?.distancia ?? distanciaDe(avaliacao))) continue;
        // The other rules are asked last: they are many.
        if ([...quebradas(avaliarPeriodo(regras, depois))].some((codigo) => !antes.has(codigo))) continue;
        melhor = { dia, prato, por, basta: dela.cumprida !== false, distancia: distanciaDe(dela) };
        if (medida.contagem !== 'gramas' || melhor.basta) return semDistancia(melhor);
      }
  return melhor && semDistancia(melhor);
}

const semDistancia = ({ dia, prato, por, basta }: CorrecaoDaRegra): CorrecaoDaRegra => ({ dia, prato, por, basta });

const ehConhecido = ({ semGrupo, semGrau }: ConteudoDoPrato): boolean => semGrupo.length + semGrau.length === 0;

const conta = ({ de }: MedidaDaRegra, { alimentos }: ConteudoDoPrato): boolean => de.some((uma) => alimentos.has(uma));

/** The codes of the rules that are not kept. */
const quebradas = (avaliacoes: readonly AvaliacaoDaRegra[]): ReadonlySet<string> =>
  new Set(avaliacoes.filter(({ cumprida }) => cumprida === false).map(({ regra }) => regra.codigo));

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
