import type { LinhaKardex } from '@merenda/shared/contratos';
import { and, desc, eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { kardex, produtosEstoque } from '../../banco/esquema/estoques.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { nomeDoAutor } from './autores.js';

/** The ledger of a line, newest first; of a deleted line too. 404 when the line is not of the stock. */
export async function listarKardex(banco: Banco, estoqueId: number, produtoEstoqueId: number): Promise<LinhaKardex[]> {
  const [linha] = await banco
    .select({ id: produtosEstoque.id })
    .from(produtosEstoque)
    .where(and(eq(produtosEstoque.id, produtoEstoqueId), eq(produtosEstoque.estoqueId, estoqueId)));
  if (!linha) throw naoEncontrado('O produto não está neste estoque.');
  const { id, quando, tipo, quantidade, saldo, documento, documentoId, observacao } = kardex;
  const linhas = await banco
    .select({
      id,
      quando,
      tipo,
      quantidade,
      saldo,
      documento,
      documentoId,
      observacao,
      nome: nomeDoAutor(kardex.usuarioId),
    })
    .from(kardex)
    .where(eq(kardex.produtoEstoqueId, produtoEstoqueId))
    .orderBy(desc(kardex.id));
  return linhas.map(({ nome, ...resto }) => ({
    ...resto,
    quando: dataHoraBR(resto.quando),
    quantidade: Number(resto.quantidade),
    saldo: Number(resto.saldo),
    usuario: { nome },
  }));
}
