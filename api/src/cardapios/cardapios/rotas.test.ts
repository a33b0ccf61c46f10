import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { nomeComum } from '@merenda/shared/formatos';
import type { FastifyInstance } from 'fastify';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
let nutricionista: Pessoa;
let cozinha: ReturnType<typeof cozinheiroDe>;
let componente: Awaited<ReturnType<typeof semearNutrientes>>;
let categoria: Awaited<ReturnType<typeof criarEtapa>>;
beforeAll(async () => {
  app = await criarAppDeTeste();
  componente = await semearNutrientes(app);
  categoria = await criarEtapa(app);
  nutricionista = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'] });
  cozinha = cozinheiroDe(app, nutricionista);
});
afterAll(() => app.close());

async function prato(caloria = 1, para: { id: number } = categoria) {
  const alimento = await cozinha.alimento({ [componente.caloria]: caloria });
  const preparo = await cozinha.preparo([{ alimento: { id: alimento.id }, quantidade: 100, unidadeMedida: 'G' }]);
  return cozinha.prato([preparo], para);
}
const linha = ({ id }: { id: number }, hora = '12:00') => ({ hora, tipo: 'ALMOCO', prato: { id } });
const corpo = (pratos: object[], mudanca: object = {}) => ({
  nome: 'RECUSADO',
  categoria,
  modalidade: 'PARCIAL1',
  cardapioTipo: 'REGULAR',
  pratos,
  ...mudanca,
});
const enviar = (pratos: object[], mudanca?: object) =>
  nutricionista.injetar('POST', '/cardapios', corpo(pratos, mudanca));
const errosDe = (resposta: { json(): { errors: unknown } }) => resposta.json().errors;

