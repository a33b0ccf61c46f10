import { formatarData } from '../formatos/datas.js';
import { type Dia, diaAnterior } from './datas.js';
import { posicoesRepetidas } from './repetidos.js';
import { type Violacao, violacao } from './violacao.js';

/** A PRAZO addendum extends the validity that is in force without it, and does not end in the past. Days 'YYYY-MM-DD'. */
export function violacoesDoPrazo(
  novaVigencia: Dia,
  { vigencia, hoje }: { vigencia: string; hoje: string },
): Violacao[] {
  if (diaAnterior(novaVigencia, hoje))
    return violacao(true, 'novaVigencia', 'A nova vigência não pode ser anterior a hoje.');
  return violacao(
    novaVigencia === vigencia || diaAnterior(novaVigencia, vigencia),
    'novaVigencia',
    `A nova vigência deve ser posterior à atual: ${formatarData(vigencia)}.`,
  );
}

/** A VALOR addendum names each item of the contract once. `itens` are their ids in order, blank where none is chosen yet. */
export const violacoesDosItensAditivados = (itens: readonly (number | null | undefined)[]): Violacao[] =>
  posicoesRepetidas(itens).map((n) => ({
    campo: `itensAditivados.${n}.produto`,
    mensagem: 'Este produto já está no aditivo.',
  }));
