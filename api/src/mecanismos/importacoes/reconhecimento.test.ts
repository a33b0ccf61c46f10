import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ENTIDADES_IMPORTAVEIS, type ArquivoEmBase64, type ArquivoReconhecido } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let gestora: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  await semearNutrientes(app);
  gestora = await entrarComo(app, {
    permissoes: [
      'CONFIGURACOES',
      'USUARIOS',
      'UNIDADES',
      'ITENS',
      'PRODUTOS',
      'FORNECEDORES',
      'ESTOQUES',
      'ALIMENTOS',
      'PREPAROS',
      'AQUISICOES',
    ],
  });
});
afterAll(() => app.close());

const enviar = (conteudo: string, quem = gestora) =>
  quem.injetar('POST', '/importacoes/reconhecimento', {
    nome: 'arquivo',
    conteudo: Buffer.from(conteudo).toString('base64'),
  });

async function reconhecer(conteudo: string, quem = gestora): Promise<ArquivoReconhecido['achadas']> {
  const resposta = await enviar(conteudo, quem);
  expect(resposta.statusCode).toBe(200);
  return resposta.json<ArquivoReconhecido>().achadas;
}

test.each(ENTIDADES_IMPORTAVEIS)('the model of %s is recognised first', async (entidade) => {
  const { conteudo } = (await gestora.injetar('GET', `/importacoes/${entidade}/modelo`)).json<ArquivoEmBase64>();
  const { sheets } = await readXlsx(Buffer.from(conteudo, 'base64'));
  const titulos = (sheets[0]?.rows[0] ?? []).map(String);
  const exemplos = (sheets[1]?.rows ?? []).slice(1, titulos.length + 1).map((linha) => String(linha[3] ?? ''));
  const csv = [titulos, exemplos].map((linha) => linha.map((celula) => `"${celula}"`).join(';')).join('\n');
  const [achada] = await reconhecer(csv);
  expect(achada).toMatchObject({ entidade, linhas: 1 });
});

test('a file is described by its kind, its rows and what they say, and the other kinds follow', async () => {
  const csv = 'Escola;Cód. INEP;CEP\nEMEF SOL;35999001;13560-000\nCEMEI LUA;35999002;13560-000';
  const [achada] = await reconhecer(csv);
  expect(achada).toMatchObject({ entidade: 'unidades', reconhecidas: 3, linhas: 2 });
  expect(achada?.frase).toBe('Parece uma lista de unidades educacionais: 2 linhas com nome, código INEP e CEP.');
});

test('only what the user may import is named', async () => {
  const outro = await entrarComo(app, { permissoes: ['ITENS'] });
  expect(await reconhecer('Escola;Cód. INEP;CEP\nEMEF SOL;35999001;13560-000', outro)).toEqual([]);
  const ninguem = await entrarComo(app, { permissoes: ['SOLICITACOES'] });
  expect((await enviar('Nome;Tipo\nARROZ;Alimento', ninguem)).statusCode).toBe(403);
});

test('a file with titles that no kind has is none, and one that cannot be read is refused with the reason', async () => {
  expect(await reconhecer('a;b\nx;y')).toEqual([]);
  const { statusCode, body } = await enviar('%PDF-1.7');
  expect([statusCode, body]).toEqual([422, expect.stringMatching(/é um PDF/)]);
});

describe('what a file would create besides', () => {
  const CONTRATO = [
    'Tipo;Modalidade;Número;Ano;Fornecedor;Produto;Quantidade;Preço unitário;Item',
    'Licitação;Pregão;012;2026;Sol Ltda;Arroz 5 kg;10;25,50;Arroz',
    ';;;;Sol Ltda;Feijão 1 kg;4;8,00;Feijão',
    ';;;;Sol Ltda;Feijão preto 1 kg;4;8,00;Feijão',
  ].join('\n');
  const cadeia = async (quem: Pessoa) => (await enviar(CONTRATO, quem)).json<ArquivoReconhecido>().cadeia;

  test('is named in the order in which it is imported: items, products, supplier, contract', async () => {
    expect(await cadeia(gestora)).toEqual({
      frase:
        'Parece a lista do Pregão 012/2026: 3 produtos com quantidade e preço. Criar itens, produtos, fornecedores e contrato?',
      passos: [
        { entidade: 'itens', total: 2 },
        { entidade: 'produtos', total: 3 },
        { entidade: 'fornecedores', total: 1 },
        { entidade: 'aquisicoes', total: 1 },
      ],
    });
  });

  test('is left out as far as the user may not create it', async () => {
    const deProdutos = await entrarComo(app, { permissoes: ['AQUISICOES', 'PRODUTOS'] });
    expect((await cadeia(deProdutos))?.passos.map(({ entidade }) => entidade)).toEqual(['produtos', 'aquisicoes']);
    const deContratos = await entrarComo(app, { permissoes: ['AQUISICOES'] });
    expect(await cadeia(deContratos)).toBeNull();
  });
});
