import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from './teste/app.js';
import { criarAlimento } from './teste/cardapios.js';
import { criarItem } from './teste/fabricas.js';
import { semearNutrientes } from './teste/nutricao.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let nutriente: Awaited<ReturnType<typeof semearNutrientes>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  nutriente = await semearNutrientes(app);
  pessoa = await entrarComo(app, {
    permissoes: ['ITENS', 'PRODUTOS', 'FORNECEDORES', 'UNIDADES', 'ALIMENTOS', 'PREPAROS'],
  });
});
afterAll(() => app.close());

const endereco = (n: string) => ({
  email: `${n}@exemplo.test`,
  telefone: `163399100${n}`,
  celular: `1698765432${n}`,
  cep: `1356000${n}`,
  logradouro: `RUA ${n}`,
  numero: `10${n}`,
  complemento: `SALA ${n}`,
  bairro_distrito: `BAIRRO ${n}`,
  municipio: `CIDADE ${n}`,
});
const empresa = (n: '1' | '2') => ({
  ...endereco(n),
  fornecedorTipo: 'JURIDICO',
  nomeFantasia: `FANTASIA ${n}`,
  razaoSocial: `RAZÃO ${n}`,
  cnpj: n === '1' ? '11222333000181' : '05423994000172',
  inscricaoEstadual: `12345678${n}`,
  porteDaEmpresa: n === '1' ? 'ME' : 'EPP',
  uf: n === '1' ? 'SP' : 'MG',
  agriculturaFamiliar: false,
});
const unidade = (n: '1' | '2') => ({
  nome: `ESCOLA ${n}`,
  tipoUnidade: 'ESCOLA',
  codigoInep: `3599000${n}`,
  cep: `1356000${n}`,
  cidade: `CIDADE ${n}`,
  logradouro: `RUA ${n}`,
  numero: `10${n}`,
  bairro: `BAIRRO ${n}`,
  telefone: `163399100${n}`,
  nomeDoResponsavel: `ANA ${n}`,
  localizacao: n === '1' ? 'URBANA' : 'RURAL',
  pct: n === '1' ? 'NENHUM' : 'QUILOMBOLA',
  refeicoesPorDia: Number(n),
  alunosAee: Number(n) * 10,
});

/** The body of a new record and of an edit that changes every field; what is read when it differs from the body. */
interface Edicao {
  nova: object;
  edicao: object;
  lida?: object;
}

const EDICOES: [string, () => Promise<Edicao>][] = [
  [
    '/itens-produto',
    () =>
      Promise.resolve({
        nova: { nome: 'CENTEIO', itemProdutoTipo: 'ALIMENTO', categoria: 'CEREAIS' },
        edicao: {
          nome: 'ERVILHA',
          itemProdutoTipo: 'ALIMENTO',
          categoria: 'LEGUMINOSAS',
          grauProcessamento: 'PROCESSADO',
          alergenicosContem: ['LEITE'],
          alergenicosPodeConter: ['SOJA'],
          alergenicosConferidos: true,
          grupo: 'FRUTA',
          formaDaFruta: 'SUCO',
          ferroHeme: true,
          fonteVitaminaA: true,
          classeRestrita: 'DOCE',
          proibido: true,
          acucarAdicionado: true,
          altoEm: ['SODIO'],
          regional: true,
          meses: ['MARCO', 'ABRIL'],
        },
      }),
  ],
  [
    '/produtos',
    async () => {
      const [antes, depois] = [await criarItem(app), await criarItem(app)];
      return {
        nova: {
          nome: 'SACO',
          isPerecivel: false,
          medidaReal: 5,
          unidadeMedida: 'KG',
          unidadeProduto: 'SACO',
          item: { id: antes.id },
        },
        edicao: {
          nome: 'GARRAFA',
          isPerecivel: true,
          medidaReal: 0.9,
          unidadeMedida: 'L',
          unidadeProduto: 'GARRAFA',
          item: { id: depois.id },
          temperaturaMinima: -3,
          temperaturaMaxima: 4.5,
        },
      };
    },
  ],
  ['/fornecedores', () => Promise.resolve({ nova: empresa('1'), edicao: empresa('2') })],
  ['/unidades-educacionais', () => Promise.resolve({ nova: unidade('1'), edicao: unidade('2') })],
  [
    '/alimentos',
    async () => {
      const [antes, depois] = [await criarItem(app), await criarItem(app)];
      return {
        nova: {
          nome: 'ARROZ CRU',
          itemAlimento: { id: antes.id },
          forma: 'CRU',
          quantidadeBase: 100,
          unidadeMedida: 'G',
          componentes: [{ componente: { id: nutriente.caloria }, valor: 358 }],
        },
        edicao: {
          nome: 'CALDO',
          itemAlimento: { id: depois.id },
          forma: 'COZIDO',
          quantidadeBase: 50.5,
          unidadeMedida: 'ML',
          componentes: [{ componente: { id: nutriente.sodio }, valor: 12.5 }],
        },
        lida: { forma: { nome: 'COZIDO' } },
      };
    },
  ],
  [
    '/preparos',
    async () => {
      const [antes, depois] = [await criarAlimento(app), await criarAlimento(app)];
      return {
        nova: {
          nome: 'ARROZ BRANCO',
          porcoes: 10,
          modoPreparo: 'Cozinhe.',
          ingredientes: [{ alimento: { id: antes.id }, quantidade: 500, unidadeMedida: 'G' }],
        },
        edicao: {
          nome: 'SOPA',
          porcoes: 20,
          modoPreparo: 'Refogue.',
          medidaCaseira: '1 concha',
          utensilios: 'Panela',
          tempoPreparoMin: 40,
          // 750 g ÷ 300 g.
          indiceCoccao: 2.5,
          pesoPronto: 0.75,
          alergenicosPodeConter: ['LEITE'],
          ingredientes: [
            {
              alimento: { id: depois.id },
              quantidade: 300,
              unidadeMedida: 'G',
              pesoBruto: 330.5,
              medidaCaseira: '2 xícaras',
            },
          ],
        },
      };
    },
  ],
];

test.each(EDICOES)('an edit in %s stores every field', async (rota, preparar) => {
  const { nova, edicao, lida } = await preparar();
  const criada = await pessoa.injetar('POST', rota, nova);
  expect([criada.statusCode, criada.statusCode === 201 ? '' : criada.body]).toEqual([201, '']);
  const { id, versao } = criada.json<{ id: number; versao: number }>();
  const editada = await pessoa.injetar('PUT', `${rota}/${id}`, { ...edicao, versao });
  expect([editada.statusCode, editada.statusCode === 200 ? '' : editada.body]).toEqual([200, '']);
  // The answer is read from the database.
  expect(editada.json()).toMatchObject({ ...edicao, ...lida, versao: versao + 1 });
});
