import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { criarApp } from '../app.js';
import { conectar } from '../banco/conectar.js';
import { umaVez } from '../banco/sementes.js';
import { emTransacao } from '../banco/transacao.js';
import { temDemonstracao } from '../demonstracao/semear.js';
import { PROCESSO_CURTO } from '../teste/processo-curto.js';

// The commands as they are typed, on an embedded database in its own folder.
const API = fileURLToPath(new URL('../../', import.meta.url));
const ARGUMENTOS = [...PROCESSO_CURTO, '--conditions=source', '--import', 'tsx'];
let pasta: string;
beforeAll(() => {
  pasta = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-comandos-'));
});
afterAll(() => fs.rmSync(pasta, { recursive: true }));

const ambiente = (banco: string) => ({
  ...process.env,
  NODE_OPTIONS: '',
  INIT_CWD: pasta,
  DATABASE_URL: '',
  DADOS: path.join(pasta, banco),
  BACKUPS: path.join(pasta, 'backups'),
  AUDITORIA: path.join(pasta, 'auditoria'),
  AUDITORIA_CHAVE: path.join(pasta, 'auditoria.pem'),
});
const rodar = (comando: string, banco: string, ...argumentos: string[]) =>
  promisify(execFile)(process.execPath, [...ARGUMENTOS, `src/comandos/${comando}.ts`, ...argumentos], {
    cwd: API,
    env: ambiente(banco),
  });
