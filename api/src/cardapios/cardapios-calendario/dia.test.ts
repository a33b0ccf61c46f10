import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LancamentoDoDia } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { cardapioPratos } from '../../banco/esquema/cardapios/cardapios.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste } from '../../teste/app.js';
import { criarCardapio, criarLancamento, criarPrato } from '../../teste/cardapios.js';
import { abrirCasa, corpoDaRefeicao, DIA, feito } from '../../teste/rotas/casa.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
  definirRelogio({ agora: () => DIA.instante });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

test('a registered meal is shown at its own row only', async () => {
  const casa = await abrirCasa(app, 501);
  const [servido, outro] = [await criarPrato(app), await criarPrato(app)];
  // 'UM' has the dish at 11:00 and 12:00, and another one at 11:00; 'DOIS' has both dishes at the same hours.
  const um = await criarCardapio(app, [servido, servido], { nome: 'UM' });
  await app.banco
    .insert(cardapioPratos)
    .values({ cardapioId: um.id, hora: '11:00', tipo: 'ALMOCO', pratoId: outro.id });
  const dois = await criarCardapio(app, [servido, outro], { nome: 'DOIS' });
  const lancamento = await criarLancamento(app, casa.unidade, um, DIA.iso);
  await criarLancamento(app, casa.unidade, dois, DIA.iso);
  const refeicao = await feito<{ id: number }>(
    casa.gestora,
    'POST',
    '/refeicoes',
    corpoDaRefeicao(casa, { prato: servido, lancamento }),
  );
  const resposta = await casa.gestora.injetar(
    'GET',
    `/cardapios-calendario/data=23112026;unidade=${casa.unidade.id}/cardapios`,
  );
  const linhas = resposta
    .json<LancamentoDoDia[]>()
    .flatMap(({ cardapio, pratos }) =>
      pratos.map(({ hora, prato, refeicao: registrada }) => [cardapio.nome, hora, prato.id, registrada]),
    );
  expect(linhas).toEqual([
    ['DOIS', '11:00', servido.id, null],
    ['DOIS', '12:00', outro.id, null],
    ['UM', '11:00', servido.id, { id: refeicao.id, executado: false }],
    ['UM', '11:00', outro.id, null],
    ['UM', '12:00', servido.id, null],
  ]);
});
