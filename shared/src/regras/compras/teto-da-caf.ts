import { formatarMoeda } from '../../formatos/numeros.js';
import type { TipoCaf } from '../../vocabulario/cadastros/fornecedores.js';
import { decimal, type Decimal, type Numerico } from '../decimal.js';

interface VendasDaCaf {
  fornecedor: string;
  cafTipo: TipoCaf | null;
  /** Families of a formal group that have a CAF of their own. */
  membros: number;
  ano: number;
  /** R$ of the other contracts in force whose date is in the civil year. */
  contratado: Numerico;
  /** R$ of the contract that is homologated now. */
  novo: Numerico;
}

/**
 * R$ that a supplier of family farming may sell in a civil year: the limit of one CAF, also for an informal group
 * (LIMITE_CAF), and for a formal group times its members (LIMITE_GRUPO_FORMAL, Res. 21/2021). Null for a formal group whose
 * members are not registered.
 */
export function tetoDaCaf(
  { cafTipo, membros }: Pick<VendasDaCaf, 'cafTipo' | 'membros'>,
  limite: Numerico,
): Decimal | null {
  if (cafTipo !== 'GRUPO_FORMAL') return decimal(limite);
  return membros === 0 ? null : decimal(limite).times(membros);
}

/** Why a contract passes the ceiling of its supplier, with the figures; null where it does not. */
export function recusaDoTeto(vendas: VendasDaCaf, limite: Numerico): string | null {
  const teto = tetoDaCaf(vendas, limite);
  if (teto === null || decimal(vendas.contratado).plus(vendas.novo).lte(teto)) return null;
  const [maximo, contratado, novo] = [teto, vendas.contratado, vendas.novo].map((valor) =>
    formatarMoeda(valor.toString()),
  );
  return `${vendas.fornecedor} pode vender até ${maximo} em ${vendas.ano} pela sua CAF: já tem ${contratado} em contratos, e este tem ${novo}.`;
}
