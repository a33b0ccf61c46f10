import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Invariante } from '../../banco/invariante.js';

/** Texts that the server creates itself, longer than any input: a photo, a picture of an invoice. */
const DO_SERVIDOR = new Set(['imagem']);
/** Limit for a column whose name is in no contract: longer than any code, hash or number. */
const MAIOR_SEM_CONTRATO = 254;

const emCamelo = (coluna: string): string => coluna.replace(/_(\w)/g, (_texto, letra: string) => letra.toUpperCase());

/**
 * What must never be found stored, column by column as the database itself lists them: control characters, marks that
 * change the direction of writing, texts longer than any contract of that name allows, keys with the name of an
 * inherited object property.
 */
export async function lixoGuardado(banco: Banco, comprimentos: ReadonlyMap<string, number>): Promise<Invariante[]> {
  const { rows } = await banco.execute<{ tabela: string; coluna: string; tipo: string }>(sql`
    select table_name as tabela, column_name as coluna, data_type as tipo from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb') order by 1, 2`);
  return rows.flatMap(({ tabela, coluna, tipo }) => {
    const valor = sql.identifier(coluna);
    const violacoes = (condicao: ReturnType<typeof sql>) =>
      sql`select left(${valor}::text, 80) as violacao from ${sql.identifier(tabela)} where ${condicao}`;
    const onde = `${tabela}.${coluna}`;
    if (tipo === 'jsonb') {
      return [
        {
          nome: `${onde}: nenhuma chave de protótipo, nenhum caractere de controle`,
          violacoes: violacoes(sql`${valor}::text ~ '"(__proto__|constructor|prototype|poluido)":|\\\\u00[01]'`),
        },
      ];
    }
    const controles = {
      nome: `${onde}: nenhum caractere de controle`,
      violacoes: violacoes(
        sql`${valor} ~ '[\\u0001-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]'`,
      ),
    };
    if (DO_SERVIDOR.has(coluna)) return [controles];
    const maior = comprimentos.get(emCamelo(coluna)) ?? MAIOR_SEM_CONTRATO;
    return [
      controles,
      { nome: `${onde}: no máximo ${maior} caracteres`, violacoes: violacoes(sql`length(${valor}) > ${maior}`) },
    ];
  });
}
