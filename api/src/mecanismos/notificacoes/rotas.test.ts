import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { cardapioPratos } from '../../banco/esquema/cardapios/cardapios.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { aquisicoes } from '../../banco/esquema/compras/aquisicoes.js';
import { movimentacoes } from '../../banco/esquema/estoque/movimentacoes.js';
import { primeira } from '../../banco/restricoes.js';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarLancamento } from '../../teste/cardapios.js';
import {
  abrirMercado,
  aquisicaoVigente,
  corpoDaAquisicao,
  corpoDoRecebimento,
  solicitar,
} from '../../teste/compras.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
beforeAll(async () => {
  app = await criarAppDeTeste();
  // 22:30 on 31 May in São Paulo is already June in London.
  definirRelogio({ agora: () => new Date('2026-06-01T01:30:00Z') });
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const lidas = async (pessoa: Pessoa): Promise<string[]> =>
  (await pessoa.injetar('GET', '/notificacoes')).json<{ mensagem: string }[]>().map(({ mensagem }) => mensagem);

test('lots that expire within 30 days of the municipality’s today are announced to keepers of their stock', async () => {
  const { estoque } = await criarUnidade(app, { nome: 'ESCOLA SOL' });
  const outra = await criarUnidade(app);
  const { id: produtoId } = await criarProduto(app, { nome: 'LEITE 1 L' });
  const lote = (numero: string, dataValidade: string, quantidade = 1, estoqueId = estoque.id) =>
    criarLoteEmEstoque(app, { estoqueId, produtoId, quantidade, numero, dataValidade });
  await lote('VENCIDO', '2026-05-30');
  await lote('HOJE', '2026-05-31');
  await lote('NO-30', '2026-06-30');
  await lote('NO-31', '2026-07-01');
  await lote('VAZIO', '2026-06-02', 0);
  await lote('ALHEIO', '2026-06-02', 1, outra.estoque.id);
  const pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] });
  expect(await lidas(pessoa)).toEqual([
    'Leite 1 L, lote VENCIDO, em Escola Sol: venceu em 30/05/2026.',
    'Leite 1 L, lote HOJE, em Escola Sol: vence em 31/05/2026.',
    'Leite 1 L, lote NO-30, em Escola Sol: vence em 30/06/2026.',
  ]);
  expect(await lidas(await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [] }))).toEqual([]);
  expect(await lidas(await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [estoque] }))).toEqual([]);
});

test('meals until today that are registered and not executed, counted by unit and day, for those who cook, keep that stock or plan', async () => {
  const [escola, outra] = [await criarUnidade(app, { nome: 'ESCOLA DO FOGÃO' }), await criarUnidade(app)];
  const cardapio = await criarCardapio(app);
  const registrar = async (
    unidade: { id: number },
    dia: string,
    horas: string[],
    mudanca: Partial<typeof refeicoes.$inferInsert> = {},
  ) => {
    const { id: lancamentoId } = await criarLancamento(app, unidade, cardapio, dia);
    const { pratoId } = primeira(
      await app.banco.select().from(cardapioPratos).where(eq(cardapioPratos.cardapioId, cardapio.id)),
    );
    const linha = {
      unidadeEducacionalId: unidade.id,
      lancamentoId,
      dia,
      tipo: 'ALMOCO' as const,
      pratoId,
      quantidadeDePessoas: 10,
      acrescimo: '0',
      usuarioId: 1,
    };
    await app.banco.insert(refeicoes).values(horas.map((hora) => ({ ...linha, hora, ...mudanca })));
  };
  await registrar(escola, '2026-05-29', ['11:00']);
  await registrar(escola, '2026-05-31', ['11:00', '15:00']);
  await registrar(escola, '2026-06-01', ['11:00']);
  await registrar(escola, '2026-05-28', ['11:00'], { executado: true, executadoEm: new Date(), executadoPor: 1 });
  await registrar(escola, '2026-05-27', ['11:00'], { excluidoEm: new Date() });
  await registrar(outra, '2026-05-31', ['11:00']);
  const cozinheira = await entrarComo(app, { estoques: [escola.estoque] });
  expect((await cozinheira.injetar('GET', '/notificacoes')).json()).toEqual([
    {
      mensagem:
        'Escola do Fogão: 1 refeição registrada para 29/05/2026 ainda não foi executada (o estoque não foi baixado).',
      refeicoesPorExecutar: 1,
    },
    {
      mensagem:
        'Escola do Fogão: 2 refeições registradas para 31/05/2026 ainda não foram executadas (o estoque não foi baixado).',
      refeicoesPorExecutar: 2,
    },
  ]);
  const doEstoque = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [escola.estoque] });
  expect(await lidas(doEstoque)).toHaveLength(2);
  const dasCompras = await entrarComo(app, { permissoes: ['AQUISICOES', 'SOLICITACOES'], estoques: [escola.estoque] });
  expect(await lidas(dasCompras)).toEqual([]);
});

test('a lot is announced in the last quarter of its shelf life', async () => {
  const { estoque } = await criarUnidade(app, { nome: 'ESCOLA DO PÃO' });
  const { id: produtoId } = await criarProduto(app, { nome: 'PÃO' });
  const lote = (numero: string, dataFabricacao: string, dataValidade: string) =>
    criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId, quantidade: 1, numero, dataFabricacao, dataValidade });
  // 31 May: 2 of 8 days are left, 2 of 7, 29 of 116, 29 of 115.
  await lote('OITO', '2026-05-25', '2026-06-02');
  await lote('SETE', '2026-05-26', '2026-06-02');
  await lote('LONGO', '2026-03-05', '2026-06-29');
  await lote('CURTO', '2026-03-06', '2026-06-29');
  expect(await lidas(await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [estoque] }))).toEqual([
    'Pão, lote OITO, em Escola do Pão: vence em 02/06/2026.',
    'Pão, lote LONGO, em Escola do Pão: vence em 29/06/2026.',
  ]);
});

