import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CLASSES_RESTRITAS, GRUPOS_DO_ITEM, type ModalidadeEscolar } from '@merenda/shared/contratos';
import { avaliarPeriodo } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { emTransacao } from '../../banco/transacao.js';
import { feriados } from '../../banco/esquema/cadastros/convencoes.js';
import { cardapioPratos, cardapios, lancamentos } from '../../banco/esquema/cardapios/cardapios.js';
import { primeira } from '../../banco/restricoes.js';
import { carregarRegrasPnae } from '../../demonstracao/referencia/regras-pnae.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { criarAlimento, criarCategoria, criarPrato, criarPreparo } from '../../teste/cardapios.js';
import { criarItem, criarUnidade, sequencia } from '../../teste/fabricas.js';
import { conteudosDosPratos } from './conteudos.js';
import { conteudoConhecido, etapasDaUnidade } from './da-unidade.js';
import { julgarUnidades } from './das-unidades.js';
import { lerRegrasDosCardapios } from './regras.js';
import { periodosDoMes } from './servidos.js';

const DIA = '2026-11-11';

let app: FastifyInstance;
let categoriaId: number;
/** Dishes of one or two foods, of all classes, some without a group, a degree or a weight. */
let pratos: number[];
beforeAll(async () => {
  app = await criarAppDeTeste();
  await emTransacao({ banco: app.banco, usuario: null }, carregarRegrasPnae);
  await app.banco.insert(feriados).values({ data: '2026-11-20', nome: 'CONSCIÊNCIA NEGRA' });
  categoriaId = (await criarCategoria(app)).id;
  const alimentos = [];
  for (const [n, grupo] of [...GRUPOS_DO_ITEM, null].entries()) {
    const { id: itemId } = await criarItem(app, {
      grupo,
      formaDaFruta: grupo === 'FRUTA' ? 'IN_NATURA' : null,
      classeRestrita: CLASSES_RESTRITAS[n] ?? null,
      ferroHeme: n % 2 === 0,
      fonteVitaminaA: n % 3 === 0,
      proibido: n === 8,
      grauProcessamento: n === 4 ? null : 'ULTRAPROCESSADO',
    });
    alimentos.push(await criarAlimento(app, { itemId }));
  }
  pratos = [];
  for (const [n, alimento] of alimentos.entries()) {
    const outro = alimentos[(n + 1) % alimentos.length] ?? alimento;
    const preparo = await criarPreparo(app, 7, [
      { alimento, quantidade: '1000' },
      { alimento: outro, quantidade: '3', unidadeMedida: n % 4 === 0 ? 'UN' : 'KG' },
    ]);
    pratos.push((await criarPrato(app, [preparo], { categoriaId })).id);
  }
});
afterAll(() => app.close());

/** Menus on days of the month and its weeks, weekends and a holiday too. */
const calendarios = fc.array(
  fc.record({
    dia: fc.integer({ min: 1, max: 36 }),
    modalidade: fc.constantFrom<ModalidadeEscolar>('PARCIAL1', 'PARCIAL2', 'INTEGRAL'),
    cardapioTipo: fc.constantFrom('REGULAR' as const, 'REGULAR' as const, 'ALTERNATIVO' as const),
    servidos: fc.array(
      fc.record({ prato: fc.nat({ max: 10 }), hora: fc.constantFrom('09:00', '12:00'), tarde: fc.boolean() }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

async function vincular(unidadeId: number, calendario: typeof calendarios extends fc.Arbitrary<infer C> ? C : never) {
  for (const { dia, modalidade, cardapioTipo, servidos } of calendario) {
    const nome = `CARDÁPIO ${sequencia()}`;
    const { id } = primeira(
      await app.banco.insert(cardapios).values({ nome, categoriaId, modalidade, cardapioTipo }).returning(),
    );
    await app.banco.insert(cardapioPratos).values(
      servidos.map(({ prato, hora, tarde }) => ({
        cardapioId: id,
        hora,
        tipo: tarde ? ('LANCHE_TARDE' as const) : ('ALMOCO' as const),
        pratoId: pratos[prato] ?? 0,
      })),
    );
    const data = new Date(Date.UTC(2026, 10, dia)).toISOString().slice(0, 10);
    await app.banco
      .insert(lancamentos)
      .values({ data, unidadeEducacionalId: unidadeId, tipo: 'DIARIO', cardapioId: id })
      .onConflictDoNothing();
  }
}

test('the database counts what the pure function counts, for any calendar of two units', async () => {
  const regras = await lerRegrasDosCardapios(app.banco, DIA);
  const conteudoDe = conteudoConhecido(await conteudosDosPratos(app.banco, pratos));
  await fc.assert(
    fc.asyncProperty(calendarios, calendarios, async (um, outro) => {
      const unidades = [(await criarUnidade(app)).id, (await criarUnidade(app)).id];
      await vincular(unidades[0] ?? 0, um);
      await vincular(unidades[1] ?? 0, outro);
      const esperadas = [];
      const periodos = await periodosDoMes(app.banco, DIA);
      for (const unidade of unidades)
        for (const { etapa, trechos } of await etapasDaUnidade(app.banco, unidade, periodos))
          for (const { de, mes, periodo } of trechos)
            for (const { regra, marca, valor } of avaliarPeriodo(regras, { etapa, periodo, mes, conteudoDe }))
              esperadas.push([unidade, etapa.modalidade, de, regra.codigo, marca, valor.toString()].join(' '));
      const contadas = await julgarUnidades(
        app.banco,
        (coluna) => sql`${coluna} = any(${sql.param(unidades)}::int[])`,
        DIA,
      );
      expect(
        contadas.map(({ unidade, modalidade, recorte, regra, marca, valor }) =>
          [unidade, modalidade, recorte.de, regra.codigo, marca, valor.toString()].join(' '),
        ),
      ).toEqual(esperadas);
    }),
    { numRuns: 15 },
  );
});
