import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SENHA } from './harness/login.js';
import { ligarServidor } from './harness/servidor.js';

const MORTES = 50;
const ESCRITORES = 4;
const ESTOQUE_INICIAL = 100_000;
const RAIZ = path.resolve(__dirname, '..');

let pasta: string;
beforeAll(() => {
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-morte-'));
});
afterAll(() => fs.rmSync(pasta, { recursive: true }));

const ambiente = () => ({ DADOS: path.join(pasta, 'banco'), DEMO: '1', LOG: 'fatal' });

const ligar = () => ligarServidor(ambiente());

async function chamar(base: string, token: string, method: string, caminho: string, corpo: object, chave?: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...(chave !== undefined && { 'Idempotency-Key': chave }) };
  return fetch(`${base}/api/${caminho}`, { method, headers, body: method === 'GET' ? undefined : JSON.stringify(corpo) });
}

async function entrar(base: string) {
  const res = await fetch(`${base}/api/tokens/autenticar`, { method: 'POST', body: new URLSearchParams({ usuario: 'admin', senha: SENHA }) });
  const { token, usuario } = (await res.json()) as { token: string; usuario: { estoques: { id: number }[] } };
  return { token, estoque: usuario.estoques[0]?.id ?? 0 };
}

/**
 * Done now (204); or, of a sending whose server died after writing it and before saying so, done before (409 that says it).
 * @returns whether the exit stands in the database
 */
async function feita(res: Response, repetida: boolean): Promise<boolean> {
  if (res.status === 204) return true;
  const { detail } = (await res.json()) as { detail?: string };
  return repetida && res.status === 409 && detail === 'Este envio já foi recebido. Atualize a tela para ver o resultado.';
}

interface Linha {
  id: number;
  quantidade: number;
}

test(`a server killed ${MORTES} times amid exits of stock loses none that it acknowledged and does none twice`, async () => {
  let servidor = await ligar();
  const { token, estoque } = await entrar(servidor.url);
  const [produto] = (await (await chamar(servidor.url, token, 'GET', 'produtos', {})).json()) as { id: number }[];
  const lote = { numero: 'MORTE', produto: { id: produto?.id }, dataFabricacao: '2026-01-01', dataValidade: '2036-01-01', quantidade: ESTOQUE_INICIAL };
  const criado = await chamar(servidor.url, token, 'POST', `estoques/${estoque}/produtos-estoque`, lote);
  const { id: linha } = (await criado.json()) as Linha;
  const saida = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Morte do servidor', quantidade: 1 };

  let proxima = 0;
  let reconhecidas = 0;
  // What was sent and not answered is sent again, with the same key, after the restart: a person's 'Tentar novamente'.
  let pendentes: string[] = [];
  for (let morte = 0; morte < MORTES; morte++) {
    const { url, kill } = servidor;
    let morto = false;
    const deixadas: string[] = [];
    const escritores = Array.from({ length: ESCRITORES }, async () => {
      while (!morto) {
        const pendente = pendentes.pop();
        const chave = pendente ?? `saida-${(proxima += 1)}`;
        const res = await chamar(url, token, 'PUT', `estoques/${estoque}/produtos-estoque/${linha}`, saida, chave).catch(() => null);
        if (res === null) {
          deixadas.push(chave);
          return;
        }
        expect(await feita(res, pendente !== undefined)).toBe(true);
        reconhecidas += 1;
      }
    });
    // Amid its work, however slow the machine is: some exits are acknowledged and others under way.
    const ate = reconhecidas + 3;
    while (reconhecidas < ate) await esperar(5);
    await esperar(Math.random() * 50);
    await kill();
    morto = true;
    await Promise.all(escritores);
    pendentes = [...pendentes, ...deixadas];
    servidor = await ligar();
  }
  for (const chave of pendentes) {
    expect(await feita(await chamar(servidor.url, token, 'PUT', `estoques/${estoque}/produtos-estoque/${linha}`, saida, chave), true)).toBe(true);
    reconhecidas += 1;
  }

  const linhas = (await (await chamar(servidor.url, token, 'GET', `estoques/${estoque}/produtos-estoque`, {})).json()) as Linha[];
  const kardex = (await (await chamar(servidor.url, token, 'GET', `estoques/${estoque}/produtos-estoque/${linha}/kardex`, {})).json()) as unknown[];
  await servidor.stop();
  expect(reconhecidas).toBe(proxima);
  expect(proxima).toBeGreaterThan(3 * MORTES);
  expect(linhas.find(({ id }) => id === linha)?.quantidade).toBe(ESTOQUE_INICIAL - reconhecidas);
  expect(kardex).toHaveLength(1 + reconhecidas);

  const { stdout } = await promisify(execFile)(process.execPath, ['api/dist/comandos/verificar.js'], { cwd: RAIZ, env: { ...process.env, ...ambiente() } });
  expect(stdout).not.toContain('ERRADO');
  expect(stdout).toContain('certo');
}, 600_000);
