import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LIMITES, type RascunhoDoRecebimento, type RascunhoGuardado } from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { definirRelogio } from '../../nucleo/relogio.js';
import { criarAppDeTeste, entrarComo, semPrazo, type Pessoa } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { IMAGEM, TEXTO_PURO } from '../../teste/rotas/escritas/escrita.js';

let app: FastifyInstance;
let mercado: Mercado;
let colega: Pessoa;
beforeAll(async () => {
  app = await criarAppDeTeste();
  // 10:42 in São Paulo.
  definirRelogio({ agora: () => new Date('2026-11-24T13:42:00Z') });
  mercado = await abrirMercado(app);
  mercado = { ...mercado, comprador: await semPrazo(app, mercado.comprador) };
  colega = await semPrazo(
    app,
    await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [mercado.unidade.estoque] }),
  );
});
afterAll(async () => {
  definirRelogio();
  await app.close();
});

const novaSolicitacao = async (quantidade = 10) =>
  (await solicitar(mercado, await aquisicaoVigente(mercado), quantidade)).id;

/** One lot of the rice, half typed. */
const conteudo = (mudanca: object = {}) => ({
  notaFiscal: { numero: 'NF 9', valor: { digitado: '1.5', erro: 'Use vírgula.', emCurso: true } },
  observacao: ' chegou\nàs 8h ',
  produtos: [
    {
      produto: { id: mercado.arroz.id },
      falta: 10,
      chegou: true,
      lotes: [{ lote: 'A1', quantidade: 3, dataFabricacao: '01/0', deAcordo: 'SIM', temperatura: null }],
      ocorrencias: [{ tipo: 'RECUSA', quantidade: null, fotos: [7] }],
    },
  ],
  notaEletronica: { numero: '9', xml: '<NFe/>', motivoDestinatario: null, produtos: [] },
  ...mudanca,
});

const ler = (id: number, pessoa = mercado.comprador) => pessoa.injetar('GET', `/solicitacoes/${id}/rascunho`);
const guardar = (id: number, anterior: number | null, mudanca: object = {}, pessoa = mercado.comprador) =>
  pessoa.injetar('PUT', `/solicitacoes/${id}/rascunho`, { anterior, conteudo: conteudo(mudanca) });
const guardado = async (id: number, ...resto: [number | null, object?, Pessoa?]) =>
  (await guardar(id, ...resto)).json<RascunhoGuardado>();
const descartar = (id: number, anterior: number) =>
  mercado.comprador.injetar('DELETE', `/solicitacoes/${id}/rascunho?anterior=${anterior}`);
const comecado = async (id: number) =>
  (await mercado.comprador.injetar('GET', `/solicitacoes/${id}`)).json().recebimentoComecado as boolean;

test('a draft comes back unchanged to any user of the unit, with its author and time', async () => {
  const id = await novaSolicitacao();
  expect((await ler(id)).statusCode).toBe(204);
  expect(await comecado(id)).toBe(false);
  const primeiro = await guardado(id, null);
  expect(primeiro).toEqual({ id: expect.any(Number), autor: null, quando: '24/11/2026 10:42' });
  expect((await ler(id)).json()).toEqual({ ...primeiro, conteudo: conteudo() });
  expect(await comecado(id)).toBe(true);
  const doColega = (await ler(id, colega)).json<RascunhoDoRecebimento>();
  expect(doColega.autor).toMatch(/^PESSOA \d+$/);

  const segundo = await guardado(id, primeiro.id, { observacao: 'Tudo certo' }, colega);
  expect((await ler(id, colega)).json()).toMatchObject({ ...segundo, conteudo: { observacao: 'Tudo certo' } });
  expect((await descartar(id, segundo.id)).statusCode).toBe(204);
  expect((await ler(id)).statusCode).toBe(204);
  // Twice is no refusal, and a form that was still open keeps what it has.
  expect((await descartar(id, segundo.id)).statusCode).toBe(204);
  expect((await guardar(id, segundo.id)).statusCode).toBe(200);
});

