import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Recebimento, Solicitacao } from '@merenda/shared/contratos';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { abrirMercado, aquisicaoVigente, corpoDoRecebimento, solicitar, type Mercado } from '../../teste/compras.js';
import { sequencia } from '../../teste/fabricas.js';

let app: FastifyInstance;
let mercado: Mercado;
beforeAll(async () => {
  // Closing it checks every invariant.
  app = await criarAppDeTeste();
  mercado = await abrirMercado(app);
  mercado.comprador = await entrarComo(app, {
    permissoes: ['AQUISICOES', 'SOLICITACOES', 'ESTOQUES'],
    estoques: [mercado.unidade.estoque],
  });
});
afterAll(() => app.close());

const pedir = (
  metodo: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  corpo?: unknown,
  cabecalhos?: Record<string, string>,
) => mercado.comprador.injetar(metodo, url, corpo, cabecalhos);
const estoque = () => `/estoques/${mercado.unidade.estoque.id}/produtos-estoque`;
const linhaDoLote = async (numero: string): Promise<{ id: number; quantidade: number }> =>
  (await pedir('GET', estoque()))
    .json()
    .find((linha: { produtoLote: { numero: string } }) => linha.produtoLote.numero === numero);
const saldo = async (numero: string) => (await linhaDoLote(numero)).quantidade;
const sair = async (numero: string, quantidade: number) =>
  (
    await pedir('PUT', `${estoque()}/${(await linhaDoLote(numero)).id}`, {
      tipoSaidaDireta: 'ESTRAVIO',
      observacao: 'x',
      quantidade,
    })
  ).statusCode;
const novaSolicitacao = async (quantidade = 100) => solicitar(mercado, await aquisicaoVigente(mercado), quantidade);
const recebimentos = async (id: number): Promise<Recebimento[]> =>
  (await pedir('GET', `/solicitacoes/${id}/produtos-recebidos`)).json();

/** Receives some sacks of a lot; returns the receipt's id. */
async function receber(id: number, lote: string, quantidade: number, notaFiscal?: object): Promise<number> {
  const produtos = [
    { produto: { id: mercado.arroz.id }, quantidade, lote, dataFabricacao: '01/01/2020', dataValidade: '31/12/2099' },
  ];
  const resposta = await pedir(
    'PUT',
    `/solicitacoes/${id}/receber`,
    corpoDoRecebimento(mercado, quantidade, { produtos, ...(notaFiscal && { notaFiscal }) }),
  );
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return (await recebimentos(id)).at(-1)!.id;
}

const estornar = (
  id: number,
  recebimento: number,
  corpo: object = { motivo: 'Lançado na solicitação errada' },
  cabecalhos?: Record<string, string>,
) => pedir('POST', `/solicitacoes/${id}/recebimentos/${recebimento}/estorno`, corpo, cabecalhos);

test('the goods leave with lines that refer to the lines of the receipt, the request waits again, the invoice number is free, and the receipt stays', async () => {
  const { id } = await novaSolicitacao();
  const notaFiscal = { numero: 'nf livre', dataEmissao: '01/03/2020', dataRecebimento: '02/03/2020', valor: 2000 };
  const recebimento = await receber(id, 'A1', 100, notaFiscal);
  const resposta = await estornar(id, recebimento);
  expect(resposta.statusCode).toBe(200);
  expect(resposta.json<Solicitacao>()).toMatchObject({
    status: 'AGUARDANDO',
    notaFiscal: null,
    temRecebimentos: true,
    itens: [{ quantidade: 100, quantidadeRecebida: 0 }],
  });
  const { id: linha, quantidade } = await linhaDoLote('A1');
  expect(quantidade).toBe(0);
  const linhasDoKardex = await app.banco
    .select()
    .from(kardex)
    .where(eq(kardex.produtoEstoqueId, linha))
    .orderBy(asc(kardex.id));
  expect(linhasDoKardex).toMatchObject([
    {
      tipo: 'RECEBIMENTO',
      quantidade: '100.000000',
      documento: 'recebimentos',
      documentoId: recebimento,
      estornaId: null,
    },
    {
      tipo: 'ESTORNO',
      quantidade: '-100.000000',
      saldo: '0.000000',
      documento: 'recebimentos',
      documentoId: recebimento,
      estornaId: linhasDoKardex[0]!.id,
      observacao: 'Lançado na solicitação errada',
    },
  ]);
  expect(await recebimentos(id)).toMatchObject([
    {
      id: recebimento,
      produtos: [{ lote: 'A1', quantidade: 100 }],
      estorno: { usuario: expect.any(String), motivo: 'Lançado na solicitação errada' },
    },
  ]);
  expect((await pedir('GET', `/recebimentos-compra/solicitacoes/${id}`)).json().recebimentos).toMatchObject([
    { estorno: { motivo: 'Lançado na solicitação errada' } },
  ]);
  const trilha = await app.banco.query.auditoria.findMany({
    where: (a, { and: e, eq: igual }) => e(igual(a.entidadeId, id), igual(a.acao, 'ESTORNAR')),
  });
  expect(trilha).toMatchObject([
    {
      usuarioId: mercado.comprador.usuarioId,
      depois: { estorno: { recebimento, motivo: 'Lançado na solicitação errada' } },
    },
  ]);
  // The same invoice is received again, here and for another request of the supplier.
  await receber(id, 'A2', 100, notaFiscal);
  expect((await pedir('GET', `/solicitacoes/${id}`)).json()).toMatchObject({
    status: 'RECEBIDA',
    notaFiscal: { numero: 'NF LIVRE' },
  });
});

