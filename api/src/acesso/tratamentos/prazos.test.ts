import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Kit, TipoDeTratamento } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ELIMINACOES, INVARIANTES } from '../../areas.js';
import { usuarios } from '../../banco/esquema/acesso/acesso.js';
import { verificar } from '../../banco/invariante.js';
import { refazerConsumos } from '../../estoque/estoques/consumo-do-mes.js';
import { conferirCadeia } from '../../mecanismos/auditoria/conferir.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { aquisicaoVigente, solicitar } from '../../teste/compras.js';
import { criarFornecedor } from '../../teste/fabricas.js';
import { comHistoria } from '../../teste/historia.js';
import { abrirCasa, feito, loteNoEstoque, type Casa } from '../../teste/rotas/casa.js';
import { listarTratamentos } from './consultas.js';
import { aplicarPrazos } from './prazos.js';
import { ANOS_DOS_VALORES } from './registro/index.js';

let app: FastifyInstance;
let casa: Casa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  casa = await abrirCasa(app, 901);
});
afterAll(() => app.close());
beforeEach(async () => {
  await aplicar(true);
});

const aplicar = (executar: boolean) => aplicarPrazos(ELIMINACOES, app.banco, { executar, operador: 'operadora' });
const contados = async (executar: boolean): Promise<Partial<Record<TipoDeTratamento, number>>> =>
  Object.fromEntries(
    (await aplicar(executar)).filter(({ registros }) => registros > 0).map(({ tipo, registros }) => [tipo, registros]),
  );
const umValor = async (consulta: ReturnType<typeof sql>) =>
  Object.values((await app.banco.execute(consulta)).rows[0] ?? {})[0];
const velha = (tabela: string, coluna: string, onde = sql`true`) =>
  app.banco.execute(
    sql`update ${sql.identifier(tabela)} set ${sql.identifier(coluna)} = '2010-06-01T12:00:00Z' where ${onde}`,
  );

/** A user who was deactivated in 2010, with the lines that the trail has of it. */
async function desativadaEm2010(): Promise<number> {
  const { usuarioId } = await entrarComo(app, { permissoes: ['ITENS'] });
  await app.banco.update(usuarios).set({ ativo: false }).where(eq(usuarios.id, usuarioId));
  await comHistoria(app, (tx) =>
    tx.execute(sql`
      insert into auditoria (quando, entidade, entidade_id, acao, antes, depois) values
        ('2009-01-01T12:00:00Z', 'usuarios', ${usuarioId}, 'CRIAR', null, '{"pessoa":{"nome":"ROSA PRADO"}}'),
        ('2010-01-01T12:00:00Z', 'usuarios', ${usuarioId}, 'DESATIVAR', '{"pessoa":{"nome":"ROSA PRADO"}}', '{}')`),
  );
  return usuarioId;
}

test('each kind with a term has an elimination, and no other', async () => {
  const comPrazo = (await listarTratamentos(app.banco)).filter(({ prazo }) => prazo).map(({ tipo }) => tipo);
  expect(Object.keys(ELIMINACOES).sort()).toEqual(comPrazo.sort());
});

test('a run without --executar counts and changes nothing; with it the same goes, once', async () => {
  const id = await desativadaEm2010();
  await velha('tokens', 'expira_em', sql`usuario_id = ${id}`);
  const esperado = { sessoes: 1, usuarios: 1, 'valores-da-auditoria': 2 };
  const linhas = () => umValor(sql`select count(*)::int from auditoria`);
  const antes = await linhas();
  expect(await contados(false)).toEqual(esperado);
  expect(await linhas()).toBe(antes);
  expect(await umValor(sql`select count(*)::int from tokens where usuario_id = ${id}`)).toBe(1);
  expect(await contados(true)).toEqual(esperado);
  expect(await contados(true)).toEqual({});
  expect(
    await umValor(sql`select nome from pessoas where id = (select pessoa_id from usuarios where id = ${id})`),
  ).toBe(`PESSOA ANONIMIZADA Nº ${id}`);
  expect(
    await umValor(
      sql`select count(*)::int from auditoria where antes::text like '%ROSA PRADO%' or depois::text like '%ROSA PRADO%'`,
    ),
  ).toBe(0);
  expect((await conferirCadeia(app.banco, { anosDosValores: ANOS_DOS_VALORES })).quebra).toBeNull();
  const { rows } = await app.banco.execute(
    sql`select depois->>'tipo' as tipo, depois->>'operador' as operador from auditoria where acao = 'EXPURGAR' and entidade = 'tratamentos' order by id desc limit 3`,
  );
  expect(rows.map(({ tipo, operador }) => `${String(tipo)} ${String(operador)}`).sort()).toEqual(
    ['sessoes operadora', 'usuarios operadora', 'valores-da-auditoria operadora'].sort(),
  );
});

