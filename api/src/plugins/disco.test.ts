import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { criarApp } from '../app.js';
import type { Conexao } from '../banco/conexao.js';
import { definirRelogio } from '../nucleo/relogio.js';
import { bancoDeTeste } from '../teste/banco.js';
import { entrarComo } from '../teste/app.js';

const MIB = 1024 * 1024;
let livres: number;
let linhas: { level: string | number; msg: string; livresMiB?: number }[];
let app: FastifyInstance;
let conexao: Conexao;
beforeEach(async () => {
  livres = 10_000 * MIB;
  linhas = [];
  conexao = await bancoDeTeste();
});
afterEach(() => app.close());

const destino = () =>
  new Writable({
    write(pedaco: Buffer, _codificacao, pronto) {
      linhas.push(
        ...String(pedaco)
          .trim()
          .split('\n')
          .map((texto) => JSON.parse(texto)),
      );
      pronto();
    },
  });
async function abrir(comDisco: boolean): Promise<void> {
  app = await criarApp({
    conexao: comDisco ? { ...conexao, livres: () => livres } : conexao,
    log: { nivel: 'warn', destino: destino() },
  });
  await app.ready();
}
const pronta = async () => (await app.inject('/saude/pronta')).json<object>();

test('readiness and settings say that the disk is full or nearly full, and no longer', async () => {
  await abrir(true);
  const gestora = await entrarComo(app, { permissoes: ['CONFIGURACOES'] });
  const ler = async () => (await gestora.injetar('GET', '/municipio')).json<{ disco: string | null }>().disco;
  expect([await pronta(), await ler()]).toEqual([{ situacao: 'pronta' }, null]);
  livres = 511 * MIB;
  expect([await pronta(), await ler()]).toEqual([{ situacao: 'pronta', disco: 'quase cheio' }, 'QUASE_CHEIO']);
  livres = 63 * MIB;
  expect([await pronta(), await ler()]).toEqual([{ situacao: 'pronta', disco: 'cheio' }, 'CHEIO']);
  livres = 10_000 * MIB;
  expect([await pronta(), await ler()]).toEqual([{ situacao: 'pronta' }, null]);
});

test('a refused write names the full disk, is not logged as an error, and readiness reports it for a minute', async () => {
  await abrir(false);
  const pessoa = await entrarComo(app, { permissoes: ['ITENS'] });
  const original = conexao.banco.transaction;
  conexao.banco.transaction = () => Promise.reject(Object.assign(new Error('x'.repeat(2_000)), { code: '53100' }));
  for (let vez = 0; vez < 20; vez++) {
    const resposta = await pessoa.injetar('POST', '/itens-produto', { nome: `SAL ${vez}`, itemProdutoTipo: 'LIMPEZA' });
    expect([resposta.statusCode, resposta.json().detail]).toEqual([
      503,
      expect.stringMatching(/^O disco do servidor está cheio, e nada foi gravado\./),
    ]);
  }
  conexao.banco.transaction = original;
  expect((await pessoa.injetar('GET', '/itens-produto')).statusCode).toBe(200);
  expect(await pronta()).toEqual({ situacao: 'pronta', disco: 'cheio' });
  expect(JSON.stringify(linhas)).not.toContain('xxx');
  definirRelogio({ agora: () => new Date(Date.now() + 61_000) });
  expect(await pronta()).toEqual({ situacao: 'pronta' });
  definirRelogio();
});

test('a full disk is logged at the start, with the free bytes', async () => {
  livres = 12 * MIB;
  await abrir(true);
  expect(linhas).toContainEqual(
    expect.objectContaining({ msg: 'o disco do banco está cheio: só a leitura funciona', livresMiB: 12 }),
  );
});