test('the state of the request follows from its other receipts', async () => {
  const { id } = await novaSolicitacao(10);
  const um = await receber(id, 'B1', 4);
  const dois = await receber(id, 'B2', 6);
  expect((await estornar(id, um)).json()).toMatchObject({ status: 'ENVIADA', itens: [{ quantidadeRecebida: 6 }] });
  const devolucao = (
    await pedir('PUT', `/solicitacoes/${id}/receber`, { observacao: 'Molhado', produtos: [] })
  ).json<Solicitacao>();
  expect(devolucao.status).toBe('ENVIADA');
  expect((await estornar(id, dois)).json()).toMatchObject({ status: 'DEVOLVIDA' });
  expect((await estornar(id, (await recebimentos(id)).at(-1)!.id)).json()).toMatchObject({ status: 'AGUARDANDO' });
  // None of it counts any more: the request can be cancelled, and the receipts can still be read.
  expect((await pedir('POST', `/solicitacoes/${id}/cancelar`, { motivo: 'x' })).json()).toMatchObject({
    status: 'CANCELADA',
    temRecebimentos: true,
  });
});

test('an item with a reversed receipt may be removed from the request', async () => {
  const { id } = await novaSolicitacao(10);
  await estornar(id, await receber(id, 'C1', 10));
  const troca = { itens: [{ produto: { id: mercado.feijao.id }, quantidade: 1 }], versao: 3 };
  expect((await pedir('PUT', `/solicitacoes/${id}`, troca)).json()).toMatchObject({
    itens: [{ produto: { id: mercado.feijao.id } }],
  });
  expect(await recebimentos(id)).toMatchObject([{ produtos: [{ lote: 'C1', quantidade: 10 }] }]);
});

test('refused with product, lot and quantities when some of it has already left; nothing is written', async () => {
  const { id } = await novaSolicitacao();
  const recebimento = await receber(id, 'D1', 100);
  expect(await sair('D1', 50)).toBe(204);
  const resposta = await estornar(id, recebimento);
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    expect.stringMatching(/^Não é possível estornar: do lote D1 de Produto \d+ restam 250 kg de 500 kg\.$/),
  ]);
  expect(await saldo('D1')).toBe(50);
  expect((await pedir('GET', `/solicitacoes/${id}`)).json()).toMatchObject({
    status: 'RECEBIDA',
    itens: [{ quantidadeRecebida: 100 }],
  });
});

test('refused when the balance would have been negative in between, even if there is enough today', async () => {
  const { id } = await novaSolicitacao(20);
  const primeiro = await receber(id, 'E1', 10);
  expect(await sair('E1', 7)).toBe(204);
  const segundo = await receber(id, 'E1', 10);
  // The balance is 13, 10 are needed; but without the first receipt the exit of 7 was not possible.
  const resposta = await estornar(id, primeiro);
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    expect.stringMatching(/do lote E1 de Produto \d+ restavam 15 kg de 50 kg em \d\d\/\d\d\/\d{4} \d\d:\d\d\.$/),
  ]);
  expect((await estornar(id, segundo)).statusCode).toBe(200);
  expect(await saldo('E1')).toBe(3);
});