test('the name of a student goes after the term; kit, lots and stock stay, and all invariants hold', async () => {
  const lote = await loteNoEstoque(casa);
  const { alunos, ...daTurma } = casa.turma;
  const kit = await feito<Kit>(casa.gestora, 'POST', `/estoques/${casa.estoque.id}/produtos-estoque/kit`, {
    ...daTurma,
    ...alunos[0],
    produtosKits: [{ produtoLoteFk: lote.produtoLoteId, quantidade: 1 }],
  });
  const ler = async () =>
    (await casa.gestora.injetar('GET', `/estoques/${casa.estoque.id}/kits/${kit.id}`)).json<Kit>();
  expect(await contados(true)).toEqual({});
  expect((await ler()).nome).toBe(alunos[0]?.nome);
  // Until the end of the tenth year after the delivery.
  const ano = Number(new Date().toISOString().slice(0, 4));
  await app.banco.execute(sql`update kits set data = ${`${ano - 10}-01-01`}`);
  expect(await contados(true)).toEqual({});
  await app.banco.execute(sql`update kits set data = ${`${ano - 11}-12-31`}`);
  await refazerConsumos(app.banco);
  expect(await contados(true)).toEqual({ alunos: 1 });
  expect(await ler()).toMatchObject({ nome: 'ALUNO ANONIMIZADO', alunoId: 0, produtosKits: kit.produtosKits });
  expect((await verificar(app.banco, INVARIANTES)).filter(({ total }) => total > 0)).toEqual([]);
});

/** The id of a new request. */
async function pedir(): Promise<number> {
  return (await solicitar(casa.mercado, await aquisicaoVigente(casa.mercado), 1)).id;
}

