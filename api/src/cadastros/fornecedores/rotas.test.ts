import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Fornecedor } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarFornecedor } from '../../teste/fabricas.js';

let app: FastifyInstance;
let comprador: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  comprador = await entrarComo(app, { permissoes: ['FORNECEDORES'] });
});
afterAll(() => app.close());

const endereco = {
  cep: '13560-000',
  logradouro: 'rua xv',
  numero: '10',
  bairro_distrito: 'centro',
  municipio: 'são carlos',
  uf: 'SP',
};
const fisico = {
  fornecedorTipo: 'FISICO',
  nome: 'sítio alegre',
  cpf: '529.982.247-25',
  email: 'Sitio@Exemplo.test',
  ...endereco,
};
const juridico = {
  fornecedorTipo: 'JURIDICO',
  nomeFantasia: 'mercado',
  razaoSocial: 'mercado ltda',
  cnpj: '12.ABC.345/01DE-35',
  inscricaoEstadual: '11.022.033-0',
  porteDaEmpresa: 'ME',
  email: 'mercado@exemplo.test',
  telefone: '(16) 3399-1001',
  ...endereco,
};

describe('POST /fornecedores', () => {
  test('registers a natural person, digits only and in upper case; fields of a legal person are dropped', async () => {
    const resposta = await comprador.injetar('POST', '/fornecedores', {
      ...fisico,
      cnpj: '11222333000181',
      razaoSocial: 'X',
      invasor: 'y',
    });
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toEqual({
      id: expect.any(Number),
      fornecedorTipo: 'FISICO',
      nome: 'SÍTIO ALEGRE',
      cpf: '52998224725',
      email: 'sitio@exemplo.test',
      cep: '13560000',
      logradouro: 'RUA XV',
      numero: '10',
      complemento: null,
      bairro_distrito: 'CENTRO',
      municipio: 'SÃO CARLOS',
      uf: 'SP',
      telefone: null,
      celular: null,
      nomeFantasia: null,
      razaoSocial: null,
      cnpj: null,
      inscricaoEstadual: null,
      porteDaEmpresa: null,
      agriculturaFamiliar: false,
      cafNumero: null,
      cafTipo: null,
      cafValidade: null,
      cafMembros: [],
      sexoDoTitular: null,
      gruposPrioritarios: [],
      versao: 1,
    });
  });

  test('registers a legal person with an alphanumeric CNPJ', async () => {
    const resposta = await comprador.injetar('POST', '/fornecedores', juridico);
    expect(resposta.json()).toMatchObject({
      cnpj: '12ABC34501DE35',
      inscricaoEstadual: '110220330',
      telefone: '1633991001',
      nome: null,
      cpf: null,
    });
  });

  test('stores the CAF only for family farming', async () => {
    const caf = {
      cafNumero: 'SP992026000001',
      cafTipo: 'GRUPO_FORMAL',
      cafValidade: '31/12/2027',
      cafMembros: [{ caf: 'SP01.1', nome: 'ROSA PRADO', cpf: '52998224725', sexo: 'FEMININO', validade: '30/06/2028' }],
      gruposPrioritarios: ['INDIGENA', 'MULHERES'],
    };
    const familiar = await comprador.injetar('POST', '/fornecedores', {
      ...juridico,
      ...caf,
      cnpj: '11222333000181',
      agriculturaFamiliar: true,
    });
    expect(familiar.json()).toMatchObject({ ...caf, agriculturaFamiliar: true });
    const comum = await comprador.injetar('POST', '/fornecedores', { ...juridico, ...caf, cnpj: '11444777000161' });
    expect(comum.json()).toMatchObject({
      cafNumero: null,
      cafTipo: null,
      cafValidade: null,
      cafMembros: [],
      gruposPrioritarios: [],
      agriculturaFamiliar: false,
    });
  });

  test('only a group has members, and a change without them leaves them as they are', async () => {
    const membros = [
      { caf: 'SP01.1', nome: 'ROSA PRADO', cpf: null, sexo: 'FEMININO', validade: null },
      { caf: 'SP01.2', nome: 'JOÃO REIS', cpf: '52998224725', sexo: null, validade: '31/12/2027' },
    ];
    const grupo = { ...juridico, cnpj: '11222333000262', agriculturaFamiliar: true, cafTipo: 'GRUPO_INFORMAL' };
    const criado = (await comprador.injetar('POST', '/fornecedores', { ...grupo, cafMembros: membros })).json();
    expect(criado.cafMembros).toEqual(membros);
    const alterar = async (mudanca: object, versao: number) =>
      (await comprador.injetar('PUT', `/fornecedores/${criado.id}`, { ...grupo, ...mudanca, versao })).json();
    expect(await alterar({ cafNumero: 'X' }, 1)).toMatchObject({ cafNumero: 'X', cafMembros: membros });
    expect(await alterar({ cafMembros: [membros[1]] }, 2)).toMatchObject({ cafMembros: [membros[1]] });
    expect(await alterar({ cafTipo: 'FORNECEDOR_INDIVIDUAL', cafMembros: membros }, 3)).toMatchObject({
      cafMembros: [],
    });
  });

  test.each([
    ['another type', { ...fisico, fornecedorTipo: 'ESTRANGEIRO' }, ['fornecedorTipo']],
    [
      'a natural person without name and CPF',
      { ...endereco, fornecedorTipo: 'FISICO', email: 'a@b.test' },
      ['nome', 'cpf'],
    ],
    [
      'a legal one without what it needs',
      { ...endereco, fornecedorTipo: 'JURIDICO', email: 'a@b.test' },
      ['nomeFantasia', 'razaoSocial', 'cnpj', 'inscricaoEstadual', 'porteDaEmpresa'],
    ],
    [
      'no address',
      { fornecedorTipo: 'FISICO', nome: 'X', cpf: fisico.cpf },
      ['email', 'cep', 'logradouro', 'numero', 'bairro_distrito', 'municipio', 'uf'],
    ],
    ['wrong check digits of a CPF', { ...fisico, cpf: '529.982.247-26' }, ['cpf']],
    ['wrong check digits of a CNPJ', { ...juridico, cnpj: '12.ABC.345/01DE-36' }, ['cnpj']],
    [
      'the same CAF for two members',
      {
        ...juridico,
        agriculturaFamiliar: true,
        cafTipo: 'GRUPO_FORMAL',
        cafMembros: [
          { caf: 'A', nome: 'X' },
          { caf: 'A', nome: 'Y' },
        ],
      },
      ['cafMembros.1.caf'],
    ],
    [
      'a day that does not exist',
      { ...juridico, agriculturaFamiliar: true, cafValidade: '31/02/2027' },
      ['cafValidade'],
    ],
    ['an unknown state', { ...fisico, uf: 'XX' }, ['uf']],
    ['an unknown size', { ...juridico, cnpj: '06990590000123', porteDaEmpresa: 'GIGANTE' }, ['porteDaEmpresa']],
    ['a name that is too long', { ...fisico, nome: 'A'.repeat(151) }, ['nome']],
  ])('%s is refused at its fields', async (_nome, corpo, campos) => {
    const resposta = await comprador.injetar('POST', '/fornecedores', corpo);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors.map(({ campo }: { campo: string }) => campo)).toEqual(campos);
  });

  test.each([
    ['cpf', fisico, 'Já existe um fornecedor com este CPF.'],
    ['cnpj', juridico, 'Já existe um fornecedor com este CNPJ.'],
  ])('a repeated %s is refused at its field', async (campo, corpo, mensagem) => {
    await comprador.injetar('POST', '/fornecedores', corpo);
    const repetido = await comprador.injetar('POST', '/fornecedores', corpo);
    expect(repetido.statusCode).toBe(409);
    expect(repetido.json()).toMatchObject({ detail: mensagem, errors: [{ campo, mensagem }] });
  });
});

