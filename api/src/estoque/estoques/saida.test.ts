import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditoria } from '../../banco/esquema/auditoria.js';
import { kardex, produtosEstoque, saidas } from '../../banco/esquema/estoque/estoques.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let pessoa: Pessoa;
let estoque: number;
let produtoId: number;
beforeAll(async () => {
  app = await criarAppDeTeste();
  const unidade = await criarUnidade(app);
  estoque = unidade.estoque.id;
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [unidade.estoque] });
  produtoId = (await criarProduto(app)).id;
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const SAIDA = { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Caiu', quantidade: 2.5 };
const lote = (quantidade: number) => criarLoteEmEstoque(app, { estoqueId: estoque, produtoId, quantidade });
const sair = (linha: number, quantidade = SAIDA.quantidade, cabecalhos?: Record<string, string>) =>
  pessoa.injetar('PUT', `/estoques/${estoque}/produtos-estoque/${linha}`, { ...SAIDA, quantidade }, cabecalhos);

/** All that an exit of 2.5 from a lot of 10 leaves. */
async function deixado(linha: number) {
  const [saldo] = await app.banco.select().from(produtosEstoque).where(eq(produtosEstoque.id, linha));
  const documentos = await app.banco.select().from(saidas).where(eq(saidas.produtoEstoqueId, linha));
  const [linhaDoKardex] = await app.banco
    .select()
    .from(kardex)
    .where(eq(kardex.produtoEstoqueId, linha))
    .orderBy(desc(kardex.id));
  const trilha = await app.banco.select().from(auditoria).where(eq(auditoria.entidadeId, linha));
  return { saldo: saldo?.quantidade, documentos, linhaDoKardex, trilha };
}

describe('a direct exit', () => {
  test.each([
    ['alone', undefined],
    ['with a key', { 'idempotency-key': 'saida-1' }],
  ])('%s writes balance, document, ledger and one audit line', async (_como, cabecalhos) => {
    const { id } = await lote(10);
    expect((await sair(id, 2.5, cabecalhos)).statusCode).toBe(204);
    const { saldo, documentos, linhaDoKardex, trilha } = await deixado(id);
    expect(saldo).toBe('7.500000');
    const autor = { usuarioId: pessoa.usuarioId };
    expect(documentos).toMatchObject([
      { tipoSaidaDireta: 'ESTRAVIO', observacao: 'Caiu', quantidade: '2.500000', quando: expect.any(Date), ...autor },
    ]);
    expect(linhaDoKardex).toMatchObject({
      quantidade: '-2.500000',
      saldo: '7.500000',
      tipo: 'SAIDA',
      documento: 'saidas',
      documentoId: documentos[0]?.id,
      observacao: 'Caiu',
      estornaId: null,
      ...autor,
    });
    expect(trilha.filter(({ acao }) => acao === 'SAIDA')).toMatchObject([
      {
        entidade: 'produtos-estoque',
        antes: { quantidade: 10 },
        depois: { quantidade: 7.5, saida: SAIDA },
        ...autor,
      },
    ]);
  });

  test('opens no transaction, because it is one statement', async () => {
    const { id } = await lote(10);
    const transacoes = jest.spyOn(app.banco, 'transaction');
    expect((await sair(id)).statusCode).toBe(204);
    expect(transacoes).not.toHaveBeenCalled();
  });

  test('accepts the rest of a lot, less than 1, and refuses less than 1 of a larger balance', async () => {
    const { id } = await lote(10.5);
    expect((await sair(id, 10)).statusCode).toBe(204);
    expect((await sair(id, 0.4)).json()).toMatchObject({
      status: 422,
      detail: 'A quantidade mínima é 0,5 kg (0,5 × pacote de 1 kg).',
    });
    expect((await sair(id, 0.5)).statusCode).toBe(204);
    expect((await deixado(id)).saldo).toBe('0.000000');
  });

  test('writes nothing when it takes more than the lot holds', async () => {
    const { id } = await lote(2);
    expect((await sair(id)).statusCode).toBe(409);
    expect(await deixado(id)).toMatchObject({ saldo: '2.000000', documentos: [] });
  });

  test('from a deleted line is 404', async () => {
    const { id } = await lote(3);
    await app.banco.update(produtosEstoque).set({ excluidoEm: new Date() }).where(eq(produtosEstoque.id, id));
    expect((await sair(id)).statusCode).toBe(404);
    await app.banco.update(produtosEstoque).set({ excluidoEm: null }).where(eq(produtosEstoque.id, id));
  });

  test('from a line of another stock is 404', async () => {
    const outra = await criarUnidade(app);
    const { id } = await criarLoteEmEstoque(app, { estoqueId: outra.estoque.id, produtoId, quantidade: 10 });
    expect((await sair(id)).statusCode).toBe(404);
    expect((await deixado(id)).saldo).toBe('10.000000');
  });
});

describe('an exit as VENCIDO', () => {
  const dia = (dias: number) => new Date(Date.now() + dias * 86_400_000).toISOString().slice(0, 10);
  const comValidade = (dataValidade: string) =>
    criarLoteEmEstoque(app, {
      estoqueId: estoque,
      produtoId,
      quantidade: 10,
      dataFabricacao: '2020-01-01',
      dataValidade,
    });
  const sairComo = (linha: number, tipoSaidaDireta: string) =>
    pessoa.injetar('PUT', `/estoques/${estoque}/produtos-estoque/${linha}`, { ...SAIDA, tipoSaidaDireta });

  test('is accepted of a lot past its expiry date, which leaves as the two specified types too', async () => {
    const { id } = await comValidade(dia(-2));
    for (const tipo of ['VENCIDO', 'ESTRAVIO', 'PREVISAO_LEGAL'])
      expect((await sairComo(id, tipo)).statusCode).toBe(204);
    const { saldo, documentos, linhaDoKardex } = await deixado(id);
    expect([saldo, linhaDoKardex?.tipo]).toEqual(['2.500000', 'SAIDA']);
    expect(documentos.map(({ tipoSaidaDireta }) => tipoSaidaDireta).sort()).toEqual([
      'ESTRAVIO',
      'PREVISAO_LEGAL',
      'VENCIDO',
    ]);
  });

  test('is 422 at its field of a lot that has not expired, alone and among others, and writes nothing', async () => {
    const [passado, valido] = [await comValidade(dia(-3)), await comValidade(dia(30))];
    const sozinha = await sairComo(valido.id, 'VENCIDO');
    const mensagem = expect.stringMatching(
      /^Somente um lote com a validade passada pode sair como vencido\. Este vale até /,
    );
    expect([sozinha.statusCode, sozinha.json().errors]).toEqual([422, [{ campo: 'tipoSaidaDireta', mensagem }]]);
    const varias = await pessoa.injetar('POST', `/estoques/${estoque}/saidas`, {
      tipoSaidaDireta: 'VENCIDO',
      observacao: 'Descarte',
      linhas: [passado, valido].map(({ id }) => ({ produtoEstoque: { id }, quantidade: 1 })),
    });
    expect([varias.statusCode, varias.json().errors]).toEqual([422, [{ campo: 'linhas.1.quantidade', mensagem }]]);
    expect([(await deixado(passado.id)).saldo, (await deixado(valido.id)).saldo]).toEqual(['10.000000', '10.000000']);
  });
});

describe('direct exits of several lots', () => {
  const sairDeVarios = (linhas: [id: number, quantidade: number][], mudanca: object = {}) =>
    pessoa.injetar('POST', `/estoques/${estoque}/saidas`, {
      tipoSaidaDireta: 'ESTRAVIO',
      observacao: 'Enchente',
      linhas: linhas.map(([id, quantidade]) => ({ produtoEstoque: { id }, quantidade })),
      ...mudanca,
    });

  test('leave as one exit of each lot', async () => {
    const [um, dois] = [await lote(10), await lote(4)];
    expect(
      (
        await sairDeVarios([
          [dois.id, 4],
          [um.id, 2.5],
        ])
      ).statusCode,
    ).toBe(204);
    expect(await deixado(um.id)).toMatchObject({ saldo: '7.500000', documentos: [{ quantidade: '2.500000' }] });
    const { saldo, documentos, linhaDoKardex } = await deixado(dois.id);
    expect([saldo, linhaDoKardex?.documentoId, linhaDoKardex?.observacao]).toEqual([
      '0.000000',
      documentos[0]?.id,
      'Enchente',
    ]);
  });

  test('leave together or not at all; each refusal is at its lot', async () => {
    const [bom, pouco] = [await lote(10), await lote(2)];
    const faltou = await sairDeVarios([
      [bom.id, 3],
      [pouco.id, 3],
    ]);
    expect([faltou.statusCode, faltou.json().errors]).toEqual([
      409,
      [{ campo: 'linhas.1.quantidade', mensagem: expect.stringMatching(/tem 2 kg \(2 × pacote de 1 kg\)\.$/) }],
    ]);
    const minimo = await sairDeVarios([
      [bom.id, 0.5],
      [pouco.id, 1],
    ]);
    expect([minimo.statusCode, minimo.json().errors]).toEqual([
      422,
      [{ campo: 'linhas.0.quantidade', mensagem: 'A quantidade mínima é 1 kg (1 × pacote de 1 kg).' }],
    ]);
    await pessoa.injetar('PUT', `/lotes/${pouco.produtoLoteId}/bloquear`, { motivo: 'Laudo' });
    const bloqueado = await sairDeVarios([
      [bom.id, 1],
      [pouco.id, 1],
    ]);
    expect([bloqueado.statusCode, bloqueado.json().errors]).toEqual([
      409,
      [{ campo: 'linhas.1.quantidade', mensagem: 'O lote está bloqueado: ele só sai como recolhimento.' }],
    ]);
    expect([(await deixado(bom.id)).saldo, (await deixado(pouco.id)).saldo]).toEqual(['10.000000', '2.000000']);
    expect((await sairDeVarios([[pouco.id, 1]], { tipoSaidaDireta: 'RECOLHIMENTO' })).statusCode).toBe(204);
    expect((await deixado(pouco.id)).linhaDoKardex?.tipo).toBe('RECOLHIMENTO');
  });

  test('a lot twice, none, or one of another stock is refused', async () => {
    const { id } = await lote(10);
    const repetido = await sairDeVarios([
      [id, 1],
      [id, 1],
    ]);
    expect(repetido.json().errors).toEqual([
      { campo: 'linhas.1.produtoEstoque', mensagem: 'Este lote já está na lista.' },
    ]);
    expect((await sairDeVarios([])).statusCode).toBe(422);
    const outra = await criarUnidade(app);
    const alheio = await criarLoteEmEstoque(app, { estoqueId: outra.estoque.id, produtoId, quantidade: 10 });
    expect(
      (
        await sairDeVarios([
          [id, 1],
          [alheio.id, 1],
        ])
      ).statusCode,
    ).toBe(404);
    expect((await deixado(id)).saldo).toBe('10.000000');
  });

  test('two at once, of the same lots in opposite orders, wait for each other; the second finds too little', async () => {
    const [um, dois] = [await lote(10), await lote(10)];
    const respostas = await Promise.all([
      sairDeVarios([
        [um.id, 6],
        [dois.id, 6],
      ]),
      sairDeVarios([
        [dois.id, 6],
        [um.id, 6],
      ]),
    ]);
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect([(await deixado(um.id)).saldo, (await deixado(dois.id)).saldo]).toEqual(['4.000000', '4.000000']);
  });
});