test('a document that was undone completely does not count against it', async () => {
  const { id } = await novaSolicitacao(40);
  const primeiro = await receber(id, 'F1', 10);
  const segundo = await receber(id, 'F1', 10);
  expect(await sair('F1', 5)).toBe(204);
  expect((await estornar(id, segundo)).statusCode).toBe(200);
  await receber(id, 'F1', 10);
  // The balance is 15. The exit took 5 of the first receipt: the second one does not count.
  const resposta = await estornar(id, primeiro);
  expect([resposta.statusCode, resposta.json().detail]).toEqual([
    409,
    expect.stringContaining('restavam 25 kg de 50 kg'),
  ]);
});

test('a lot with two lines in the receipt leaves twice; a deleted line counts too', async () => {
  const { id } = await novaSolicitacao(10);
  const vezes = [4, 6].map((quantidade) => ({
    produto: { id: mercado.arroz.id },
    quantidade,
    lote: 'G1',
    dataFabricacao: '01/01/2020',
    dataValidade: '31/12/2099',
  }));
  await pedir('PUT', `/solicitacoes/${id}/receber`, corpoDoRecebimento(mercado, 10, { produtos: vezes }));
  const [{ id: recebimento }] = (await recebimentos(id)) as [Recebimento];
  expect((await estornar(id, recebimento)).json()).toMatchObject({ status: 'AGUARDANDO' });
  expect(await saldo('G1')).toBe(0);
  const outro = await receber(id, 'G2', 10);
  await pedir('DELETE', `${estoque()}/${(await linhaDoLote('G2')).id}`);
  expect((await estornar(id, outro)).json().detail).toMatch(/do lote G2 de Produto \d+ restam 0 kg de 50 kg\.$/);
});

test('once: not twice, not twice at once, not with an old version; the same key returns the same response', async () => {
  const { id } = await novaSolicitacao(30);
  const um = await receber(id, 'H1', 10);
  expect((await estornar(id, um, { motivo: 'x', versao: 1 })).statusCode).toBe(409);
  const respostas = await Promise.all([1, 2, 3].map(() => estornar(id, um)));
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await estornar(id, um)).json().detail).toBe('Este recebimento já foi estornado.');
  expect(await saldo('H1')).toBe(0);
  const dois = await receber(id, 'H1', 10);
  const chave = { 'idempotency-key': `estorno-${sequencia()}` };
  const [a, b] = [await estornar(id, dois, { motivo: 'x' }, chave), await estornar(id, dois, { motivo: 'x' }, chave)];
  expect([b.statusCode, b.json()]).toEqual([200, a.json()]);
  // The database itself refuses a line that is reversed again.
  const [lancado] = await app.banco.select().from(kardex).where(eq(kardex.documentoId, dois)).orderBy(asc(kardex.id));
  const deNovo = sql`insert into kardex (produto_estoque_id, quantidade, saldo, tipo, documento, documento_id, estorna_id, usuario_id)
    values (${lancado!.produtoEstoqueId}, 1, 1, 'ESTORNO', 'recebimentos', ${dois}, ${lancado!.id}, 1)`;
  await expect(app.banco.execute(deNovo)).rejects.toMatchObject({ cause: { constraint: 'kardex_estorno_unico' } });
});

test('a reversal and exits at once never leave a negative balance', async () => {
  for (let rodada = 0; rodada < 5; rodada++) {
    const { id } = await novaSolicitacao(10);
    const lote = `I${rodada}`;
    const recebimento = await receber(id, lote, 10);
    const [estorno, ...saidas] = await Promise.all([
      estornar(id, recebimento).then(({ statusCode }) => statusCode),
      sair(lote, 4),
      sair(lote, 4),
    ]);
    const sairam = saidas.filter((status) => status === 204).length;
    expect([estorno, sairam]).toEqual(estorno === 200 ? [200, 0] : [409, expect.any(Number)]);
    expect(await saldo(lote)).toBe(estorno === 200 ? 0 : 10 - 4 * sairam);
  }
});

/** The events of a lot, oldest first, without reversed receipts. */
interface Fato {
  quantidade: number;
  recebimento?: number;
  estornado?: boolean;
}

/** Whether the balance of the lot was never negative without one of its receipts. */
function basta(fatos: readonly Fato[], sem: number): boolean {
  let saldo = 0;
  return fatos
    .filter(({ estornado, recebimento }) => !estornado && recebimento !== sem)
    .every(({ quantidade }) => (saldo += quantidade) >= 0);
}

