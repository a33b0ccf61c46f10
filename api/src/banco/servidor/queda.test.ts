import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { bancoSemTabelas } from '../../teste/banco.js';
import { esperarAte } from '../../teste/esperar-ate.js';
import { portaLivre } from '../../teste/porta-livre.js';
import type { Conexao } from '../conexao.js';

const API = fileURLToPath(new URL('../../..', import.meta.url));

let base: Conexao;
beforeAll(async () => {
  base = await bancoSemTabelas();
});
afterAll(() => base.fechar());

test('unused connections that PostgreSQL ends are logged, and the server goes on', async () => {
  const { rows } = await base.banco.execute<{ nome: string }>(sql`select current_database() as nome`);
  const porta = await portaLivre();
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    HOST: '127.0.0.1',
    PORT: String(porta),
    DATABASE_URL: new URL(`/${rows[0]!.nome}`, process.env.DATABASE_URL_TESTE).href,
    DEMO: '0',
    ESTATICOS: API,
    LOG: 'warn',
  };
  const servidor = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'src/server.ts'], {
    cwd: API,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let palavras = '';
  for (const fluxo of [servidor.stdout, servidor.stderr])
    fluxo.setEncoding('utf8').on('data', (texto: string) => (palavras += texto));
  const pronto = () =>
    fetch(`http://127.0.0.1:${porta}/saude/pronta`).then(
      (res) => res.ok,
      () => false,
    );
  try {
    await esperarAte(() => {
      if (servidor.exitCode !== null) throw new Error(palavras);
      return pronto();
    });
    // The code of the setup is the last thing that a start without users prints.
    await esperarAte(() => palavras.includes('configure-o com o código'));
    palavras = '';
    await base.banco.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await esperarAte(() => palavras !== '');
    expect(await pronto()).toBe(true);
    for (const linha of palavras.trim().split('\n'))
      expect(JSON.parse(linha)).toMatchObject({
        level: 'warn',
        msg: 'falha do banco de dados fora de um pedido',
        err: { code: '57P01' },
      });
  } finally {
    const fim = once(servidor, 'exit');
    servidor.kill('SIGTERM');
    await fim;
  }
});
