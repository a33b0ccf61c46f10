import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type {
  ListaAExportar,
  ListaExportavel,
  ListaSemImportacao,
  Pagina,
  SolicitacaoResumo,
} from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readXlsx } from 'hucre/xlsx';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { kits, kitProdutos } from '../../banco/esquema/estoque/kits.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarCardapio, criarPrato, criarSemanal } from '../../teste/cardapios.js';
import { abrirMercado, aquisicaoVigente, solicitar, type Mercado } from '../../teste/compras.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { importadorDe } from '../../teste/planilhas.js';

const PERMISSOES = ['ESTOQUES', 'SOLICITACOES', 'AQUISICOES'] as const;

let app: FastifyInstance;
let mercado: Mercado;
let pessoa: Pessoa;
let alheia: Pessoa;
let destino: Awaited<ReturnType<typeof criarUnidade>>;
let lote: { id: number; produtoLoteId: number };
let prato: { id: number };

beforeAll(async () => {
  // Meals and kits are written directly: their foods and their ledger lines are not registered.
  app = await criarAppDeTeste({ quebraInvariantes: true });
  mercado = await abrirMercado(app);
  destino = await criarUnidade(app, { nome: 'ESCOLA DE DESTINO' });
  const { estoque } = mercado.unidade;
  pessoa = await entrarComo(app, { permissoes: PERMISSOES, estoques: [estoque] });
  alheia = await entrarComo(app, { permissoes: PERMISSOES });
  const item = await criarItem(app, { nome: '=ARROZ' });
  const produto = await criarProduto(app, { itemId: item.id, nome: '+ARROZ 5 KG', medidaReal: '5' });
  const validade = { dataFabricacao: '2026-01-31', dataValidade: '2027-02-01' };
  lote = await criarLoteEmEstoque(app, {
    estoqueId: estoque.id,
    produtoId: produto.id,
    quantidade: 1010.5,
    numero: '@L1',
    ...validade,
  });
  await criarLoteEmEstoque(app, { estoqueId: estoque.id, produtoId: produto.id, quantidade: 0, numero: '-L2' });
  const feito = async (resposta: ReturnType<Pessoa['injetar']>) => expect((await resposta).statusCode).toBe(201);
  await feito(
    pessoa.injetar('POST', `/estoques/${estoque.id}/balancos/produtos-estoque/${lote.id}`, {
      quantidadeAnterior: 1010.5,
      novaQuantidade: 1009.25,
    }),
  );
  for (const quantidade of [4, 2.125])
    await feito(
      pessoa.injetar('POST', `/estoques/${estoque.id}/movimentar/${destino.estoque.id}`, [
        { produtoEstoque: { id: lote.id }, quantidade },
      ]),
    );
  const aquisicao = await aquisicaoVigente(mercado);
  await solicitar(mercado, aquisicao, 3);
  await solicitar(mercado, aquisicao, 5);
  prato = await criarPrato(app, undefined, { nome: '=RISOTO' });
  await criarSemanal(app, [await criarCardapio(app, [prato], { nome: 'SEGUNDA CHEIA' })]);
  await app.banco.insert(refeicoes).values([refeicao('2026-11-03', '09:30', 20), refeicao('2026-11-02', '11:00', 100)]);
  const entregue = primeira(
    await app.banco
      .insert(kits)
      .values({ estoqueId: estoque.id, ...ALUNA, usuarioId: 0 })
      .returning(),
  );
  await app.banco.insert(kitProdutos).values({ kitId: entregue.id, produtoEstoqueId: lote.id, quantidade: '2.5' });
});
afterAll(() => app.close());

const ALUNA = { nome: '-ANA', alunoId: 1, turmaId: 1, escolaId: 1, data: '2026-11-04' };

const refeicao = (dia: string, hora: string, quantidadeDePessoas: number) => ({
  unidadeEducacionalId: mercado.unidade.id,
  dia,
  hora,
  tipo: 'ALMOCO' as const,
  pratoId: prato.id,
  quantidadeDePessoas,
  sobraDeAlimentos: '1.5',
  executadoEm: new Date('2026-11-03T15:00:00Z'),
  usuarioId: 1,
});

const { exportar, ler } = importadorDe(() => pessoa);

type Endereco = Pick<ListaAExportar, 'ids' | 'caminho' | 'busca'>;

