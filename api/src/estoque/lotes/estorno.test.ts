import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Balanco, Kit, Movimentacao, ProdutoEstoque, RastreioDoLote } from '@merenda/shared/contratos';
import { somaDoLote } from '@merenda/shared/regras';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { turmaDaEscola } from '../../teste/escola.js';
import { criarProduto, criarUnidade, sequencia } from '../../teste/fabricas.js';

const ESCOLA = 7301;

let app: FastifyInstance;
let pessoa: Pessoa;
let central: { id: number; estoque: { id: number } };
let escola: { id: number; estoque: { id: number } };
let produto: { id: number };
beforeAll(async () => {
  app = await criarAppDeTeste();
  [central, escola] = [await criarUnidade(app), await criarUnidade(app)];
  await app.banco
    .update(unidadesEducacionais)
    .set({ idIEscolar: ESCOLA })
    .where(eq(unidadesEducacionais.id, central.id));
  produto = await criarProduto(app);
  pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [central.estoque, escola.estoque] });
});
// It checks the invariants of the data too.
afterAll(() => app.close());

interface Lote {
  linha: number;
  lote: number;
}

/** Adds so many packages of a lot to the central stock; of a new one if no number is given. */
async function lote(quantidade = 100, numero = `E-${sequencia()}`): Promise<Lote> {
  const resposta = await pessoa.injetar('POST', `/estoques/${central.estoque.id}/produtos-estoque`, {
    numero,
    produto: { id: produto.id },
    dataFabricacao: '2020-01-01',
    dataValidade: '2099-12-31',
    quantidade,
    precoUnidade: 4,
  });
  const { id, produtoLote } = resposta.json<ProdutoEstoque>();
  return { linha: id, lote: produtoLote.id };
}

const sair = ({ linha }: Lote, quantidade: number, tipoSaidaDireta = 'ESTRAVIO') =>
  pessoa.injetar('PUT', `/estoques/${central.estoque.id}/produtos-estoque/${linha}`, {
    tipoSaidaDireta,
    observacao: 'x',
    quantidade,
  });
const contar = ({ linha }: Lote, quantidadeAnterior: number, novaQuantidade: number) =>
  pessoa.injetar('POST', `/estoques/${central.estoque.id}/balancos/produtos-estoque/${linha}`, {
    quantidadeAnterior,
    novaQuantidade,
  });
const entregar = async (quantidade: number, ...lotes: Lote[]): Promise<Kit> => {
  const turma = await turmaDaEscola(ESCOLA);
  const [aluno] = turma.alunos;
  const resposta = await pessoa.injetar('POST', `/estoques/${central.estoque.id}/produtos-estoque/kit`, {
    nome: aluno?.nome,
    alunoId: aluno?.alunoId,
    turmaId: turma.turmaId,
    escolaId: ESCOLA,
    produtosKits: lotes.map((um) => ({ produtoLoteFk: um.lote, quantidade })),
  });
  expect(resposta.statusCode).toBe(201);
  return resposta.json();
};
const enviar = async (quantidade: number, ...lotes: Lote[]): Promise<Movimentacao> =>
  (
    await pessoa.injetar(
      'POST',
      `/estoques/${central.estoque.id}/movimentar/${escola.estoque.id}`,
      lotes.map(({ linha }) => ({ produtoEstoque: { id: linha }, quantidade })),
    )
  ).json();
const receber = (id: number, perdas: object[] = []) =>
  pessoa.injetar('PUT', '/estoques/movimentacoes/receber', {
    idEstoque: escola.estoque.id,
    idMovimentacao: id,
    perdas,
    ...(perdas.length > 0 && { tipoObservacao: 'EXTRAVIO' }),
  });
const rastreio = async ({ lote: id }: Lote, quem = pessoa): Promise<RastreioDoLote> =>
  (await quem.injetar('GET', `/lotes/${id}/rastreio`)).json();
const saldos = async (um: Lote): Promise<Record<number, number>> =>
  Object.fromEntries((await rastreio(um)).estoques.map(({ estoque, quantidade }) => [estoque, quantidade]));
const saldo = async (um: Lote): Promise<number> => (await saldos(um))[central.estoque.id] ?? 0;

