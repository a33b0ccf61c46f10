import { posicoesRepetidas } from '../repetidos.js';
import { type Violacao, violacao } from '../violacao.js';

interface PropostaConferida {
  /** Id; null while none is chosen. */
  fornecedor: number | null;
  itens: readonly { produto: number | null }[];
}

/**
 * One proposal per supplier, because a request names only the supplier (specification 2, section 2.4), with each
 * product once.
 */
export function violacoesDasPropostas(propostas: readonly PropostaConferida[]): Violacao[] {
  const repetidas = new Set(posicoesRepetidas(propostas.map(({ fornecedor }) => fornecedor)));
  return propostas.flatMap(({ itens }, p) => [
    ...violacao(repetidas.has(p), `${p}.fornecedor`, 'Este fornecedor já tem uma proposta nesta aquisição.'),
    ...posicoesRepetidas(itens.map(({ produto }) => produto)).map((i) => ({
      campo: `${p}.itens.${i}.produto`,
      mensagem: 'Este produto já está na proposta.',
    })),
  ]);
}