/** The rows below the titles, each by title. */
async function linhasDe(lista: ListaExportavel, endereco: Endereco = {}): Promise<Record<string, unknown>[]> {
  const { sheets } = await readXlsx(await exportar(lista, { formato: 'XLSX', ...endereco }));
  const [titulos = [], ...linhas] = sheets[0]?.rows ?? [];
  return linhas.map((linha) => Object.fromEntries(titulos.map((titulo, i) => [String(titulo), linha[i] ?? null])));
}

const recusa = async (quem: Pessoa, lista: ListaExportavel, endereco: Endereco = {}) => {
  const resposta = await quem.injetar('POST', `/exportacoes/${lista}`, { formato: 'CSV', ...endereco });
  const { detail, errors = [] } = resposta.json<{ detail: string; errors?: { campo: string; mensagem: string }[] }>();
  return [resposta.statusCode, detail, ...errors.map(({ campo }) => campo)];
};

const dia = (ano: number, mes: number, numero: number, hora = 0, minuto = 0) =>
  new Date(Date.UTC(ano, mes - 1, numero, hora, minuto));

/** The call that each list reads, and the address with which its export is asked for. */
const CASOS: Record<ListaSemImportacao, () => { url: string } & Endereco> = {
  pratos: () => ({ url: '/pratos' }),
  cardapios: () => ({ url: '/cardapios' }),
  'cardapios-semanais': () => ({ url: '/cardapios-semanais' }),
  'referencias-nutricionais': () => ({ url: '/referencias-nutricionais' }),
  solicitacoes: () => ({ url: '/solicitacoes/pagina?status=AGUARDANDO', busca: { status: 'AGUARDANDO' } }),
  pagamentos: () => ({ url: '/pagamentos/pagina?situacao=PAGO', busca: { situacao: 'PAGO' } }),
  'relacao-de-pagamentos': () => ({ url: '/pagamentos/relacao?de=2026-01-01', busca: { de: '2026-01-01' } }),
  'contas-quadro': () => ({ url: '/recursos-pnae/contas/quadro?ano=2026', busca: { ano: '2026' } }),
  'contas-pagamentos': () => ({ url: '/recursos-pnae/contas/pagamentos?ano=2026', busca: { ano: '2026' } }),
  'contas-agricultura-familiar': () => ({
    url: '/recursos-pnae/contas/agricultura-familiar?ano=2026',
    busca: { ano: '2026' },
  }),
  'contas-alunos': () => ({ url: '/recursos-pnae/contas/alunos?ano=2026', busca: { ano: '2026' } }),
  'contas-refeicoes': () => ({ url: '/recursos-pnae/contas/refeicoes?ano=2026', busca: { ano: '2026' } }),
  'contas-indicadores': () => ({ url: '/recursos-pnae/contas/indicadores?ano=2026', busca: { ano: '2026' } }),
  balancos: () => ({ url: `/estoques/${estoque()}/balancos`, caminho: { id: estoque() } }),
  estoque: () => ({
    url: `/estoques/${estoque()}/produtos-estoque?comSaldo=true`,
    caminho: { id: estoque() },
    busca: { comSaldo: 'true' },
  }),
  'estoque-das-unidades': () => ({
    url: '/estoques/produtos-estoque/pagina?produto=%40L',
    busca: { produto: '@L' },
  }),
  kardex: () => ({
    url: `/estoques/${estoque()}/produtos-estoque/${lote.id}/kardex/pagina`,
    caminho: { id: estoque(), idProduto: String(lote.id) },
  }),
  movimentacoes: () => ({
    url: `/estoques/${estoque()}/movimentacoes/pagina?ponta=ORIGEM`,
    caminho: { id: estoque() },
    busca: { ponta: 'ORIGEM' },
  }),
  'movimentacoes-das-unidades': () => ({
    url: '/estoques/movimentacoes/pagina?ponta=ORIGEM',
    busca: { ponta: 'ORIGEM' },
  }),
  vencimentos: () => ({ url: '/vencimentos' }),
  refeicoes: () => ({
    url: `/refeicoes/pagina?unidade=${mercado.unidade.id}&de=2026-11-03`,
    busca: { unidade: String(mercado.unidade.id), de: '2026-11-03' },
  }),
  sobras: () => ({
    url: '/relatorios/sobras/pagina?de=2026-11-01&ate=2026-11-02',
    busca: { de: '2026-11-01', ate: '2026-11-02' },
  }),
  'refeicoes-por-mes': () => ({
    url: '/relatorios/refeicoes-por-mes?de=2026-11-01&ate=2026-11-30',
    busca: { de: '2026-11-01', ate: '2026-11-30' },
  }),
  'consumo-mensal': () => ({
    url: '/relatorios/consumo-mensal/pagina?de=2026-11-01&ate=2026-11-30',
    busca: { de: '2026-11-01', ate: '2026-11-30' },
  }),
  'custo-das-refeicoes': () => ({
    url: '/relatorios/custo-das-refeicoes/pagina?de=2026-11-01&ate=2026-11-30',
    busca: { de: '2026-11-01', ate: '2026-11-30' },
  }),
  'valor-dos-estoques': () => ({ url: '/relatorios/valor-dos-estoques/pagina' }),
  notificacoes: () => ({ url: '/notificacoes/pagina?texto=nada+disto', busca: { texto: 'nada disto' } }),
  kits: () => ({
    url: `/estoques/${estoque()}/unidade/${mercado.unidade.id}/kit`,
    caminho: { id: estoque(), unidade: String(mercado.unidade.id) },
  }),
};
const LISTAS = Object.keys(CASOS) as ListaSemImportacao[];

