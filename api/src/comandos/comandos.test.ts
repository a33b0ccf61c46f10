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
import { migrar } from '../banco/migrar.js';
import { semear } from '../demonstracao/semear.js';

// The commands as they are typed, on an embedded database in its own folder.
const API = fileURLToPath(new URL('../../', import.meta.url));
const ARGUMENTOS = ['--conditions=source', '--import', 'tsx'];
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

function responder(comando: string, banco: string, respostas: string[]): Promise<number | null> {
  return new Promise((resolver) => {
    const filho = spawn(process.execPath, [...ARGUMENTOS, `src/comandos/${comando}.ts`], {
      cwd: API,
      env: ambiente(banco),
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    filho.stdin.end(respostas.join('\n') + '\n');
    filho.on('close', resolver);
  });
}

async function entrar(banco: string, usuario: string, senha: string) {
  const conexao = await conectar({ bancoUrl: null, conexoes: 1, pastaDados: path.join(pasta, banco) });
  await migrar(conexao);
  await semear(conexao.banco, { demonstracao: false });
  const app = await criarApp({ conexao, conferirRespostas: true });
  const res = await app.inject({ method: 'POST', url: '/api/tokens/autenticar', payload: { usuario, senha } });
  await app.close();
  return res;
}

test('the first administrator of an installation without demonstration can log in, also after backup and restore', async () => {
  expect(
    await responder('criar-administrador', 'banco', [
      'Maria das Dores',
      'maria',
      'maria@municipio.example',
      '529.982.247-25',
      'uma senha longa',
    ]),
  ).toBe(0);
  const entrada = await entrar('banco', 'maria', 'uma senha longa');
  expect(entrada.json().usuario.permissoes).toHaveLength(13);

  expect((await rodar('exportar-auditoria', 'banco')).stdout).toMatch(
    /^auditoria-000000001-\d{9}\.jsonl\.gz foi gravado/,
  );
  const publica = (await rodar('exportar-auditoria', 'banco')).stdout.match(/: (\S+)\n$/)?.[1] ?? '';
  const conferida = await rodar('verificar', 'banco', '--chave-publica', publica);
  expect(conferida.stdout).toContain('certo  a trilha de auditoria é a que foi gravada');
  for (const recibo of fs.readdirSync(path.join(pasta, 'auditoria')).filter((nome) => nome.endsWith('.json')))
    fs.rmSync(path.join(pasta, 'auditoria', recibo.slice(0, -'.json'.length)));
  await expect(rodar('verificar', 'banco', '--chave-publica', publica)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('ERRADO a trilha de auditoria'),
  });

  const { stdout } = await rodar('backup', 'banco');
  expect(stdout).toMatch(/merenda-[\d-]+\.jsonl\.gz: [\d.]+ linhas em \d+ tabelas\./);
  const [copia = ''] = fs.readdirSync(path.join(pasta, 'backups'));
  await rodar('restaurar', 'restaurado', path.join('backups', copia));
  expect((await entrar('restaurado', 'maria', 'uma senha longa')).statusCode).toBe(200);
  expect(await recusa('restaurar', 'restaurado', path.join('backups', copia))).toContain(
    '1: O banco de destino já tem tabelas.',
  );

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
  expect(await recusa('restaurar', 'danificado', danificada)).toBe(
    `1: A cópia ${danificada} está danificada na linha ${linha + 1}. Nada foi restaurado.\n`,
  );
});

test('the demonstration is deleted after the word, once', async () => {
  const comDemonstracao = await conectar({ bancoUrl: null, conexoes: 1, pastaDados: path.join(pasta, 'demonstracao') });
  await migrar(comDemonstracao);
  await semear(comDemonstracao.banco, { demonstracao: true });
  await comDemonstracao.fechar();
  expect(await responder('apagar-demonstracao', 'demonstracao', ['apagar'])).toBe(1);
  expect(await responder('apagar-demonstracao', 'demonstracao', ['APAGAR'])).toBe(0);
  expect(await responder('apagar-demonstracao', 'demonstracao', ['APAGAR'])).toBe(1);
});

test('a terminal shows what is typed, but not the password', async () => {
  const comando = [process.execPath, ...ARGUMENTOS, 'src/comandos/criar-administrador.ts'].join(' ');
  const filho = spawn('script', ['--quiet', '--return', '--command', comando, '/dev/null'], {
    cwd: API,
    env: ambiente('terminal'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const respostas = ['Maria das Dores', 'maria', 'maria@municipio.example', '529.982.247-25', 'uma senha longa'];
  let tela = '';
  let perguntas = 0;
  filho.stdout.setEncoding('utf8').on('data', (texto: string) => {
    tela += texto;
    // Each question ends so; what is typed is sent when it is asked.
    for (; tela.split(/: /).length - 1 > perguntas && perguntas < respostas.length; perguntas++)
      filho.stdin.write(`${respostas[perguntas]}\r`);
  });
  expect(await new Promise((resolver) => filho.on('close', resolver))).toBe(0);
  expect(tela).toContain('maria@municipio.example');
  expect(tela).toContain('foi criado com todas as permissões');
  expect(tela).not.toContain('uma senha');
});

test('a missing or conflicting file or setting is explained in a sentence', async () => {
  expect(await recusa('restaurar', 'outro')).toContain('1: Diga qual cópia restaurar');
  expect(await recusa('migrar-dados', 'outro')).toContain('1: Diga em DATABASE_URL');
  expect(await recusa('backup', 'outro', '--manter', 'muitas')).toContain('1: --manter pede um número inteiro');
  const aberto = await conectar({ bancoUrl: null, conexoes: 1, pastaDados: path.join(pasta, 'banco') });
  expect(await recusa('backup', 'banco')).toContain('Pare o servidor antes.');
  await aberto.fechar();
});
