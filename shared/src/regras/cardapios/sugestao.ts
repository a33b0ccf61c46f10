import type { TipoRefeicao } from '../../vocabulario/cardapios/cardapios.js';
import type { ModalidadeEscolar } from '../../vocabulario/cadastros/modalidades.js';
import { diaDaSemana, diasEntre, numeroDaSemana } from '../calendario.js';
import { posicoesRepetidas } from '../repetidos.js';
import { type Violacao, violacao } from '../violacao.js';
import { violacoesDaQuantidadeDePratos } from './pratos-do-cardapio.js';

/** A meal of a day: its hour, 'HH:MM', and its kind. */
interface Refeicao {
  hora: string;
  tipo: TipoRefeicao;
}

interface Criterios {
  modalidade: ModalidadeEscolar;
  /** 'YYYY-MM-DD' */
  de: string;
  semanas: number;
  vagas: readonly Refeicao[];
  fixos: readonly (Refeicao & { dia: string; prato: { id: number } })[];
  excluidos: readonly { id: number }[];
}

const chaveDaRefeicao = ({ hora, tipo }: Refeicao): string => `${hora} ${tipo}`;

/**
 * What a suggestion may be asked for (specification 4.12): whole weeks from a Monday, as many meals a day as the form of
 * a menu takes, each once, and dishes that stay at one of these meals from Monday to Friday.
 */
export function violacoesDaSugestao({ modalidade, de, semanas, vagas, fixos, excluidos }: Criterios): Violacao[] {
  const refeicoes = vagas.map(chaveDaRefeicao);
  const fora = new Set(excluidos.map(({ id }) => id));
  const noPeriodo = (dia: string) =>
    diasEntre(de, dia) >= 0 && diasEntre(de, dia) < 7 * semanas && diaDaSemana(dia) !== null;
  return [
    ...violacao(numeroDaSemana(de) !== 1, 'de', 'A sugestão começa em uma segunda-feira.'),
    ...violacoesDaQuantidadeDePratos(modalidade, vagas.length).map(({ mensagem }) => ({ campo: 'vagas', mensagem })),
    ...posicoesRepetidas(refeicoes).map((n) => ({
      campo: `vagas.${n}.hora`,
      mensagem: 'Esta refeição já está na lista. Mude a hora ou o tipo.',
    })),
    ...fixos.flatMap((fixo, n) => [
      ...violacao(!noPeriodo(fixo.dia), `fixos.${n}.dia`, 'Este dia fica fora do período da sugestão.'),
      ...violacao(
        !refeicoes.includes(chaveDaRefeicao(fixo)),
        `fixos.${n}.hora`,
        'Esta refeição não está entre as da sugestão.',
      ),
      ...violacao(
        fora.has(fixo.prato.id),
        `fixos.${n}.prato`,
        'Este prato está fixo e, ao mesmo tempo, entre os que não devem ser usados.',
      ),
    ]),
    ...posicoesRepetidas(fixos.map((fixo) => `${fixo.dia} ${chaveDaRefeicao(fixo)}`)).map((n) => ({
      campo: `fixos.${n}.prato`,
      mensagem: 'Esta refeição já tem um prato fixo.',
    })),
  ];
}