test('lists only one type on request', async () => {
  await criarFornecedor(app, { fornecedorTipo: 'FISICO', nome: 'ANA' });
  await criarFornecedor(app);
  const tipos = async (busca: string) =>
    [
      ...new Set(
        (await comprador.injetar('GET', `/fornecedores${busca}`))
          .json()
          .map((f: { fornecedorTipo: string }) => f.fornecedorTipo),
      ),
    ].sort();
  expect(await tipos('?fornecedorTipo=FISICO')).toEqual(['FISICO']);
  expect(await tipos('')).toEqual(['FISICO', 'JURIDICO']);
  expect((await comprador.injetar('GET', '/fornecedores?fornecedorTipo=X')).statusCode).toBe(422);
});

test('without FORNECEDORES a person has a masked CPF and no contact, address or sex; a group no families, or to a buyer those with masked CPFs', async () => {
  const familias = [{ caf: 'SP01.9', nome: 'ROSA PRADO', cpf: '52998224725', sexo: 'FEMININO', validade: null }];
  const dePessoa = {
    ...fisico,
    agriculturaFamiliar: true,
    sexoDoTitular: 'FEMININO',
    cpf: '74407265027',
    telefone: '1633990001',
    celular: '16999990001',
  };
  const { id } = (await comprador.injetar('POST', '/fornecedores', dePessoa)).json<{ id: number }>();
  const grupo = { ...juridico, cnpj: '11222333000343', agriculturaFamiliar: true, cafTipo: 'GRUPO_INFORMAL' };
  const { id: idDoGrupo } = (
    await comprador.injetar('POST', '/fornecedores', { ...grupo, cafMembros: familias })
  ).json<{ id: number }>();
  const lidos = async (pessoa: Pessoa) => {
    const todos = (await pessoa.injetar('GET', '/fornecedores')).json<Fornecedor[]>();
    return [id, idDoGrupo].map((um) => todos.find((fornecedor) => fornecedor.id === um));
  };
  const outra = await entrarComo(app, { permissoes: ['SOLICITACOES', 'USUARIOS'] });
  const [pessoa, empresa] = await lidos(outra);
  expect(pessoa).toMatchObject({
    nome: dePessoa.nome.toUpperCase(),
    municipio: dePessoa.municipio.toUpperCase(),
    cpf: '***.072.650-**',
    telefone: '(16) ****-0001',
    celular: '(16) *****-0001',
    cep: '***',
    logradouro: '***',
    numero: '***',
    bairro_distrito: '***',
    sexoDoTitular: null,
  });
  expect(pessoa?.email).toMatch(/^.\*\*\*@/);
  expect(empresa).toMatchObject({ cnpj: '11222333000343', email: juridico.email.toLowerCase(), cafMembros: [] });
  const [, grupoDoComprador] = await lidos(await entrarComo(app, { permissoes: ['AQUISICOES'] }));
  expect(grupoDoComprador?.cafMembros).toEqual([{ ...familias[0], cpf: '***.982.247-**' }]);
  const [inteira, grupoInteiro] = await lidos(comprador);
  expect(inteira).toMatchObject({
    sexoDoTitular: 'FEMININO',
    cpf: '74407265027',
    telefone: '1633990001',
    email: dePessoa.email.toLowerCase(),
  });
  expect(grupoInteiro?.cafMembros).toEqual(familias);
});

