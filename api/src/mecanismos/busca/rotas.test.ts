import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PERMISSOES, type Achado, type Permissao, type TipoDeAchado } from '@merenda/shared/contratos';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { pratos } from '../../banco/esquema/cardapios/cardapios.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDaAquisicao, solicitar, type Mercado } from '../../teste/compras.js';
import { criarFornecedor, criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
/** Has every permission, in the unit of the market. */
let gestora: Pessoa;
/** The number of the market's request, 'numero/ano'. */
let solicitacao: string;
let outra: Awaited<ReturnType<typeof criarUnidade>>;

beforeAll(async () => {
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  gestora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [mercado.unidade.estoque] });
  outra = await criarUnidade(app, { nome: 'CRECHE BEIJA-FLOR', codigoInep: '35123456' });
  const item = await criarItem(app, { nome: 'GRÃO' });
  const [arroz] = [
    await criarProduto(app, { nome: 'ARROZ INTEGRAL 5 KG', itemId: item.id }),
    await criarProduto(app, { nome: 'PÃO DE ARROZ', itemId: item.id }),
    await criarProduto(app, { nome: 'FEIJÃO PRETO 100%', itemId: item.id }),
    await criarProduto(app, { nome: 'LEITE_EM_PÓ', itemId: item.id }),
    await criarProduto(app, { nome: 'MACARRÃO PARAFUSO', itemId: item.id }),
  ];
  await criarFornecedor(app, { nomeFantasia: 'HORTA BOA', razaoSocial: 'SILVA E FILHOS LTDA', cnpj: '11222333000181' });
  await criarFornecedor(app, { nome: 'JOSÉ DA ROÇA', nomeFantasia: null, razaoSocial: null, cpf: '52998224725' });
  await app.banco
    .insert(pratos)
    .values({ nome: 'SOPA DE LENTILHA', categoriaId: mercado.categoria.id, modalidade: 'PARCIAL1' });
  const lote = { produtoId: arroz.id, quantidade: 3 };
  await criarLoteEmEstoque(app, { ...lote, numero: 'AB-778', estoqueId: mercado.unidade.estoque.id });
  await criarLoteEmEstoque(app, { ...lote, numero: 'AB-779', estoqueId: outra.estoque.id });
  await criarLoteEmEstoque(app, { ...lote, numero: 'AB-770', estoqueId: mercado.unidade.estoque.id, quantidade: 0 });
  // Its number has no digit of those that the other contract is looked for by.
  solicitacao = (await solicitar(mercado, await aquisicaoVigente(mercado, { numero: 'PE 88' }), 1)).numero;
  const { propostasVencedoras } = corpoDaAquisicao(mercado);
  await aquisicaoVigente(mercado, {
    numero: 'PE 012',
    numeroProcessoAdminis: '077/2026',
    propostasVencedoras: propostasVencedoras.map((uma) => ({ ...uma, numeroContrato: 'CT 45/2026' })),
  });
  await app.banco
    .update(pessoas)
    .set({ nome: 'MARIA DAS DORES', cpf: '39053344705' })
    .where(
      inArray(
        pessoas.id,
        app.banco.select({ id: usuarios.pessoaId }).from(usuarios).where(eq(usuarios.id, gestora.usuarioId)),
      ),
    );
});
afterAll(() => app.close());

const procurar = async (termo: string, quem = gestora): Promise<Achado[]> => {
  const resposta = await quem.injetar('GET', `/busca?termo=${encodeURIComponent(termo)}`);
  expect(resposta.statusCode).toBe(200);
  return resposta.json();
};
const titulos = async (termo: string, quem?: Pessoa) => (await procurar(termo, quem)).map(({ titulo }) => titulo);