const DO_LOTE = 'Produto; Item; Lote; Fabricação; Validade';
const DA_MOVIMENTACAO = `Número; Origem; Destino; Status; Início; Fim; ${DO_LOTE}; Quantidade; Perda; Embalagem; Conteúdo; Conteúdo da perda; Medida; Motivo da perda; Observação; Estornada em; Motivo do estorno`;
const DA_RELACAO =
  'Nº; Data do pagamento; Favorecido; CPF/CNPJ; CAF; Grupo prioritário; Mulher titular; Tipo de documento; Nº/série/chave; Data de emissão; Modalidade; Nº do processo/contrato; Descrição do item; Grau de processamento; Quantidade; Unidade; Valor; Fonte de recurso; Ordem bancária/cheque';
/** The name of each sheet, and the titles of its columns. */
const FOLHAS: Record<ListaSemImportacao, [nome: string, titulos: string]> = {
  pratos: ['Pratos', 'Nome; Modalidade; Categoria; Preparos; Refeições'],
  cardapios: ['Cardápios', 'Nome; Categoria; Modalidade; Tipo; Pratos; Patologias; Alternativos'],
  'cardapios-semanais': ['Cardápios semanais', 'Nome; Categoria; Modalidade; Segunda; Terça; Quarta; Quinta; Sexta'],
  'referencias-nutricionais': [
    'Referências nutricionais',
    'Nutriente; Faixa etária; Modalidade; Mínimo; Máximo; Unidade; Norma; Observação',
  ],
  solicitacoes: [
    'Solicitações de compra',
    'Número; Data da solicitação; Aquisição; Contrato; Modalidade; Fornecedor; Unidade educacional; Valor; Status',
  ],
  pagamentos: ['Pagamentos', 'Data; Documento; Fornecedor; Nota fiscal; Solicitação; Valor; Retenção; Situação'],
  'relacao-de-pagamentos': ['Relação de pagamentos', DA_RELACAO],
  'contas-quadro': ['Receitas e despesas', 'Descrição; Parcela; Data; Ordem bancária; Valor'],
  'contas-pagamentos': ['Pagamentos do PNAE', DA_RELACAO],
  'contas-agricultura-familiar': [
    'Agricultura familiar',
    'Favorecido; CPF/CNPJ; CAF; Tipo da CAF; Grupo prioritário; Mulher titular; Notas pagas; Valor pago',
  ],
  'contas-alunos': ['Alunos por etapa', 'Censo; Etapa; Tempo parcial; Tempo integral; Total'],
  'contas-refeicoes': ['Refeições servidas', 'Mês; Etapa; Refeições servidas'],
  'contas-indicadores': ['Indicadores', 'Indicador; Valor; Observação'],
  balancos: [
    'Balanços',
    `Unidade; ${DO_LOTE}; Quantidade anterior; Nova quantidade; Embalagem; Conteúdo anterior; Novo conteúdo; Medida; Usuário; Data e hora; Estornado em; Motivo do estorno`,
  ],
  estoque: ['Estoque', `Unidade; ${DO_LOTE}; Quantidade; Embalagem; Conteúdo; Medida; Motivo do bloqueio`],
  'estoque-das-unidades': [
    'Estoque das unidades',
    `Unidade; ${DO_LOTE}; Quantidade; Embalagem; Conteúdo; Medida; Valor; Preço estimado; Motivo do bloqueio`,
  ],
  kardex: [
    'Histórico do lote',
    `Unidade; ${DO_LOTE}; Data e hora; O que houve; Quantidade; Saldo; Conteúdo; Conteúdo do saldo; Medida; Documento; Nº do documento; Quem; Observação`,
  ],
  movimentacoes: ['Movimentações', DA_MOVIMENTACAO],
  'movimentacoes-das-unidades': ['Movimentações das unidades', DA_MOVIMENTACAO],
  vencimentos: [
    'Vencimentos à frente',
    `Unidade; ${DO_LOTE}; Onde está; Tem; Sobra ao vencer; Embalagem; Conteúdo; Conteúdo da sobra; Medida; Motivo; Valor da sobra; Preço estimado; Quem usa a tempo; Quantidade para quem usa; Trocar o prato até`,
  ],
  refeicoes: [
    'Refeições',
    'Unidade; Cardápio; Prato; Data; Hora; Tipo; Alunos; Acréscimo (%); Situação; Executada em; Sobra (kg)',
  ],
  sobras: ['Sobra por refeição', 'Prato; Data; Hora; Unidade; Refeição; Alunos; Sobra (kg); Por aluno (g)'],
  'refeicoes-por-mes': ['Refeições por mês', 'Mês; Planejadas; Executadas'],
  'consumo-mensal': ['Consumo mensal', 'Item; Mês; Consumo; Unidade de medida'],
  'valor-dos-estoques': ['Valor dos estoques', 'Unidade; Valor; Lotes; Lotes sem preço'],
  'custo-das-refeicoes': [
    'Custo das refeições',
    'Mês; Unidade; Faixa; Jornada; Repasse por aluno e dia; Repasse a conferir; Dias planejados; Pratos planejados; Pratos sem algum preço; Planejado por refeição; Planejado por aluno e dia; Planejado, parte do PNAE; Planejado, parte do município; Dias executados; Refeições executadas; Porções servidas; Refeições sem algum preço; Refeições com preço estimado; Executado por aluno e dia; Executado, parte do PNAE; Executado, parte do município; Executado por refeição; Executado por dia; Total executado',
  ],
  notificacoes: ['Notificações', 'Grupo; Unidade; Notificação'],
  kits: [
    'Kits entregues',
    'Número; Aluno; Data; Produto; Item; Lote; Validade; Quantidade; Embalagem; Conteúdo; Medida; Quem entregou; Registrado em; Estornado em; Motivo do estorno',
  ],
};

