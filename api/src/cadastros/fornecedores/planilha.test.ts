import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { convencoes } from '../../banco/esquema/cadastros/convencoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { importadorDe } from '../../teste/planilhas.js';
import { buscarFornecedores } from './consultas.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await app.banco
    .insert(convencoes)
    .values({ lista: 'portes-empresa', nome: 'ME', descricao: 'ME', ordem: 0 })
    .onConflictDoNothing();
  gestora = await entrarComo(app, { permissoes: ['FORNECEDORES'] });
});
afterAll(() => app.close());

const { importar, situacoesDoExportado } = importadorDe(() => gestora);

const TITULOS =
  'CNPJ;Nome fantasia;Razão social;IE;Porte;E-mail;CEP;Rua;Nº;Bairro;Cidade;UF;Agricultura familiar;Número da CAF;Tipo da CAF;CAF do membro;Nome do membro;CPF do membro;Sexo do membro;Validade da CAF do membro';
const grupo = (cnpj: string, familiar = 'sim', tipo = 'Grupo formal') =>
  `${cnpj};horta;horta ltda;12.345.678-9;ME;horta@exemplo.test;13560-000;rua a;1;centro;são carlos;sp;${familiar};SP01;${familiar === 'sim' ? tipo : ''}`;
/** A row that continues the supplier above it. */
const continua = (membro: string) => `${';'.repeat(15)}${membro}`;

const lerMembros = async (id: number) => (await buscarFornecedores(app.banco, [id]))[0]?.cafMembros;
const ANA = { caf: 'CAF1', nome: 'ANA', cpf: '52998224725', sexo: 'FEMININO', validade: '31/12/2027' };
const BIA = { caf: 'CAF2', nome: 'BIA', cpf: null, sexo: null, validade: null };

test('each row of a group has a family; a row without one leaves them, and the rows of a file replace them', async () => {
  const cnpj = '11.222.333/0001-81';
  const arquivo = [
    TITULOS,
    `${grupo(cnpj)};caf1;ana;529.982.247-25;Feminino;31/12/2027`.replace('caf1', 'CAF1'),
    continua('CAF2;bia;;;'),
  ].join('\n');
  const { criados, ...feita } = await importar('fornecedores', arquivo);
  expect(feita).toEqual({ novas: 1, alteradas: 0, iguais: 0, recusadas: [] });
  const [id = 0] = criados;
  expect(await lerMembros(id)).toEqual([ANA, BIA]);
  expect(await importar('fornecedores', arquivo)).toMatchObject({ iguais: 1, alteradas: 0 });
  for (const formato of ['XLSX', 'CSV'] as const)
    expect(await situacoesDoExportado('fornecedores', formato, [id])).toEqual(['IGUAL', 'IGUAL']);

  // Without a family in the file they stay.
  expect(await importar('fornecedores', `CNPJ;Telefone\n${cnpj};(16) 3399-1001`)).toMatchObject({ alteradas: 1 });
  expect(await lerMembros(id)).toEqual([ANA, BIA]);
  // An empty cell keeps what is stored; a family that the file leaves out goes.
  expect(await importar('fornecedores', `CNPJ;CAF do membro;Sexo do membro\n${cnpj};CAF2;Feminino`)).toMatchObject({
    alteradas: 1,
    recusadas: [],
  });
  expect(await lerMembros(id)).toEqual([{ ...BIA, sexo: 'FEMININO' }]);
  // What is no group any more has none.
  expect(await importar('fornecedores', `CNPJ;Tipo da CAF\n${cnpj};Fornecedor individual`)).toMatchObject({
    alteradas: 1,
    recusadas: [],
  });
  expect(await lerMembros(id)).toEqual([]);
});

test('what the form refuses of a family is refused at its row, and families without a group too', async () => {
  const arquivo = [
    TITULOS,
    `${grupo('05.423.994/0001-72')};CAF1;ana;;;`,
    continua('CAF1;bia;;;'),
    `${grupo('40.688.134/0001-61')};CAF3;;;;`,
    continua('CAF4;davi;111.111.111-11;;'),
    `${grupo('19.131.243/0001-97', 'não')};CAF5;eva;;;`,
    `${grupo('33.000.167/0001-01', 'sim', 'Fornecedor individual')};CAF6;gil;;;`,
  ].join('\n');
  const { novas, recusadas } = await importar('fornecedores', arquivo);
  expect(novas).toBe(0);
  const semGrupo = 'CAF do membro: Só um grupo formal ou informal da agricultura familiar tem membros.';
  expect(recusadas.map(({ numero, motivos }) => [numero, motivos])).toEqual([
    [2, []],
    [3, ['CAF do membro: Esta CAF já está no grupo.']],
    [4, [expect.stringMatching(/^Nome do membro: /)]],
    [5, [expect.stringMatching(/^CPF do membro: /)]],
    [6, expect.arrayContaining([expect.stringMatching(/^Número da CAF ou da DAP: não se usa/)])],
    [7, [semGrupo]],
  ]);
});
