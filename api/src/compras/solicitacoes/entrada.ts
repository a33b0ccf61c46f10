import type { RecebimentoNovo, Solicitacao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { comoNumeric } from '../../banco/esquema/colunas.js';
import { recebimentoProdutos, recebimentos } from '../../banco/esquema/compras/solicitacoes.js';
import { estoques } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { abrirLinha, documentosNovos, lancarTodos, travarLinhas } from '../../estoque/index.js';

/** An accepted lot, with its path in the body for the errors. */
export interface LoteAceito {
  posicao: number;
  itemSolicitacaoId: number;
  produtoId: number;
  alimento: boolean;
  numero: string;
  dataFabricacao: string;
  dataValidade: string;
  quantidade: string;
  /** Measured outside the limits of the product. */
  foraDoLimite: boolean;
  conferido: Pick<
    typeof recebimentoProdutos.$inferInsert,
    'deAcordo' | 'temperatura' | 'temperaturaMinima' | 'temperaturaMaxima' | 'inspecao'
  >;
}

interface Entrega extends Pick<
  RecebimentoNovo,
  'observacao' | 'justificativaValidade' | 'justificativaTemperatura' | 'placa' | 'temperaturaVeiculo' | 'conferente'
> {
  solicitacaoId: number;
  notaFiscalId: number | null;
}

const recebimentosNovos = documentosNovos(
  'recebimentos_novos',
  {
    tabela: recebimentos,
    colunas: [
      'solicitacaoId',
      'notaFiscalId',
      'observacao',
      'justificativaValidade',
      'justificativaTemperatura',
      'placa',
      'temperaturaVeiculo',
      'conferente',
      'usuarioId',
    ],
  },
  {
    tabela: recebimentoProdutos,
    documento: 'recebimentoId',
    colunas: [
      'itemSolicitacaoId',
      'produtoEstoqueId',
      'quantidade',
      'deAcordo',
      'temperatura',
      'temperaturaMinima',
      'temperaturaMaxima',
      'inspecao',
    ],
  },
);

/** The receipt as a row of its table. */
export const recebimentoDe = (
  { usuario }: Contexto,
  { solicitacaoId, notaFiscalId, observacao, placa, temperaturaVeiculo, conferente, ...justificativas }: Entrega,
) => ({
  solicitacaoId,
  notaFiscalId,
  observacao,
  justificativaValidade: justificativas.justificativaValidade || null,
  justificativaTemperatura: justificativas.justificativaTemperatura || null,
  placa: placa || null,
  temperaturaVeiculo: comoNumeric(temperaturaVeiculo),
  conferente: conferente || null,
  usuarioId: usuario.id,
});

/** Writes the receipt and its lots, which enter the stock of the request's unit. Returns its id. */
export async function darEntrada(
  tx: Transacao,
  { unidadeEducacional }: Solicitacao,
  documento: ReturnType<typeof recebimentoDe>,
  lotes: LoteAceito[],
): Promise<number> {
  const entradas = lotes.length > 0 ? await abrirLinhas(tx, unidadeEducacional.id, lotes) : [];
  const { documentos } = await lancarTodos(
    tx,
    entradas.map(({ produtoEstoqueId, quantidade }) => ({
      produtoEstoqueId,
      quantidade,
      tipo: 'RECEBIMENTO',
      documento: 'recebimentos',
      documentoId: null,
      novo: 0,
    })),
    {
      documentos: recebimentosNovos([
        {
          documento,
          itens: entradas.map(({ produtoEstoqueId, itemSolicitacaoId, quantidade, conferido }) => ({
            produtoEstoqueId,
            itemSolicitacaoId,
            quantidade,
            ...conferido,
          })),
        },
      ]),
    },
  );
  return primeira(documentos);
}

/**
 * The lots with their stock lines, opened by product and lot number and locked by id: the same order in every
 * transaction.
 */
async function abrirLinhas(
  tx: Transacao,
  unidadeEducacionalId: number,
  lotes: LoteAceito[],
): Promise<(LoteAceito & { produtoEstoqueId: number })[]> {
  const estoque = primeira(
    await tx.select({ id: estoques.id }).from(estoques).where(eq(estoques.unidadeEducacionalId, unidadeEducacionalId)),
  );
  const ordenados = lotes.toSorted((a, b) => a.produtoId - b.produtoId || (a.numero < b.numero ? -1 : 1));
  const abertos: (LoteAceito & { produtoEstoqueId: number })[] = [];
  for (const lote of ordenados) {
    const { produtoId, numero, dataFabricacao, dataValidade } = lote;
    const produtoEstoqueId = await abrirLinha(tx, estoque.id, { produtoId, numero, dataFabricacao, dataValidade });
    abertos.push({ ...lote, produtoEstoqueId });
  }
  await travarLinhas(
    tx,
    abertos.map(({ produtoEstoqueId }) => produtoEstoqueId),
  );
  return abertos;
}
