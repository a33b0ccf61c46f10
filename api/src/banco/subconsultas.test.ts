import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

/*
 * In the fields of a select from one table, and after `returning`, drizzle writes the columns of a `sql` text without
 * their table: in a sub-query `"id"` is then the one of the inner table. `${tabela}.id` keeps its table everywhere.
 */

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const FONTES = readdirSync(RAIZ, { recursive: true, encoding: 'utf8' }).filter(
  (nome) => nome.endsWith('.ts') && !nome.endsWith('.test.ts'),
);

/** The names that a source imports from the schema. */
const tabelasDe = (fonte: string): Set<string> =>
  new Set(
    [...fonte.matchAll(/import \{([^}]*)\} from '[^']*esquema\/[^']*';/g)].flatMap(([, nomes = '']) =>
      nomes.split(',').map((nome) => nome.trim()),
    ),
  );

/** The columns that a `sql` text of a source names after the beginning of a sub-query. Whole statements have no fields. */
function colunasEmSubconsultas(fonte: string): string[] {
  const tabelas = tabelasDe(fonte);
  return [
    ...fonte.matchAll(/(execute(?:<[^`]*?>)?\(\s*)?sql(?:<[^`]*?>)?`((?:\$\{(?:`[^`]*`|[^`])*?\}|[^`])*)`/g),
  ].flatMap(([, executado, texto = '']) => {
    const inicio = texto.search(/\(\s*select\b/i);
    if (executado !== undefined || inicio < 0) return [];
    return [...texto.slice(inicio).matchAll(/\$\{(\w+)\.\w+\}/g)]
      .filter(([, tabela = '']) => tabelas.has(tabela))
      .map(([coluna]) => coluna);
  });
}

test('a column in a sub-query of the fields of a select is found', () => {
  const fonte = (campo: string) =>
    `import { preparoVersoes } from '../esquema/cardapios/cardapios.js';\nbanco.select({ n: sql<number>\`${campo}\` })`;
  expect(
    colunasEmSubconsultas(
      fonte('(select count(*) from refeicao_preparos where versao_id = ${preparoVersoes.id})::int'),
    ),
  ).toEqual(['${preparoVersoes.id}']);
  expect(
    colunasEmSubconsultas(
      fonte('(select count(*) from refeicao_preparos where versao_id = ${preparoVersoes}.id)::int'),
    ),
  ).toEqual([]);
  expect(colunasEmSubconsultas(fonte('${preparoVersoes.id} in (select 1)'))).toEqual([]);
});

test('no sub-query names a column of the outer table that could lose its table', () => {
  expect(FONTES.length).toBeGreaterThan(100);
  const achadas = FONTES.flatMap((arquivo) =>
    colunasEmSubconsultas(readFileSync(`${RAIZ}${arquivo}`, 'utf8')).map((coluna) => `${arquivo}: ${coluna}`),
  );
  expect(achadas).toEqual([]);
});
