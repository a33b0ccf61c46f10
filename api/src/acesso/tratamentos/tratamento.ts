import type { PrazoDeGuarda, Tratamento, TipoDeTratamento } from '@merenda/shared/contratos';
import { sql, type SQL } from 'drizzle-orm';

/** Personal columns of one table. */
export interface DadosDaTabela {
  tabela: string;
  /** What the table holds, for the person: 'Sessões'. */
  titulo: string;
  /** Column of the database → its Portuguese label. */
  colunas: Readonly<Record<string, string>>;
  /** Columns that the person does not get: secrets, and data about other people. */
  reservadas?: readonly string[];
  /** Condition on the table: the rows of one user, by the user's id. */
  doUsuario?: (id: number) => SQL;
  /** Condition on the table: the rows of one supplier. */
  doFornecedor?: (id: number) => SQL;
  /** The columns only say who did something: the person gets the number of rows, not the rows. */
  soContagem?: true;
}

/** An entry of the register, without what the municipality sets. */
interface TratamentoRegistrado extends Omit<Tratamento, 'tipo' | 'prazo' | 'dados'> {
  prazo: Omit<PrazoDeGuarda, 'prazo' | 'versao'> | null;
  dados: readonly DadosDaTabela[];
}

export type Registro<T extends TipoDeTratamento> = Record<T, TratamentoRegistrado>;

/** The rows of one user in a table that names the user so. */
export const doUsuario = (id: number): SQL => sql`usuario_id = ${id}`;

/** The source of the terms of what belongs to the accounts of PNAE. */
export const GUARDA_DAS_CONTAS =
  'Lei 11.947/2009, art. 8º, § 2º: os documentos das contas do PNAE são guardados por 5 anos contados da aprovação. O padrão é 10 porque a data da aprovação não está no sistema, e o julgamento pode levar 5 anos (prescrição, Resolução TCU 344/2022, art. 2º).';

/** Legal basis of what only keeps accounts safe. */
export const SEGURANCA = 'Art. 7º, III, e art. 46 (medidas de segurança) da Lei 13.709/2018';
/** Who sees what no screen shows. */
export const NINGUEM = 'Ninguém: nenhuma tela os mostra.';
