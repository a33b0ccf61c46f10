import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { TIPOS_DE_USO } from './tipos-de-uso.js';

const RAIZ = fileURLToPath(new URL('../../..', import.meta.url));

/** The screens of every area, as `caminho permissao`. */
function telasDasAreas(): string[] {
  const areas = readdirSync(RAIZ).filter((pasta) => pasta.startsWith('mf-'));
  return areas.flatMap((area) => {
    const { telas } = JSON.parse(readFileSync(path.join(RAIZ, area, 'area.json'), 'utf8')) as {
      telas: { caminho: string; permissao: string | null }[];
    };
    return telas.map(({ caminho, permissao }) => `${caminho} ${String(permissao)}`);
  });
}

test('every use links to a screen of an area, with the permission of that screen', () => {
  const usadas = Object.values(TIPOS_DE_USO).map(({ tela }) => `${tela.caminho} ${String(tela.permissao)}`);
  expect(telasDasAreas()).toEqual(expect.arrayContaining(usadas));
});