test('a movement on its way is announced where it arrives', async () => {
  const [origem, destino] = [
    await criarUnidade(app, { nome: 'ESCOLA A' }),
    await criarUnidade(app, { nome: 'ESCOLA B' }),
  ];
  await app.banco
    .insert(movimentacoes)
    .values({ origemId: origem.estoque.id, destinoId: destino.estoque.id, usuarioId: 1 });
  const permissoes = ['ESTOQUES'] as const;
  const quemManda = await entrarComo(app, { permissoes, estoques: [origem.estoque] });
  const quemRecebe = await entrarComo(app, { permissoes, estoques: [destino.estoque] });
  const quemNaoPode = await entrarComo(app, { estoques: [destino.estoque] });
  expect(await lidas(quemManda)).toEqual([]);
  expect(await lidas(quemRecebe)).toEqual(['Movimentação de Escola A para Escola B espera recebimento.']);
  expect(await lidas(quemNaoPode)).toEqual([]);
});

test('requests that wait for a delivery, or for the rest of one, are announced to users who make requests in that unit', async () => {
  const mercado = await abrirMercado(app);
  const { comprador, unidade } = mercado;
  const aquisicao = await aquisicaoVigente(mercado);
  const [, parcial, recebida, cancelada] = [
    await solicitar(mercado, aquisicao, 10),
    await solicitar(mercado, aquisicao, 10),
    await solicitar(mercado, aquisicao, 10),
    await solicitar(mercado, aquisicao, 10),
  ];
  for (const [id, quantidade] of [
    [parcial?.id, 4],
    [recebida?.id, 10],
  ] as const) {
    expect(
      (await comprador.injetar('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, quantidade)))
        .statusCode,
    ).toBe(200);
  }
  expect(
    (await comprador.injetar('POST', `/solicitacoes/${cancelada?.id}/cancelar`, { motivo: 'engano' })).statusCode,
  ).toBe(200);
  const frase = /^Solicitação de 31\/05\/2026 para Escola \d+ (.*)\.$/;
  const pendentes = async (pessoa: Pessoa) =>
    (await lidas(pessoa)).flatMap((mensagem) => frase.exec(mensagem)?.[1] ?? []);
  expect(await pendentes(comprador)).toEqual(['espera a entrega', 'espera o restante da entrega']);
  expect(await pendentes(await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [unidade.estoque] }))).toEqual(
    [],
  );
  expect(await pendentes(await entrarComo(app, { permissoes: ['SOLICITACOES'] }))).toEqual([]);
});

test('an acquisition that ends within 30 days is announced to users who manage it, until the addendum that extends it', async () => {
  const mercado = await abrirMercado(app);
  const { comprador, unidade } = mercado;
  const [noDia30, noDia31, hoje] = [
    await aquisicaoVigente(mercado, { vigencia: '30/06/2026' }),
    await aquisicaoVigente(mercado, { vigencia: '01/07/2026' }),
    await aquisicaoVigente(mercado, { vigencia: '31/05/2026' }),
  ];
  expect(noDia31.status).toBe('VIGENTE');
  // One that is not homologated yet, and one that has ended, are not announced.
  await comprador.injetar('POST', '/aquisicoes', { ...corpoDaAquisicao(mercado), vigencia: '15/06/2026' });
  const terminada = await aquisicaoVigente(mercado);
  await app.banco.update(aquisicoes).set({ vigencia: '2026-05-30' }).where(eq(aquisicoes.id, terminada.id));
  const vigencias = async (pessoa: Pessoa) => (await lidas(pessoa)).filter((mensagem) => mensagem.includes('vigência'));
  const frase = ({ numero, vigencia }: { numero: string; vigencia: string }) =>
    `Aquisição ${numero}/2026: a vigência termina em ${vigencia}.`;
  expect((await vigencias(comprador)).sort()).toEqual([noDia30, hoje].map(frase).sort());
  expect(await vigencias(await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [unidade.estoque] }))).toEqual(
    [],
  );
  expect(await vigencias(await entrarComo(app, { permissoes: ['AQUISICOES'] }))).toEqual([]);
  const aditivo = await comprador.injetar('POST', '/aditivos', {
    aditivoTipo: 'PRAZO',
    aquisicao: { id: noDia30.id },
    observacao: 'Prorrogação',
    novaVigencia: '31/12/2026',
  });
  expect(aditivo.statusCode).toBe(201);
  expect(await vigencias(comprador)).toEqual([frase(hoje)]);
});

test('an acquisition whose balance has fallen below its threshold is announced to users who manage it', async () => {
  const mercado = await abrirMercado(app);
  const aquisicao = await aquisicaoVigente(mercado); // R$ 2,300.00
  await mercado.comprador.injetar('PUT', `/aquisicoes/notificacao/${aquisicao.id}`, { valor: 20 }); // R$ 460.00
  const saldos = async (pessoa = mercado.comprador) =>
    (await lidas(pessoa)).filter((mensagem) => mensagem.startsWith('Aquisição'));
  await solicitar(mercado, aquisicao, 92); // R$ 1,840.00: R$ 460.00 are left, exactly 20%
  expect(await saldos()).toEqual([]);
  await solicitar(mercado, aquisicao, 0.5); // R$ 10.00
  expect(await saldos()).toEqual([`Aquisição ${aquisicao.numero}/2026: restam R$ 450,00, menos de 20% do valor.`]);
  expect(
    await saldos(await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [mercado.unidade.estoque] })),
  ).toEqual([]);
  expect(await saldos(await entrarComo(app, { permissoes: ['AQUISICOES'] }))).toEqual([]);
});
