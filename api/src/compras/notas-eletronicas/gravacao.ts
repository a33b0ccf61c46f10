import type { NotaEletronicaNova, RecebimentoNovo, Solicitacao } from '@merenda/shared/contratos';
import { formatarData, formatarMoeda } from '@merenda/shared/formatos';
import {
  avisoDoDestinatario,
  avisosDosPrecos,
  decimal,
  em,
  FORA_DA_SOLICITACAO,
  recusasDaNota,
  somar,
  valorDoItem,
  violacao,
  violacoesDoPreco,
  type Decimal,
  type Violacao,
} from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Contexto } from '../../banco/contexto.js';
import { comoNumeric } from '../../banco/esquema/colunas.js';
import { codigosDoFornecedor, notasEletronicas } from '../../banco/esquema/compras/solicitacoes.js';
import { enviadas } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { travarNumero } from '../notas-fiscais/repetida.js';
import {
  cnpjsDoMunicipio,
  documentoDoFornecedor,
  jaRecebida,
  solicitacoesDasChaves,
  type Instalacao,
} from './consultas.js';
import { lerNota, type NotaDoXml } from './leitura.js';
import { comoUtf8, NotaRecusada } from './xml.js';

/** An NF-e that is sent with a receipt, after its XML was read. */
export interface NotaRecebida {
  nota: NotaDoXml;
  enviada: NotaEletronicaNova;
  municipio: readonly string[];
  demonstracao: boolean;
}

/** Reads the XML that a receipt sends, before its transaction begins. 422 when it is no NF-e. */
export async function lerRecebida(
  { banco }: Contexto,
  instalacao: Instalacao,
  enviada: NotaEletronicaNova,
): Promise<NotaRecebida> {
  try {
    const xml = comoUtf8(enviada.xml);
    const nota = lerNota(xml);
    const { demonstracao } = instalacao;
    return { nota, enviada: { ...enviada, xml }, demonstracao, municipio: await cnpjsDoMunicipio(banco, instalacao) };
  } catch (erro) {
    if (erro instanceof NotaRecusada) throw invalido([{ campo: 'notaEletronica.xml', mensagem: erro.message }]);
    throw erro;
  }
}

/**
 * Checks an NF-e against the request, the invoice and the accepted products of its receipt. Until the transaction ends no other transaction
 * records this invoice. 422 for each rule that it breaks, for data of the invoice that are not those of the XML and for a
 * receiver without a reason; 409 naming the request that has it already.
 */
export async function conferirRecebida(
  tx: Transacao,
  solicitacao: Solicitacao,
  recebimento: Pick<RecebimentoNovo, 'produtos' | 'faturados' | 'ocorrencias'> & {
    notaFiscal: NonNullable<RecebimentoNovo['notaFiscal']>;
  },
  { nota, enviada, municipio, demonstracao }: NotaRecebida,
): Promise<void> {
  const fornecedor = await documentoDoFornecedor(tx, solicitacao);
  const quem = { fornecedor, nomeDoFornecedor: solicitacao.fornecedor.nome, demonstracao };
  const destinatario = avisoDoDestinatario(nota, municipio);
  const [primeira, ...demais] = [
    ...em(
      'notaEletronica',
      recusasDaNota(nota, quem).map((mensagem) => ({ campo: 'xml', mensagem })),
    ),
    ...violacao(
      destinatario !== null && !enviada.motivoDestinatario,
      'notaEletronica.motivoDestinatario',
      destinatario ?? '',
    ),
    ...violacoesDosProdutos(nota, solicitacao, enviada),
    ...violacoesDosPrecos(nota, solicitacao, enviada, recebimento),
    ...em('notaFiscal', violacoesDosDados(nota, recebimento.notaFiscal)),
  ];
  if (primeira) throw invalido([primeira, ...demais]);
  await travarNumero(tx, solicitacao.id, nota.numero);
  const recebida = (await solicitacoesDasChaves(tx, [nota.chave])).get(nota.chave);
  if (recebida !== undefined)
    throw conflito(jaRecebida(recebida), [{ campo: 'notaEletronica.xml', mensagem: jaRecebida(recebida) }]);
}

/** The number, the day and the value of an invoice are those of its NF-e. Days are 'YYYY-MM-DD'. */
export const violacoesDosDados = (
  nota: Pick<NotaDoXml, 'numero' | 'dataEmissao' | 'valor'>,
  { numero, dataEmissao, valor }: { numero: string; dataEmissao: string; valor: number },
): Violacao[] => [
  ...violacao(numero !== nota.numero, 'numero', `O número da NF-e é ${nota.numero}.`),
  ...violacao(
    dataEmissao !== nota.dataEmissao,
    'dataEmissao',
    `A NF-e foi emitida em ${formatarData(nota.dataEmissao)}.`,
  ),
  ...violacao(!decimal(valor).eq(nota.valor), 'valor', `O valor da NF-e é ${formatarMoeda(nota.valor)}.`),
];