/** The newest line of a kind in the trace of a lot. */
async function linhaDoKardex(um: Lote, tipo: string, estoque = central.estoque.id) {
  const achado = (await rastreio(um)).demais.findLast((linha) => linha.tipo === tipo && linha.estoque === estoque);
  if (!achado) throw new Error(`no line ${tipo}`);
  return achado;
}
const estornar = (id: number, estoque = central.estoque.id, quem = pessoa, cabecalhos?: Record<string, string>) =>
  quem.injetar('POST', `/estoques/${estoque}/lancamentos/${id}/estorno`, { motivo: 'Era outro lote' }, cabecalhos);
const recusa = async (resposta: ReturnType<typeof estornar>): Promise<[number, string]> => {
  const { statusCode, json } = await resposta;
  return [statusCode, statusCode < 400 ? '' : json().detail];
};

test('a reversed exit comes back once, with who, when and why beside it, and the sum of the lot closes', async () => {
  const um = await lote();
  await sair(um, 30);
  const { id } = await linhaDoKardex(um, 'SAIDA');
  expect((await estornar(id)).statusCode).toBe(204);
  expect(await saldo(um)).toBe(100);
  const { demais, parcelas } = await rastreio(um);
  expect(demais.map(({ tipo, quantidade, estorno }) => [tipo, quantidade, estorno?.motivo])).toEqual([
    ['ADICAO', 100, undefined],
    ['SAIDA', -30, 'Era outro lote'],
  ]);
  expect(demais[1]?.estorno).toMatchObject({
    quando: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
    usuario: expect.any(String),
  });
  expect(parcelas).toEqual([
    { parcela: 'ADICIONADO', total: 100, outrasUnidades: 0 },
    { parcela: 'EM_ESTOQUE', total: 100, outrasUnidades: 0 },
  ]);
  expect(await recusa(estornar(id))).toEqual([409, 'Este lançamento já foi estornado.']);
});

test('two people at once reverse a line once', async () => {
  const um = await lote();
  await sair(um, 30);
  const { id } = await linhaDoKardex(um, 'SAIDA');
  const respostas = await Promise.all([estornar(id), estornar(id), estornar(id)]);
  expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
  expect(await saldo(um)).toBe(100);
});

test('the same key answers the same; a line of another stock does not exist here, and its unit has to be the user’s', async () => {
  const um = await lote();
  await sair(um, 5);
  const { id } = await linhaDoKardex(um, 'SAIDA');
  const chave = { 'idempotency-key': `estorno-${id}` };
  expect([(await estornar(id, undefined, pessoa, chave)).statusCode, await saldo(um)]).toEqual([204, 100]);
  expect([(await estornar(id, undefined, pessoa, chave)).statusCode, await saldo(um)]).toEqual([204, 100]);
  expect(await recusa(estornar(id, escola.estoque.id))).toEqual([404, 'Lançamento não encontrado neste estoque.']);
  const daEscola = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [escola.estoque] });
  expect((await estornar(id, central.estoque.id, daEscola)).statusCode).toBe(403);
  const semPermissao = await entrarComo(app, { permissoes: ['SOLICITACOES'], estoques: [central.estoque] });
  expect((await estornar(id, central.estoque.id, semPermissao)).statusCode).toBe(403);
});

test('an added lot leaves again, with its price, unless some of it was needed meanwhile', async () => {
  const um = await lote(10);
  const { id } = await linhaDoKardex(um, 'ADICAO');
  await sair(um, 4);
  const [status, frase] = await recusa(estornar(id));
  expect([status, frase]).toEqual([
    409,
    expect.stringMatching(/^Não é possível estornar: do lote .* restam 6 .* de 10 /),
  ]);
  // What went out and came back was never missing.
  await estornar((await linhaDoKardex(um, 'SAIDA')).id);
  expect((await estornar(id)).statusCode).toBe(204);
  expect([await saldo(um), (await rastreio(um)).parcelas]).toEqual([0, []]);
  const precos = await app.banco.execute(sql`
    select preco_unidade from kardex k where produto_estoque_id = ${um.linha} and not exists (select from kardex e where e.estorna_id = k.id) and tipo = 'ADICAO'`);
  expect(precos.rows).toEqual([]);
});

