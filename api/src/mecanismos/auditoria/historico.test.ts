import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  ENTIDADES_COM_HISTORICO,
  PERMISSOES,
  type EntidadeComHistorico,
  type LinhaDaAuditoria,
  type Pagina,
  type Permissao,
  type Solicitacao,
} from '@merenda/shared/contratos';
import type { FastifyInstance } from 'fastify';
import { entrarComo, type Pessoa } from '../../teste/app.js';
import { aquisicaoVigente, corpoDoRecebimento, solicitar } from '../../teste/compras.js';
import {
  abrirAppComCasa,
  fecharAppComCasa,
  feito,
  loteNoEstoque,
  refeicaoRegistrada,
  type Casa,
} from '../../teste/rotas/casa.js';

let app: FastifyInstance;
let casa: Casa;
/** A record of the unit of `casa`, of each entity that belongs to units. */
let daUnidade: Partial<Record<EntidadeComHistorico, number>>;

beforeAll(async () => {
  casa = await abrirAppComCasa(601);
  ({ app } = casa);
  const aquisicao = await aquisicaoVigente(casa.mercado);
  const lote = await loteNoEstoque(casa);
  const destino = `/estoques/${casa.estoque.id}/movimentar/${casa.destino.id}`;
  const movimentacao = await feito<{ id: number }>(casa.gestora, 'POST', destino, [
    { produtoEstoque: { id: lote.id }, quantidade: 1 },
  ]);
  daUnidade = {
    aquisicoes: aquisicao.id,
    solicitacoes: (await solicitar(casa.mercado, aquisicao, 1)).id,
    movimentacoes: movimentacao.id,
    refeicoes: (await refeicaoRegistrada(casa)).id,
  };
});
afterAll(() => fecharAppComCasa(casa));

const ler = (pessoa: Pessoa, entidade: string, id: number | string, busca = '') =>
  pessoa.injetar('GET', `/auditoria/${entidade}/${id}${busca}`);
const acoes = async (pessoa: Pessoa, entidade: string, id: number): Promise<string[]> =>
  (await ler(pessoa, entidade, id)).json<Pagina<LinhaDaAuditoria>>().linhas.map(({ acao }) => acao);

const linhasDe = async (entidade: string, id: number): Promise<string[]> =>
  (await ler(casa.gestora, entidade, id))
    .json<Pagina<LinhaDaAuditoria>>()
    .linhas.map((linha) => `${linha.entidade} ${linha.entidadeId} ${linha.acao}`);

/** The permission of each record's screen; null: every user. */
const DA_TELA: Record<EntidadeComHistorico, Permissao | null> = {
  aquisicoes: 'AQUISICOES',
  cardapios: 'CARDAPIOS',
  'cardapios-semanais': 'CARDAPIOS',
  fornecedores: 'FORNECEDORES',
  'itens-produto': 'ITENS',
  movimentacoes: 'ESTOQUES',
  pratos: 'PRATOS',
  preparos: 'PREPAROS',
  produtos: 'PRODUTOS',
  'referencias-nutricionais': 'CARDAPIOS',
  'regras-pnae': 'CONFIGURACOES',
  refeicoes: null,
  solicitacoes: 'SOLICITACOES',
  'unidades-educacionais': 'UNIDADES',
  usuarios: 'USUARIOS',
};

describe('who reads the history of a record', () => {
  test.each([...ENTIDADES_COM_HISTORICO])(
    'of %s: a user with the permission of its screen, no other',
    async (entidade) => {
      const permissao = DA_TELA[entidade];
      const id = daUnidade[entidade] ?? 1;
      const estoques = [casa.estoque];
      const so = await entrarComo(app, { permissoes: permissao ? [permissao] : [], estoques });
      expect((await ler(so, entidade, id)).statusCode).toBe(200);
      if (permissao === null) return;
      const outras = PERMISSOES.filter((uma) => uma !== permissao);
      const sem = await ler(await entrarComo(app, { permissoes: outras, estoques }), entidade, id);
      expect([sem.statusCode, sem.json().detail]).toEqual([
        403,
        'Você não tem permissão para ver o histórico deste registro.',
      ]);
    },
  );

  test('no user sees the history of a record of another unit', async () => {
    const alheio = await entrarComo(app, { permissoes: PERMISSOES });
    for (const [entidade, id] of Object.entries(daUnidade)) {
      const resposta = await ler(alheio, entidade, id);
      expect([entidade, resposta.statusCode]).toEqual([entidade, 404]);
    }
  });

  test('both units of a movement read its history', async () => {
    const destino = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [casa.destino] });
    expect(await acoes(destino, 'movimentacoes', daUnidade.movimentacoes ?? 0)).toEqual(['CRIAR']);
  });
});

