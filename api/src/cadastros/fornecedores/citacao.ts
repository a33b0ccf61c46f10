import { sql } from 'drizzle-orm';

/** What a supplier is called; the query calls fornecedores `f`. */
export const NOME_DO_FORNECEDOR = sql`coalesce(f.nome, f.nome_fantasia, f.razao_social)`;

/** JSON of a `FornecedorCitado`; the query calls fornecedores `f`. */
export const FORNECEDOR_CITADO = sql`json_build_object('id', f.id, 'fornecedorTipo', f.fornecedor_tipo,
  'nome', ${NOME_DO_FORNECEDOR}, 'agriculturaFamiliar', f.agricultura_familiar)`;
