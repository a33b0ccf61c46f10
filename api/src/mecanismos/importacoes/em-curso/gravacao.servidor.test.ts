import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ImportacaoEmCurso } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { criarApp } from '../../../app.js';
import { bancoSemTabelas } from '../../../teste/banco.js';
import { entrarComo } from '../../../teste/app.js';
import { esperarAte } from '../../../teste/esperar-ate.js';
import { importadorDe } from '../../../teste/planilhas.js';
import { ligarServidor } from '../../../teste/servidor-a-parte.js';

let app: FastifyInstance;
let endereco: string;
let outro: Awaited<ReturnType<typeof ligarServidor>>;
beforeAll(async () => {
  const conexao = await bancoSemTabelas();
  const { rows } = await conexao.banco.execute<{ nome: string }>(sql`select current_database() as nome`);
  endereco = new URL(`/${rows[0]!.nome}`, process.env.DATABASE_URL_TESTE).href;
  outro = await ligarServidor(endereco);
  app = await criarApp({ conexao });
});
afterAll(async () => {
  outro.processo.kill('SIGKILL');
  await app.close();
});

test('another process sees how far a write is; when the one that writes dies, nothing is written and it is open again', async () => {
  const ana = await entrarComo(app, { permissoes: ['ITENS'] });
  const { prepararImportacao, lerImportacao, gravar } = importadorDe(() => ana);
  const linhas = Array.from({ length: 600 }, (_, i) => `escova ${i};Limpeza`);
  const { id } = await prepararImportacao('itens', { conteudo: ['Nome;Tipo', ...linhas].join('\n') });
  const porteiro = new pg.Client({ connectionString: endereco });
  await porteiro.connect();
  // The other process checks the rows, and waits with an open transaction.
  await porteiro.query('begin; lock table itens_produto in share mode');
  const resposta = await fetch(`${outro.url}/api/importacoes-sessao/${id}/confirmacao`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tudoOuNada: true }),
  });
  expect((await resposta.json()) as ImportacaoEmCurso).toMatchObject({ estado: 'GRAVANDO', feito: 0 });
  // A quarter of the work is the check; its last slice begins after two thirds.
  await esperarAte(async () => (await lerImportacao(id)).feito?.toFixed(4) === '0.1667');

  outro.processo.kill('SIGKILL');
  await once(outro.processo, 'exit');
  expect((await lerImportacao(id)).estado).toBe('GRAVANDO');
  // Half a minute without a sign of life.
  await app.banco.execute(sql`update importacoes_em_curso set pulso_em = pulso_em - interval '31 seconds'`);
  expect(await lerImportacao(id)).toMatchObject({
    estado: 'CONFERIDA',
    aviso: 'A gravação foi interrompida. Nada foi gravado. Confirme de novo.',
  });
  await porteiro.query('commit');
  await porteiro.end();
  expect((await gravar(id, true)).resultado).toMatchObject({ novas: 600, iguais: 0 });
});
