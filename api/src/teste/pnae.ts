import type { GrauProcessamento, Recebimento, Solicitacao } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { regrasPnae } from '../banco/esquema/cadastros/regras-pnae.js';
import { aquisicaoVigente, corpoDoRecebimento, type Mercado } from './compras.js';
import { criarFornecedor, criarItem, criarProduto } from './fabricas.js';

/** A product whose item has this degree. */
export async function produtoDe(app: FastifyInstance, grauProcessamento: GrauProcessamento | null) {
  const { id } = await criarItem(app, { grauProcessamento });
  return { ...(await criarProduto(app, { itemId: id })), itemId: id };
}

export const CAF = { agriculturaFamiliar: true, cafNumero: 'SP012026', cafTipo: 'FORNECEDOR_INDIVIDUAL' } as const;

export interface Compra {
  grau: GrauProcessamento | null;
  /** R$ of the one package that is bought. */
  preco: number;
}

/** The rules of the five goals, without validity. */
export async function criarRegrasDoPnae(app: FastifyInstance): Promise<void> {
  const norma = { regra: 'r', unidade: '%', periodo: 'ano', escopo: '', norma: 'n', certeza: 'verificado' };
  await app.banco.insert(regrasPnae).values([
    { codigo: 'AF', operador: '>=', valor: '45', ...norma },
    { codigo: 'INNATURA', operador: '>=', valor: '85', ...norma },
    { codigo: 'ULTRA', operador: '<=', valor: '10', ...norma },
    { codigo: 'INGR', operador: '<=', valor: '5', ...norma },
    { codigo: 'MULHER', operador: '>=', valor: '50', ...norma },
  ]);
}

/** An acquisition of the year from a supplier, requested and received whole in March. */
export async function comprar(
  mercado: Mercado,
  ano: number,
  caf: object,
  compras: readonly Compra[],
  mudanca: object = {},
  emNomeDe: readonly object[] = [],
) {
  const { app } = mercado;
  const fornecedor = await criarFornecedor(app, caf);
  const itens = await Promise.all(
    compras.map(async ({ grau, preco }) => ({ produto: await produtoDe(app, grau), preco })),
  );
  const aquisicao = await aquisicaoVigente(mercado, {
    dataContrato: `01/02/${ano}`,
    ano,
    valor: compras.reduce((soma, { preco }) => soma + preco, 0),
    propostasVencedoras: [
      {
        fornecedor: { id: fornecedor.id },
        numeroContrato: 'ct 1',
        itens: itens.map(({ produto, preco }) => ({
          produto: { id: produto.id },
          quantidade: 1,
          unidadeProduto: 'PACOTE',
          precoUnidade: preco,
          emNomeDe,
        })),
      },
    ],
    ...mudanca,
  });
  const pedir = mercado.comprador.injetar;
  const { id } = (
    await pedir('POST', '/solicitacoes', {
      dataSolicitacao: `15/02/${ano}`,
      aquisicao: { id: aquisicao.id },
      fornecedor: { id: fornecedor.id },
      unidadeEducacional: { id: mercado.unidade.id },
      categorias: [{ id: mercado.categoria.id }],
      itens: itens.map(({ produto }) => ({ produto: { id: produto.id }, quantidade: 1 })),
    })
  ).json<Solicitacao>();
  const recebida = await pedir(
    'PUT',
    `/solicitacoes/${id}/receber`,
    corpoDoRecebimento(mercado, 1, {
      produtos: itens.map(({ produto }, n) => ({
        produto: { id: produto.id },
        quantidade: 1,
        lote: `l ${n}`,
        dataFabricacao: `01/01/${ano}`,
        dataValidade: '31/12/2099',
      })),
      notaFiscal: {
        numero: `nf ${ano} ${id}`,
        dataEmissao: `01/03/${ano}`,
        dataRecebimento: `02/03/${ano}`,
        valor: 1,
      },
    }),
  );
  if (recebida.statusCode !== 200) throw new Error(recebida.body);
  const [recebimento] = (await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json<Recebimento[]>();
  if (!recebimento?.notaFiscal) throw new Error('the receipt is not there');
  return {
    fornecedor: fornecedor.id,
    nota: recebimento.notaFiscal.id,
    itens: itens.map(({ produto }) => produto.itemId),
  };
}
