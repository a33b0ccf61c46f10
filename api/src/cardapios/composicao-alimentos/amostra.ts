import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Amostra } from '../../mecanismos/importacoes/importavel.js';
import { listarComposicao } from './consultas.js';

/** Foods of the table that every installation starts with, by their numbers in TACO: rice, beans, carrot, banana, egg. */
const CODIGOS = new Set(['4', '561', '110', '182', '488']);

/** A few foods of the composition table as rows, also with the columns of a municipality's foods. */
export async function amostraDaComposicao(banco: Banco | Transacao): Promise<Amostra | undefined> {
  const linhas = (await listarComposicao(banco)).filter(({ codigo }) => CODIGOS.has(codigo));
  if (linhas.length === 0) return undefined;
  return {
    fonte: `Fonte: ${[...new Set(linhas.map(({ fonte }) => fonte))].join('; ')}. Valores por 100 g da parte comestível.`,
    linhas: linhas.map(({ valores, nome, ...linha }) => ({
      ...linha,
      ...valores,
      nome,
      itemAlimento: null,
      quantidadeBase: 100,
      unidadeMedida: 'G',
    })),
  };
}