describe('each kind, with what leads to it', () => {
  test.each<[string, TipoDeAchado, Permissao, Partial<Achado>]>([
    [
      'integral',
      'PRODUTO',
      'PRODUTOS',
      { titulo: 'Arroz integral 5 kg', detalhe: 'Grão', endereco: '/gerenciar-produtos?nome=ARROZ+INTEGRAL+5+KG' },
    ],
    [
      'silva e filhos',
      'FORNECEDOR',
      'FORNECEDORES',
      { titulo: 'Horta Boa', detalhe: 'Cidade/SP', endereco: '/gerenciar-fornecedores?nome=HORTA+BOA' },
    ],
    ['11.222.333', 'FORNECEDOR', 'FORNECEDORES', { titulo: 'Horta Boa' }],
    ['529982', 'FORNECEDOR', 'FORNECEDORES', { titulo: 'José da Roça' }],
    [
      'beija-flor',
      'UNIDADE',
      'UNIDADES',
      { titulo: 'Creche Beija-Flor', detalhe: 'Cidade', endereco: '/gerenciar-unidade?nome=CRECHE+BEIJA-FLOR' },
    ],
    ['35123', 'UNIDADE', 'UNIDADES', { titulo: 'Creche Beija-Flor' }],
    ['ab-77', 'LOTE', 'ESTOQUES', { titulo: 'AB-778' }],
    [
      'lentilha',
      'PRATO',
      'PRATOS',
      { titulo: 'Sopa de lentilha', endereco: '/gerenciar-pratos?nome=SOPA+DE+LENTILHA' },
    ],
    [
      'das dores',
      'USUARIO',
      'USUARIOS',
      { titulo: 'Maria das Dores', endereco: '/gerenciar-usuarios?nome=MARIA+DAS+DORES' },
    ],
    ['390.533', 'USUARIO', 'USUARIOS', { titulo: 'Maria das Dores' }],
  ])('%s: %s, only with %s', async (termo, tipo, permissao, esperado) => {
    const estoques = [mercado.unidade.estoque];
    const com = await entrarComo(app, { permissoes: [permissao], estoques });
    const sem = await entrarComo(app, { permissoes: PERMISSOES.filter((uma) => uma !== permissao), estoques });
    expect(await procurar(termo, com)).toEqual([expect.objectContaining({ tipo, ...esperado })]);
    expect(await procurar(termo, sem)).toEqual([]);
  });

  test('a request by its number, only with SOLICITACOES', async () => {
    const achado = expect.objectContaining({
      tipo: 'SOLICITACAO',
      titulo: solicitacao,
      endereco: `/gerenciar-solicitacao?${new URLSearchParams({ numero: solicitacao })}`,
    });
    const com = await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [mercado.unidade.estoque] });
    expect(await procurar(solicitacao, com)).toEqual([achado]);
    expect(await procurar(solicitacao.slice(0, -2), com)).toEqual([achado]);
    const sem = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [mercado.unidade.estoque] });
    expect((await procurar(solicitacao, sem)).map(({ tipo }) => tipo)).not.toContain('SOLICITACAO');
  });

  test.each(['12/2026', '012/2026', '77/2026', '7', '45'])(
    'a contract by its number, by the number of its process or of a supplier’s contract: %s',
    async (termo) => {
      const comContratos = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [mercado.unidade.estoque] });
      expect(await procurar(termo, comContratos)).toEqual([
        expect.objectContaining({
          tipo: 'AQUISICAO',
          titulo: 'Licitação PE 012/2026',
          detalhe: 'Gêneros alimentícios · Vigente',
          endereco: '/gerenciar-aquisicoes?numero=PE+012%2F2026',
        }),
      ]);
    },
  );

  test('a contract is found only with AQUISICOES, and only in the user’s units', async () => {
    const outros = PERMISSOES.filter((uma) => uma !== 'AQUISICOES');
    const sem = await entrarComo(app, { permissoes: outros, estoques: [mercado.unidade.estoque] });
    const deFora = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [outra.estoque] });
    expect(await procurar('77/2026', sem)).toEqual([]);
    expect(await procurar('77/2026', deFora)).toEqual([]);
  });

  test('requests and lots of other units are not found', async () => {
    const deFora = await entrarComo(app, { permissoes: PERMISSOES, estoques: [outra.estoque] });
    expect(await procurar(solicitacao, deFora)).toEqual([]);
    expect(await procurar('ab-77', deFora)).toEqual([
      expect.objectContaining({
        titulo: 'AB-779',
        detalhe: 'Arroz integral 5 kg · Creche Beija-Flor',
        endereco: `/estoque?estoque=${outra.estoque.id}&lote=AB-779`,
      }),
    ]);
  });
});

