import type { PrazoDeUso, ProdutoEstoque } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { prazoDeUso, venceEmBreve } from '@merenda/shared/regras';

/**
 * The filters that show a lot: what expires within 7 days also does within 30. An empty lot has nothing to use.
 * @param hoje 'YYYY-MM-DD'
 */
export function prazosDoLote({ quantidade, produtoLote }: ProdutoEstoque, hoje: string): PrazoDeUso[] {
  const validade = dataComparavel(produtoLote.dataValidade);
  if (quantidade <= 0) return [];
  const prazo = prazoDeUso(validade, hoje);
  if (prazo === 'VENCIDO') return ['VENCIDO'];
  if (prazo === 'SETE_DIAS') return ['SETE_DIAS', 'TRINTA_DIAS'];
  return venceEmBreve(validade, hoje, 30) ? ['TRINTA_DIAS'] : [];
}
