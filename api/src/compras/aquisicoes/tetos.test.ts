import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Aquisicao, Fornecedor } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fornecedores } from '../../banco/esquema/cadastros/catalogo.js';
import { regrasPnae } from '../../banco/esquema/cadastros/regras-pnae.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { abrirMercado, corpoDaAquisicao, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, sequencia } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  await app.banco.insert(regrasPnae).values({
    codigo: 'LIMITE_CAF',
    regra: 'Venda por CAF',
    operador: '<=',
    valor: '40000',
    unidade: 'R$',
    periodo: 'ano',
    escopo: '',
    norma: 'Res. 21/2021',
    certeza: 'verificado',
  });
});
afterAll(() => app.close());

/** Each test has a civil year of its own. */
let ultimoAno = 2000;
const outroAno = (): number => ++ultimoAno;

const membro = (caf: string, nome: string) => ({ caf, nome, cpf: null, sexo: null, validade: null });

const individual = (cafNumero: string, nome: string) =>
  criarFornecedor(app, { agriculturaFamiliar: true, cafNumero, cafTipo: 'FORNECEDOR_INDIVIDUAL', nomeFantasia: nome });

const grupo = (cafMembros: Fornecedor['cafMembros'], cafTipo: 'GRUPO_FORMAL' | 'GRUPO_INFORMAL' = 'GRUPO_FORMAL') =>
  criarFornecedor(app, {
    agriculturaFamiliar: true,
    cafNumero: `CAF ${sequencia()}`,
    cafTipo,
    cafMembros,
    nomeFantasia: 'COOPERATIVA',
  });

type Partes = { caf: string; valor: number }[];

/** Registers an acquisition of one package at this price. */
function registrar(fornecedor: { id: number }, ano: number, preco: number, emNomeDe: Partes = [], mudanca = {}) {
  const item = {
    produto: { id: mercado.feijao.id },
    quantidade: 1,
    unidadeProduto: 'PACOTE',
    precoUnidade: preco,
    emNomeDe,
  };
  return mercado.comprador.injetar('POST', '/aquisicoes', {
    ...corpoDaAquisicao(mercado),
    dataContrato: `01/02/${ano}`,
    ano,
    valor: preco,
    propostasVencedoras: [{ fornecedor: { id: fornecedor.id }, numeroContrato: 'ct 1', itens: [item] }],
    ...mudanca,
  });
}
const homologar = (id: number) => mercado.comprador.injetar('PUT', `/aquisicoes/${id}/homologar`);

async function contratar(...venda: Parameters<typeof registrar>) {
  const resposta = await registrar(...venda);
  if (resposta.statusCode !== 201) throw new Error(resposta.body);
  const { id, propostasVencedoras } = resposta.json<Aquisicao>();
  const homologada = await homologar(id);
  return {
    id,
    proposta: primeira(propostasVencedoras).id,
    situacao: homologada.statusCode,
    frase: homologada.json<{ detail?: string }>().detail,
  };
}

test('a family that sold R$ 31,500.00 by itself may sell R$ 8,500.00 through its group, and not one cent more', async () => {
  const ano = outroAno();
  const caf = `ROSA ${ano}`;
  await contratar(await individual(caf, 'SÍTIO DA ROSA'), ano, 31_500);
  const cooperativa = await grupo([membro(caf, 'ROSA PRADO'), membro('OUTRA', 'JOÃO REIS')]);
  const partes = (rosa: number) => [
    { caf, valor: rosa },
    { caf: 'OUTRA', valor: 1_000 },
  ];
  expect(await contratar(cooperativa, ano, 9_500.01, partes(8_500.01))).toMatchObject({
    situacao: 409,
    frase: `Rosa Prado pode vender até R$ 40.000,00 em ${ano} pela sua CAF: já tem R$ 31.500,00 em contratos, e este tem R$ 8.500,01.`,
  });
  expect(await contratar(cooperativa, ano, 9_500, partes(8_500))).toMatchObject({ situacao: 200 });
  // The other way round: what was sold through the group counts when the family sells by itself, however its CAF is typed.
  const sozinha = await individual(caf.toLowerCase(), 'ROSA PRADO');
  expect(await contratar(sozinha, ano, 0.01)).toMatchObject({ situacao: 409 });
  expect(await contratar(sozinha, ano, 0.01, [], { fonteDeRecursos: 'MUNICIPIO' })).toMatchObject({ situacao: 200 });
});