test('an exit of a lot whose line was deleted brings the line back; the deletion itself is not reversed', async () => {
  const um = await lote(10);
  await sair(um, 4);
  const { id } = await linhaDoKardex(um, 'SAIDA');
  await pessoa.injetar('DELETE', `/estoques/${central.estoque.id}/produtos-estoque/${um.linha}`);
  expect((await estornar(id)).statusCode).toBe(204);
  const linhas = (await pessoa.injetar('GET', `/estoques/${central.estoque.id}/produtos-estoque?comSaldo=true`)).json<
    ProdutoEstoque[]
  >();
  expect(linhas.find((linha) => linha.id === um.linha)?.quantidade).toBe(4);
  const exclusao = await linhaDoKardex(um, 'EXCLUSAO');
  expect(await recusa(estornar(exclusao.id))).toEqual([
    409,
    'Uma exclusão não pode ser estornada. Adicione o lote de novo.',
  ]);
});

test('a recall that is reversed is no loss; what came into a blocked lot cannot be taken out by a reversal', async () => {
  const um = await lote(10);
  const entrada = await linhaDoKardex(um, 'ADICAO');
  await pessoa.injetar('PUT', `/lotes/${um.lote}/bloquear`, { motivo: 'Laudo' });
  await sair(um, 10, 'RECOLHIMENTO');
  expect((await estornar((await linhaDoKardex(um, 'RECOLHIMENTO')).id)).statusCode).toBe(204);
  expect((await rastreio(um)).parcelas.map(({ parcela, total }) => [parcela, total])).toEqual([
    ['ADICIONADO', 10],
    ['EM_ESTOQUE', 10],
  ]);
  expect(await recusa(estornar(entrada.id))).toEqual([409, expect.stringContaining('bloqueado')]);
});

