import type { ArquivoDeNota, ArquivoEmBase64, ItemDaNota, NotaLida, Solicitacao } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import {
  avisoDoDestinatario,
  avisosDaNota,
  MAQUINA_SOLICITACAO,
  nomeiaASolicitacao,
  recusasDaNota,
  valorDoItem,
} from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { FilaLimitada } from '../../nucleo/fila-limitada.js';
import { conflito } from '../../nucleo/recusas.js';
import { buscarSolicitacao } from '../solicitacoes/consultas.js';
import { lerArquivo, type ArquivoLido } from './arquivos.js';
import {
  cnpjsDoMunicipio,
  codigosConhecidos,
  documentoDoFornecedor,
  jaRecebida,
  solicitacoesDasChaves,
  type CodigoConhecido,
  type Instalacao,
} from './consultas.js';
import type { ItemLido, NotaDoXml } from './leitura.js';

/** Few files are in memory at a time. */
const fila = new FilaLimitada({
  aoMesmoTempo: 1,
  esperas: 20,
  lotada: 'Muitas notas estão sendo lidas ao mesmo tempo. Aguarde alguns segundos e tente novamente.',
});

/**
 * Reads the NF-es of a file for a request, and writes nothing: each invoice with the products of its items, what the user
 * should know, and why it cannot be received. 404 for a request of other units, 409 for one that takes no delivery, 422
 * for a file that is no NF-e.
 */
export async function lerNotas(
  contexto: Contexto,
  instalacao: Instalacao,
  id: number,
  arquivo: ArquivoEmBase64,
): Promise<ArquivoDeNota[]> {
  const { banco, usuario } = contexto;
  const solicitacao = await buscarSolicitacao(banco, usuario, id);
  const recusa = MAQUINA_SOLICITACAO.recusa('receber', solicitacao.status);
  if (recusa) throw conflito(recusa);
  const lidos = await fila.executar(() => lerArquivo(arquivo));
  const chaves = lidos.flatMap((lido) => ('nota' in lido ? lido.nota.chave : []));
  const [municipio, fornecedor, codigos, recebidas] = [
    await cnpjsDoMunicipio(banco, instalacao),
    await documentoDoFornecedor(banco, solicitacao),
    await codigosConhecidos(banco, solicitacao),
    await solicitacoesDasChaves(banco, chaves),
  ];
  const { nome: nomeDoFornecedor } = solicitacao.fornecedor;
  const quem = { fornecedor, nomeDoFornecedor, demonstracao: instalacao.demonstracao };
  return lidos.map((lido) =>
    comoArquivo(lido, (nota) => ({
      recusas: [...recusasDaNota(nota, quem), ...[recebidas.get(nota.chave) ?? []].flat().map(jaRecebida)],
      avisos: avisosDaNota(nota),
      avisoDoDestinatario: avisoDoDestinatario(nota, municipio),
      itens: nota.itens.map((item) => comoItem(item, conhecidoDe(item, solicitacao, codigos))),
    })),
  );
}

type Conferida = Pick<NotaLida, 'recusas' | 'avisos' | 'avisoDoDestinatario' | 'itens'>;

function comoArquivo(lido: ArquivoLido, conferir: (nota: NotaDoXml) => Conferida): ArquivoDeNota {
  if ('recusa' in lido) return lido;
  const { nome, nota, xml } = lido;
  const { chave, numero, serie, valor, nomeDoEmitente, numeroDoProtocolo, identificacao } = nota;
  return {
    nome,
    nota: {
      chave,
      numero,
      serie,
      dataEmissao: formatarData(nota.dataEmissao),
      valor: Number(valor),
      emitente: { nome: nomeDoEmitente, documento: identificacao.documento },
      protocolo: numeroDoProtocolo,
      ...conferir(nota),
      xml,
    },
  };
}

type Conhecido = Pick<ItemDaNota, 'produto' | 'conversao'>;

const DESCONHECIDO: Conhecido = { produto: null, conversao: null };

/**
 * The product that the supplier's code was the last time, with its conversion, or the item of the order that the supplier
 * names.
 */
function conhecidoDe(
  { codigo, pedido, itemDoPedido }: ItemLido,
  { numero, itens }: Solicitacao,
  codigos: ReadonlyMap<string, CodigoConhecido>,
): Conhecido {
  const conhecido = codigos.get(codigo);
  if (conhecido !== undefined)
    return itens.some(({ produto }) => produto.id === conhecido.produto)
      ? { produto: { id: conhecido.produto, origem: 'MEMORIA' }, conversao: conhecido.conversao }
      : DESCONHECIDO;
  const doPedido = pedido !== null && nomeiaASolicitacao(pedido, numero) ? itens[Number(itemDoPedido) - 1] : undefined;
  return doPedido ? { produto: { id: doPedido.produto.id, origem: 'PEDIDO' }, conversao: null } : DESCONHECIDO;
}

const comoItem = (item: ItemLido, conhecido: Conhecido): ItemDaNota => ({
  numero: Number(item.numero),
  codigo: item.codigo,
  descricao: item.descricao,
  quantidade: Number(item.quantidade),
  unidade: item.unidade,
  quantidadeTributavel: Number(item.quantidadeTributavel),
  unidadeTributavel: item.unidadeTributavel,
  valor: valorDoItem(item).toNumber(),
  lotes: item.lotes.map(({ numero, quantidade, dataFabricacao, dataValidade }) => ({
    numero,
    quantidade: Number(quantidade),
    dataFabricacao: formatarData(dataFabricacao),
    dataValidade: formatarData(dataValidade),
  })),
  ...conhecido,
});