test('a lot is found by any part of its number; numbers that begin with it come first', async () => {
  const item = await criarItem(app, { nome: 'SAL' });
  const sal = await criarProduto(app, { nome: 'SAL 1 KG', itemId: item.id });
  for (const numero of ['A2026-4471', '4471-B'])
    await criarLoteEmEstoque(app, { produtoId: sal.id, numero, quantidade: 1, estoqueId: mercado.unidade.estoque.id });
  expect(await titulos('4471')).toEqual(['4471-B', 'A2026-4471']);
  expect(await titulos('6-44')).toEqual(['A2026-4471']);
});

test('names that begin with the term come first, then words that begin with it', async () => {
  expect(await titulos('arroz')).toEqual(['Arroz integral 5 kg', 'Pão de arroz']);
  expect(await titulos('ar')).toEqual(['Arroz integral 5 kg', 'Pão de arroz']);
});

test.each([
  ['feijao', 'Feijão preto 100%'],
  ['FEIJÃO', 'Feijão preto 100%'],
  ['preto feij', 'Feijão preto 100%'],
  // A wrong letter, a missing one, one too many, two exchanged ones; the other words may be right.
  ['feijso', 'Feijão preto 100%'],
  ['fejao', 'Feijão preto 100%'],
  ['macarrrao', 'Macarrão parafuso'],
  ['macarroa', 'Macarrão parafuso'],
  ['feijso preto', 'Feijão preto 100%'],
  ['lentlha', 'Sopa de lentilha'],
  // Two swapped letters of a short word leave less than half of its trigrams.
  ['prteo', 'Feijão preto 100%'],
])('%s finds %s', async (termo, titulo) => {
  expect(await titulos(termo)).toEqual([titulo]);
});

test('a record that has only almost the words is marked', async () => {
  expect(await procurar('prteo')).toEqual([expect.objectContaining({ titulo: 'Feijão preto 100%', parecido: true })]);
  expect(await procurar('preto')).toEqual([expect.not.objectContaining({ parecido: true })]);
});

test.each([
  ['%', ['Feijão preto 100%']],
  ['_', ['Leite_em_pó']],
  ['\\', []],
  ["'; drop table produtos; --", []],
  ['"', []],
  ['$1', []],
  ['{}', []],
  ['<b>', []],
  ['%%%%', []],
  ['____', []],
])('no character has a meaning of its own: %s finds %j', async (termo, achados) => {
  expect(await titulos(termo)).toEqual(achados);
});

test('the characters of a pattern are found where they are written', async () => {
  expect(await titulos('100%')).toEqual(['Feijão preto 100%']);
  expect(await titulos('leite_em')).toEqual(['Leite_em_pó']);
});

test('a single letter is the beginning of a word', async () => {
  expect(await titulos('l')).toEqual(expect.arrayContaining(['Leite_em_pó', 'Sopa de lentilha']));
  expect(await titulos('l')).not.toContain('Pão de arroz');
});

test('at most five records of a kind', async () => {
  for (let n = 0; n < 7; n++) await criarProduto(app, { nome: `VINAGRE ${n}` });
  expect(await titulos('vinagre')).toEqual(['Vinagre 0', 'Vinagre 1', 'Vinagre 2', 'Vinagre 3', 'Vinagre 4']);
});

test.each(['', '   ', 'a'.repeat(201), 'a'.repeat(500), '\u0000'])('refused: %j', async (termo) => {
  const resposta = await gestora.injetar('GET', `/busca?termo=${encodeURIComponent(termo)}`);
  expect(resposta.statusCode).toBe(422);
  expect(resposta.json().errors).toEqual([expect.objectContaining({ campo: 'termo' })]);
});

test('200 characters are searched', async () => {
  expect(await titulos('arroz '.repeat(33))).toEqual(['Arroz integral 5 kg', 'Pão de arroz']);
  expect(await titulos('x'.repeat(200))).toEqual([]);
});

test('no browser or proxy keeps the answer, which names people', async () => {
  const { headers } = await gestora.injetar('GET', '/busca?termo=maria');
  expect(headers['cache-control']).toBe('no-store');
});