/** Each code is one of the invoice, and its product one of the request. */
const violacoesDosProdutos = (nota: NotaDoXml, { itens }: Solicitacao, { produtos }: NotaEletronicaNova): Violacao[] =>
  produtos.flatMap(({ codigo, produto }, i) => [
    ...violacao(
      nota.itens.every((item) => item.codigo !== codigo),
      `notaEletronica.produtos.${i}.codigo`,
      'Este código não está na NF-e.',
    ),
    ...violacao(
      itens.every((item) => item.produto.id !== produto.id),
      `notaEletronica.produtos.${i}.produto`,
      FORA_DA_SOLICITACAO,
    ),
  ]);

type Contados = Pick<RecebimentoNovo, 'produtos' | 'faturados' | 'ocorrencias'>;

/** A product that is accepted above the price of the contract has an occurrence; the error is at its first lot. */
function violacoesDosPrecos(
  nota: NotaDoXml,
  { itens }: Solicitacao,
  enviada: NotaEletronicaNova,
  recebimento: Contados,
): Violacao[] {
  const { produtos, ocorrencias = [] } = recebimento;
  const porCodigo = new Map(enviada.produtos.map(({ codigo, produto }) => [codigo, produto.id]));
  return itens.flatMap(({ produto, precoUnidade }) => {
    const posicao = produtos.findIndex((lote) => lote.produto.id === produto.id && lote.quantidade > 0);
    if (posicao < 0) return [];
    const seus = nota.itens
      .filter(({ codigo }) => porCodigo.get(codigo) === produto.id)
      .map((item) => ({ ...item, valor: valorDoItem(item), conversao: conversaoDe(item, enviada) }));
    const [aviso = null] = avisosDosPrecos(seus, { produto, precoUnidade }, contadoDe(produto.id, recebimento));
    const suas = ocorrencias.filter((uma) => uma.produto.id === produto.id);
    return em(`produtos.${posicao}`, violacoesDoPreco(aviso, suas));
  });
}

/** The conversion that is sent for the code and the unit of an item. */
const conversaoDe = ({ codigo, unidade }: NotaDoXml['itens'][number], { produtos }: NotaEletronicaNova) =>
  produtos.find((um) => um.codigo === codigo && um.conversao?.unidade === unidade)?.conversao ?? null;

/** Packages of a product on the invoice, as the person says them: invoiced, else accepted + refused + missing. */
function contadoDe(id: number, { produtos, faturados = [], ocorrencias = [] }: Contados): Decimal {
  const faturado = faturados.find(({ produto }) => produto.id === id);
  if (faturado) return decimal(faturado.quantidade);
  return somar(
    [...produtos, ...ocorrencias].flatMap(({ produto, quantidade }) => (produto.id === id ? (quantidade ?? 0) : [])),
  );
}

/** Keeps the XML with its invoice, and what each code of the supplier was. */
export async function guardarRecebida(
  tx: Transacao,
  { fornecedor }: Solicitacao,
  notaFiscalId: number,
  { enviada: { xml, motivoDestinatario, produtos } }: NotaRecebida,
): Promise<void> {
  await tx.insert(notasEletronicas).values({ notaFiscalId, xml, motivoDestinatario: motivoDestinatario || null });
  // In the order of the codes, as every transaction.
  const conhecidos = [...new Map(produtos.map((um) => [um.codigo, um])).values()].sort((a, b) =>
    a.codigo < b.codigo ? -1 : 1,
  );
  if (conhecidos.length === 0) return;
  await tx
    .insert(codigosDoFornecedor)
    .values(
      conhecidos.map(({ codigo, produto, conversao }) => ({
        fornecedorId: fornecedor.id,
        codigo,
        produtoId: produto.id,
        unidade: conversao?.unidade ?? null,
        embalagens: comoNumeric(conversao?.embalagens),
      })),
    )
    .onConflictDoUpdate({
      target: [codigosDoFornecedor.fornecedorId, codigosDoFornecedor.codigo],
      set: {
        ...enviadas(codigosDoFornecedor, ['produtoId']),
        unidade: ouConhecida(codigosDoFornecedor.unidade),
        embalagens: ouConhecida(codigosDoFornecedor.embalagens),
      },
    });
}

/** The conversion that was sent; without one, that of the last receipt of the same product. */
const ouConhecida = (coluna: AnyPgColumn): SQL => sql`
  case when excluded.unidade is null and excluded.produto_id = ${codigosDoFornecedor.produtoId}
    then ${coluna} else excluded.${sql.identifier(coluna.name)} end`;