test('a draft that was kept meanwhile is neither replaced nor discarded: the refusal names who and when', async () => {
  const id = await novaSolicitacao();
  const meu = await guardado(id, null);
  await guardado(id, meu.id, { observacao: 'Do colega' }, colega);
  const recusas = [await guardar(id, meu.id), await guardar(id, null), await descartar(id, meu.id)];
  for (const recusa of recusas) {
    const { detail, errors } = recusa.json();
    expect([recusa.statusCode, errors]).toEqual([409, [{ campo: 'anterior', mensagem: detail }]]);
    expect(detail).toMatch(/^Pessoa \d+ guardou outra versão deste recebimento em 24\/11\/2026 às 10:42\.$/);
  }
  expect((await ler(id)).json()).toMatchObject({ conteudo: { observacao: 'Do colega' } });
  // The same person on another device.
  expect((await guardar(id, meu.id, {}, colega)).json().detail).toMatch(/^Você guardou outra versão/);
});

test('a receipt takes its draft with it, also a partial one; so do a cancellation and an edit that leaves nothing open', async () => {
  const parcial = await novaSolicitacao();
  await guardado(parcial, null);
  const receber = (id: number, quantidade: number) =>
    mercado.comprador.injetar('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, quantidade));
  expect((await receber(parcial, 4)).json()).toMatchObject({ status: 'ENVIADA', recebimentoComecado: false });
  expect((await ler(parcial)).statusCode).toBe(204);

  await guardado(parcial, null);
  const itens = [{ produto: { id: mercado.arroz.id }, quantidade: 4 }];
  const editada = await mercado.comprador.injetar('PUT', `/solicitacoes/${parcial}`, { itens });
  expect(editada.json()).toMatchObject({ status: 'RECEBIDA', recebimentoComecado: false });

  const cancelada = await novaSolicitacao();
  await guardado(cancelada, null);
  const motivo = { motivo: 'Engano' };
  expect((await mercado.comprador.injetar('POST', `/solicitacoes/${cancelada}/cancelar`, motivo)).json()).toMatchObject(
    {
      recebimentoComecado: false,
    },
  );
  const recusa = await guardar(cancelada, null);
  expect([recusa.statusCode, recusa.json().detail]).toEqual([
    409,
    'Não é possível receber a solicitação: a situação é "Cancelada".',
  ]);
});

test('the picture of the invoice stays while the draft names it, and goes with the draft', async () => {
  const id = await novaSolicitacao();
  const foto = async () =>
    (await mercado.comprador.injetar('POST', `/solicitacoes/${id}/fotos`, IMAGEM, TEXTO_PURO)).json<{ id: number }>()
      .id;
  const existem = async (fotos: number[]) =>
    Promise.all(
      fotos.map(
        async (uma) => (await mercado.comprador.injetar('GET', `/solicitacoes/${id}/fotos/${uma}`)).statusCode === 200,
      ),
    );
  const [primeira, segunda, daOcorrencia] = [await foto(), await foto(), await foto()];
  const fotos = [primeira, segunda, daOcorrencia];
  const um = await guardado(id, null, { imagem: primeira });
  const dois = await guardado(id, um.id, { imagem: primeira, observacao: 'Mais tarde' });
  expect((await ler(id, colega)).json()).toMatchObject({ conteudo: { imagem: primeira } });
  expect(await existem(fotos)).toEqual([true, true, true]);
  const tres = await guardado(id, dois.id, { imagem: segunda });
  expect(await existem(fotos)).toEqual([false, true, true]);
  await descartar(id, tres.id);
  expect(await existem(fotos)).toEqual([false, false, false]);
});

test('a receipt that is refused keeps the draft', async () => {
  const id = await novaSolicitacao();
  await guardado(id, null);
  const demais = corpoDoRecebimento(mercado, 11);
  expect((await mercado.comprador.injetar('PUT', `/solicitacoes/${id}/receber`, demais)).statusCode).toBe(409);
  expect(await comecado(id)).toBe(true);
});

test('a draft has bounds: of each text, of the XML, and of the whole', async () => {
  const id = await novaSolicitacao();
  const longo = 'x'.repeat(LIMITES.observacao + 1);
  expect((await guardar(id, null, { observacao: longo })).json().errors).toEqual([
    { campo: 'conteudo.observacao', mensagem: 'Use no máximo 1000 caracteres.' },
  ]);
  const nota = (xml: string) => ({ notaEletronica: { numero: '9', xml, motivoDestinatario: null, produtos: [] } });
  expect((await guardar(id, null, nota('x'.repeat(LIMITES.xmlNoRascunho + 1)))).statusCode).toBe(422);
  expect((await guardar(id, null, nota('x'.repeat(LIMITES.xmlNoRascunho)))).statusCode).toBe(200);
  expect((await guardar(id, null, nota('x'.repeat(LIMITES.rascunhoBytes)))).statusCode).toBe(413);
});
