import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fs from 'node:fs';
import promises from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { caixaDeSaida } from './caixa-de-saida.js';

let raiz: string;
beforeEach(() => {
  raiz = fs.mkdtempSync(path.join(os.tmpdir(), 'merenda-correio-'));
});
afterEach(() => fs.rmSync(raiz, { recursive: true }));

test('each message becomes a file, its path is reported, and only the server’s user can read it', async () => {
  const arquivos: string[] = [];
  const pasta = path.join(raiz, 'emails');
  const enviar = caixaDeSaida({
    pasta,
    remetente: 'Merenda <nao-responda@exemplo.test>',
    relatar: (arquivo) => arquivos.push(arquivo),
  });
  await Promise.all([1, 2].map((n) => enviar({ para: `ana${n}@exemplo.test`, assunto: 'Recuperação', texto: 'Olá.' })));
  expect(
    fs
      .readdirSync(pasta)
      .map((nome) => path.join(pasta, nome))
      .sort(),
  ).toEqual([...arquivos].sort());
  const texto = arquivos.map((arquivo) => fs.readFileSync(arquivo, 'utf8'));
  expect(texto.join()).toContain('To: ana1@exemplo.test');
  expect(texto.join()).toContain('To: ana2@exemplo.test');
  expect(texto[0]).toContain('From: Merenda <nao-responda@exemplo.test>');
  expect([fs.statSync(pasta), fs.statSync(arquivos[0] ?? '')].map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
});

test('a message for which there is no room leaves no file, and is refused', async () => {
  const enviar = caixaDeSaida({ pasta: raiz, remetente: 'a@exemplo.test', relatar: () => undefined });
  // As a full disk does: the file is there, its content is not.
  jest.spyOn(promises, 'rename').mockRejectedValueOnce(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  await expect(enviar({ para: 'ana@exemplo.test', assunto: 'X', texto: 'Y' })).rejects.toThrow('ENOSPC');
  expect(fs.readdirSync(raiz)).toEqual([]);
  await enviar({ para: 'ana@exemplo.test', assunto: 'X', texto: 'Y' });
  expect(fs.readdirSync(raiz)).toEqual([expect.stringMatching(/\.eml$/)]);
});
