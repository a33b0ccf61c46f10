import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CardapiosDoDia } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { referenciasNutricionais } from '../../banco/esquema/cadastros/convencoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLancamento } from '../../teste/cardapios.js';
import { criarUnidade } from '../../teste/fabricas.js';
import { cozinheiroDe, criarEtapa, semearNutrientes } from '../../teste/nutricao.js';

let app: FastifyInstance;
beforeAll(async () => {
  // A Wednesday.
  definirRelogio({ agora: () => new Date('2026-06-03T15:00:00Z') });
  app = await criarAppDeTeste();
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const semanaDe = async (pessoa: Pessoa): Promise<CardapiosDoDia[]> =>
  (await pessoa.injetar('GET', '/cardapios-calendario/semana')).json();

test('the week has the menus of the user’s open units by day, with dishes by hour and the mark against the norm', async () => {
  const { caloria, sodio } = await semearNutrientes(app);
  const nutricionista = await entrarComo(app, { permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS', 'CARDAPIOS'] });
  const cozinha = cozinheiroDe(app, nutricionista);
  const [comNorma, semNorma] = [await criarEtapa(app), await criarEtapa(app)];
  await app.banco.insert(referenciasNutricionais).values({
    norma: 'Norma',
    fonte: 'Fonte',
    vigente: true,
    faixaEtariaId: comNorma.faixaEtaria.id,
    modalidade: 'PARCIAL1',
    coberturaPct: 20,
    nutriente: 'caloria',
    unidade: 'kcal',
    minimo: '300',
    maximo: null,
    carater: 'obrigatorio',
    certeza: 'verificado',
  });
  // 100 g have 100 kcal and 1 mg of sodium.
  const alimento = await cozinha.alimento({ [caloria]: 100, [sodio]: 1 });
  const prato = async (gramas: number, etapa: { id: number }, nome: string) => {
    const preparo = await cozinha.preparo([{ alimento: { id: alimento.id }, quantidade: gramas, unidadeMedida: 'G' }]);
    return cozinha.prato([preparo], etapa, { nome });
  };
  const [cedo, tarde] = [await prato(100, comNorma, 'MINGAU'), await prato(200, comNorma, 'ARROZ')];
  const basta = await cozinha.cardapio([cedo, tarde], comNorma, { nome: 'B 300 KCAL' });
  const falta = await cozinha.cardapio([tarde], comNorma, { nome: 'A 200 KCAL' });
  const outro = await cozinha.cardapio([await prato(1, semNorma, 'SUCO')], semNorma, { nome: 'C' });

  const [uma, outra, fechada, alheia] = [
    await criarUnidade(app),
    await criarUnidade(app),
    await criarUnidade(app, { ativa: false }),
    await criarUnidade(app),
  ];
  await criarLancamento(app, uma, basta, '2026-06-01');
  await criarLancamento(app, outra, basta, '2026-06-01');
  await criarLancamento(app, fechada, basta, '2026-06-01');
  await criarLancamento(app, alheia, outro, '2026-06-01');
  await criarLancamento(app, uma, falta, '2026-06-01');
  await criarLancamento(app, uma, outro, '2026-06-05');
  // The Sunday before and the Saturday are of no day of class.
  await criarLancamento(app, uma, basta, '2026-05-31');
  await criarLancamento(app, uma, basta, '2026-06-06');

  const pessoa = await entrarComo(app, { estoques: [uma.estoque, outra.estoque, fechada.estoque] });
  const vazio = (data: string) => ({ data, cardapios: [] });
  expect(await semanaDe(pessoa)).toEqual([
    {
      data: '01/06/2026',
      cardapios: [
        {
          id: falta.id,
          nome: 'A 200 KCAL',
          unidades: 1,
          pratos: ['ARROZ'],
          referencia: { situacao: 'abaixo', frase: 'Abaixo da referência em 1 nutriente' },
        },
        {
          id: basta.id,
          nome: 'B 300 KCAL',
          unidades: 2,
          pratos: ['MINGAU', 'ARROZ'],
          referencia: { situacao: 'adequado', frase: 'Atende à referência' },
        },
      ],
    },
    vazio('02/06/2026'),
    vazio('03/06/2026'),
    vazio('04/06/2026'),
    { data: '05/06/2026', cardapios: [{ id: outro.id, nome: 'C', unidades: 1, pratos: ['SUCO'], referencia: null }] },
  ]);
  const semUnidades = await semanaDe(await entrarComo(app, { estoques: [] }));
  expect(semUnidades.map(({ cardapios }) => cardapios)).toEqual([[], [], [], [], []]);
});
