import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PERMISSOES } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { entrarComo, type Pessoa } from './teste/app.js';
import { abrirAppComCasa, fecharAppComCasa, type Casa } from './teste/rotas/casa.js';
import { ESCRITAS } from './teste/rotas/escritas/index.js';

let app: FastifyInstance;
let casa: Casa;
let gestora: Pessoa;
beforeAll(async () => {
  casa = await abrirAppComCasa(501);
  ({ app } = casa);
  gestora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [casa.estoque] });
});
afterAll(() => fecharAppComCasa(casa));

/** Fields that may be left out: as they are sent, and as they are read. */
test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  [
    'PUT /preparos/:id',
    { medidaCaseira: '1 concha', utensilios: 'Panela', tempoPreparoMin: 30 },
    { medidaCaseira: '1 concha', utensilios: 'Panela', tempoPreparoMin: 30 },
  ],
  [
    'PUT /unidades-educacionais/:id',
    {
      bairro: 'centro',
      nomeDoResponsavel: 'ana lima',
      codigoInep: '35990299',
      localizacao: 'RURAL',
      pct: 'QUILOMBOLA',
      refeicoesPorDia: 3,
      alunosAee: 30,
    },
    {
      bairro: 'CENTRO',
      nomeDoResponsavel: 'ANA LIMA',
      codigoInep: '35990299',
      localizacao: 'RURAL',
      pct: 'QUILOMBOLA',
      refeicoesPorDia: 3,
      alunosAee: 30,
    },
  ],
  [
    'PUT /fornecedores/:id',
    { complemento: 'casa 2', telefone: '(16) 3399-1001', celular: '(16) 98765-4321' },
    { complemento: 'CASA 2', telefone: '1633991001', celular: '16987654321' },
  ],
  ['PUT /referencias-nutricionais/:id', { observacao: 'Só o máximo.' }, { observacao: 'Só o máximo.' }],
])('%s keeps what may be left out, and stores a blank one as absent', async (nome, dados, lidos) => {
  const escrita = ESCRITAS[nome];
  if (!escrita) throw new Error(`${nome} is not in the table of writes.`);
  const { url, corpo } = await escrita.preparar(casa, gestora);
  const editar = async (mudanca: object) =>
    (await gestora.injetar('PUT', url, { ...(corpo as object), ...mudanca })).json();
  expect(await editar(dados)).toMatchObject(lidos);
  const brancos = Object.fromEntries(
    Object.entries(dados).map(([campo, valor]) => [campo, typeof valor === 'number' ? null : '']),
  );
  const ausentes = Object.fromEntries(Object.keys(dados).map((campo) => [campo, null]));
  expect(await editar(brancos)).toMatchObject(ausentes);
});