test('a formal group of 12 families may sell R$ 480,000.00, each of them R$ 40,000.00', async () => {
  const ano = outroAno();
  const cafs = Array.from({ length: 12 }, (_, n) => `F${n} ${ano}`);
  const cooperativa = await grupo(cafs.map((caf) => membro(caf, caf)));
  const iguais = cafs.map((caf) => ({ caf, valor: 40_000 }));
  expect(await contratar(cooperativa, ano, 480_000, iguais)).toMatchObject({ situacao: 200 });
  expect(await contratar(cooperativa, ano, 0.01)).toMatchObject({
    situacao: 409,
    frase: `Cooperativa pode vender até R$ 480.000,00 em ${ano} pela sua CAF: já tem R$ 480.000,00 em contratos, e este tem R$ 0,01.`,
  });
});

test('an informal group may sell the limit of each family that is named, and the limit of one CAF without a name', async () => {
  const ano = outroAno();
  const [a, b] = [`A ${ano}`, `B ${ano}`];
  const informal = await grupo([membro(a, 'ANA'), membro(b, 'BIA')], 'GRUPO_INFORMAL');
  const partes = [
    { caf: a, valor: 40_000 },
    { caf: b, valor: 40_000 },
  ];
  expect(await contratar(informal, ano, 80_000, partes)).toMatchObject({ situacao: 200 });
  expect(await contratar(informal, ano, 40_000.01)).toMatchObject({ situacao: 409 });
  expect(await contratar(informal, ano, 40_000)).toMatchObject({ situacao: 200 });
});

test('addenda count in the year of the contract, divided like the item, and one beyond the ceiling is refused', async () => {
  const ano = outroAno();
  const caf = `ROSA ${ano}`;
  const cooperativa = await grupo([membro(caf, 'ROSA PRADO'), membro('OUTRA', 'JOÃO REIS')]);
  // Rosa has half of the item: of an addendum of 20 % of 60,000 she gets 6,000.
  const { id, proposta } = await contratar(cooperativa, ano, 60_000, [
    { caf, valor: 30_000 },
    { caf: 'OUTRA', valor: 30_000 },
  ]);
  const rosa = await individual(caf, 'ROSA PRADO');
  const aditar = (quantidade: number) =>
    mercado.comprador.injetar('POST', '/aditivos', {
      aquisicao: { id },
      aditivoTipo: 'VALOR',
      observacao: 'Mais alunos',
      itensAditivados: [{ produto: { id: mercado.feijao.id }, propostaVencedora: { id: proposta }, quantidade }],
    });
  expect((await aditar(0.2)).statusCode).toBe(201);
  expect(await contratar(rosa, ano, 4_000.01)).toMatchObject({
    frase: expect.stringContaining('já tem R$ 36.000,00 em contratos'),
  });
  expect(await contratar(rosa, ano, 4_000)).toMatchObject({ situacao: 200 });
  const demais = await aditar(0.01);
  expect([demais.statusCode, demais.json().detail]).toEqual([
    409,
    `Rosa Prado pode vender até R$ 40.000,00 em ${ano} pela sua CAF: já tem R$ 4.000,00 em contratos, e este tem R$ 36.300,00.`,
  ]);
  expect((await mercado.comprador.injetar('GET', `/aquisicoes/${id}`)).json<Aquisicao>().valorAditivado).toBe(12_000);
});

