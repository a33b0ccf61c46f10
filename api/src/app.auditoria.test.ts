import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import { asc, gt, max, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from './banco/esquema/auditoria.js';
import { kardex } from './banco/esquema/estoque/estoques.js';
import { entrarComo, type Pessoa } from './teste/app.js';
import { abrirAppComCasa, fecharAppComCasa, type Casa } from './teste/rotas/casa.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';
import { PERMISSOES_DAS_ROTAS } from './teste/rotas/permissoes/index.js';
import { rotasDoApp, type Rota } from './teste/rotas/rotas-do-app.js';

let app: FastifyInstance;
let casa: Casa;
beforeAll(async () => {
  casa = await abrirAppComCasa(501);
  ({ app } = casa);
});
afterAll(() => fecharAppComCasa(casa));

/** A user with only the permissions that open the route, and this unit. */
function autorDe(nome: string): Promise<Pessoa> {
  const quem = [PERMISSOES_DAS_ROTAS[nome]?.quem ?? 'LOGADO'].flat();
  const permissoes = PERMISSOES.filter((permissao: Permissao) => quem.includes(permissao));
  return entrarComo(app, { permissoes, estoques: [casa.estoque] });
}

async function ultimaLinha(tabela: typeof auditoria | typeof kardex): Promise<number> {
  const [linha] = await app.banco.select({ id: max(tabela.id) }).from(tabela);
  return linha?.id ?? 0;
}

/** The tables of the documents of the ledger, and those of their products with the column that refers to them. */
const DOCUMENTOS = {
  saidas: null,
  balancos: null,
  kits: { tabela: 'kit_produtos', documento: 'kit_id' },
  movimentacoes: { tabela: 'movimentacao_produtos', documento: 'movimentacao_id' },
  recebimentos: { tabela: 'recebimento_produtos', documento: 'recebimento_id' },
  refeicoes: null,
};

/**
 * The statements (their number in the transaction) that wrote the lines of the ledger after `lancadaAntes`, their
 * documents and the products of these. Rows that were there before are left out.
 */
async function instrucoesQueEscreveram(lancadaAntes: number): Promise<{ tabela: string; instrucao: string }[]> {
  const dosDocumentos = Object.entries(DOCUMENTOS).flatMap(([nome, itens]) =>
    [{ tabela: nome, documento: 'id' }, ...(itens ? [itens] : [])].map(
      ({ tabela, documento }) => sql`
        union select ${tabela}::text, t.cmin::text from ${sql.identifier(tabela)} t
        join novas k on k.documento = ${nome} and k.documento_id = t.${sql.identifier(documento)} and k.transacao = t.xmin::text`,
    ),
  );
  const { rows } = await app.banco.execute<{ tabela: string; instrucao: string }>(sql`
    with novas as (select xmin::text as transacao, cmin::text as instrucao, documento, documento_id from kardex where id > ${lancadaAntes})
    select 'kardex'::text as tabela, instrucao from novas ${sql.join(dosDocumentos)}`);
  return rows;
}

/** They change the stock, and their audit line shows the record as it is read after the write. */
const LIDOS_DEPOIS_DE_ESCRITOS = [
  'PUT /solicitacoes/:id/receber',
  'POST /solicitacoes/:id/recebimentos/:recebimento/estorno',
  'POST /estoques/:origem/movimentar/:destino',
];

/** They write only on a server without users, or with a gov.br; their own tests look at their lines. */
const NOS_SEUS_TESTES = ['POST /instalacao', 'POST /tokens/govbr', 'POST /tokens/govbr/retorno'];

test('the table has every route that a user can call except GET routes, and no other', () => {
  const escrevem = rotasDoApp(app).filter(({ metodo, nome }) => metodo !== 'GET' && !NOS_SEUS_TESTES.includes(nome));
  expect(escrevem.map(({ nome }) => nome).sort()).toEqual(Object.keys(ESCRITAS).sort());
});

test.each(Object.entries(ESCRITAS))('%s', async (nome, { preparar, linhas, anonima }) => {
  const autor = await autorDe(nome);
  const { url, corpo, cabecalhos, registro, terminar, linha: preparada } = await preparar(casa, autor);
  const antes = await ultimaLinha(auditoria);
  const lancadaAntes = await ultimaLinha(kardex);

  const [metodo] = nome.split(' ') as [Exclude<Rota['metodo'], 'GET'>];
  const resposta = await autor.injetar(metodo, url, corpo, {
    ...cabecalhos,
    ...(anonima && { authorization: '' }),
  });

  expect([resposta.statusCode, resposta.statusCode < 300 ? '' : resposta.body]).toEqual([expect.any(Number), '']);
  await terminar?.();
  const deixadas = await app.banco.select().from(auditoria).where(gt(auditoria.id, antes)).orderBy(asc(auditoria.id));
  expect(deixadas).toMatchObject(
    linhas.map((linha) => ({
      ...linha,
      ...preparada,
      usuarioId: anonima ? null : autor.usuarioId,
      entidadeId: registro === undefined ? resposta.json<{ id: number }>().id : registro,
    })),
  );

  const [lancado, ...outros] = await instrucoesQueEscreveram(lancadaAntes);
  if (!lancado) return;
  // Ledger, document, its products and an audit line come from one statement.
  expect(outros).toEqual(outros.map(({ tabela }) => ({ tabela, instrucao: lancado.instrucao })));
  const daTrilha = await app.banco
    .select({ instrucao: sql<string>`cmin::text` })
    .from(auditoria)
    .where(gt(auditoria.id, antes));
  expect(daTrilha.some(({ instrucao }) => instrucao === lancado.instrucao)).toBe(
    !LIDOS_DEPOIS_DE_ESCRITOS.includes(nome),
  );
});
