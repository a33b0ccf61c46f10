import { afterAll, beforeAll, expect, test } from '@jest/globals';
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

async function cardapio(caloria: number, para: { id: number } = categoria) {
  const alimento = await cozinha.alimento({ [componente.caloria]: caloria });
  const preparo = await cozinha.preparo([{ alimento: { id: alimento.id }, quantidade: 100, unidadeMedida: 'G' }]);
  return cozinha.cardapio([await cozinha.prato([preparo], para)], para);
}
const dia = (diaSemana: string, { id }: { id: number }) => ({ diaSemana, cardapio: { id } });

test('days come from Monday to Friday, the sheet is their mean', async () => {
  const [um, dois] = [await cardapio(1), await cardapio(2)];
  const semanal = await cozinha.semanal([dia('SEXTA', um), dia('SEGUNDA', dois), dia('TERCA', dois)], categoria, {
    nome: 'semana um',
  });
  expect(semanal).toMatchObject({
    nome: 'SEMANA UM',
    categoria,
    modalidade: { nome: 'PARCIAL1' },
    cardapios: [dia('SEGUNDA', dois), dia('TERCA', dois), dia('SEXTA', um)],
    versao: 1,
  });
  expect(semanal.cardapios[0].cardapio.nome).toBe(dois.nome);
  expect(semanal.nutrientes[0]).toMatchObject({ nome: 'caloria', valor: 1.67 }); // (1 + 2 + 2) ÷ 3
  const { nutrientes, ...resumo } = semanal;
  expect((await nutricionista.injetar('GET', '/cardapios-semanais')).json()).toContainEqual(resumo);
  expect(
    (await nutricionista.injetar('GET', `/fichas-tecnicas?cardapios=${um.id},${dois.id},${dois.id}`)).json(),
  ).toMatchObject({ nutrientes });
});

test('refuses bad days at their field, a second menu on one weekday among them', async () => {
  const [meu, outro] = [await cardapio(1), await cardapio(2)];
  const alheio = await cardapio(1, await criarEtapa(app));
  const casos: [object[], string, string][] = [
    [[], 'cardapios', 'Informe o cardápio de ao menos um dia.'],
    [[dia('SABADO', meu)], 'cardapios.0.diaSemana', 'Escolha uma das opções da lista.'],
    [
      [dia('SEGUNDA', alheio)],
      'cardapios.0.cardapio.id',
      `O cardápio ${nomeComum(alheio.nome)} é de outra categoria ou modalidade.`,
    ],
    [
      [dia('SEGUNDA', meu), dia('TERCA', meu), dia('SEGUNDA', outro)],
      'cardapios.2.diaSemana',
      'Este dia da semana já está na lista. Escolha outro dia ou remova esta linha.',
    ],
    [[dia('SEGUNDA', { id: 999_999 })], 'cardapios.0.cardapio.id', 'Cardápio não encontrado.'],
  ];
  for (const [cardapios, campo, mensagem] of casos) {
    const resposta = await nutricionista.injetar('POST', '/cardapios-semanais', {
      nome: 'RECUSADO',
      categoria,
      modalidade: 'PARCIAL1',
      cardapios,
    });
    expect([resposta.statusCode, resposta.json().errors]).toEqual([422, [{ campo, mensagem }]]);
  }
  expect((await nutricionista.injetar('GET', '/cardapios-semanais')).body).not.toContain('RECUSADO');
});

test('name and days change, category and modality do not; a stale version is refused', async () => {
  const [um, dois] = [await cardapio(1), await cardapio(2)];
  const { id } = await cozinha.semanal([dia('SEGUNDA', um)], categoria);
  const editar = (mudanca: object) =>
    nutricionista.injetar('PUT', `/cardapios-semanais/${id}`, {
      nome: 'nova',
      cardapios: [dia('QUARTA', dois)],
      versao: 1,
      ...mudanca,
    });
  expect((await editar({ cardapios: [dia('QUARTA', um), dia('QUARTA', dois)] })).json().errors).toMatchObject([
    { campo: 'cardapios.1.diaSemana' },
  ]);
  expect((await editar({ modalidade: 'INTEGRAL' })).json().errors).toEqual([
    { campo: 'modalidade', mensagem: 'A modalidade não pode ser alterada.' },
  ]);
  expect((await editar({})).json()).toMatchObject({ nome: 'NOVA', cardapios: [dia('QUARTA', dois)], versao: 2 });
  expect((await editar({})).statusCode).toBe(409);
});
