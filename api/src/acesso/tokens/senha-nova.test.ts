import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

let app: FastifyInstance;
let gestor: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  gestor = await entrarComo(app, { permissoes: ['USUARIOS'] });
});
afterAll(() => app.close());

let numero = 0;
const criar = async (senha: string) => {
  numero += 1;
  const resposta = await gestor.injetar('POST', '/usuarios', {
    usuario: `joana${numero}`,
    email: `joana${numero}@exemplo.test`,
    senha,
    pessoa: { nome: 'JOANA FERRAZ', cpf: '52998224725', pessoaTipo: 'FUNCIONARIO', cargo: 'GESTOR' },
  });
  return [resposta.statusCode, resposta.statusCode === 201 ? null : resposta.json().errors];
};

test.each([
  ['password1', 'Esta senha está entre as mais comuns. Escolha outra.'],
  ['PassWord1', 'Esta senha está entre as mais comuns. Escolha outra.'],
  ['Ferraz!2026', 'A senha não pode ser o usuário, o nome ou o município. Junte várias palavras, por exemplo.'],
])('%s is refused at its field', async (senha, mensagem) => {
  expect(await criar(senha)).toEqual([422, [{ campo: 'senha', mensagem }]]);
});

test('the municipality asks for more characters, and has a name that is no password', async () => {
  await app.banco.update(municipio).set({ senhaMinima: 12, nome: 'Pedra Branca' });
  expect(await criar('onze letras')).toEqual([422, [{ campo: 'senha', mensagem: 'Use no mínimo 12 caracteres.' }]]);
  expect((await criar('PedraBranca2026'))[0]).toBe(422);
  await app.banco.update(municipio).set({ senhaMinima: 8, nome: null });
});