test('receipts, exits and reversals in any order: refused exactly when a simple model refuses', async () => {
  const passo = fc.record({
    fazer: fc.constantFrom('receber', 'receber', 'sair', 'estornar', 'estornar'),
    lote: fc.nat(1),
    quanto: fc.integer({ min: 1, max: 6 }),
    qual: fc.nat(9),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 14 }), async (passos) => {
      const { id } = await novaSolicitacao(100);
      const lotes = [0, 1].map(() => ({ numero: `M${sequencia()}`, fatos: [] as Fato[] }));
      for (const { fazer, lote: qualLote, quanto, qual } of passos) {
        const { numero, fatos } = lotes[qualLote]!;
        const resta = () => fatos.reduce((soma, fato) => soma + (fato.estornado ? 0 : fato.quantidade), 0);
        const recebidos = fatos.filter(({ recebimento }) => recebimento !== undefined);
        if (fazer === 'receber') fatos.push({ quantidade: quanto, recebimento: await receber(id, numero, quanto) });
        else if (fazer === 'sair' && recebidos.length > 0) {
          const cabe = resta() >= quanto;
          expect(await sair(numero, quanto)).toBe(cabe ? 204 : 409);
          if (cabe) fatos.push({ quantidade: -quanto });
        } else if (fazer === 'estornar' && recebidos.length > 0) {
          const fato = recebidos[qual % recebidos.length]!;
          const pode = !fato.estornado && basta(fatos, fato.recebimento!);
          expect((await estornar(id, fato.recebimento!)).statusCode).toBe(pode ? 200 : 409);
          fato.estornado ||= pode;
        }
        if (recebidos.length > 0) expect(await saldo(numero)).toBe(resta());
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});

test.each([
  [
    'a receipt of another request',
    async () => [(await novaSolicitacao(5)).id, await receber((await novaSolicitacao(5)).id, 'J1', 5)] as const,
    404,
  ],
  ['a receipt that is not there', async () => [(await novaSolicitacao(5)).id, 999_999] as const, 404],
])('%s is not found', async (_caso, montar, status) => {
  const [id, recebimento] = await montar();
  expect((await estornar(id, recebimento)).statusCode).toBe(status);
});

test('needs a reason, the permission and the unit, as the receipt does; its invoice is no longer corrected', async () => {
  const { id } = await novaSolicitacao(5);
  const recebimento = await receber(id, 'K1', 5);
  const url = `/solicitacoes/${id}/recebimentos/${recebimento}/estorno`;
  expect((await estornar(id, recebimento, { motivo: ' ' })).json().errors).toEqual([
    { campo: 'motivo', mensagem: 'Campo obrigatório.' },
  ]);
  const estoquista = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [mercado.unidade.estoque] });
  expect((await estoquista.injetar('POST', url, { motivo: 'x' })).statusCode).toBe(403);
  const vizinho = await entrarComo(app, { permissoes: ['SOLICITACOES'] });
  expect((await vizinho.injetar('POST', url, { motivo: 'x' })).statusCode).toBe(404);
  expect((await estornar(id, recebimento)).statusCode).toBe(200);
  const { notaFiscal } = (await recebimentos(id))[0]!;
  const edicao = { numero: 'x', dataEmissao: '01/03/2020', dataRecebimento: '02/03/2020', valor: 1, versao: 1 };
  expect((await pedir('PUT', `/notas-fiscais/${notaFiscal!.id}`, edicao)).json().detail).toBe(
    'A entrega desta nota fiscal foi devolvida ou estornada: a nota não pode mais ser corrigida.',
  );
});

test('the months in which an item was received are told without those of a reversed receipt', async () => {
  const { id } = await novaSolicitacao(10);
  const nota = (dataRecebimento: string) => ({
    numero: `nf ${sequencia()}`,
    dataEmissao: '01/01/2020',
    dataRecebimento,
    valor: 80,
  });
  await receber(id, 'M1', 4, nota('05/11/2020'));
  await receber(id, 'M2', 3, nota('07/11/2020'));
  const errado = await receber(id, 'M3', 3, nota('09/07/2020'));
  const produto = await app.banco.query.produtos.findFirst({ where: (p, op) => op.eq(p.id, mercado.arroz.id) });
  const comItens = await entrarComo(app, { permissoes: ['ITENS'] });
  const meses = async () =>
    (await comItens.injetar('GET', `/itens-produto/${produto!.itemId}/meses-de-entrega`)).json();
  expect(await meses()).toEqual(expect.arrayContaining(['JULHO', 'NOVEMBRO']));
  await estornar(id, errado);
  expect(await meses()).toContain('NOVEMBRO');
  expect(await meses()).not.toContain('JULHO');
});
