import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ColunaDePlanilha, LinhaConferida, LinhaKardex, ProdutoEstoque } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { emTransacao } from '../../banco/transacao.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { frasesDe, importadorDe } from '../../teste/planilhas.js';
import { inserirLotesIniciais } from './inicial.js';

let app: FastifyInstance;
let estoquista: Pessoa;
let estoqueId: number;
let produtoId: number;

beforeAll(async () => {
  app = await criarAppDeTeste();
  const { estoque } = await criarUnidade(app, { nome: 'ESCOLA DO SOL' });
  await criarUnidade(app, { nome: 'ESCOLA DA LUA' });
  estoqueId = estoque.id;
  produtoId = (await criarProduto(app, { nome: 'ARROZ 5 KG' })).id;
  await criarProduto(app, { nome: 'SAL 1 KG' });
  estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] });
});
// It checks the invariants of the data too.
afterAll(() => app.close());

const COLUNAS: ColunaDePlanilha[] = [
  'estoque',
  'produto',
  'numero',
  'dataFabricacao',
  'dataValidade',
  'quantidade',
].map((campo) => ({ titulo: campo, campo }));

const COM_PRECO: ColunaDePlanilha[] = [...COLUNAS, { titulo: 'precoUnidade', campo: 'precoUnidade' }];

/** Previews rows and imports the good ones: returns the preview of each. */
const importar = (...linhas: string[]) => importarColunas(COLUNAS, linhas);

async function importarColunas(
  colunas: ColunaDePlanilha[],
  linhas: string[],
): Promise<[situacao: string, motivos: string[]][]> {
  const { conferidas, enviar } = await importadorDe(() => estoquista).prepararImportacao('estoque-inicial', {
    conteudo: [colunas.map(({ titulo }) => titulo).join(';'), ...linhas].join('\n'),
    colunas,
  });
  expect((await enviar()).estado).toBe('GRAVADA');
  return conferidas.map(({ situacao, motivos }) => [situacao, frasesDe(motivos)]);
}

const linhas = async (): Promise<ProdutoEstoque[]> =>
  (await estoquista.injetar('GET', `/estoques/${estoqueId}/produtos-estoque`)).json();

async function kardexDe(
  lote: string,
): Promise<[tipo: string, quantidade: number, saldo: number, motivo: string | null][]> {
  const linha = (await linhas()).find(({ produtoLote }) => produtoLote.numero === lote);
  const lidas = (await estoquista.injetar('GET', `/estoques/${estoqueId}/produtos-estoque/${linha?.id}/kardex`)).json<
    LinhaKardex[]
  >();
  return lidas.toReversed().map(({ tipo, quantidade, saldo, observacao }) => [tipo, quantidade, saldo, observacao]);
}

const SOL = 'escola do sol;arroz 5 kg';
const DATAS = '01/01/2026;31/12/2099';

test('lots enter the ledger with their reason; the same file changes nothing, and a correction reverses', async () => {
  const arquivo = [
    `${SOL};a1;${DATAS};24`,
    `escola do sol;sal 1 kg;a1;${DATAS};1,5`,
    `escola da lua;arroz 5 kg;a1;${DATAS};1`,
    `${SOL};a2;01/01/2026;31/12/2025;1`,
    `${SOL};a3;01/01/2020;31/12/2020;1`,
    `${SOL};a4;${DATAS};0`,
  ];
  const recusadas = [
    ['RECUSADA', [expect.stringMatching(/^Unidade: "escola da lua" não está na lista\./)]],
    ['RECUSADA', ['Validade: A validade não pode ser anterior à fabricação.']],
    ['RECUSADA', ['Validade: A validade não pode ser anterior a hoje.']],
    ['RECUSADA', [expect.stringMatching(/^Quantidade: /)]],
  ];
  expect(await importar(...arquivo)).toEqual([['NOVA', []], ['NOVA', []], ...recusadas]);
  expect((await linhas()).map(({ quantidade, produtoLote }) => [produtoLote.produto.nome, quantidade])).toEqual(
    expect.arrayContaining([
      ['ARROZ 5 KG', 24],
      ['SAL 1 KG', 1.5],
    ]),
  );
  const primeira = ['ADICAO', 24, 24, 'Estoque inicial'];
  expect(await importar(...arquivo)).toEqual([['IGUAL', []], ['IGUAL', []], ...recusadas]);
  expect(await kardexDe('A1')).toEqual([primeira]);

  expect(await importar(`${SOL};a1;${DATAS};20`)).toEqual([['ALTERADA', []]]);
  expect(await kardexDe('A1')).toEqual([
    primeira,
    ['ESTORNO', -24, 0, 'Estoque inicial corrigido'],
    ['ADICAO', 20, 20, 'Estoque inicial'],
  ]);
});