describe('POST /cardapios', () => {
  test('a regular menu with its alternatives adds up its dishes', async () => {
    const [almoco, lanche] = [await prato(300), await prato(200.5)];
    const alternativo = await cozinha.cardapio([almoco], categoria, {
      cardapioTipo: 'ALTERNATIVO',
      patologias: [{ tipo: 'Doença celíaca' }],
    });
    expect(alternativo).toMatchObject({
      cardapioTipo: 'ALTERNATIVO',
      patologias: [{ id: expect.any(Number), tipo: 'DOENÇA CELÍACA' }],
      alternativos: [],
    });
    const resposta = await enviar([linha(lanche, '15:30'), linha(almoco)], {
      nome: 'segunda',
      alternativos: [{ id: alternativo.id, tipo: 'ALTERNATIVO' }],
    });
    expect(resposta.statusCode).toBe(201);
    expect(resposta.json()).toMatchObject({
      nome: 'SEGUNDA',
      categoria,
      modalidade: { nome: 'PARCIAL1' },
      cardapioTipo: 'REGULAR',
      patologias: [],
      alternativos: [{ id: alternativo.id, nome: alternativo.nome }],
      pratos: [
        { hora: '12:00', tipo: 'ALMOCO', prato: { id: almoco.id, nome: almoco.nome } },
        { hora: '15:30', prato: { id: lanche.id } },
      ],
    });
    expect(resposta.json().nutrientes[0]).toMatchObject({ nome: 'caloria', valor: 500.5 });
  });

  test.each([
    ['PARCIAL1', 1, 2],
    ['PARCIAL2', 2, 10],
    ['INTEGRAL', 3, 10],
  ])('%s takes from %i to %i dishes', async (modalidade, minimo, maximo) => {
    const { id } = await prato();
    const com = (n: number) =>
      enviar(
        Array.from({ length: n }, (_, i) => linha({ id }, `${String(i + 6).padStart(2, '0')}:00`)),
        { nome: `${modalidade} ${n}`, modalidade },
      );
    for (const n of [minimo - 1, maximo + 1]) {
      const recusa = await com(n);
      expect(recusa.statusCode).toBe(422);
      expect(recusa.json().detail).toMatch(`pede de ${minimo} a ${maximo} pratos.`);
      expect(errosDe(recusa)).toEqual([{ campo: 'pratos', mensagem: recusa.json().detail }]);
    }
    for (const n of [minimo, maximo]) expect((await com(n)).statusCode).toBe(201);
  });

  test('refuses bad rows at their field', async () => {
    const meu = await prato();
    const alheio = await prato(1, await criarEtapa(app));
    const regular = await cozinha.cardapio([meu], categoria);
    const outro = await cozinha.cardapio([meu], categoria, {
      modalidade: 'PARCIAL1',
      cardapioTipo: 'ALTERNATIVO',
      patologias: [{ tipo: 'Diabetes' }],
    });
    const casos: [object[], object, string, string][] = [
      [[linha(alheio)], {}, 'pratos.0.prato.id', `O prato ${nomeComum(alheio.nome)} é de outra categoria.`],
      [
        [linha(meu), linha(meu)],
        {},
        'pratos.1.prato.id',
        `O prato ${nomeComum(meu.nome)} já está no cardápio às 12:00.`,
      ],
      [[linha({ id: 999_999 })], {}, 'pratos.0.prato.id', 'Prato não encontrado.'],
      [[{ ...linha(meu), hora: '25:00' }], {}, 'pratos.0.hora', 'Hora inválida. Use HH:MM.'],
      [[{ ...linha(meu), tipo: 'BANQUETE' }], {}, 'pratos.0.tipo', 'Escolha uma das opções da lista.'],
      [
        [linha(meu)],
        { alternativos: [{ id: regular.id }] },
        'alternativos.0.id',
        `O cardápio ${nomeComum(regular.nome)} não é alternativo.`,
      ],
      [
        [linha(meu)],
        { alternativos: [{ id: outro.id }, { id: outro.id }] },
        'alternativos.1.id',
        'Cardápio alternativo repetido.',
      ],
      [
        [linha(meu), linha(meu, '15:00')],
        { modalidade: 'PARCIAL2', alternativos: [{ id: outro.id }] },
        'alternativos.0.id',
        `O cardápio ${nomeComum(outro.nome)} é de outra categoria ou modalidade.`,
      ],
      [[linha(meu)], { cardapioTipo: 'ALTERNATIVO' }, 'patologias', 'Informe ao menos uma patologia.'],
      [[linha(meu)], { cardapioTipo: 'ALTERNATIVO', patologias: [{}] }, 'patologias.0', 'Informe a patologia.'],
      [
        [linha(meu)],
        { cardapioTipo: 'ALTERNATIVO', patologias: [{ id: 999_999, tipo: 'Asma' }] },
        'patologias.0',
        'Patologia não encontrada.',
      ],
      [
        [linha(meu)],
        { cardapioTipo: 'ALTERNATIVO', patologias: [{ tipo: 'Asma' }, { tipo: 'ASMA' }] },
        'patologias.1',
        'Patologia repetida.',
      ],
    ];
    for (const [pratos, mudanca, campo, mensagem] of casos) {
      const resposta = await enviar(pratos, mudanca);
      expect([resposta.statusCode, errosDe(resposta)]).toEqual([422, [{ campo, mensagem }]]);
    }
    expect((await nutricionista.injetar('GET', '/cardapios')).body).not.toContain('RECUSADO');
    // A pathology that came with a refused menu is not in the list either.
    expect((await nutricionista.injetar('GET', '/patologias')).body).not.toContain('ASMA');
  });

  test('a double click registers only one menu', async () => {
    const pratos = [linha(await prato())];
    const [um, dois] = await Promise.all([enviar(pratos, { nome: 'DUPLO' }), enviar(pratos, { nome: 'DUPLO' })]);
    expect([um.statusCode, dois.statusCode].sort()).toEqual([201, 409]);
  });
});

