import type {
  CancelamentoDaContagem,
  Contagem,
  ContagemDoLote,
  ContagemNova,
  LoteDaContagem,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import { decimal, emPalavras, violacoesDaPrecisao } from '@merenda/shared/regras';
import { and, eq, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { contagemLinhas, contagens, produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { escritorDaLinha, exigirEstoquesAtivos } from '../../cadastros/index.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { buscarContagem, lerLote } from './consultas.js';
import { travarContagemAberta } from './trava.js';

/** Begins the count of a stock. 409 in a deactivated unit, and while another count of it is open. */
export function abrirContagem(contexto: Contexto, estoqueId: number, nova: ContagemNova): Promise<Contagem> {
  return emTransacao(contexto, async (tx) => {
    await exigirEstoquesAtivos(tx, [estoqueId]);
    const [aberta] = await tx
      .insert(contagens)
      .values({ ...nova, estoqueId, usuarioId: contexto.usuario.id, quando: agora() })
      .onConflictDoNothing()
      .returning({ id: contagens.id });
    if (!aberta) throw conflito('Já existe uma contagem aberta nesta unidade. Continue essa contagem ou cancele-a.');
    await auditar(tx, { entidade: 'contagens', id: aberta.id, acao: 'CRIAR', depois: { estoqueId, ...nova } });
    return buscarContagem(tx, estoqueId, aberta.id);
  });
}

/** Of which stock, count and stock line. */
interface Onde {
  id: number;
  contagem: number;
  idProduto: number;
}

/**
 * Stores what was counted of a lot, with the balance of this moment, or clears it (`contada: null`). The same count of
 * the same user again, after a lost response, changes nothing. 404 for a line of another stock; 409 when the count is
 * closed, when the count of the lot is not the one that the user saw (`lida`), and for a deleted lot.
 */
export function contarLote(
  contexto: Contexto,
  { id: estoqueId, contagem: contagemId, idProduto }: Onde,
  { contada, lida }: ContagemDoLote,
): Promise<LoteDaContagem> {
  return emTransacao(contexto, async (tx) => {
    await exigirEstoquesAtivos(tx, [estoqueId]);
    const contagem = await travarContagemAberta(tx, estoqueId, contagemId);
    const linha = await travarLinha(tx, estoqueId, idProduto);
    const desta = and(eq(contagemLinhas.contagemId, contagemId), eq(contagemLinhas.produtoEstoqueId, idProduto));
    const gravada = await contagemGravada(tx, desta);
    const antes = gravada?.contada ?? null;
    const repetida = mesma(antes, contada) && (contada === null || gravada?.usuarioId === contexto.usuario.id);
    if (!mesma(antes, lida)) {
      if (repetida) return lerLote(tx, contagem, idProduto);
      const mensagem =
        antes === null
          ? 'A contagem deste lote foi limpa. Confira e grave de novo.'
          : `${nomeProprio(gravada?.nome ?? '')} contou ${emPalavras(antes, await escritorDaLinha(tx, idProduto))} neste lote. Confira e grave de novo.`;
      throw conflito(mensagem, [{ campo: 'contada', mensagem }]);
    }
    if (contada === null && antes === null) return lerLote(tx, contagem, idProduto);
    if (contada === null) await tx.delete(contagemLinhas).where(desta);
    else {
      if (linha.excluidoEm) throw conflito('Este lote foi excluído do estoque.');
      // Who counts blindly does not know the balance.
      const [imprecisa] = violacoesDaPrecisao(contada, contagem.asCegas ? 0 : linha.quantidade, 'contada');
      if (imprecisa) throw invalido([imprecisa]);
      const valores = {
        contada: String(contada),
        saldo: linha.quantidade,
        usuarioId: contexto.usuario.id,
        quando: agora(),
      };
      await tx
        .insert(contagemLinhas)
        .values({ contagemId, produtoEstoqueId: idProduto, ...valores })
        .onConflictDoUpdate({ target: [contagemLinhas.contagemId, contagemLinhas.produtoEstoqueId], set: valores });
    }
    await tx
      .update(contagens)
      .set({ revisao: sql`${contagens.revisao} + 1` })
      .where(eq(contagens.id, contagemId));
    await auditar(tx, {
      entidade: 'contagens',
      id: contagemId,
      acao: 'CONTAR',
      antes: { produtoEstoqueId: idProduto, contada: antes === null ? null : Number(antes) },
      depois: { produtoEstoqueId: idProduto, contada, saldo: Number(linha.quantidade) },
    });
    return lerLote(tx, contagem, idProduto);
  });
}

/** Ends an open count without booking anything. 404 for a count of another stock, 409 when it is closed. */
export function cancelarContagem(
  contexto: Contexto,
  estoqueId: number,
  id: number,
  { motivo }: CancelamentoDaContagem,
): Promise<Contagem> {
  return emTransacao(contexto, async (tx) => {
    const { status } = await travarContagemAberta(tx, estoqueId, id);
    await tx
      .update(contagens)
      .set({ status: 'CANCELADA', motivo, usuarioFimId: contexto.usuario.id, fim: agora() })
      .where(eq(contagens.id, id));
    await auditar(tx, {
      entidade: 'contagens',
      id,
      acao: 'CANCELAR',
      antes: { status },
      depois: { status: 'CANCELADA', motivo },
    });
    return buscarContagem(tx, estoqueId, id);
  });
}

/** The stock line with its current balance, under its lock; also a deleted one, whose count can be cleared. */
async function travarLinha(tx: Transacao, estoqueId: number, id: number) {
  const [linha] = await tx
    .select({ quantidade: produtosEstoque.quantidade, excluidoEm: produtosEstoque.excluidoEm })
    .from(produtosEstoque)
    .where(and(eq(produtosEstoque.id, id), eq(produtosEstoque.estoqueId, estoqueId)))
    .for('update');
  if (!linha) throw naoEncontrado('O produto não está neste estoque.');
  return linha;
}

async function contagemGravada(tx: Transacao, desta: ReturnType<typeof and>) {
  const { contada, usuarioId } = contagemLinhas;
  const [gravada] = await tx
    .select({ contada, usuarioId, nome: nomeDoAutor(usuarioId) })
    .from(contagemLinhas)
    .where(desta);
  return gravada;
}

const mesma = (uma: string | number | null, outra: string | number | null): boolean =>
  uma === null || outra === null ? uma === outra : decimal(uma).eq(outra);
