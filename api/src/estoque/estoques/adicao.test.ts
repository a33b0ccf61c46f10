import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarItem, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let estoquista: Pessoa;
let estoque: number;
let produto: number;
beforeAll(async () => {
  // 23:30 on the 20th in the municipality is already the 21st in UTC.
  definirRelogio({ agora: () => new Date('2026-11-21T02:30:00Z') });
  app = await criarAppDeTeste();
  estoque = (await criarUnidade(app)).estoque.id;
  estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [{ id: estoque }] });
  produto = (await criarProduto(app, { nome: 'ARROZ 5 KG', itemId: (await criarItem(app, { nome: 'ARROZ' })).id })).id;
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const lote = () => ({
  numero: 'a-1',
  produto: { id: produto },
  dataFabricacao: '01/10/2026',
  dataValidade: '2026-11-20',
  quantidade: 10.5,
});
const adicionar = (mudanca: object = {}) =>
  estoquista.injetar('POST', `/estoques/${estoque}/produtos-estoque`, { ...lote(), ...mudanca });
const kardex = async (linha: number) =>
  (await estoquista.injetar('GET', `/estoques/${estoque}/produtos-estoque/${linha}/kardex`)).json();

describe('POST /estoques/:id/produtos-estoque', () => {
  test('a lot that expires today enters, with its ledger line', async () => {
    const resposta = await adicionar();
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toEqual({
      id: expect.any(Number),
      quantidade: 10.5,
      bloqueio: null,
      produtoLote: {
        id: expect.any(Number),
        numero: 'A-1',
        dataFabricacao: '01/10/2026',
        dataValidade: '20/11/2026',
        produto: {
          id: produto,
          nome: 'ARROZ 5 KG',
          unidadeProduto: 'PACOTE',
          medidaReal: 1,
          unidadeMedida: 'KG',
          item: { id: expect.any(Number), nome: 'ARROZ' },
        },
      },
    });
    const { id } = resposta.json();
    expect(await kardex(id)).toEqual([
      {
        id: expect.any(Number),
        quando: '20/11/2026 23:30',
        tipo: 'ADICAO',
        quantidade: 10.5,
        saldo: 10.5,
        documento: 'produtos_estoque',
        documentoId: id,
        observacao: null,
        usuario: { nome: expect.stringMatching(/^PESSOA/) },
      },
    ]);
  });

  test('the same lot again grows the line; another date is another lot', async () => {
    const primeira = (await adicionar({ numero: 'B' })).json();
    const segunda = (await adicionar({ numero: ' b ', quantidade: 0.001 })).json();
    expect(segunda).toMatchObject({ id: primeira.id, quantidade: 10.501 });
    const outra = (await adicionar({ numero: 'B', dataValidade: '2026-11-21' })).json();
    expect(outra.id).not.toBe(primeira.id);
  });

  test('zero opens the line and writes no ledger', async () => {
    const vazia = (await adicionar({ numero: 'VAZIO', quantidade: 0 })).json();
    expect(vazia.quantidade).toBe(0);
    expect(await kardex(vazia.id)).toEqual([]);
  });

  test.each([
    ['dataValidade', { dataValidade: '19/11/2026' }, 'A validade não pode ser anterior a hoje.'],
    [
      'dataFabricacao',
      { dataFabricacao: '21/11/2026', dataValidade: '21/11/2026' },
      'A fabricação não pode ser posterior a hoje.',
    ],
    [
      'dataValidade',
      { dataFabricacao: '20/11/2026', dataValidade: '19/11/2026' },
      'A validade não pode ser anterior à fabricação.',
    ],
    ['dataValidade', { dataValidade: '30/02/2027' }, 'Data inválida. Use DD/MM/AAAA.'],
    ['quantidade', { quantidade: -1 }, 'A quantidade não pode ser negativa.'],
    ['quantidade', { quantidade: 1.0005 }, 'Use no máximo 3 casas decimais.'],
    ['numero', { numero: '  ' }, 'Campo obrigatório.'],
    ['produto', { produto: { id: 999_999 } }, 'Produto não encontrado.'],
  ])('an invalid %s is refused at its field and nothing is written: %j', async (campo, mudanca, mensagem) => {
    const antes = (await estoquista.injetar('GET', `/estoques/${estoque}/produtos-estoque`)).body;
    const resposta = await adicionar({ numero: 'RUIM', ...mudanca });
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().errors).toEqual([{ campo, mensagem }]);
    expect((await estoquista.injetar('GET', `/estoques/${estoque}/produtos-estoque`)).body).toBe(antes);
  });

  test('a stock of another unit is refused', async () => {
    const alheio = (await criarUnidade(app)).estoque.id;
    expect((await estoquista.injetar('POST', `/estoques/${alheio}/produtos-estoque`, lote())).statusCode).toBe(403);
  });
});
