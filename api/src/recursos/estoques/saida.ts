import type { SaidaNova } from '@merenda/shared/contratos';
import { violacoesDaSaida } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { saidas } from '../../banco/esquema/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao } from '../../banco/transacao.js';
import { invalido } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { exigirSaldos, lancar, travarLinhaDe } from './kardex.js';

/**
 * A direct exit from a line. 404 when the line is not in the stock, 409 when it holds less, 422 below the minimum
 * quantity.
 */
export function registrarSaida(
  contexto: Contexto,
  estoqueId: number,
  produtoEstoqueId: number,
  saida: SaidaNova,
): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const linha = await travarLinhaDe(tx, estoqueId, produtoEstoqueId);
    await exigirSaldos(tx, [{ linha, quantidade: saida.quantidade, campo: 'quantidade' }]);
    const [foraDosLimites] = violacoesDaSaida(saida.quantidade, linha.quantidade);
    if (foraDosLimites) throw invalido([foraDosLimites]);
    const { tipoSaidaDireta, observacao } = saida;
    const quantidade = String(saida.quantidade);
    const valores = { produtoEstoqueId, tipoSaidaDireta, observacao, quantidade, usuarioId: contexto.usuario.id };
    const documento = primeira(await tx.insert(saidas).values(valores).returning({ id: saidas.id }));
    const saldo = await lancar(tx, {
      produtoEstoqueId,
      quantidade: `-${quantidade}`,
      tipo: 'SAIDA',
      documento: 'saidas',
      documentoId: documento.id,
      observacao,
    });
    await auditar(tx, {
      entidade: 'produtos-estoque',
      id: produtoEstoqueId,
      acao: 'SAIDA',
      antes: { quantidade: linha.quantidade },
      depois: { quantidade: saldo, saida },
    });
  });
}
