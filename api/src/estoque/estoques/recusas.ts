import {
  decimal,
  emPalavras,
  fraseDoBloqueio,
  type EscreverEmbalagens,
  type Numerico,
  type Violacao,
} from '@merenda/shared/regras';
import { eq } from 'drizzle-orm';
import { produtoLotes, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import type { Transacao } from '../../banco/transacao.js';
import { escritorDaLinha } from '../../cadastros/index.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { AUSENTE, type LinhaTravada } from './linhas.js';

/** The quantity to take from a locked line, and its field in the request. */
export interface SaidaDaLinha {
  linha: LinhaTravada;
  /** Packages. */
  quantidade: Numerico;
  campo: string;
}

/** Throws 409, each at its field, when lots are blocked: they leave only as a recall. */
export async function recusarBloqueadas(
  tx: Transacao,
  saidas: readonly Pick<SaidaDaLinha, 'linha' | 'campo'>[],
): Promise<void> {
  const erros: Violacao[] = [];
  for (const { linha, campo } of saidas)
    if (linha.bloqueado) erros.push({ campo, mensagem: await fraseDaRecusa(tx, linha.id) });
  if (erros.length > 0) throw conflito(erros.map(({ mensagem }) => mensagem).join(' '), erros);
}

/** Throws 409, each shortage at its field, unless every line holds the requested quantity. */
export async function exigirSaldos(tx: Transacao, saidas: readonly SaidaDaLinha[]): Promise<void> {
  const erros: Violacao[] = [];
  for (const { linha, quantidade, campo } of saidas) {
    if (decimal(quantidade).gt(linha.quantidade)) erros.push({ campo, mensagem: await fraseDaRecusa(tx, linha.id) });
  }
  recusarFaltas(erros);
}

/** Throws 422, each at its field, for exits that `violacoesDe` refuses for the balance of their lines. */
export async function exigirLimites(
  tx: Transacao,
  saidas: readonly SaidaDaLinha[],
  violacoesDe: (quantidade: Numerico, saldo: Numerico, escrever?: EscreverEmbalagens) => Violacao[],
): Promise<void> {
  const erros: Violacao[] = [];
  for (const { linha, quantidade, campo } of saidas) {
    if (violacoesDe(quantidade, linha.quantidade).length === 0) continue;
    const escrever = await escritorDaLinha(tx, linha.id);
    erros.push(...violacoesDe(quantidade, linha.quantidade, escrever).map((uma) => ({ ...uma, campo })));
  }
  const [primeiro, ...demais] = erros;
  if (primeiro) throw invalido([primeiro, ...demais]);
}

/** Throws 409 with what the lots lack, each at its field; nothing when they lack nothing. */
export function recusarFaltas(faltas: readonly Violacao[]): void {
  const [primeira, ...outras] = faltas;
  if (!primeira) return;
  const detalhe = outras.length === 0 ? primeira.mensagem : 'Quantidade insuficiente nos produtos indicados.';
  throw conflito(detalhe, [primeira, ...outras]);
}

/** Why a line does not give what is asked of it, in a sentence. 404 when it is gone. */
export async function fraseDaRecusa(tx: Transacao, produtoEstoqueId: number): Promise<string> {
  const [linha] = await tx
    .select({
      numero: produtoLotes.numero,
      quantidade: produtosEstoque.quantidade,
      bloqueado: produtosEstoque.bloqueado,
    })
    .from(produtosEstoque)
    .innerJoin(produtoLotes, eq(produtoLotes.id, produtosEstoque.produtoLoteId))
    .where(eq(produtosEstoque.id, produtoEstoqueId));
  if (!linha) throw naoEncontrado(AUSENTE);
  if (linha.bloqueado) return fraseDoBloqueio(linha.numero);
  return `Quantidade insuficiente: o lote ${linha.numero} tem ${emPalavras(linha.quantidade, await escritorDaLinha(tx, produtoEstoqueId))}.`;
}
