import type { DocumentoKardex, TipoKardex } from '@merenda/shared/contratos';
import { decimal, somarDias, valorItem, valorItens } from '@merenda/shared/regras';
import {
  itensSolicitacao,
  notasFiscais,
  recebimentoProdutos,
  recebimentos,
  solicitacaoCategorias,
  solicitacoes,
} from '../../banco/esquema/compras/solicitacoes.js';
import { kardex, produtoLotes, produtosEstoque, saidas } from '../../banco/esquema/estoque/estoques.js';
import { exigirAutor, type Transacao } from '../../banco/transacao.js';
import { proximoNumero } from '../../compras/index.js';
import { porChave } from '../chaves.js';
import type { Catalogo } from './catalogo.js';
import type { ComprasCriadas } from './compras.js';
import { CONTRATOS_DO_ANO } from './contratos-do-ano.js';
import { produtoDemo } from './produtos.js';
import { categoriasPorFaixa, type UnidadesCriadas } from './unidades.js';

/** Days before today on which each contract of the year delivers a part: together all of it. */
const DIAS_DE_ENTREGA = [240, 190, 140, 75] as const;
const CONSUMO = 'Consumo das escolas antes do registro das refeições.';

interface Entrega {
  /** 'YYYY-MM-DD' */
  dia: string;
  contrato: string;
  itens: { produto: string; quantidade: string; precoUnidade: string }[];
}

/**
 * The deliveries of the contracts that have ended, each with its request and invoice. On the next day all of it was
 * eaten: today's stocks are unchanged. Each table is written with one statement, because the demonstration starts with it.
 */
export async function entregarNoAno(
  tx: Transacao,
  unidades: UnidadesCriadas,
  catalogo: Catalogo,
  compras: ComprasCriadas,
  hoje: string,
): Promise<void> {
  const entregas = entregasDe(hoje);
  const pedidas = await pedir(tx, entregas, unidades, catalogo, compras);
  const lotes = await abrirLotes(tx, entregas, unidades.central.estoqueId, catalogo);
  const notas = await tx
    .insert(notasFiscais)
    .values(
      entregas.map(({ dia, itens }, n) => ({
        solicitacaoId: pedidas[n]?.id ?? 0,
        numero: String(3100 + n),
        dataEmissao: somarDias(dia, -1),
        dataRecebimento: dia,
        valor: valorItens(itens).toFixed(2),
      })),
    )
    .returning();
  const recebidos = await tx
    .insert(recebimentos)
    .values(
      entregas.map(({ dia }, n) => ({
        solicitacaoId: pedidas[n]?.id ?? 0,
        notaFiscalId: notas[n]?.id ?? 0,
        observacao: 'Produtos conferidos na entrega.',
        usuarioId: exigirAutor(tx),
        recebidoEm: emHoras(dia),
      })),
    )
    .returning();
  const linhas = entregas.flatMap(({ dia, itens }, n) =>
    itens.map(({ produto, quantidade }, i) => ({
      dia,
      quantidade,
      recebimentoId: recebidos[n]?.id ?? 0,
      itemSolicitacaoId: pedidas[n]?.itens[i] ?? 0,
      produtoEstoqueId: lotes(`${n} ${produto}`),
    })),
  );
  await tx.insert(recebimentoProdutos).values(linhas);
  const consumidas = await tx
    .insert(saidas)
    .values(
      linhas.map(({ dia, ...linha }) => ({
        ...linha,
        tipoSaidaDireta: 'PREVISAO_LEGAL' as const,
        observacao: CONSUMO,
        usuarioId: exigirAutor(tx),
        quando: emHoras(somarDias(dia, 1)),
      })),
    )
    .returning();
  const lancada = (
    { produtoEstoqueId, dia }: (typeof linhas)[number],
    tipo: TipoKardex,
    documento: DocumentoKardex,
    documentoId: number,
  ) => ({ produtoEstoqueId, tipo, documento, documentoId, quando: emHoras(dia), usuarioId: exigirAutor(tx) });
  await tx.insert(kardex).values([
    ...linhas.map((linha) => ({
      ...lancada(linha, 'RECEBIMENTO', 'recebimentos', linha.recebimentoId),
      quantidade: linha.quantidade,
      saldo: linha.quantidade,
    })),
    ...linhas.map((linha, n) => ({
      ...lancada({ ...linha, dia: somarDias(linha.dia, 1) }, 'SAIDA', 'saidas', consumidas[n]?.id ?? 0),
      quantidade: `-${linha.quantidade}`,
      saldo: '0',
    })),
  ]);
}

