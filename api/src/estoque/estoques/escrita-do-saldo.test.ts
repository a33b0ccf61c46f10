import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const RAIZ = path.join(import.meta.dirname, '../..');
const ESCRITOR = 'estoque/estoques/kardex.ts';
/** These build a whole municipality in bulk, and the invariants check what they wrote. */
const GERADORES = /^demonstracao\//;

/** Columns of a stock line that are no balance; only these may change elsewhere. */
const OUTRA_COLUNA = String.raw`(?:excluido_?em|bloqueado)`;
const ESCRITAS = [
  new RegExp(String.raw`\bupdate\s+produtos_estoque\b(?!\s+set\s+${OUTRA_COLUNA}\s*=[^,]*?\swhere\b)`, 'i'),
  new RegExp(String.raw`\.update\(produtosEstoque\)(?!\s*\.set\(\{ ${OUTRA_COLUNA}(?:: [^,}]+)? \}\))`, 'i'),
  /\binsert\s+into\s+(?:produtos_estoque|kardex)\b/i,
  /\.(?:insert|update)\(kardex\)/i,
  /\bupdate\s+kardex\b/i,
  // A new line begins with a balance of zero.
  /\.insert\(produtosEstoque\)(?:(?!\.returning|\.onConflict|;)[^])*\bquantidade\b/i,
];

const escreveSaldo = (fonte: string) => ESCRITAS.some((escrita) => escrita.test(fonte));

const fontes = readdirSync(RAIZ, { recursive: true, encoding: 'utf8' })
  .map((arquivo) => arquivo.replaceAll(path.sep, '/'))
  .filter((arquivo) => arquivo.endsWith('.ts') && !arquivo.endsWith('.test.ts') && !arquivo.startsWith('teste/'));

test('only the ledger changes the balance of a stock line', () => {
  const escritores = fontes.filter((arquivo) => escreveSaldo(readFileSync(path.join(RAIZ, arquivo), 'utf8')));
  expect(escritores.filter((arquivo) => !GERADORES.test(arquivo))).toEqual([ESCRITOR]);
});

test.each([
  'update produtos_estoque set quantidade = quantidade - 1 where id = 1',
  'update produtos_estoque pe set quantidade = 0 from novas n where pe.id = n.id',
  'update produtos_estoque set excluido_em = null, quantidade = 0 where id = 1',
  'tx.update(produtosEstoque).set({ quantidade }).where(doLote)',
  'tx.update(produtosEstoque).set({ excluidoEm: agora(), quantidade }).where(doLote)',
  'tx.update(produtosEstoque).set(mudanca).where(doLote)',
  'tx.insert(kardex).values(linha)',
  'tx\n  .insert(produtosEstoque)\n  .values({ estoqueId, quantidade: "3" })\n  .returning()',
  'insert into kardex (quantidade) select 1',
])('a source with this writes the balance: %s', (fonte) => {
  expect(escreveSaldo(fonte)).toBe(true);
});

test.each([
  'update produtos_estoque set excluido_em = null where id in (1) and excluido_em is not null',
  'tx.update(produtosEstoque).set({ bloqueado }).where(doLote)',
  'tx\n  .update(produtosEstoque)\n  .set({ excluidoEm: null })\n  .where(doLote)',
  'tx.insert(produtosEstoque).values({ estoqueId, produtoLoteId }).returning({ quantidade })',
])('a source with this does not: %s', (fonte) => {
  expect(escreveSaldo(fonte)).toBe(false);
});
