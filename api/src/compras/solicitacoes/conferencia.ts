import type { ConferenciaNova, ProdutoRecebidoNovo, Solicitacao } from '@merenda/shared/contratos';
import { em, FORA_DA_SOLICITACAO, somar, violacao, violacoesDoFaturado, type Violacao } from '@merenda/shared/regras';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { comoNumeric } from '../../banco/esquema/colunas.js';
import { fotosDeOcorrencias, ocorrencias, recebimentoFaturados } from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import type { EscritorDeEmbalagens } from '../../cadastros/index.js';
import { invalido } from '../../nucleo/recusas.js';

type Conferida = Pick<ConferenciaNova, 'faturados' | 'ocorrencias'>;

/**
 * The violations of a conference, at their paths in the body: products that were not asked for, and those whose
 * accepted, refused and missing quantities are not what the invoice says.
 */
export function violacoesDaConferencia(
  { itens }: Solicitacao,
  { faturados = [], ocorrencias: ocorridas = [] }: Conferida,
  aceitos: readonly ProdutoRecebidoNovo[],
  escritor: EscritorDeEmbalagens,
): Violacao[] {
  const solicitados = new Map(itens.map(({ produto }) => [produto.id, produto]));
  const alheios = (caminho: string, linhas: readonly { produto: { id: number } }[]) =>
    linhas.flatMap(({ produto }, i) =>
      violacao(!solicitados.has(produto.id), `${caminho}.${i}.produto`, FORA_DA_SOLICITACAO),
    );
  const contas = [...solicitados].flatMap(([produtoId, solicitado]) => {
    const posicao = faturados.findIndex(({ produto }) => produto.id === produtoId);
    const doProduto = ({ produto }: { produto: { id: number } }) => produto.id === produtoId;
    const violacoes = violacoesDoFaturado(
      {
        faturada: faturados[posicao]?.quantidade ?? null,
        aceita: somar(aceitos.filter(doProduto).map(({ quantidade }) => quantidade)),
        ocorrencias: ocorridas.filter(doProduto),
      },
      { produto: solicitado, escrever: escritor(solicitado) },
    );
    // Without a line of the product the error is at its first occurrence.
    const onde = posicao >= 0 ? `faturados.${posicao}` : `ocorrencias.${ocorridas.findIndex(doProduto)}`;
    return em(
      onde,
      violacoes.map((uma) => ({ ...uma, campo: 'quantidade' })),
    );
  });
  return [...alheios('faturados', faturados), ...alheios('ocorrencias', ocorridas), ...contas];
}

/**
 * Stores the invoiced quantities and the occurrences of a receipt with their photos, and removes the photos of the
 * request that belong to none. The request is locked. 422 for a photo that is not there or belongs to another
 * occurrence.
 */
export async function gravarConferencia(
  tx: Transacao,
  solicitacaoId: number,
  recebimentoId: number,
  { faturados = [], ocorrencias: ocorridas = [] }: Conferida,
): Promise<void> {
  if (faturados.length > 0)
    await tx.insert(recebimentoFaturados).values(
      faturados.map(({ produto, quantidade }) => ({
        recebimentoId,
        produtoId: produto.id,
        quantidade: String(quantidade),
      })),
    );
  for (const [posicao, { produto, tipo, quantidade, motivo, texto, fotos = [] }] of ocorridas.entries()) {
    const valores = {
      recebimentoId,
      produtoId: produto.id,
      tipo,
      quantidade: comoNumeric(quantidade),
      motivo,
      texto: texto || null,
    };
    const { id } = primeira(await tx.insert(ocorrencias).values(valores).returning({ id: ocorrencias.id }));
    await ligarFotos(tx, { solicitacaoId, ocorrenciaId: id, fotos, campo: `ocorrencias.${posicao}.fotos` });
  }
  await tx.delete(fotosDeOcorrencias).where(soltasDe(solicitacaoId));
}

/** Condition: the photos of a request that belong to no occurrence. */
export const soltasDe = (solicitacaoId: number) =>
  and(eq(fotosDeOcorrencias.solicitacaoId, solicitacaoId), isNull(fotosDeOcorrencias.ocorrenciaId));

interface Ligacao {
  solicitacaoId: number;
  ocorrenciaId: number;
  fotos: readonly number[];
  campo: string;
}

async function ligarFotos(tx: Transacao, { solicitacaoId, ocorrenciaId, fotos, campo }: Ligacao): Promise<void> {
  if (fotos.length === 0) return;
  const ligadas = await tx
    .update(fotosDeOcorrencias)
    .set({ ocorrenciaId })
    .where(and(soltasDe(solicitacaoId), inArray(fotosDeOcorrencias.id, [...fotos])))
    .returning({ id: fotosDeOcorrencias.id });
  if (ligadas.length < new Set(fotos).size)
    throw invalido([{ campo, mensagem: 'Uma das fotos não foi encontrada. Envie-a de novo.' }]);
}