test('each short-lived kind goes by its own instant, and what is recent stays', async () => {
  const { usuarioId } = await entrarComo(app, {});
  await app.banco.execute(
    sql`insert into recuperacoes_senha (hash, usuario_id, expira_em) values ('a', ${usuarioId}, '2010-01-01'), ('b', ${usuarioId}, now() + interval '1 hour')`,
  );
  await app.banco.execute(
    sql`insert into chaves_idempotencia (usuario_id, chave, pedido_hash, status, criado_em) values (${usuarioId}, 'a', '', 200, '2010-01-01'), (${usuarioId}, 'b', '', 200, now())`,
  );
  await app.banco.execute(
    sql`insert into notificacoes_do_usuario (usuario_id, notificacao, criada_em) values (${usuarioId}, 'a', '2010-01-01'), (${usuarioId}, 'b', now())`,
  );
  await app.banco.execute(
    sql`insert into exclusoes (entidade, registro, usuario_id, em, linhas, referencias) values ('itens-produto', 'a', ${usuarioId}, '2010-01-01', '{}', '{}'), ('itens-produto', 'b', ${usuarioId}, now() + interval '1 day', '{}', '{}')`,
  );
  await app.banco.execute(
    sql`insert into aparelhos (hash, usuario_id, nome, usado_em) values ('a', ${usuarioId}, 'X', '2010-01-01'), ('b', ${usuarioId}, 'X', now())`,
  );
  await app.banco.execute(
    sql`insert into tentativas (chave, quantas, expira_em) values ('a', 1, '2010-01-01'), ('b', 1, now())`,
  );
  await app.banco.execute(sql`
    insert into importacoes_em_curso (usuario_id, entidade, nome, arquivo, palpites, colunas, do_arquivo, linhas, numeros, situacoes, faltam, estado, usada_em)
    select ${usuarioId}, 'itens', 'a.csv', '{}', '[]', '[]', 0, '', '{}', '', '[]', 'LIDA', usada_em from (values ('2010-01-01'::timestamptz), (now())) v (usada_em)`);
  // Drafts of deliveries count with the photos that belong to none.
  const [um, outroPedido] = [await pedir(), await pedir()];
  await app.banco.execute(
    sql`insert into rascunhos_de_recebimento (solicitacao_id, conteudo, usuario_id, guardado_em) values (${um}, '{}', ${usuarioId}, '2010-01-01'), (${outroPedido}, '{}', ${usuarioId}, now())`,
  );
  await app.banco.execute(
    sql`insert into fotos_de_ocorrencias (solicitacao_id, imagem, criada_em) values (${um}, '', '2010-01-01'), (${um}, '', '2010-01-01'), (${um}, '', now())`,
  );
  // Until the end of the tenth year after the issue.
  const ano = Number(new Date().toISOString().slice(0, 4));
  await app.banco.execute(
    sql`insert into documentos_emitidos (numero, ano, codigo, emitido_em, usuario_id, tipo, endereco, titulo) values (1, 2010, 'a', ${`${ano - 11}-12-31T12:00:00Z`}, ${usuarioId}, 'itens', '', ''), (2, 2010, 'b', ${`${ano - 10}-01-01T12:00:00Z`}, ${usuarioId}, 'itens', '', '')`,
  );
  const { usuarioId: outro } = await entrarComo(app, {});
  await app.banco.execute(
    sql`insert into aprovacoes (ato, usuario_id, pedida_por_id, pedida_em, vale_ate) values ('DESATIVAR', ${usuarioId}, ${outro}, now(), '2010-01-01'), ('REATIVAR', ${usuarioId}, ${outro}, now(), now()::date + 1)`,
  );
  expect(await contados(true)).toEqual({
    aparelhos: 1,
    aprovacoes: 1,
    tentativas: 1,
    'recuperacoes-de-senha': 1,
    'respostas-repetidas': 1,
    notificacoes: 1,
    exclusoes: 1,
    importacoes: 1,
    'documentos-emitidos': 1,
    rascunhos: 3,
  });
});

test('a term of the municipality counts', async () => {
  const gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
  const { usuarioId } = await entrarComo(app, {});
  await app.banco.execute(
    sql`insert into notificacoes_do_usuario (usuario_id, notificacao, criada_em) values (${usuarioId}, 'c', now() - interval '60 days')`,
  );
  expect(await contados(true)).toEqual({});
  await gestora.injetar('PUT', '/tratamentos/notificacoes/prazo', { prazo: 30 });
  expect(await contados(true)).toEqual({ notificacoes: 1 });
});

test('a supplier whose contracts ended before the term goes, a company and one without contracts stay', async () => {
  const pessoa = await criarFornecedor(app, {
    fornecedorTipo: 'FISICO',
    nome: 'JOSÉ REIS',
    nomeFantasia: null,
    razaoSocial: null,
  });
  await criarFornecedor(app, { fornecedorTipo: 'FISICO', nome: 'ANA REIS', nomeFantasia: null, razaoSocial: null });
  await app.banco.execute(sql`
    with a as (insert into aquisicoes (unidade_educacional_id, objeto, numero, numero_processo_adminis, data_contrato, vigencia, ano, aquisicao_tipo, valor)
      values (${casa.unidade.id}, 'X', '1', '1', '2009-01-01', '2010-01-01', 2009, 'LICITACAO', 1) returning id)
    insert into propostas_vencedoras (aquisicao_id, fornecedor_id, numero_contrato) select id, ${pessoa.id}, '1' from a`);
  expect(await contados(true)).toEqual({ fornecedores: 1 });
  expect(await umValor(sql`select nome from fornecedores where id = ${pessoa.id}`)).toBe(
    `PESSOA ANONIMIZADA Nº ${pessoa.id}`,
  );
});
