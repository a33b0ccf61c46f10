import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AdministradorNovo } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { emTransacao } from '../../banco/transacao.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { hashDaSenha } from '../tokens/senhas.js';
import { criarAdministrador } from './administrador.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
});
afterAll(() => app.close());

test('the first administrator can log in with every permission and every stock; a second one of the same name is refused', async () => {
  await criarUnidade(app, { nome: 'ESCOLA ÚNICA' });
  const novo = AdministradorNovo.parse({
    nome: 'Maria',
    usuario: 'maria',
    email: 'maria@exemplo.test',
    cpf: '529.982.247-25',
    senha: 'uma senha longa',
  });
  const senhaHash = await hashDaSenha(novo.senha);
  const criar = (quem: AdministradorNovo) =>
    emTransacao({ banco: app.banco, usuario: null }, (tx) => criarAdministrador(tx, quem, senhaHash));
  await criar(novo);
  const entrada = await app.inject({
    method: 'POST',
    url: '/api/tokens/autenticar',
    payload: { usuario: 'maria', senha: 'uma senha longa' },
  });
  expect(entrada.json().usuario).toMatchObject({
    pessoa: { nome: 'MARIA' },
    estoques: [{ unidadeEducacional: { nome: 'ESCOLA ÚNICA' } }],
  });
  expect(entrada.json().usuario.permissoes).toHaveLength(13);
  const outra = { ...novo, cpf: '11144477735' };
  await expect(criar(outra)).rejects.toMatchObject({
    status: 409,
    detail: 'Já existe este nome de usuário.',
  });
});
