import type { StatusCompra } from '@merenda/shared/contratos';
import { somarDias, valorItem, valorItens } from '@merenda/shared/regras';
import {
  itensSolicitacao,
  notasFiscais,
  recebimentoProdutos,
  recebimentos,
  solicitacaoCategorias,
  solicitacoes,
} from '../../banco/esquema/compras/solicitacoes.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { proximoNumero } from '../../compras/index.js';
import { abrirLinha, lancar } from '../../estoque/index.js';
import { porChave } from '../chaves.js';
import type { CodigoDeFaixa } from '../referencia/listas.js';
import type { Catalogo } from './catalogo.js';
import type { ComprasCriadas } from './compras.js';
import { produtoDemo } from './produtos.js';
import { categoriasPorFaixa, type SiglaDaUnidade, type UnidadesCriadas } from './unidades.js';

interface ItemDemo {
  produto: string;
  pedida: string;
  /** '0' when nothing was received. */
  recebida: string;
}

interface SolicitacaoDemo {
  contrato: string;
  unidade: SiglaDaUnidade;
  faixas: readonly CodigoDeFaixa[];
  status: StatusCompra;
  /** Days before today. */
  ha: number;
  motivo: string | null;
  itens: readonly ItemDemo[];
}

const item = (produto: string, pedida: string, recebida = '0'): ItemDemo => ({ produto, pedida, recebida });

/** Oldest first: they are numbered in this order. */
const SOLICITACOES: readonly SolicitacaoDemo[] = [
  {
    contrato: '045',
    unidade: 'acacias',
    faixas: ['6-10a'],
    status: 'RECEBIDA',
    ha: 20,
    motivo: null,
    itens: [
      item('ARROZ BRANCO TIPO 1 5 KG', '20', '20'),
      item('FEIJÃO CARIOCA TIPO 1 1 KG', '40', '40'),
      item('ÓLEO DE SOJA 900 ML', '24', '24'),
    ],
  },
  {
    contrato: '045',
    unidade: 'valeVerde',
    faixas: ['6-10a'],
    status: 'CANCELADA',
    ha: 15,
    motivo: 'Pedido repetido.',
    itens: [item('FUBÁ DE MILHO 1 KG', '60')],
  },
  {
    contrato: '046',
    unidade: 'valeVerde',
    faixas: ['6-10a'],
    status: 'ENVIADA',
    ha: 6,
    motivo: null,
    itens: [
      item('CARNE BOVINA MOÍDA CONGELADA 1 KG', '30', '20'),
      item('PEITO DE FRANGO SEM PELE CONGELADO 1 KG', '40'),
    ],
  },
  {
    contrato: '051',
    unidade: 'acacias',
    faixas: ['6-10a', '11-15a'],
    status: 'AGUARDANDO',
    ha: 2,
    motivo: null,
    itens: [item('BANANA PRATA', '80'), item('ALFACE CRESPA', '10.5'), item('TOMATE', '25')],
  },
  {
    contrato: '045',
    unidade: 'central',
    faixas: ['1-3a', '4-5a'],
    status: 'AGUARDANDO',
    ha: 1,
    motivo: null,
    itens: [item('LEITE EM PÓ INTEGRAL 400 G', '150')],
  },
];