test('of two acquisitions of one family that are homologated at once, through two suppliers, only one passes', async () => {
  const ano = outroAno();
  const caf = `ROSA ${ano}`;
  const cooperativa = await grupo([membro(caf, 'ROSA PRADO')]);
  const registradas = [
    await registrar(await individual(caf, 'ROSA PRADO'), ano, 30_000),
    await registrar(cooperativa, ano, 30_000, [{ caf, valor: 30_000 }]),
  ];
  const respostas = await Promise.all(registradas.map((criada) => homologar(criada.json<Aquisicao>().id)));
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('a supplier that becomes a formal group leaves its earlier contract as it was', async () => {
  const ano = outroAno();
  const [caf, daRosa] = [`GRUPO ${ano}`, `ROSA ${ano}`];
  const informal = await grupo([membro(daRosa, 'ROSA PRADO')], 'GRUPO_INFORMAL');
  const mudar = (mudanca: object) =>
    app.banco.update(fornecedores).set(mudanca).where(eq(fornecedores.id, informal.id));
  await mudar({ cafNumero: caf });
  await contratar(informal, ano, 30_000);
  await mudar({ cafTipo: 'GRUPO_FORMAL', cafNumero: `${caf} NOVA` });
  // The group begins at zero: the R$ 30,000.00 stay with the CAF that sold them.
  expect(await contratar(informal, ano, 40_000)).toMatchObject({ situacao: 200 });
  expect(await contratar(await individual(caf, 'ROSA PRADO'), ano, 10_000.01)).toMatchObject({
    situacao: 409,
    frase: expect.stringContaining('já tem R$ 30.000,00 em contratos'),
  });
});

test('after each accepted homologation no family has more than the limit', async () => {
  const ano = outroAno();
  const cafs = ['A', 'B', 'C'].map((nome) => `${nome} ${ano}`);
  const cooperativa = await grupo(cafs.map((caf) => membro(caf, caf)));
  const sozinhas = new Map<string, { id: number }>();
  for (const caf of cafs) sozinhas.set(caf, await individual(caf, caf));
  const vendido = new Map(cafs.map((caf) => [caf, 0]));
  const situacoes = new Set<number>();
  for (let n = 0; n < 18; n++) {
    const valor = 4_000 + ((n * 7_919) % 11_000);
    const caf = primeira(cafs.slice(n % 3));
    const sozinha = sozinhas.get(caf);
    const { situacao } =
      n % 2 === 0 && sozinha
        ? await contratar(sozinha, ano, valor)
        : await contratar(cooperativa, ano, valor, [{ caf, valor }]);
    situacoes.add(situacao);
    const soma = (vendido.get(caf) ?? 0) + valor;
    expect(situacao).toBe(soma <= 40_000 ? 200 : 409);
    if (situacao === 200) vendido.set(caf, soma);
  }
  expect(situacoes).toEqual(new Set([200, 409]));
});

test('in whose name an item is sold is stored and read, and a wrong sum and a stranger are refused at their fields', async () => {
  const ano = outroAno();
  const cooperativa = await grupo([membro('A', 'ANA'), membro('B', 'BIA')]);
  const criada = await registrar(cooperativa, ano, 30, [
    { caf: 'B', valor: 10.1 },
    { caf: 'A', valor: 19.9 },
  ]);
  expect(criada.json<Aquisicao>().propostasVencedoras[0]?.itens[0]?.emNomeDe).toEqual([
    { caf: 'A', nome: 'ANA', valor: 19.9 },
    { caf: 'B', nome: 'BIA', valor: 10.1 },
  ]);
  const recusa = async (fornecedor: { id: number }, partes: Partes) => {
    const resposta = await registrar(fornecedor, ano, 30, partes);
    return [resposta.statusCode, resposta.json().errors];
  };
  const item = 'propostasVencedoras.0.itens.0';
  expect(await recusa(cooperativa, [{ caf: 'A', valor: 29.99 }])).toEqual([
    422,
    [
      {
        campo: `${item}.emNomeDe`,
        mensagem: 'A soma dos membros (R$ 29,99) deve ser o valor do item (R$ 30,00).',
      },
    ],
  ]);
  const deFora = 'Esta CAF não é de um membro do grupo do fornecedor.';
  expect(await recusa(cooperativa, [{ caf: 'C', valor: 30 }])).toEqual([
    422,
    [{ campo: `${item}.emNomeDe.0.caf`, mensagem: deFora }],
  ]);
  expect(await recusa(mercado.fornecedor, [{ caf: 'A', valor: 30 }])).toEqual([
    422,
    [{ campo: `${item}.emNomeDe.0.caf`, mensagem: deFora }],
  ]);
});