const recusa = (comando: string, banco: string, ...argumentos: string[]) =>
  rodar(comando, banco, ...argumentos).then(
    () => 'nenhuma',
    ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr}`,
  );

/** Runs a command with these answers, which do not come from a terminal; returns its exit code and its errors. */
function responder(comando: string, banco: string, respostas: string[]): Promise<[number | null, string]> {
  return new Promise((resolver) => {
    const filho = spawn(process.execPath, [...ARGUMENTOS, `src/comandos/${comando}.ts`], {
      cwd: API,
      env: ambiente(banco),
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let erros = '';
    filho.stderr.setEncoding('utf8').on('data', (texto: string) => (erros += texto));
    filho.stdin.end(respostas.join('\n') + '\n');
    filho.on('close', (codigo) => resolver([codigo, erros]));
  });
}

/** Types these answers into a terminal, each when it is asked; returns the exit code and what the screen shows. */
async function digitar(comando: string, banco: string, respostas: string[]): Promise<[unknown, string]> {
  const inteiro = [process.execPath, ...ARGUMENTOS, `src/comandos/${comando}.ts`].join(' ');
  const filho = spawn('script', ['--quiet', '--return', '--command', inteiro, '/dev/null'], {
    cwd: API,
    env: ambiente(banco),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let tela = '';
  let perguntas = 0;
  filho.stdout.setEncoding('utf8').on('data', (texto: string) => {
    tela += texto;
    // Each question ends so.
    for (; tela.split(/: /).length - 1 > perguntas && perguntas < respostas.length; perguntas++)
      filho.stdin.write(`${respostas[perguntas]}\r`);
  });
  const codigo = await new Promise((resolver) => filho.on('close', resolver));
  return [codigo, tela];
}

const MARIA = ['Maria das Dores', 'maria', 'maria@municipio.example', '529.982.247-25', 'uma senha longa'];

// The tests follow each other on the same two databases: opening one costs seconds, and creating one more.
test('a terminal shows what is typed for the first administrator, but not the password', async () => {
  const [codigo, tela] = await digitar('criar-administrador', 'banco', MARIA);
  expect(codigo).toBe(0);
  expect(tela).toContain('maria@municipio.example');
  expect(tela).toContain('foi criado com todas as permissões');
  expect(tela).not.toContain('uma senha');
});

test('the trail is exported with a signature, and a missing file is an error', async () => {
  const { stdout } = await rodar('exportar-auditoria', 'banco');
  expect(stdout).toMatch(/^auditoria-000000001-\d{9}\.jsonl\.gz foi gravado/);
  const publica = stdout.match(/: (\S+)\n$/)?.[1] ?? '';
  const conferida = await rodar('verificar', 'banco', '--chave-publica', publica);
  expect(conferida.stdout).toContain('certo  a trilha de auditoria é a que foi gravada');
  for (const recibo of fs.readdirSync(path.join(pasta, 'auditoria')).filter((nome) => nome.endsWith('.json')))
    fs.rmSync(path.join(pasta, 'auditoria', recibo.slice(0, -'.json'.length)));
  await expect(rodar('verificar', 'banco', '--chave-publica', publica)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('ERRADO a trilha de auditoria'),
  });
});

test('a damaged copy is refused by its name, and the copy fills the same folder afterwards', async () => {
  const { stdout } = await rodar('backup', 'banco');
  expect(stdout).toMatch(/merenda-[\d-]+\.jsonl\.gz: [\d.]+ linhas em \d+ tabelas\./);
  const [copia = ''] = fs.readdirSync(path.join(pasta, 'backups'));
  const inteira = zlib
    .gunzipSync(fs.readFileSync(path.join(pasta, 'backups', copia)))
    .toString()
    .split('\n');
  const linha = inteira.findIndex((texto) => texto.startsWith('{"tabela":"usuarios"'));
  const danificada = path.join(pasta, 'danificada.jsonl.gz');
  fs.writeFileSync(
    danificada,
    zlib.gzipSync(inteira.with(linha, inteira[linha]!.replace('"linhas":[{', '"linhas":[{{')).join('\n')),
  );
  expect(await recusa('restaurar', 'restaurado', danificada)).toBe(
    `1: A cópia ${danificada} está danificada na linha ${linha + 1}. Nada foi restaurado.\n`,
  );
  await rodar('restaurar', 'restaurado', path.join('backups', copia));
});

test('the administrator can log in with every permission after backup and restore; meanwhile a command finds the database in use', async () => {
  const conexao = await conectar({ bancoUrl: null, conexoes: 1, pastaDados: path.join(pasta, 'restaurado') });
  const app = await criarApp({ conexao, conferirRespostas: true });
  const payload = { usuario: 'maria', senha: 'uma senha longa' };
  const entrada = await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload });
  expect(entrada.json().usuario.permissoes).toHaveLength(13);
  expect(await recusa('backup', 'restaurado')).toContain('Pare o servidor antes.');
  // For the next test: the mark of the demonstration, without its thousands of rows.
  await emTransacao({ banco: conexao.banco, usuario: null }, (tx) => umaVez(tx, 'demonstracao', async () => undefined));
  expect(await temDemonstracao(conexao.banco)).toBe(true);
  await app.close();
});

test('the demonstration is deleted after the word, once', async () => {
  expect(await responder('apagar-demonstracao', 'restaurado', ['apagar'])).toEqual([1, '\nNada foi apagado.\n']);
  expect(await responder('apagar-demonstracao', 'restaurado', ['APAGAR'])).toEqual([0, '']);
  expect(await responder('apagar-demonstracao', 'restaurado', ['APAGAR'])).toEqual([
    1,
    'Este banco não tem a demonstração. Nada foi apagado.\n',
  ]);
});

test('a missing or conflicting file, setting or answer is explained in a sentence', async () => {
  expect(await recusa('restaurar', 'outro')).toContain('1: Informe a cópia que deve ser restaurada');
  expect(await recusa('migrar-dados', 'outro')).toContain('1: Informe em DATABASE_URL');
  expect(await recusa('backup', 'outro', '--manter', 'muitas')).toContain('1: --manter precisa de um número inteiro');
  const [codigo, erros] = await responder('criar-administrador', 'outro', MARIA.with(3, '529.982.247-26'));
  expect([codigo, erros]).toEqual([1, expect.stringMatching(/^CPF: .*\n$/)]);
});
