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
  /\bdocumentos(?:Novos|Mudados)\([^)]*\b(?:produtosEstoque|kardex)\b/,
  // A new line begins with a balance of zero.
  /\.insert\(produtosEstoque\)(?:(?!\.returning|\.onConflict|;)[^])*\bquantidade\b/i,
];

/** Documents of the ledger and their products; those of a meal are written when it is registered. */
const DOCUMENTOS = [
  'saidas',
  'balancos',
  'kits',
  'kit_?produtos',
  'movimentacoes',
  'movimentacao_?produtos',
  'recebimentos',
  'recebimento_?produtos',
].join('|');
const ESCRITAS_DE_DOCUMENTOS = [
  new RegExp(String.raw`\.(?:insert|update)\((?:${DOCUMENTOS})\)`, 'i'),
  // The name of a student is erased without a change of the stock.
  new RegExp(String.raw`\b(?:insert\s+into|update)\s+(?!kits set nome\b)(?:${DOCUMENTOS})\b`, 'i'),
];

const escreveSaldo = (fonte: string) => ESCRITAS.some((escrita) => escrita.test(fonte));
const escreveDocumento = (fonte: string) => ESCRITAS_DE_DOCUMENTOS.some((escrita) => escrita.test(fonte));

const fontes = readdirSync(RAIZ, { recursive: true, encoding: 'utf8' })
  .map((arquivo) => arquivo.replaceAll(path.sep, '/'))
  .filter((arquivo) => arquivo.endsWith('.ts') && !arquivo.endsWith('.test.ts') && !arquivo.startsWith('teste/'));

const escritores = (escreve: (fonte: string) => boolean) =>
  fontes.filter((arquivo) => !GERADORES.test(arquivo) && escreve(readFileSync(path.join(RAIZ, arquivo), 'utf8')));

test('only the ledger changes the balance of a stock line', () => {
  expect(escritores(escreveSaldo)).toEqual([ESCRITOR]);
});

test('only the statement of the ledger writes its documents', () => {
  expect(escritores(escreveDocumento)).toEqual([ESCRITOR]);
});

test.each([
  'tx.insert(kits).values(kit)',
  'tx\n  .update(movimentacoes)\n  .set(fim)',
  'tx.insert(recebimentoProdutos).values(lotes)',
  'insert into kit_produtos (kit_id) select 1',
  'update balancos set estornado_em = now()',
  'update kits set estornado_em = now()',
])('a source with this writes a document: %s', (fonte) => {
  expect(escreveDocumento(fonte)).toBe(true);
});

test.each(["update kits set nome = 'X' where id = 1", 'tx.select().from(kits)', 'tx.insert(kitsDaTurma).values(kit)'])(
  'a source with this does not: %s',
  (fonte) => {
    expect(escreveDocumento(fonte)).toBe(false);
  },
);

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
  "documentosMudados('linhas', { tabela: produtosEstoque, colunas: ['quantidade'] })",
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