test('GET /cardapios filters by category and modality', async () => {
  const outra = await criarEtapa(app);
  const pratos = [await prato(1, outra)];
  const um = await cozinha.cardapio(pratos, outra);
  const dois = await cozinha.cardapio([...pratos, await prato(1, outra)], outra, { modalidade: 'PARCIAL2' });
  const nomes = async (busca: string) =>
    (await nutricionista.injetar('GET', `/cardapios${busca}`)).json().map(({ nome }: { nome: string }) => nome);
  expect(await nomes(`?categoria=${outra.id}`)).toEqual([um.nome, dois.nome]);
  expect(await nomes(`?categoria=${outra.id}&modalidade=PARCIAL2`)).toEqual([dois.nome]);
  for (const busca of ['', '?categoria=&modalidade='])
    expect(await nomes(busca)).toEqual(expect.arrayContaining([um.nome, dois.nome]));
  expect((await nutricionista.injetar('GET', '/cardapios?categoria=x')).statusCode).toBe(422);
});

describe('PUT /cardapios/:id', () => {
  test('changes name and rows; alternatives left out stay, an empty list clears them', async () => {
    const [um, dois] = [await prato(), await prato()];
    const alternativo = await cozinha.cardapio([um], categoria, {
      cardapioTipo: 'ALTERNATIVO',
      patologias: [{ tipo: 'Diabetes' }],
    });
    const { id } = await cozinha.cardapio([um], categoria, { alternativos: [{ id: alternativo.id }] });
    const editar = (mudanca: object) =>
      nutricionista.injetar('PUT', `/cardapios/${id}`, { nome: 'novo nome', pratos: [linha(dois)], ...mudanca });
    expect((await editar({ versao: 1 })).json()).toMatchObject({
      nome: 'NOVO NOME',
      pratos: [{ prato: { id: dois.id } }],
      alternativos: [{ id: alternativo.id }],
      versao: 2,
    });
    expect((await editar({ versao: 2, alternativos: [] })).json()).toMatchObject({ alternativos: [], versao: 3 });
    expect((await editar({ versao: 2 })).statusCode).toBe(409);
  });

  test('category, modality and type do not change', async () => {
    const um = await prato();
    const { id } = await cozinha.cardapio([um], categoria);
    const editar = (mudanca: object) =>
      nutricionista.injetar('PUT', `/cardapios/${id}`, { nome: 'X', pratos: [linha(um)], versao: 1, ...mudanca });
    expect(errosDe(await editar({ categoria: await criarEtapa(app) }))).toEqual([
      { campo: 'categoria', mensagem: 'A categoria não pode ser alterada.' },
    ]);
    expect(errosDe(await editar({ modalidade: 'INTEGRAL' }))).toEqual([
      { campo: 'modalidade', mensagem: 'A modalidade não pode ser alterada.' },
    ]);
    expect(errosDe(await editar({ cardapioTipo: 'ALTERNATIVO' }))).toEqual([
      { campo: 'cardapioTipo', mensagem: 'O tipo não pode ser alterado.' },
    ]);
    expect((await editar({ categoria, modalidade: 'PARCIAL1', cardapioTipo: 'REGULAR' })).statusCode).toBe(200);
  });
});

test('a menu used by a regular or a weekly menu is not deleted', async () => {
  const um = await prato();
  const alternativo = await cozinha.cardapio([um], categoria, {
    cardapioTipo: 'ALTERNATIVO',
    patologias: [{ tipo: 'Diabetes' }],
  });
  const regular = await cozinha.cardapio([um], categoria, { alternativos: [{ id: alternativo.id }] });
  const semanal = await cozinha.semanal([{ diaSemana: 'SEGUNDA', cardapio: { id: regular.id } }], categoria);
  expect((await nutricionista.injetar('DELETE', `/cardapios/${alternativo.id}`)).json().detail).toBe(
    `O cardápio ${nomeComum(alternativo.nome)} não pode ser excluído: é usado por 1 cardápio regular (${nomeComum(regular.nome)}).`,
  );
  expect((await nutricionista.injetar('DELETE', `/cardapios/${regular.id}`)).json().detail).toContain(
    `1 cardápio semanal (${nomeComum(semanal.nome)})`,
  );
  expect((await nutricionista.injetar('DELETE', `/cardapios-semanais/${semanal.id}`)).statusCode).toBe(204);
  expect((await nutricionista.injetar('DELETE', `/cardapios/${regular.id}`)).statusCode).toBe(204);
});