describe('PUT and DELETE /fornecedores/:id', () => {
  test('a stale version and another type are refused; the right one changes', async () => {
    const { id } = await criarFornecedor(app);
    const edicao = { ...juridico, cnpj: '06.990.590/0001-23', versao: 1 };
    const alterado = await comprador.injetar('PUT', `/fornecedores/${id}`, edicao);
    expect(alterado.json()).toMatchObject({ nomeFantasia: 'MERCADO', versao: 2 });
    expect((await comprador.injetar('PUT', `/fornecedores/${id}`, edicao)).statusCode).toBe(409);
    const outroTipo = await comprador.injetar('PUT', `/fornecedores/${id}`, {
      ...fisico,
      cpf: '11144477735',
      versao: 2,
    });
    expect(outroTipo.json().errors).toEqual([
      { campo: 'fornecedorTipo', mensagem: 'O tipo do fornecedor não pode ser alterado.' },
    ]);
  });

  test('deletes once, and leaves an audit line', async () => {
    const { id } = await criarFornecedor(app);
    expect((await comprador.injetar('DELETE', `/fornecedores/${id}`)).statusCode).toBe(204);
    expect((await comprador.injetar('DELETE', `/fornecedores/${id}`)).statusCode).toBe(404);
    const linha = await app.banco.query.auditoria.findFirst({
      where: (a, { and, eq }) => and(eq(a.entidade, 'fornecedores'), eq(a.entidadeId, id)),
    });
    expect(linha).toMatchObject({ acao: 'EXCLUIR', usuarioId: comprador.usuarioId });
  });
});