const estoque = () => String(mercado.unidade.estoque.id);

describe('each list as its call answers', () => {
  test.each(LISTAS)('%s: as many rows, with the same filter', async (lista) => {
    const { url, ...endereco } = CASOS[lista]();
    const lidas = (await pessoa.injetar('GET', url)).json<unknown[] | { linhas: unknown[] } | { lotes: unknown[] }>();
    const linhas = Array.isArray(lidas) ? lidas : 'lotes' in lidas ? lidas.lotes : lidas.linhas;
    expect(await linhasDe(lista, endereco)).toHaveLength(linhas.length);
  });

  test.each(LISTAS)('%s: the name of the sheet and its titles', async (lista) => {
    const { caminho, busca } = CASOS[lista]();
    const { sheets } = await readXlsx(await exportar(lista, { formato: 'XLSX', caminho, busca }));
    expect(sheets.map(({ name, rows }) => [name, rows[0]?.join('; ')])).toEqual([FOLHAS[lista]]);
  });

  test('without a filter a list has all its rows', async () => {
    expect(await linhasDe('estoque', { caminho: { id: estoque() } })).toHaveLength(2);
    expect(await linhasDe('refeicoes', { busca: { unidade: String(mercado.unidade.id) } })).toHaveLength(2);
    expect(await linhasDe('solicitacoes')).toHaveLength(2);
  });

  test('ids choose the rows and their order', async () => {
    const [uma, outra] = [await criarPrato(app), await criarPrato(app)];
    const ids = [outra.id, 99_999_999, uma.id];
    expect((await linhasDe('pratos', { ids })).map(({ Nome }) => Nome)).toEqual([outra.nome, uma.nome]);
  });

  test('ids choose the rows of a list by pages, in its order', async () => {
    const { linhas } = (await pessoa.injetar('GET', '/solicitacoes/pagina?ordem=numero&sentido=CRESCENTE')).json<
      Pagina<SolicitacaoResumo>
    >();
    const exportados = async (ids: number[]) =>
      (await linhasDe('solicitacoes', { ids, busca: { ordem: 'numero', sentido: 'CRESCENTE' } })).map(
        (linha) => linha['Número'],
      );
    const [uma, outra] = linhas;
    expect(await exportados([outra?.id ?? 0])).toEqual([outra?.numero]);
    expect(await exportados([outra?.id ?? 0, 99_999_999, uma?.id ?? 0])).toEqual([uma?.numero, outra?.numero]);
    expect(await exportados([])).toEqual([]);
  });

  test('the order of a list by pages', async () => {
    const alunos = async (sentido: string) =>
      (await linhasDe('refeicoes', { busca: { unidade: String(mercado.unidade.id), ordem: 'alunos', sentido } })).map(
        ({ Alunos }) => Alunos,
      );
    expect([await alunos('CRESCENTE'), await alunos('DECRESCENTE')]).toEqual([
      [20, 100],
      [100, 20],
    ]);
  });
});