test('the changes of the one record, newest first, page by page', async () => {
  const pessoa = await entrarComo(app, { permissoes: ['ITENS'] });
  const item = (nome: string) => ({ nome, itemProdutoTipo: 'LIMPEZA' });
  const { id, versao } = await feito<{ id: number; versao: number }>(pessoa, 'POST', '/itens-produto', item('SABÃO'));
  await feito(pessoa, 'POST', '/itens-produto', item('CLORO'));
  await feito(pessoa, 'PUT', `/itens-produto/${id}`, { ...item('SABÃO EM PÓ'), versao });
  const primeira = (await ler(pessoa, 'itens-produto', id, '?porPagina=1')).json<Pagina<LinhaDaAuditoria>>();
  expect(primeira).toMatchObject({
    total: 2,
    linhas: [{ acao: 'ALTERAR', antes: { nome: 'SABÃO' }, depois: { nome: 'SABÃO EM PÓ' } }],
  });
  const resto = (await ler(pessoa, 'itens-produto', id, `?apos=${encodeURIComponent(primeira.proximo ?? '')}`)).json<
    Pagina<LinhaDaAuditoria>
  >();
  expect(resto).toMatchObject({ linhas: [{ acao: 'CRIAR', entidadeId: id }], proximo: null });
});

test('with those of its parts: the addenda of an acquisition, the enrolments of a unit', async () => {
  const aquisicao = await aquisicaoVigente(casa.mercado);
  const outra = await aquisicaoVigente(casa.mercado);
  const prorrogar = ({ id }: { id: number }) =>
    feito<{ id: number }>(casa.gestora, 'POST', '/aditivos', {
      aquisicao: { id },
      aditivoTipo: 'PRAZO',
      observacao: 'Prorrogação',
      novaVigencia: '31/12/2100',
    });
  const { id } = await prorrogar(aquisicao);
  await prorrogar(outra);
  await feito(casa.gestora, 'DELETE', `/aditivos/${id}`);
  expect(await linhasDe('aquisicoes', aquisicao.id)).toEqual([
    `aditivos ${id} EXCLUIR`,
    `aditivos ${id} CRIAR`,
    `aquisicoes ${aquisicao.id} HOMOLOGAR`,
    `aquisicoes ${aquisicao.id} CRIAR`,
  ]);

  const matriculas = [{ ano: 2026, linhas: [{ categoria: 'CRECHE', parcial: 15, integral: 45 }] }];
  const { id: unidade } = await feito<{ id: number }>(casa.gestora, 'POST', '/unidades-educacionais', {
    nome: 'ESCOLA NOVA',
    tipoUnidade: 'ESCOLA',
    codigoInep: '35990201',
    cep: '99990000',
    cidade: 'BOA VISTA',
    logradouro: 'RUA UM',
    numero: '10',
    telefone: '16999990001',
    matriculas,
  });
  expect((await linhasDe('unidades-educacionais', unidade)).sort()).toEqual([
    `matriculas ${unidade} CRIAR`,
    `unidades-educacionais ${unidade} CRIAR`,
  ]);
});

test('the history of a request has its receipts, with the names of the received products, and the corrections of its invoices', async () => {
  const aquisicao = await aquisicaoVigente(casa.mercado);
  const [pedido, outro] = [await solicitar(casa.mercado, aquisicao, 2), await solicitar(casa.mercado, aquisicao, 2)];
  const receber = async ({ id }: { id: number }, numero: string) => {
    const { notaFiscal } = corpoDoRecebimento(casa.mercado, 1);
    const corpo = corpoDoRecebimento(casa.mercado, 1, { notaFiscal: { ...notaFiscal, numero } });
    return (await feito<Solicitacao>(casa.gestora, 'PUT', `/solicitacoes/${id}/receber`, corpo)).notaFiscal;
  };
  const nota = await receber(pedido, 'H 1');
  await receber(outro, 'H 2');
  await feito(casa.gestora, 'PUT', `/notas-fiscais/${nota?.id}`, { ...nota, numero: 'H 3' });
  expect(await linhasDe('solicitacoes', pedido.id)).toEqual([
    `notas-fiscais ${nota?.id} ALTERAR`,
    `solicitacoes ${pedido.id} RECEBER`,
    `solicitacoes ${pedido.id} CRIAR`,
  ]);
  const { linhas } = (await ler(casa.gestora, 'solicitacoes', pedido.id)).json<Pagina<LinhaDaAuditoria>>();
  expect(linhas[1]?.depois).toMatchObject({
    recebimento: {
      notaFiscal: { numero: 'H 1' },
      produtos: [{ produto: { nome: pedido.itens[0]?.produto.nome }, quantidade: 1 }],
    },
  });
});

test.each([
  ['municipio', '1', 'entidade'],
  ['itens-produto', 'um', 'id'],
])('%s %s is refused at its parameter', async (entidade, id, campo) => {
  const resposta = await ler(casa.gestora, entidade, id);
  expect([resposta.statusCode, resposta.json().errors[0].campo]).toEqual([422, campo]);
});