/** Makes a purchase request in each state; what was received enters the stock of the request's unit. */
export async function criarSolicitacoes(
  tx: Transacao,
  unidades: UnidadesCriadas,
  catalogo: Catalogo,
  compras: ComprasCriadas,
  hoje: string,
): Promise<void> {
  const categoria = await categoriasPorFaixa(tx);
  for (const dados of SOLICITACOES) {
    const dataSolicitacao = somarDias(hoje, -dados.ha);
    const { id: solicitacaoId } = primeira(
      await tx
        .insert(solicitacoes)
        .values({
          ...(await proximoNumero(tx, dataSolicitacao)),
          dataSolicitacao,
          aquisicaoId: compras.aquisicao(dados.contrato),
          propostaId: compras.proposta(dados.contrato),
          unidadeEducacionalId: unidades[dados.unidade].id,
          status: dados.status,
          motivoCancelamento: dados.motivo,
          ...(dados.motivo !== null && { canceladaEm: new Date(`${dataSolicitacao}T15:00:00Z`) }),
        })
        .returning(),
    );
    await tx
      .insert(solicitacaoCategorias)
      .values(dados.faixas.map((faixa) => ({ solicitacaoId, categoriaId: categoria(faixa) })));
    const gravados = await tx
      .insert(itensSolicitacao)
      .values(
        dados.itens.map(({ produto, pedida }) => ({
          solicitacaoId,
          itemPropostaId: compras.item(`${dados.contrato} ${produto}`),
          produtoId: catalogo.produto(produto),
          quantidade: pedida,
          precoUnidade: produtoDemo(produto).preco,
          valorItem: valorItem({ quantidade: pedida, precoUnidade: produtoDemo(produto).preco }).toFixed(2),
        })),
      )
      .returning();
    const itemDoProduto = porChave(
      gravados.map((g) => ({ id: g.id, produto: String(g.produtoId) })),
      (g) => g.produto,
    );
    const recebidos = dados.itens.filter(({ recebida }) => recebida !== '0');
    if (recebidos.length > 0)
      await receber(tx, {
        solicitacaoId,
        estoqueId: unidades[dados.unidade].estoqueId,
        dia: somarDias(dataSolicitacao, 3),
        recebidos,
        catalogo,
        itemDoProduto,
      });
  }
}

interface Entrega {
  solicitacaoId: number;
  estoqueId: number;
  dia: string;
  recebidos: readonly ItemDemo[];
  catalogo: Catalogo;
  itemDoProduto: (produtoId: string) => number;
}

/** One delivery of goods made three days before, with its invoice. */
async function receber(
  tx: Transacao,
  { solicitacaoId, estoqueId, dia, recebidos, catalogo, itemDoProduto }: Entrega,
): Promise<void> {
  if (tx.autor === null) throw new Error('a receipt needs its author');
  const valor = valorItens(
    recebidos.map(({ produto, recebida }) => ({ quantidade: recebida, precoUnidade: produtoDemo(produto).preco })),
  ).toFixed(2);
  const nota = primeira(
    await tx
      .insert(notasFiscais)
      .values({
        solicitacaoId,
        numero: String(4500 + solicitacaoId),
        dataEmissao: somarDias(dia, -1),
        dataRecebimento: dia,
        valor,
      })
      .returning(),
  );
  const { id: recebimentoId } = primeira(
    await tx
      .insert(recebimentos)
      .values({
        solicitacaoId,
        notaFiscalId: nota.id,
        observacao: 'Produtos conferidos na entrega.',
        usuarioId: tx.autor,
        recebidoEm: new Date(`${dia}T13:00:00Z`),
      })
      .returning(),
  );
  for (const { produto, recebida } of recebidos) {
    const produtoId = catalogo.produto(produto);
    const dataFabricacao = somarDias(dia, -3);
    const dataValidade = somarDias(dataFabricacao, produtoDemo(produto).diasDeValidade);
    const produtoEstoqueId = await abrirLinha(tx, estoqueId, {
      produtoId,
      numero: `NF${nota.numero}`,
      dataFabricacao,
      dataValidade,
    });
    await lancar(tx, {
      produtoEstoqueId,
      quantidade: recebida,
      tipo: 'RECEBIMENTO',
      documento: 'recebimentos',
      documentoId: recebimentoId,
    });
    await tx.insert(recebimentoProdutos).values({
      recebimentoId,
      itemSolicitacaoId: itemDoProduto(String(produtoId)),
      produtoEstoqueId,
      quantidade: recebida,
    });
  }
}