/** The day of the first delivery, 'YYYY-MM-DD'. */
export const primeiraEntrega = (hoje: string): string => somarDias(hoje, -DIAS_DE_ENTREGA[0]);

const entregasDe = (hoje: string): Entrega[] =>
  DIAS_DE_ENTREGA.flatMap((ha) =>
    CONTRATOS_DO_ANO.flatMap(({ propostas }) =>
      propostas.map(({ contrato, itens }) => ({
        dia: somarDias(hoje, -ha),
        contrato,
        itens: itens.map(([produto, quantidade]) => ({
          produto,
          quantidade: decimal(quantidade).dividedBy(DIAS_DE_ENTREGA.length).toFixed(),
          precoUnidade: produtoDemo(produto).preco,
        })),
      })),
    ),
  );

/** Noon in Brasília. */
const emHoras = (dia: string): Date => new Date(`${dia}T15:00:00Z`);

/** Writes a request three days before each delivery; returns its id and those of its items, in the order of the deliveries. */
async function pedir(
  tx: Transacao,
  entregas: readonly Entrega[],
  unidades: UnidadesCriadas,
  catalogo: Catalogo,
  compras: ComprasCriadas,
): Promise<{ id: number; itens: number[] }[]> {
  const ids: number[] = [];
  for (const { dia, contrato } of entregas) {
    const dataSolicitacao = somarDias(dia, -3);
    const gravadas = await tx
      .insert(solicitacoes)
      .values({
        ...(await proximoNumero(tx, dataSolicitacao)),
        dataSolicitacao,
        aquisicaoId: compras.aquisicao(contrato),
        propostaId: compras.proposta(contrato),
        unidadeEducacionalId: unidades.central.id,
        status: 'RECEBIDA',
      })
      .returning();
    ids.push(...gravadas.map(({ id }) => id));
  }
  const categoria = await categoriasPorFaixa(tx);
  await tx
    .insert(solicitacaoCategorias)
    .values(ids.map((solicitacaoId) => ({ solicitacaoId, categoriaId: categoria('6-10a') })));
  const itens = await tx
    .insert(itensSolicitacao)
    .values(
      entregas.flatMap(({ contrato, itens: pedidos }, n) =>
        pedidos.map((item) => ({
          solicitacaoId: ids[n] ?? 0,
          itemPropostaId: compras.item(`${contrato} ${item.produto}`),
          produtoId: catalogo.produto(item.produto),
          quantidade: item.quantidade,
          precoUnidade: item.precoUnidade,
          valorItem: valorItem(item).toFixed(2),
        })),
      ),
    )
    .returning();
  return ids.map((id) => ({ id, itens: itens.filter((um) => um.solicitacaoId === id).map((um) => um.id) }));
}

/** Opens a lot of each delivered item, empty and deleted since it was eaten; its stock line by delivery and product. */
async function abrirLotes(
  tx: Transacao,
  entregas: readonly Entrega[],
  estoqueId: number,
  catalogo: Catalogo,
): Promise<(entregaEProduto: string) => number> {
  const abertos = entregas.flatMap(({ dia, itens }, n) => itens.map(({ produto }) => ({ n, dia, produto })));
  const lotes = await tx
    .insert(produtoLotes)
    .values(
      abertos.map(({ n, dia, produto }) => ({
        produtoId: catalogo.produto(produto),
        numero: `NF${3100 + n}`,
        dataFabricacao: dia,
        dataValidade: somarDias(dia, produtoDemo(produto).diasDeValidade),
      })),
    )
    .returning();
  const linhas = await tx
    .insert(produtosEstoque)
    .values(
      lotes.map(({ id: produtoLoteId }, n) => ({
        estoqueId,
        produtoLoteId,
        excluidoEm: emHoras(somarDias(abertos[n]?.dia ?? '', 1)),
      })),
    )
    .returning();
  return porChave(
    linhas.map(({ id }, n) => ({ id, chave: `${abertos[n]?.n} ${abertos[n]?.produto}` })),
    ({ chave }) => chave,
  );
}
