import type { Balanco, BalancoNovo, BalancosNovos } from '@merenda/shared/contratos';
import { decimal, em, emPalavras, type Numerico, type Violacao } from '@merenda/shared/regras';
import { inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { balancos } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { escritorDaLinha, exigirEstoquesAtivos } from '../../cadastros/index.js';
import { conflito } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { documentosNovos } from '../estoques/documentos.js';
import { lancarTodos } from '../estoques/kardex.js';
import { travarLinhaDe, travarLinhasDe, type LinhaTravada } from '../estoques/linhas.js';
import { buscarBalancos } from './consultas.js';

/**
 * Records a count and corrects the balance by the difference; a count that agrees is recorded and corrects nothing. 404
 * when the line is not in the stock; 409 in a deactivated unit, and with the current quantity when it differs from the one that the user saw.
 */
export function registrarBalanco(
  contexto: Contexto,
  estoqueId: number,
  produtoEstoqueId: number,
  novo: BalancoNovo,
): Promise<Balanco> {
  return emTransacao(contexto, async (tx) => {
    await exigirEstoquesAtivos(tx, [estoqueId]);
    const linha = await travarLinhaDe(tx, estoqueId, produtoEstoqueId);
    const [mudou] = await violacoesDoSaldoLido(tx, linha, novo);
    if (mudou) throw conflito(mudou.mensagem, [mudou]);
    const ids = await gravarBalancos(tx, [corrigir(linha, novo)]);
    return primeira(await buscarBalancos(tx, inArray(balancos.id, ids)));
  });
}

/** Like `registrarBalanco`, for several lots of one stock: all or none. */
export function registrarBalancos(contexto: Contexto, estoqueId: number, novos: BalancosNovos): Promise<Balanco[]> {
  return emTransacao(contexto, async (tx) => {
    await exigirEstoquesAtivos(tx, [estoqueId]);
    const linhas = await travarLinhasDe(
      tx,
      estoqueId,
      novos.map(({ produtoEstoque }) => produtoEstoque.id),
    );
    const pedidos = linhas.flatMap((linha, posicao) => {
      const novo = novos[posicao];
      return novo ? [{ linha, novo, posicao }] : [];
    });
    const mudaram: Violacao[] = [];
    for (const { linha, novo, posicao } of pedidos)
      mudaram.push(...em(`${posicao}`, await violacoesDoSaldoLido(tx, linha, novo)));
    if (mudaram.length > 0) throw conflito('A quantidade de um ou mais lotes mudou. Confira-os e refaça.', mudaram);
    const ids = await gravarBalancos(
      tx,
      pedidos.map(({ linha, novo }) => corrigir(linha, novo)),
    );
    return buscarBalancos(tx, inArray(balancos.id, ids));
  });
}

/** The correction of a line from its balance to `novaQuantidade`. */
export interface Correcao {
  produtoEstoqueId: number;
  /** Current balance, read under the lock. */
  quantidadeAnterior: string;
  novaQuantidade: Numerico;
}

const corrigir = ({ id, quantidade }: LinhaTravada, { novaQuantidade }: BalancoNovo): Correcao => ({
  produtoEstoqueId: id,
  quantidadeAnterior: quantidade,
  novaQuantidade,
});

/**
 * Writes the balances of locked lines, each line once, with their ledger and audit lines. Returns their ids in the order
 * of the lines. 409 when one takes from a blocked lot.
 * @param origem of a count of the whole unit: its id, and its text in the ledger
 */
export async function gravarBalancos(
  tx: Transacao,
  correcoes: readonly Correcao[],
  origem?: { contagem: number; observacao: string },
): Promise<number[]> {
  const { documentos } = await lancarTodos(
    tx,
    correcoes.map(({ produtoEstoqueId, quantidadeAnterior, novaQuantidade }, novo) => ({
      produtoEstoqueId,
      quantidade: decimal(novaQuantidade).minus(quantidadeAnterior).toFixed(),
      tipo: 'BALANCO',
      documento: 'balancos',
      documentoId: null,
      novo,
      observacao: origem?.observacao,
      ato: { acao: 'BALANCO', antes: {}, depois: { ...(origem && { contagem: origem.contagem }) } },
    })),
    {
      documentos: balancosNovos(
        correcoes.map(({ novaQuantidade, ...correcao }) => ({
          documento: {
            ...correcao,
            novaQuantidade: decimal(novaQuantidade).toFixed(),
            usuarioId: exigirAutor(tx),
            dataHora: agora(),
          },
        })),
      ),
    },
  );
  return documentos;
}

const balancosNovos = documentosNovos('balancos_novos', {
  tabela: balancos,
  colunas: ['produtoEstoqueId', 'quantidadeAnterior', 'novaQuantidade', 'usuarioId', 'dataHora'],
});

/** A count is of the quantity that the user saw. */
async function violacoesDoSaldoLido(
  tx: Transacao,
  { id, quantidade }: LinhaTravada,
  { quantidadeAnterior }: BalancoNovo,
): Promise<Violacao[]> {
  if (decimal(quantidade).eq(quantidadeAnterior)) return [];
  const mensagem = `A quantidade mudou: agora o lote tem ${emPalavras(quantidade, await escritorDaLinha(tx, id))}. Confira a contagem e refaça o balanço.`;
  return [{ campo: 'quantidadeAnterior', mensagem }];
}
