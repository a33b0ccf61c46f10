import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { UFS, type MunicipioDaLista } from '@merenda/shared/contratos';
import { ibgeValido } from '@merenda/shared/formatos';
import { violacoesDoEstado } from '@merenda/shared/regras';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste } from '../../teste/app.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

const buscar = (uf: string) => app.inject({ url: `/api/municipios?uf=${uf}` });

test('the municipalities of a state have their codes, for everybody', async () => {
  const resposta = await buscar('MT');
  expect(resposta.statusCode).toBe(200);
  expect(resposta.headers.etag).toBeDefined();
  expect(resposta.json()).toContainEqual({ codigo: '5100201', nome: 'Água Boa' });
});

test('the states have 5,571 municipalities, whose codes pass the check of the typed ones', async () => {
  const codigos = new Set<string>();
  for (const uf of UFS)
    for (const { codigo, nome } of (await buscar(uf)).json<MunicipioDaLista[]>()) {
      codigos.add(codigo);
      expect([nome, ibgeValido(codigo), violacoesDoEstado({ uf, codigoIbge: codigo })]).toEqual([nome, true, []]);
    }
  expect(codigos.size).toBe(5_571);
});

test('another state is refused', async () => {
  expect((await buscar('XX')).json().errors).toEqual([{ campo: 'uf', mensagem: 'Escolha uma das opções da lista.' }]);
});
