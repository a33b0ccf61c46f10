import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Conexao } from '../../../banco/conexao.js';
import { criarSementes } from '../../../banco/sementes.js';
import { bancoDeTeste } from '../../../teste/banco.js';
import { tabelaDosTratamentos } from '../../../teste/documento-de-privacidade.js';
import { SEM_DADOS_PESSOAIS } from '../../../teste/sem-dados-pessoais.js';
import { TRATAMENTOS } from './index.js';

let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoDeTeste();
  await criarSementes(conexao.banco);
});
afterAll(() => conexao.fechar());

const registradas = Object.values(TRATAMENTOS).flatMap(({ dados }) =>
  dados.flatMap(({ tabela, colunas }) => Object.keys(colunas).map((coluna) => `${tabela}.${coluna}`)),
);
const livres = Object.entries(SEM_DADOS_PESSOAIS).flatMap(([tabela, colunas]) =>
  colunas.split(' ').map((coluna) => `${tabela}.${coluna}`),
);

/** The columns of the database that are in neither of the two lists. */
async function semDecisao(): Promise<string[]> {
  const { rows } = await conexao.banco.execute<{ coluna: string }>(sql`
    select table_name || '.' || column_name as coluna from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`);
  const decididas = new Set([...registradas, ...livres]);
  return rows.map(({ coluna }) => coluna).filter((coluna) => !decididas.has(coluna));
}

const COMO =
  'Each column of the database says whether it is about a person. If it is (a name, a document, an address, a picture, a user’s id), add it with its ' +
  'Portuguese label to the entry of its kind in api/src/acesso/tratamentos/registro/*.ts, or add a new entry with purpose, legal basis, readers and term there ' +
  '(its name in TIPOS_DE_TRATAMENTO, shared/src/vocabulario/acesso/tratamentos.ts; its elimination in acesso/tratamentos/eliminacoes.ts). ' +
  'If it is not, add it to its table in api/src/teste/sem-dados-pessoais.ts.';

test('every column of every table is in the register of personal data, or declared without them', async () => {
  const faltam = await semDecisao();
  if (faltam.length > 0) throw new Error(`${COMO}\nNot decided yet: ${faltam.join(', ')}`);
});

test('a column is in one of the two lists only, and exists', async () => {
  const { rows } = await conexao.banco.execute<{ coluna: string }>(
    sql`select table_name || '.' || column_name as coluna from information_schema.columns where table_schema = 'public'`,
  );
  const existentes = new Set(rows.map(({ coluna }) => coluna));
  expect([...registradas, ...livres].filter((coluna) => !existentes.has(coluna))).toEqual([]);
  expect(registradas.filter((coluna) => livres.includes(coluna))).toEqual([]);
  expect(registradas.filter((coluna, posicao) => registradas.indexOf(coluna) !== posicao)).toEqual([]);
});

test('a new table and a new column are found', async () => {
  await conexao.banco.execute(sql`create table recados (id integer, destinatario text)`);
  await conexao.banco.execute(sql`alter table feriados add column decretado_por text`);
  expect(await semDecisao()).toEqual(['feriados.decretado_por', 'recados.id', 'recados.destinatario']);
});

test('a term has a default that is not below its minimum, and every kind a reason and a legal basis', () => {
  for (const { prazo, finalidade, baseLegal } of Object.values(TRATAMENTOS)) {
    expect(finalidade).not.toBe('');
    expect(baseLegal).toMatch(/^Art\. .*Lei 13\.709\/2018/);
    if (prazo) expect(prazo.padrao).toBeGreaterThanOrEqual(prazo.minimo);
  }
});

test('the acts of a user are named as the person reads them', () => {
  expect(
    TRATAMENTOS.autoria.dados.map(({ tabela, titulo, colunas }) => [tabela, titulo, ...Object.values(colunas)]),
  ).toEqual([
    ['anos_fechados', 'Contas fechadas', 'Quem fechou'],
    ['avisos_de_falta', 'Avisos de falta', 'Quem avisou'],
    ['balancos', 'Balanços', 'Quem ajustou', 'Quem estornou'],
    ['bloqueios', 'Bloqueios de lote', 'Quem bloqueou', 'Quem desbloqueou'],
    ['chamadas_publicas', 'Chamadas públicas', 'Quem sorteou'],
    ['contagem_linhas', 'Lotes contados', 'Quem contou'],
    ['contagens', 'Contagens', 'Quem abriu', 'Quem encerrou'],
    ['correcoes_das_contas', 'Correções das contas', 'Quem corrigiu'],
    ['extratos', 'Extratos bancários', 'Quem importou'],
    ['kardex', 'Lançamentos de estoque', 'Quem lançou'],
    ['kits', 'Kits entregues', 'Quem entregou', 'Quem estornou'],
    ['movimentacoes', 'Movimentações', 'Quem enviou', 'Quem recebeu ou cancelou', 'Quem estornou'],
    ['pagamentos', 'Pagamentos', 'Quem pagou', 'Quem estornou'],
    ['preparos', 'Receitas', 'Quem criou', 'Quem alterou'],
    ['recebimentos', 'Recebimentos', 'Quem recebeu', 'Quem estornou'],
    ['refeicoes', 'Refeições', 'Quem registrou', 'Quem executou'],
    ['saidas', 'Saídas de estoque', 'Quem deu saída'],
  ]);
});

test('docs/privacy.md has the register; PRIVACIDADE=1 writes it again', () => {
  const arquivo = fileURLToPath(new URL('../../../../../docs/privacy.md', import.meta.url));
  const [antes = '', , depois = ''] = fs
    .readFileSync(arquivo, 'utf8')
    .split(/(?<=<!-- register -->\n)|(?=\n<!-- \/register -->)/);
  const esperado = antes + tabelaDosTratamentos() + depois;
  if (process.env.PRIVACIDADE === '1') fs.writeFileSync(arquivo, esperado);
  expect(fs.readFileSync(arquivo, 'utf8')).toBe(esperado);
});
