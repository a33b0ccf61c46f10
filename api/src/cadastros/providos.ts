import type { SQL } from 'drizzle-orm';
import type { Banco } from '../banco/conexao.js';
import type { Transacao } from '../banco/transacao.js';
import { aProver } from '../nucleo/provido.js';

/** How many menus of a unit are in the calendar from today on. */
export const contarFuturos = aProver<[banco: Banco, unidade: number], Promise<number>>('contarFuturos');

/** Removes them. The caller has locked the unit. */
export const desvincularFuturos = aProver<[tx: Transacao, unidade: number], Promise<void>>('desvincularFuturos');

/** The last day of a supplier's last contract; null without a contract. `fornecedor` is an id or the column with it. */
export const fimDosContratos = aProver<[fornecedor: number | SQL], SQL<string | null>>('fimDosContratos');

/** Removes what names a supplier inside of invoices: number, date and value stay. */
export const apagarDocumentosDoFornecedor = aProver<[tx: Transacao, id: number], Promise<void>>(
  'apagarDocumentosDoFornecedor',
);
