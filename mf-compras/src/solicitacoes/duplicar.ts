import { avisos } from '@merenda/shared';
import type { RascunhoSolicitacao } from './CamposSolicitacao.js';
import { quantidadesDe } from './quantidades.js';
import { lerAquisicoesAbertas, lerSolicitacao } from './solicitacoes.api.js';

/**
 * The part of a request that its copy takes: all but its number, its day and its state. Where the acquisition takes no
 * request any more, its supplier and items are left out, and the screen explains why.
 */
export async function lerParaDuplicar(id: number): Promise<Partial<RascunhoSolicitacao>> {
  const [solicitacao, abertas] = await Promise.all([lerSolicitacao(id), lerAquisicoesAbertas()]);
  const { aquisicao, fornecedor, unidadeEducacional, categorias } = solicitacao;
  const comuns = { unidadeEducacional: unidadeEducacional.id, categorias: categorias.map((uma) => uma.id) };
  if (abertas.some((aberta) => aberta.id === aquisicao.id))
    return { ...comuns, aquisicao: aquisicao.id, fornecedor: fornecedor.id, quantidades: quantidadesDe(solicitacao) };
  avisos.atencao(
    `A aquisição ${aquisicao.numero}/${aquisicao.ano} não aceita mais solicitações. Escolha outra, e os seus itens.`,
  );
  return comuns;
}
