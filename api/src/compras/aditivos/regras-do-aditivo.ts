import type { Aditivo, AditivoEdicao, ItemComSaldo } from '@merenda/shared/contratos';
import { formatarData, formatarMoeda, nomeComum } from '@merenda/shared/formatos';
import {
  emPalavras,
  decimal,
  somar,
  valorItem,
  vigenciaAtual,
  violacoesDosItensAditivados,
  violacoesDoValorAditado,
  type Violacao,
} from '@merenda/shared/regras';
import { and, eq, ne, sql } from 'drizzle-orm';
import { aditivos, aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';
import { escritorDeEmbalagens, type EscritorDeEmbalagens } from '../../cadastros/index.js';
import { conflito } from '../../nucleo/recusas.js';
import type { AquisicaoTravada } from '../aquisicoes/consultas.js';
import { conferirTotal } from '../aquisicoes/propostas.js';
import { itensDaAquisicao } from '../aquisicoes/saldos.js';

/** After a change or a deletion, the existing requests must still be covered, in quantity and in time. */
export async function exigirQueBaste(tx: Transacao, aquisicaoId: number): Promise<void> {
  exigirSaldo(await itensDaAquisicao(tx, aquisicaoId), await escritorDeEmbalagens(tx));
  const datas = await tx
    .select({ novaVigencia: aditivos.novaVigencia })
    .from(aditivos)
    .where(eq(aditivos.aquisicaoId, aquisicaoId));
  const { vigencia } = primeira(
    await tx.select({ vigencia: aquisicoes.vigencia }).from(aquisicoes).where(eq(aquisicoes.id, aquisicaoId)),
  );
  await exigirVigencia(
    tx,
    aquisicaoId,
    vigenciaAtual(
      vigencia,
      datas.flatMap(({ novaVigencia }) => novaVigencia ?? []),
    ),
  );
}

/** Throws 409 unless an addendum that is there again, with the others, keeps the cap of 25%. */
export async function exigirTeto(tx: Transacao, aquisicao: AquisicaoTravada, { id, valor }: Aditivo): Promise<void> {
  if (valor === null) return;
  const outros = await tx
    .select({ valor: aditivos.valor })
    .from(aditivos)
    .where(and(eq(aditivos.aquisicaoId, aquisicao.id), ne(aditivos.id, id)));
  const [erro] = violacoesDoValorAditado(
    aquisicao.valor,
    outros.flatMap((outro) => outro.valor ?? []),
    valor,
  );
  if (erro) throw conflito(erro.mensagem, [erro]);
}

/** An item of an addendum with its data from the contract; decimals as strings. */
export interface ItemCalculado {
  itemPropostaId: number;
  descricao: string | null;
  quantidade: string;
  precoUnidade: string;
  valorItem: string;
}

type AditivoDeValor = Pick<AditivoEdicao, 'valor' | 'itensAditivados'>;

/**
 * The items of a VALOR addendum priced as in the contract, and their errors, each at its field. The 25% cap counts the
 * other addenda (`outros`, R$).
 */
export function calcularItens(
  aditivo: AditivoDeValor,
  aquisicao: AquisicaoTravada,
  contratados: ItemComSaldo[],
  outros: string[],
): { itens: ItemCalculado[]; valor: string; erros: Violacao[] } {
  const itens: ItemCalculado[] = [];
  const itensAditivados = aditivo.itensAditivados ?? [];
  const daProposta = itensAditivados.map((item) =>
    contratados.find(
      ({ produto, propostaVencedora }) =>
        produto.id === item.produto.id && propostaVencedora.id === item.propostaVencedora.id,
    ),
  );
  const erros: Violacao[] = violacoesDosItensAditivados(daProposta.map((contratado) => contratado?.id));
  itensAditivados.forEach((item, n) => {
    const campo = `itensAditivados.${n}`;
    const contratado = daProposta[n];
    if (!contratado) {
      erros.push({ campo: `${campo}.produto`, mensagem: 'Este produto não está na proposta desta aquisição.' });
      return;
    }
    const { precoUnidade } = contratado;
    const valor = valorItem({ quantidade: item.quantidade, precoUnidade });
    if (item.precoUnidade != null && !decimal(item.precoUnidade).eq(precoUnidade)) {
      erros.push({
        campo: `${campo}.precoUnidade`,
        mensagem: `O preço deve ser o do contrato: ${formatarMoeda(precoUnidade)}.`,
      });
    }
    conferirTotal(erros, `${campo}.valorItem`, item.valorItem, valor);
    itens.push({
      itemPropostaId: contratado.id,
      descricao: item.descricao || null,
      quantidade: String(item.quantidade),
      precoUnidade: String(precoUnidade),
      valorItem: valor.toString(),
    });
  });
  const total = somar(itens.map((item) => item.valorItem));
  conferirTotal(erros, 'valor', aditivo.valor === '' ? null : aditivo.valor, total);
  if (erros.length === 0) erros.push(...violacoesDoValorAditado(aquisicao.valor, outros, total));
  return { itens, valor: total.toString(), erros };
}

/**
 * Throws 409 when a product would be left with more requested than contracted and added, in quantity or in value.
 * `depois` has the balances without the addendum, or with it changed.
 */
function exigirSaldo(depois: ItemComSaldo[], escritor: EscritorDeEmbalagens): void {
  for (const {
    produto,
    quantidade,
    quantidadeAditivada,
    quantidadeSolicitada,
    valorItem: contratado,
    valorAditivado,
    valorSolicitado,
  } of depois) {
    const autorizada = decimal(quantidade).plus(quantidadeAditivada);
    const autorizado = decimal(contratado).plus(valorAditivado);
    if (autorizada.gte(quantidadeSolicitada) && autorizado.gte(valorSolicitado)) continue;
    const [solicitado, restaria] = autorizada.lt(quantidadeSolicitada)
      ? [emPalavras(quantidadeSolicitada, escritor(produto)), emPalavras(autorizada, escritor(produto))]
      : [formatarMoeda(valorSolicitado), formatarMoeda(autorizado)];
    throw conflito(
      `Solicitações de compra já contam com este aditivo: de ${nomeComum(produto.nome)} foram solicitados ${solicitado}, e restariam ${restaria}.`,
    );
  }
}

/** Throws 409 when a request is dated after the new last day of the acquisition. */
async function exigirVigencia(tx: Transacao, aquisicaoId: number, vigencia: string): Promise<void> {
  const { rows } = await tx.execute<{ data: string }>(sql`
    select to_char(max(data_solicitacao), 'DD/MM/YYYY') as data from solicitacoes
    where aquisicao_id = ${aquisicaoId} and status <> 'CANCELADA' and data_solicitacao > ${vigencia}::date having count(*) > 0`);
  if (rows[0])
    throw conflito(
      `Solicitações de compra já contam com este aditivo: a última é de ${rows[0].data}, e a vigência terminaria em ${formatarData(vigencia)}.`,
    );
}