describe('numbers are numbers, days are days, and no text is a formula', () => {
  const LOTE = {
    Produto: '+ARROZ 5 KG',
    Item: '=ARROZ',
    Lote: '@L1',
    Fabricação: dia(2026, 1, 31),
    Validade: dia(2027, 2, 1),
  };
  const INSTANTE = expect.any(Date);

  test('lots, counts, movements and the ledger', async () => {
    const unidade = (await linhasDe('estoque', CASOS.estoque()))[0]?.Unidade;
    expect(unidade).toMatch(/^ESCOLA \d+$/);
    // 1009.25 counted, less 4 and 2.125 that left.
    expect(await linhasDe('estoque', CASOS.estoque())).toEqual([
      {
        Unidade: unidade,
        ...LOTE,
        Quantidade: 1003.125,
        Embalagem: 'Pacote',
        // Packages of 5 kg.
        Conteúdo: 5015.625,
        Medida: 'kg',
        'Motivo do bloqueio': null,
      },
    ]);
    expect(await linhasDe('balancos', CASOS.balancos())).toEqual([
      {
        Unidade: unidade,
        ...LOTE,
        'Quantidade anterior': 1010.5,
        'Nova quantidade': 1009.25,
        Embalagem: 'Pacote',
        'Conteúdo anterior': 5052.5,
        'Novo conteúdo': 5046.25,
        Medida: 'kg',
        Usuário: expect.stringMatching(/^PESSOA/),
        'Data e hora': INSTANTE,
        'Estornado em': null,
        'Motivo do estorno': null,
      },
    ]);
    const movidas = await linhasDe('movimentacoes', CASOS.movimentacoes());
    expect(movidas[0]).toEqual({
      Número: expect.any(Number),
      Origem: unidade,
      Destino: 'ESCOLA DE DESTINO',
      Status: 'Em trânsito',
      Início: INSTANTE,
      Fim: null,
      ...LOTE,
      Quantidade: 2.125,
      Perda: 0,
      Embalagem: 'Pacote',
      Conteúdo: 10.625,
      'Conteúdo da perda': 0,
      Medida: 'kg',
      'Motivo da perda': null,
      Observação: null,
      'Estornada em': null,
      'Motivo do estorno': null,
    });
    expect(await linhasDe('movimentacoes-das-unidades', CASOS['movimentacoes-das-unidades']())).toEqual(movidas);
    expect(await linhasDe('estoque-das-unidades', CASOS['estoque-das-unidades']())).toEqual([
      {
        Unidade: unidade,
        ...LOTE,
        Quantidade: 1003.125,
        Embalagem: 'Pacote',
        Conteúdo: 5015.625,
        Medida: 'kg',
        Valor: null,
        'Preço estimado': null,
        'Motivo do bloqueio': null,
      },
    ]);
    const kardex = await linhasDe('kardex', CASOS.kardex());
    expect(
      kardex.map((linha) => [linha.Quantidade, linha.Saldo, linha['Conteúdo'], linha['Conteúdo do saldo']]),
    ).toEqual([
      [-2.125, 1003.125, -10.625, 5015.625],
      [-4, 1005.25, -20, 5026.25],
      [-1.25, 1009.25, -6.25, 5046.25],
      [1010.5, 1010.5, 5052.5, 5052.5],
    ]);
  });

  test('purchase requests, kits, meals and dishes', async () => {
    const [nova] = await linhasDe('solicitacoes');
    const { linhas } = (await pessoa.injetar('GET', '/solicitacoes/pagina')).json<Pagina<SolicitacaoResumo>>();
    expect(nova).toMatchObject({
      Número: linhas[0]?.numero,
      'Data da solicitação': new Date(`${lerData(linhas[0]?.dataSolicitacao ?? '')}T00:00Z`),
      Contrato: 'CT 1',
      Modalidade: 'Pregão eletrônico',
      Valor: 100,
      Status: 'Aguardando',
    });
    expect((await linhasDe('kits', CASOS.kits()))[0]).toMatchObject({
      Aluno: '-ANA',
      Data: dia(2026, 11, 4),
      Lote: '@L1',
      Validade: dia(2027, 2, 1),
      Quantidade: 2.5,
      Conteúdo: 12.5,
      Medida: 'kg',
    });
    expect((await linhasDe('refeicoes', CASOS.refeicoes()))[0]).toMatchObject({
      Prato: '=RISOTO',
      Data: dia(2026, 11, 3),
      Hora: '09:30',
      Alunos: 20,
      // 15:00 in UTC is 12:00 in the municipality.
      'Executada em': dia(2026, 11, 3, 12, 0),
      'Sobra (kg)': 1.5,
    });
    expect((await linhasDe('sobras', CASOS.sobras()))[0]).toMatchObject({
      Data: dia(2026, 11, 2),
      'Sobra (kg)': 1.5,
      // 1.5 kg for 100 students.
      'Por aluno (g)': 15,
    });
    expect((await linhasDe('cardapios-semanais'))[0]).toMatchObject({
      Segunda: 'SEGUNDA CHEIA',
      Terça: null,
    });
    expect(await linhasDe('cardapios')).toContainEqual(
      expect.objectContaining({ Nome: 'SEGUNDA CHEIA', Tipo: 'Regular', Pratos: '11:00 Almoço: =RISOTO' }),
    );
  });

  test('a CSV has a comma for decimals, days of Brazil, and texts that are no formula', async () => {
    const texto = (await exportar('estoque', { formato: 'CSV', ...CASOS.estoque() })).toString();
    expect(texto.split('\r\n')[1]).toMatch(
      /^ESCOLA \d+;'\+ARROZ 5 KG;'=ARROZ;'@L1;31\/01\/2026;01\/02\/2027;1003,125;Pacote;5015,625;kg;$/,
    );
  });

  test('the import of the opening stock knows the columns of a stock', async () => {
    const lida = await ler('estoque-inicial', await exportar('estoque', { formato: 'XLSX', ...CASOS.estoque() }));
    expect(lida.colunas.map(({ campo }) => campo)).toEqual([
      'estoque',
      'produto',
      null,
      'numero',
      'dataFabricacao',
      'dataValidade',
      'quantidade',
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('who may export', () => {
  test.each(['balancos', 'estoque', 'kardex', 'movimentacoes', 'kits'] as const)(
    '%s of a foreign stock: 403',
    async (lista) => {
      expect(await recusa(alheia, lista, CASOS[lista]())).toEqual([403, 'Este estoque não está entre os seus.']);
    },
  );

  test('a foreign unit: 403, and its rows in no list', async () => {
    expect(await recusa(alheia, 'refeicoes', CASOS.refeicoes())).toEqual([403, 'Esta unidade não está entre as suas.']);
    const dela = importadorDe(() => alheia);
    for (const lista of ['solicitacoes', 'sobras'] as const) {
      const texto = (await dela.exportar(lista, { formato: 'CSV', ...CASOS[lista]() })).toString();
      expect(texto.trim().split('\r\n')).toHaveLength(1);
    }
  });

  test('the lots and movements of all units: each with its unit, and only those of the user', async () => {
    const unidades = async (quem: Pessoa, lista: ListaExportavel, coluna: number) => {
      const texto = (await importadorDe(() => quem).exportar(lista, { formato: 'CSV' })).toString();
      const [, ...linhas] = texto.trim().split('\r\n');
      return linhas.map((linha) => linha.split(';')[coluna]);
    };
    const DA_PRIMEIRA = expect.stringMatching(/^ESCOLA \d+$/);
    const terceira = await criarUnidade(app, { nome: 'ESCOLA TERCEIRA' });
    const produto = await criarProduto(app);
    await criarLoteEmEstoque(app, { estoqueId: terceira.estoque.id, produtoId: produto.id, quantidade: 7 });
    const { estoque } = mercado.unidade;
    const deDuas = await entrarComo(app, { permissoes: PERMISSOES, estoques: [estoque, terceira.estoque] });
    const daTerceira = await entrarComo(app, { permissoes: PERMISSOES, estoques: [terceira.estoque] });
    // The other lot of the first unit is empty; its two movements go to a unit that neither user has.
    expect((await unidades(deDuas, 'estoque-das-unidades', 0)).sort()).toEqual([DA_PRIMEIRA, 'ESCOLA TERCEIRA']);
    expect(await unidades(daTerceira, 'estoque-das-unidades', 0)).toEqual(['ESCOLA TERCEIRA']);
    expect(await unidades(deDuas, 'movimentacoes-das-unidades', 1)).toEqual([DA_PRIMEIRA, DA_PRIMEIRA]);
    expect(await unidades(daTerceira, 'movimentacoes-das-unidades', 1)).toEqual([]);
    expect(await recusa(daTerceira, 'estoque-das-unidades', { busca: { estoque: String(estoque.id) } })).toEqual([
      403,
      'Este estoque não está entre os seus.',
    ]);
  });

  test('the permission is that of the call', async () => {
    const sem = await entrarComo(app, { estoques: [mercado.unidade.estoque] });
    const FRASE = 'Você não tem permissão para exportar esta lista.';
    for (const lista of [
      'balancos',
      'kardex',
      'movimentacoes',
      'movimentacoes-das-unidades',
      'estoque-das-unidades',
      'kits',
      'vencimentos',
      'valor-dos-estoques',
    ] as const)
      expect(await recusa(sem, lista, CASOS[lista]())).toEqual([403, FRASE]);
    expect(await recusa(sem, 'itens', { ids: [] })).toEqual([
      403,
      'Você não tem permissão para importar este cadastro.',
    ]);
    for (const lista of ['pratos', 'estoque', 'refeicoes', 'solicitacoes', 'notificacoes'] as const) {
      const pedida = { formato: 'CSV', ...CASOS[lista]() };
      expect((await sem.injetar('POST', `/exportacoes/${lista}`, pedida)).statusCode).toBe(200);
    }
  });

  test('an address that the call would refuse: 422 at its part', async () => {
    expect(await recusa(pessoa, 'estoque')).toEqual([422, expect.any(String), 'caminho.id']);
    expect(await recusa(pessoa, 'refeicoes', { busca: { unidade: 'x' } })).toEqual([
      422,
      expect.any(String),
      'busca.unidade',
    ]);
    expect(await recusa(pessoa, 'sobras', { busca: { de: '2026-11-02', ate: '2026-11-01' } })).toEqual([
      422,
      'A data final é anterior à inicial.',
      'ate',
    ]);
  });
});

test('a list that is read in three parts comes whole and in order; one that is too long is refused before anything is sent', async () => {
  const longa = await criarUnidade(app);
  const dono = await entrarComo(app, { estoques: [longa.estoque] });
  const gravar = (quantas: number) =>
    app.banco.execute(sql`
      insert into refeicoes (unidade_educacional_id, dia, hora, tipo, prato_id, quantidade_de_pessoas, usuario_id)
      select ${longa.id}, date '2026-11-05', time '11:00', 'ALMOCO', ${prato.id}, n, 1 from generate_series(1, ${quantas}::int) n`);
  await gravar(20_001);
  const busca = { unidade: String(longa.id), ordem: 'alunos', sentido: 'DECRESCENTE' };
  const { exportar: exportarDela } = importadorDe(() => dono);
  const texto = (await exportarDela('refeicoes', { formato: 'CSV', busca })).toString();
  const [titulos = '', ...linhas] = texto.trim().split('\r\n');
  const coluna = titulos.split(';').indexOf('Alunos');
  expect(linhas.map((linha) => Number(linha.split(';')[coluna]))).toEqual(
    Array.from({ length: 20_001 }, (_, i) => 20_001 - i),
  );

  await gravar(30_000);
  expect(await recusa(dono, 'refeicoes', { busca })).toEqual([
    422,
    'Uma exportação tem no máximo 50.000 linhas.',
    'busca',
  ]);
});