test('a lot may have a price; it is corrected until the lot moves, and a file without the column keeps it', async () => {
  const linha = (preco: string) => `${SOL};p1;${DATAS};10;${preco}`;
  const precos = async () =>
    (
      await app.banco.execute(sql`
        select k.preco_unidade::text as preco, k.origem_preco as origem from kardex k join produtos_estoque pe on pe.id = k.produto_estoque_id
        join produto_lotes l on l.id = pe.produto_lote_id where l.numero = 'P1' and k.tipo = 'ADICAO' order by k.id`)
    ).rows;
  expect(await importarColunas(COM_PRECO, [linha('')])).toEqual([['NOVA', []]]);
  expect(await importarColunas(COM_PRECO, [linha('27,50')])).toEqual([['ALTERADA', []]]);
  expect(await importarColunas(COM_PRECO, [linha('27,50')])).toEqual([['IGUAL', []]]);
  expect(await importar(`${SOL};p1;${DATAS};10`)).toEqual([['IGUAL', []]]);
  expect(await importar(`${SOL};p1;${DATAS};12`)).toEqual([['ALTERADA', []]]);
  expect(await precos()).toEqual([
    { preco: null, origem: null },
    { preco: '27.50', origem: 'ADICAO' },
    { preco: '27.50', origem: 'ADICAO' },
  ]);
  const p1 = (await linhas()).find(({ produtoLote }) => produtoLote.numero === 'P1');
  const saida = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Saco rasgado', quantidade: 4 };
  await estoquista.injetar('PUT', `/estoques/${estoqueId}/produtos-estoque/${p1?.id}`, saida);
  expect(await importarColunas(COM_PRECO, [`${SOL};p1;${DATAS};12;30`])).toEqual([
    ['RECUSADA', [expect.stringContaining('Este lote já teve movimentação depois do estoque inicial.')]],
  ]);
});

test('a lot that moved keeps its opening stock; one that came in another way is left alone', async () => {
  await importar(`${SOL};b1;${DATAS};10`);
  const b1 = (await linhas()).find(({ produtoLote }) => produtoLote.numero === 'B1');
  const saida = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Saco rasgado', quantidade: 4 };
  await estoquista.injetar('PUT', `/estoques/${estoqueId}/produtos-estoque/${b1?.id}`, saida);
  await criarLoteEmEstoque(app, { estoqueId, produtoId, quantidade: 3, numero: 'B2' });
  expect(await importar(`${SOL};b1;${DATAS};10`, `${SOL};b2;${DATAS};5`)).toEqual([
    ['IGUAL', []],
    [
      'RECUSADA',
      [
        'Quantidade: Este lote já está no estoque desta unidade. Hoje ele tem 3 kg (3 × pacote de 1 kg): registre uma adição, uma saída ou um balanço.',
      ],
    ],
  ]);
  expect(await importar(`${SOL};b1;${DATAS};12`)).toEqual([
    [
      'RECUSADA',
      [
        'Quantidade: Este lote já teve movimentação depois do estoque inicial. Hoje ele tem 6 kg (6 × pacote de 1 kg): registre uma adição, uma saída ou um balanço.',
      ],
    ],
  ]);
  await estoquista.injetar('DELETE', `/estoques/${estoqueId}/produtos-estoque/${b1?.id}`);
  expect(await importar(`${SOL};b1;${DATAS};10`)).toEqual([
    ['RECUSADA', ['Quantidade: Este lote foi excluído do estoque desta unidade.']],
  ]);
});

test('a deactivated unit takes no opening stock, neither by its name nor when it is deactivated after the preview', async () => {
  const { id, estoque } = await criarUnidade(app, { nome: 'ESCOLA FECHADA' });
  const planilha = {
    colunas: COLUNAS,
    linhas: [{ numero: 2, celulas: `escola fechada;arroz 5 kg;f1;${DATAS};1`.split(';'), tipos: 'tttttt' }],
  };
  const dela = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] });
  const conferir = async () =>
    (await dela.injetar('POST', '/importacoes/estoque-inicial/conferencia', planilha)).json<LinhaConferida[]>();
  const [antes] = await conferir();
  expect(antes?.situacao).toBe('NOVA');
  await app.banco.update(unidadesEducacionais).set({ ativa: false }).where(eq(unidadesEducacionais.id, id));
  const [depois] = await conferir();
  expect(depois?.situacao).toBe('RECUSADA');
  const lote = {
    estoque: { id: estoque.id },
    produto: { id: produtoId },
    numero: 'F1',
    dataFabricacao: '2026-01-01',
    dataValidade: '2099-12-31',
    quantidade: 1,
  };
  await expect(
    emTransacao({ banco: app.banco, usuario: { id: dela.usuarioId } }, (tx) => inserirLotesIniciais(tx, [lote])),
  ).rejects.toThrow('A unidade Escola Fechada está desativada. Escolha outra ou reative-a.');
});
