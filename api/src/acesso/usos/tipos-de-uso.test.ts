import { expect, test } from '@jest/globals';
import { PERMISSAO_DA_LISTA } from '@merenda/shared/contratos';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUSCAVEIS } from '../../areas.js';
import { TIPOS_DE_USO } from './tipos-de-uso.js';

const RAIZ = fileURLToPath(new URL('../../../..', import.meta.url));

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

test('every list with views is a screen of an area, with the permission of that screen', () => {
  const listas = Object.entries(PERMISSAO_DA_LISTA).map(([caminho, permissao]) => `${caminho} ${permissao}`);
  expect(telasDasAreas()).toEqual(expect.arrayContaining(listas));
});

test.each([
  ['use', TIPOS_DE_USO],
  ['kind of records that the search finds', BUSCAVEIS],
])('every %s links to a screen of an area, with the permission of that screen', (_, tipos) => {
  const usadas = Object.values(tipos).map(({ tela }) => `${tela.caminho} ${String(tela.permissao)}`);
  expect(telasDasAreas()).toEqual(expect.arrayContaining(usadas));
});