test('additions, exits, counts and reversals in any order: refused exactly when a simple model refuses', async () => {
  interface Fato {
    linha: number;
    quantidade: number;
    estornado: boolean;
  }
  const saldoSem = (fatos: readonly Fato[], sem?: Fato): number[] => {
    let soma = 0;
    return fatos.filter((fato) => !fato.estornado && fato !== sem).map(({ quantidade }) => (soma += quantidade));
  };
  const passo = fc.record({
    fazer: fc.constantFrom('adicionar', 'sair', 'contar', 'estornar', 'estornar'),
    quanto: fc.integer({ min: 1, max: 8 }),
    qual: fc.nat(9),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 4, maxLength: 12 }), async (passos) => {
      const numero = `P-${sequencia()}`;
      const um = await lote(5, numero);
      const fatos: Fato[] = [];
      const anotar = async (tipo: string, quantidade: number) =>
        fatos.push({ linha: (await linhaDoKardex(um, tipo)).id, quantidade, estornado: false });
      await anotar('ADICAO', 5);
      for (const { fazer, quanto, qual } of passos) {
        const resta = saldoSem(fatos).at(-1) ?? 0;
        if (fazer === 'adicionar') {
          await lote(quanto, numero);
          await anotar('ADICAO', quanto);
        } else if (fazer === 'sair') {
          const cabe = resta >= quanto;
          expect((await sair(um, quanto)).statusCode).toBe(cabe ? 204 : 409);
          if (cabe) await anotar('SAIDA', -quanto);
        } else if (fazer === 'contar') {
          expect((await contar(um, resta, quanto)).statusCode).toBe(201);
          if (quanto !== resta) await anotar('BALANCO', quanto - resta);
        } else {
          const fato = fatos[qual % fatos.length]!;
          const pode = !fato.estornado && (fato.quantidade < 0 || saldoSem(fatos, fato).every((soma) => soma >= 0));
          expect((await estornar(fato.linha)).statusCode).toBe(pode ? 204 : 409);
          fato.estornado ||= pode;
        }
        expect(await saldo(um)).toBe(saldoSem(fatos).at(-1) ?? 0);
      }
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

describe('kits', () => {
  test('a kit is reversed as a whole, and no longer counts as handed over or consumed', async () => {
    const [um, outro] = [await lote(10), await lote(10)];
    const deHoje = async () => (await pessoa.injetar('GET', `/estoques/${central.estoque.id}/kits-de-hoje`)).json();
    const kit = await entregar(2, um, outro);
    expect(await deHoje()).toEqual({ alunos: [kit.alunoId] });
    expect((await estornar((await linhaDoKardex(um, 'KIT')).id)).statusCode).toBe(204);
    expect(await deHoje()).toEqual({ alunos: [] });
    expect([await saldo(um), await saldo(outro)]).toEqual([10, 10]);
    expect(await rastreio(outro)).toMatchObject({
      kits: [],
      demais: [{ tipo: 'ADICAO' }, { estorno: { motivo: 'Era outro lote' } }],
    });
    const lido = (await pessoa.injetar('GET', `/estoques/${central.estoque.id}/kits/${kit.id}`)).json<Kit>();
    expect(lido.estorno).toMatchObject({ motivo: 'Era outro lote' });
    expect(await recusa(estornar((await linhaDoKardex(outro, 'KIT')).id))).toEqual([
      409,
      'Este lançamento já foi estornado.',
    ]);
    const consumo = await app.banco.execute(
      sql`select sum(quantidade)::float8 as total from consumos_do_mes where produto_estoque_id in (${um.linha}, ${outro.linha})`,
    );
    expect(consumo.rows).toEqual([{ total: 0 }]);
    // The name of the student is not in the trail.
    const trilha = await app.banco.execute(
      sql`select depois from auditoria where entidade = 'kits' and entidade_id = ${kit.id} and acao = 'ESTORNAR'`,
    );
    expect(trilha.rows).toHaveLength(1);
    expect(JSON.stringify(trilha.rows)).not.toContain(kit.nome);
  });

  test('two people reverse a kit by two of its lots: one of them does', async () => {
    const [um, outro] = [await lote(10), await lote(10)];
    await entregar(2, um, outro);
    const ids = [(await linhaDoKardex(um, 'KIT')).id, (await linhaDoKardex(outro, 'KIT')).id];
    const respostas = await Promise.all(ids.map((id) => estornar(id)));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect([await saldo(um), await saldo(outro)]).toEqual([10, 10]);
  });
});

describe('counts', () => {
  test('a reversed count gives back its difference, upwards or downwards, and is marked in the list', async () => {
    const um = await lote(10);
    await contar(um, 10, 7);
    const falta = await linhaDoKardex(um, 'BALANCO');
    await sair(um, 2);
    expect((await estornar(falta.id)).statusCode).toBe(204);
    expect(await saldo(um)).toBe(8);
    await contar(um, 8, 12);
    const sobra = await linhaDoKardex(um, 'BALANCO');
    await sair(um, 9);
    expect(await recusa(estornar(sobra.id))).toEqual([409, expect.stringContaining('restam 3')]);
    const balancos = (await pessoa.injetar('GET', `/estoques/${central.estoque.id}/balancos`)).json<Balanco[]>();
    expect(balancos.slice(0, 2).map(({ novaQuantidade, estorno }) => [novaQuantidade, estorno?.motivo])).toEqual([
      [12, undefined],
      [7, 'Era outro lote'],
    ]);
    const { fecha } = somaDoLote((await rastreio(um)).parcelas);
    expect(fecha).toBe(true);
  });
});

describe('movements', () => {
  test('a received movement goes back on both sides by the line of its entry, and its card stays as it was', async () => {
    const [um, outro] = [await lote(30), await lote(30)];
    const { id, produtos } = await enviar(20, um, outro);
    await receber(id, [{ produto: { id: produtos[0]?.id }, quantidade: 3 }]);
    const ler = async () =>
      (await pessoa.injetar('GET', `/estoques/${central.estoque.id}/movimentacoes/${id}`)).json<Movimentacao>();
    const antes = await ler();
    const entrada = await linhaDoKardex(um, 'MOVIMENTACAO', escola.estoque.id);
    expect([antes.estorno, await saldos(um)]).toEqual([null, { [central.estoque.id]: 10, [escola.estoque.id]: 17 }]);
    expect((await estornar(entrada.id, escola.estoque.id)).statusCode).toBe(204);
    expect(await ler()).toEqual({ ...antes, estorno: expect.objectContaining({ motivo: 'Era outro lote' }) });
    expect([await saldos(um), await saldos(outro)]).toEqual([
      { [central.estoque.id]: 30 },
      { [central.estoque.id]: 30 },
    ]);
    const { movimentacoes, parcelas } = await rastreio(um);
    expect(movimentacoes).toMatchObject([{ status: 'RECEBIDA', estornada: true }]);
    // The quantity that was lost on the way is at the origin again.
    expect(parcelas.map(({ parcela, total }) => [parcela, total])).toEqual([
      ['ADICIONADO', 30],
      ['EM_ESTOQUE', 30],
    ]);
    for (const acao of [
      receber(id),
      pessoa.injetar('PUT', `/estoques/${central.estoque.id}/movimentacoes/${id}/cancelar`, { motivo: 'x' }),
      estornar(entrada.id, escola.estoque.id),
    ])
      expect((await acao).statusCode).toBe(409);
  });

  test('it is refused where the destination used some of it, and by the line of the origin', async () => {
    const um = await lote(30);
    const { id } = await enviar(20, um);
    const saida = await linhaDoKardex(um, 'MOVIMENTACAO');
    const naOrigem =
      'A unidade de destino estorna a movimentação recebida, no lançamento da entrada. Em trânsito, cancele-a.';
    expect(await recusa(estornar(saida.id))).toEqual([409, naOrigem]);
    await receber(id);
    expect(await recusa(estornar(saida.id))).toEqual([409, naOrigem]);
    const entrada = await linhaDoKardex(um, 'MOVIMENTACAO', escola.estoque.id);
    const linha = (await pessoa.injetar('GET', `/estoques/${escola.estoque.id}/produtos-estoque?comSaldo=true`))
      .json<ProdutoEstoque[]>()
      .find(({ produtoLote }) => produtoLote.id === um.lote);
    await pessoa.injetar('PUT', `/estoques/${escola.estoque.id}/produtos-estoque/${linha?.id}`, {
      tipoSaidaDireta: 'ESTRAVIO',
      observacao: 'x',
      quantidade: 1,
    });
    expect(await recusa(estornar(entrada.id, escola.estoque.id))).toEqual([409, expect.stringContaining('restam 19')]);
    expect(await saldos(um)).toEqual({ [central.estoque.id]: 10, [escola.estoque.id]: 19 });
  });

  test('whoever has only the origin cannot take goods out of the destination', async () => {
    const um = await lote(30);
    const { id } = await enviar(20, um);
    await receber(id);
    const entrada = await linhaDoKardex(um, 'MOVIMENTACAO', escola.estoque.id);
    const daOrigem = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [central.estoque] });
    expect((await estornar(entrada.id, escola.estoque.id, daOrigem)).statusCode).toBe(403);
    expect((await estornar(entrada.id, central.estoque.id, daOrigem)).statusCode).toBe(404);
  });

  test('two people at once, by two of its lots: it goes back once', async () => {
    const [um, outro] = [await lote(30), await lote(30)];
    const { id } = await enviar(20, um, outro);
    await receber(id);
    const ids = [
      (await linhaDoKardex(um, 'MOVIMENTACAO', escola.estoque.id)).id,
      (await linhaDoKardex(outro, 'MOVIMENTACAO', escola.estoque.id)).id,
    ];
    const respostas = await Promise.all(ids.map((um) => estornar(um, escola.estoque.id)));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await saldos(um)).toEqual({ [central.estoque.id]: 30 });
  });
});

test('a deactivated unit takes nothing back', async () => {
  const um = await lote(30);
  const { id } = await enviar(20, um);
  await receber(id);
  const entrada = await linhaDoKardex(um, 'MOVIMENTACAO', escola.estoque.id);
  await app.banco.update(unidadesEducacionais).set({ ativa: false }).where(eq(unidadesEducacionais.id, central.id));
  expect(await recusa(estornar(entrada.id, escola.estoque.id))).toEqual([409, expect.stringContaining('desativada')]);
  await app.banco.update(unidadesEducacionais).set({ ativa: true }).where(eq(unidadesEducacionais.id, central.id));
});
