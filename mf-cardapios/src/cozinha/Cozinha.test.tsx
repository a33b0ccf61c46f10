import { useFila, useRede, type ItemDaFila } from '@merenda/shared';
import type { Cozinha as DadosDaCozinha, RefeicaoDaCozinha } from '@merenda/shared/contratos';
import { fingirTelaEstreita, problema, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PREVIA, refeicao } from '../teste/dados.js';
import Cozinha from './Cozinha.js';
import { fraseDoPronto } from './frases.js';
import { hojeDosDados } from './refeicoes-do-dia.js';

const ESTOQUES = [{ id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } }];
const LER = 'GET /cozinha';

const item = (
  id: number,
  nome: string,
  [quantidade, pesoBruto]: [number, number | null],
  noEstoque: number,
): RefeicaoDaCozinha['itens'][number] => ({
  alimento: { id, nome },
  item: { id: id + 10 },
  quantidadePre: pesoBruto ?? quantidade,
  unidadeDeMedidaPre: 'G',
  unidadeDeMedidaPos: 'KG',
  noEstoque,
  usos: [{ quantidade, pesoBruto, unidadeMedida: 'G', porcoes: 1 }],
  embalagem: { nome: 'pacote de 5 kg', conteudo: 5 },
});

const ALMOCO: RefeicaoDaCozinha = {
  lancamentoCardapio: { id: 40 },
  cardapio: { id: 4, nome: 'CARDÁPIO DE SEGUNDA', cardapioTipo: 'REGULAR', faixaEtaria: '6 a 10 anos' },
  hora: '11:00',
  tipo: 'ALMOCO',
  prato: { id: 5, nome: 'CENOURA REFOGADA' },
  substituido: null,
  alunosEsperados: { quantidade: 120, matriculasDe: 2026 },
  itens: [item(1, 'CENOURA', [30, 35.1], 12), item(2, 'SAL', [1.35, null], 1)],
  alternativas: [{ patologia: { id: 7, nome: 'CELÍACA' }, prato: null, itens: [item(3, 'ABÓBORA', [50, null], 8)] }],
  receitas: [30],
  refeicao: null,
};

const DADOS: DadosDaCozinha = {
  unidade: { id: 3, nome: 'EMEF CENTRO' },
  hoje: '23/11/2026',
  dias: [
    { data: '20/11/2026', refeicoes: [] },
    { data: '23/11/2026', refeicoes: [ALMOCO] },
  ],
  receitas: [
    {
      id: 30,
      nome: 'REFOGADO',
      porcoes: 1,
      modoPreparo: 'Refogue a cenoura.',
      utensilios: null,
      tempoPreparoMin: 20,
      ingredientes: [{ alimento: { id: 1, nome: 'CENOURA' }, quantidade: 35.1, unidadeMedida: 'G' }],
    },
  ],
  emEstoque: [{ alimento: { id: 3, nome: 'ABÓBORA' }, item: { id: 13 }, unidadeMedida: 'KG', noEstoque: 8 }],
  faltas: [],
};

function montar(dados: DadosDaCozinha = DADOS) {
  const api = simularApi({ [LER]: dados });
  return { api, ...renderTela(<Cozinha />, { estoques: ESTOQUES }) };
}

const comRefeicao = (feita: RefeicaoDaCozinha['refeicao']): DadosDaCozinha => ({
  ...DADOS,
  dias: [{ data: '23/11/2026', refeicoes: [{ ...ALMOCO, refeicao: feita }] }],
});
const linha = async (alimento: string) =>
  (await screen.findByRole('rowheader', { name: alimento })).closest('tr') as HTMLTableRowElement;

afterEach(() => {
  useRede.setState({ semRedeDesde: null });
  useFila.setState({ itens: [] });
});

test('today’s next meal is open: students from the enrolments, gross amounts, packages, stock, recipe', async () => {
  fingirTelaEstreita(true);
  montar();
  // 120 × 30 g × 1.17 = 4.212 kg.
  expect(await linha('Cenoura')).toHaveTextContent(/4,212 kg1 pacote de 5 kgno estoque 12 kg/);
  expect(screen.getByLabelText('Quantidade de alunos')).toHaveValue('120');
  expect(screen.getByText('120: matrículas de 2026.')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Modo de preparo' })).getByText('4,212 kg')).toBeVisible();
  await verificarAcessibilidade();
});

test('the missing quantities follow the number of students; salt goes down by 10 g, never to nothing', async () => {
  const { usuario } = montar();
  await linha('Cenoura');
  await usuario.click(screen.getByRole('button', { name: 'Um a mais: Quantidade de alunos' }));
  expect(screen.getByLabelText('Quantidade de alunos')).toHaveValue('121');
  await usuario.clear(screen.getByLabelText('Quantidade de alunos'));
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '400');
  // 400 × 35.1 g = 14.04 kg of 12 kg.
  expect(await linha('Cenoura')).toHaveTextContent(/faltam 2,04 kg/);
  await usuario.clear(screen.getByLabelText('Quantidade de alunos'));
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '120');
  // 120 × 1.35 g = 0.162 kg.
  await usuario.click(screen.getByRole('button', { name: 'Arredondar para baixo: Sal' }));
  expect(await linha('Sal')).toHaveTextContent(/0,16 kg/);
});

test('one question, which names what leaves each lot, registers and executes with the plan that was shown', async () => {
  const { api, usuario } = montar();
  api.responder('POST /refeicoes/previa', PREVIA);
  api.responder('POST /refeicoes/execucoes', refeicao({ executado: true }));
  await linha('Cenoura');
  await usuario.click(screen.getByRole('button', { name: 'Um a mais: Destes, com Celíaca' }));
  await usuario.click(screen.getByRole('button', { name: 'Registrar e executar' }));
  expect(
    await screen.findByText('Arroz 5 kg, lote L1 (vence em 31/12/2026): saem 9,04 kg de 50 kg, ficam 40,96 kg.'),
  ).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Refeição executada com sucesso!')).toBeInTheDocument();
  expect(screen.queryByText(/^Pronto!/)).not.toBeInTheDocument();
  expect(api.de('POST /refeicoes/execucoes')[0]?.corpo).toMatchObject({
    refeicao: {
      uuid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/) as string,
      dia: '2026-11-23',
      quantidadeDePessoas: 120,
      dietas: [{ patologia: { id: 7 }, alunos: 1 }],
      // 119 × 35.1 g = 4.1769; 119 × 1.35 g = 0.16065; 1 × 50 g.
      alimentos: [
        { id: 1, valor: 4.177 },
        { id: 2, valor: 0.161 },
        { id: 3, valor: 0.05 },
      ],
    },
    execucao: { assinatura: PREVIA.assinatura },
  });
});

test('on a phone the question has the food and its quantity, with the lots folded; then the leftover is the next step', async () => {
  fingirTelaEstreita(true);
  const { api, usuario } = montar();
  const [arroz] = PREVIA.produtos;
  // Of the same food from two lots: 1.808 and 0.2 packages of 5 kg are 9.04 + 1 kg.
  const doOutroLote = { ...arroz, id: 2, lote: 'L2', quantidade: 0.2, saldo: 4, saldoDepois: 3.8 };
  api.responder('POST /refeicoes/previa', { ...PREVIA, produtos: [arroz, doOutroLote] });
  await linha('Cenoura');
  const feita = refeicao({ executado: true, executadoEm: '23/11/2026 10:00', quantidadeDePessoas: 120 });
  api.responder('POST /refeicoes/execucoes', () => {
    api.responder(LER, comRefeicao(feita));
    return feita;
  });
  await usuario.click(screen.getByRole('button', { name: 'Registrar e executar' }));
  const aviso = within(await screen.findByRole('dialog', { name: 'Aviso' }));
  expect(aviso.getByText('Deseja realmente registrar e executar a Refeição?')).toBeVisible();
  expect(aviso.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AlimentoSai do estoque',
    'Arroz cru10,04 kg',
  ]);
  const lote = aviso.getByText(/^Arroz 5 kg, lote L1 \(vence em 31\/12\/2026\)/);
  expect(lote.closest('details')).not.toHaveAttribute('open');
  expect(aviso.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await verificarAcessibilidade();

  await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
  const pronta = within(await screen.findByRole('dialog', { name: 'Cenoura refogada' }));
  expect(pronta.getByText('Pronto! 120 almoços, estoque baixado')).toBeVisible();
  await usuario.click(await pronta.findByRole('button', { name: 'Pesar sobra' }));
  await waitFor(() => expect(screen.getByLabelText(/^Pesar sobra/)).toHaveFocus());
  expect(screen.queryByText(/^Pronto!/)).not.toBeInTheDocument();
});

test('another plan meanwhile takes nothing and asks again; a meal of somebody else is reported in the words of the server', async () => {
  const { api, usuario } = montar();
  api.responder('POST /refeicoes/previa', PREVIA);
  api.responder(
    'POST /refeicoes/execucoes',
    problema(409, 'O estoque mudou.', [{ campo: 'assinatura', mensagem: 'O estoque mudou.' }]),
  );
  await linha('Cenoura');
  await usuario.click(screen.getByRole('button', { name: 'Registrar e executar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('O estoque mudou e nada foi retirado. Confira o novo plano.')).toBeInTheDocument();
  api.responder('POST /refeicoes/execucoes', problema(409, 'Esta refeição já está registrada.'));
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Esta refeição já está registrada.')).toBeInTheDocument();
});

test('without enough in the stock it shows the shortages and asks nothing', async () => {
  const { api, usuario } = montar();
  api.responder('POST /refeicoes/previa', {
    ...PREVIA,
    faltas: [{ alimento: { id: 1, nome: 'CENOURA' }, falta: 2, unidadeMedida: 'KG', bloqueados: [] }],
  });
  await linha('Cenoura');
  await usuario.click(screen.getByRole('button', { name: 'Registrar e executar' }));
  expect(await screen.findByText('Cenoura: faltam 2 kg')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sim' })).not.toBeInTheDocument();
});

test('after the execution the leftover is weighed at once', async () => {
  const feita = refeicao({ executado: true, executadoEm: '23/11/2026 10:00' });
  const { api, usuario } = montar(comRefeicao(feita));
  api.responder('PATCH /refeicoes/7', refeicao({ executado: true, sobraDeAlimentos: 2.5 }));
  await usuario.type(await screen.findByLabelText(/^Pesar sobra/), '2,5');
  await usuario.click(screen.getByRole('button', { name: 'Registrar sobra' }));
  expect(await screen.findByText('Sobra registrada com sucesso!')).toBeInTheDocument();
  expect(api.de('PATCH /refeicoes/7')[0]?.busca).toEqual({ sobras: '2.5' });
});

test('a cook writes a comment about the dish from its page', async () => {
  const { api, usuario } = montar();
  api.responder('GET /comentarios', []);
  api.responder('POST /comentarios', {
    id: 1,
    autor: 'Ana',
    texto: 'Veio mole.',
    quando: '23/11/2026 11:30',
    proprio: true,
    arquivos: [],
  });
  await usuario.click(await screen.findByRole('button', { name: 'Comentários do prato' }));
  const gaveta = within(await screen.findByRole('dialog', { name: 'Comentários – Cenoura refogada' }));
  await usuario.type(await gaveta.findByRole('textbox', { name: 'Novo comentário' }), 'Veio mole.');
  await usuario.click(gaveta.getByRole('button', { name: 'Comentar' }));
  await waitFor(() =>
    expect(api.de('POST /comentarios')[0]?.corpo).toMatchObject({
      entidade: 'pratos',
      registro: 5,
      texto: 'Veio mole.',
    }),
  );
});

test('meals that were forgotten are below today’s, with their day', async () => {
  const { usuario } = montar({ ...DADOS, dias: [{ data: '20/11/2026', refeicoes: [ALMOCO] }] });
  expect(await screen.findByText('Não há cardápio para hoje, 23/11/2026.')).toBeInTheDocument();
  const atrasadas = screen.getByRole('group', { name: 'Ficaram para trás' });
  await usuario.click(within(atrasadas).getByRole('radio', { name: /Cenoura refogada.*20\/11\/2026/ }));
  expect(await linha('Cenoura')).toBeInTheDocument();
});

const UUID = '0b2d7e4c-9f1a-4c3b-8d5e-6f7a8b9c0d1e';
/** A write of the lunch, as the queue keeps it. */
const naFila = (mudanca: Partial<ItemDaFila> = {}): ItemDaFila => ({
  chave: 'k1',
  usuario: 1,
  ordem: 1,
  criadaEm: 1,
  rota: 'POST /refeicoes/execucoes',
  corpo: {
    refeicao: { uuid: UUID, quantidadeDePessoas: 100, alimentos: [{ id: 1, valor: 3.51, unidadeDeMedida: 'KG' }] },
  },
  descricao: 'Registrar e executar: Cenoura refogada, almoço de 23/11 às 11:00',
  grupo: 'cozinha 3 2026-11-23 40-5-11:00-ALMOCO',
  situacao: 'a-enviar',
  ...mudanca,
});
const SOBRA = {
  rota: 'PATCH /refeicoes/:id',
  caminho: { id: UUID },
  busca: { sobras: '2.5' },
  corpo: undefined,
} satisfies Partial<ItemDaFila>;
const JANTAR = { ...ALMOCO, hora: '17:00', tipo: 'JANTAR' as const };
const COM_JANTAR: DadosDaCozinha = { ...DADOS, dias: [{ data: '23/11/2026', refeicoes: [ALMOCO, JANTAR] }] };

test('without a network one question without a plan registers and executes, and says what this phone knows of the stock', async () => {
  const { api, usuario } = montar();
  // Without a safe place in this browser nothing waits, so the call is made at once.
  api.responder('POST /refeicoes/execucoes', refeicao({ executado: true }));
  await linha('Cenoura');
  act(() => useRede.setState({ semRedeDesde: Date.now() }));
  expect(await screen.findByText(/^Dados de \d\d:\d\d$/)).toBeInTheDocument();
  expect(screen.getByText(/^Sem rede não é possível ver nem escolher os lotes/)).toBeInTheDocument();
  await usuario.clear(screen.getByLabelText('Quantidade de alunos'));
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '400');
  await usuario.click(screen.getByRole('button', { name: 'Registrar e executar' }));
  // 400 × 35.1 g = 14.04 kg of 12 kg.
  expect(await screen.findByText(/^Cenoura: pelo estoque que este aparelho conhece, faltam 2,04 kg/)).toBeVisible();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  // After this the queue is read no more: what a test puts there stays.
  expect(await screen.findByText('Refeição executada com sucesso!')).toBeInTheDocument();
  expect(api.de('POST /refeicoes/execucoes')).toHaveLength(1);
  expect(api.de('POST /refeicoes/execucoes')[0]?.corpo).not.toHaveProperty('execucao.assinatura');
});

test('on a phone without a network the shortages are above the quantities, and the end says when the stock goes down', async () => {
  fingirTelaEstreita(true);
  const { api, usuario } = montar();
  api.responder('POST /refeicoes/execucoes', refeicao({ executado: true }));
  await linha('Cenoura');
  act(() => useRede.setState({ semRedeDesde: Date.now() }));
  await usuario.clear(screen.getByLabelText('Quantidade de alunos'));
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '400');
  await usuario.click(screen.getByRole('button', { name: 'Registrar e executar' }));
  const aviso = await screen.findByRole('dialog', { name: 'Aviso' });
  // 400 × 35.1 g = 14.04 kg of 12 kg; 400 × 1.35 g = 0.54 kg.
  expect(within(aviso).getAllByRole('alert')[0]).toHaveTextContent(/^Cenoura: .*faltam 2,04 kg/);
  expect(
    within(aviso)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['AlimentoSai do estoque', 'Cenoura14,04 kg', 'Sal0,54 kg']);
  expect(aviso).toHaveTextContent(/faltam 2,04 kg.*AlimentoSai do estoque.*Ela é enviada quando a rede voltar/);
});

test.each([
  ['ALMOCO', 120, false, 'Pronto! 120 almoços, estoque baixado'],
  ['DESJEJUM', 1, false, 'Pronto! 1 desjejum, estoque baixado'],
  ['LANCHE_TARDE', 1200, true, 'Pronto! 1.200 lanches da tarde, o estoque é baixado quando a rede voltar'],
] as const)('%s for %d students, sent later: %s', (tipo, alunos, aEnviar, frase) => {
  expect(fraseDoPronto(tipo, alunos, aEnviar)).toBe(frase);
});

test('an execution that waits: the meal is shown as it will be, the next one is open, and the stock lacks what it takes', async () => {
  useFila.setState({ itens: [naFila()] });
  const { usuario } = montar(COM_JANTAR);
  // 12 kg − 3.51 kg.
  expect(await linha('Cenoura')).toHaveTextContent(/no estoque 8,49 kg/);
  await usuario.click(screen.getByRole('radio', { name: /11:00.*Executada, a enviar/ }));
  const meio = screen.getByRole('region', { name: 'Refeição a enviar' });
  expect(meio).toHaveTextContent(/Executada, a enviar\..*100 alunos.*Cenoura3,51 kg/);
  expect(screen.queryByRole('button', { name: 'Registrar e executar' })).not.toBeInTheDocument();
  await verificarAcessibilidade();
});

test('the leftover of an execution that waits can be weighed, and stays shown when the execution is refused', async () => {
  const sobra = naFila({ chave: 'k2', ordem: 2, ...SOBRA });
  useFila.setState({ itens: [naFila()] });
  const { api, usuario } = montar();
  // Without a safe place in this browser nothing waits, so the call is made at once.
  api.responder(`PATCH /refeicoes/${UUID}`, refeicao({ executado: true, sobraDeAlimentos: 2.5 }));
  await usuario.type(await screen.findByLabelText(/^Pesar sobra/), '2,5');
  await usuario.click(screen.getByRole('button', { name: 'Registrar sobra' }));
  expect(await screen.findByText('Sobra registrada com sucesso!')).toBeInTheDocument();
  expect(api.de(`PATCH /refeicoes/${UUID}`)).toHaveLength(1);
  act(() => useFila.setState({ itens: [naFila({ situacao: 'conflito', motivo: 'Estoque insuficiente.' }), sobra] }));
  expect(await screen.findByText('Estoque insuficiente.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '4. Sobra' })).toHaveTextContent('Pesada: 2,5 kg, a enviar');
});

test('a registration that waits can be executed, and the stock then lacks what it takes', async () => {
  const { corpo } = naFila();
  const registro = naFila({ rota: 'POST /refeicoes', corpo: (corpo as { refeicao: object }).refeicao });
  useFila.setState({ itens: [registro] });
  const { api, usuario } = montar(COM_JANTAR);
  api.responder(`POST /refeicoes/${UUID}/abatimento`, refeicao({ executado: true }));
  await usuario.click(await screen.findByRole('radio', { name: /11:00.*Registrada, a enviar/ }));
  await usuario.click(screen.getByRole('button', { name: 'Executar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Refeição executada com sucesso!')).toBeInTheDocument();
  expect(api.de(`POST /refeicoes/${UUID}/abatimento`)).toHaveLength(1);
  const execucao = naFila({ chave: 'k2', ordem: 2, rota: 'POST /refeicoes/:id/abatimento', corpo: {} });
  act(() => useFila.setState({ itens: [registro, execucao] }));
  await usuario.click(await screen.findByRole('radio', { name: /17:00/ }));
  // 12 kg − 3.51 kg.
  expect(await linha('Cenoura')).toHaveTextContent(/no estoque 8,49 kg/);
});

test('writes of the release before are shown as they will be, and a registration without a UUID waits alone', async () => {
  const { corpo } = naFila();
  const { uuid: _, ...semUuid } = (corpo as { refeicao: { uuid: string } }).refeicao;
  const registro = naFila({ rota: 'POST /refeicoes', corpo: semUuid });
  useFila.setState({ itens: [registro] });
  montar(COM_JANTAR);
  expect(await screen.findByRole('radio', { name: /11:00.*Registrada, a enviar/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Executar' })).not.toBeInTheDocument();
  const execucao = naFila({ chave: 'k2', ordem: 2, rota: 'POST /refeicoes/abatimento', corpo: {} });
  const sobra = naFila({ chave: 'k3', ordem: 3, rota: 'PUT /refeicoes/sobra', corpo: { sobras: '2.5' } });
  act(() => useFila.setState({ itens: [registro, execucao, sobra] }));
  await screen.findByRole('radio', { name: /11:00.*Executada, a enviar/ });
  expect(screen.getByRole('region', { name: '4. Sobra' })).toHaveTextContent('Pesada: 2,5 kg, a enviar');
  expect(screen.queryByLabelText(/^Pesar sobra/)).not.toBeInTheDocument();
});

test('a later refusal is shown at its meal in the words of the server, with the typed values, until the user gives it up', async () => {
  useFila.setState({ itens: [naFila({ situacao: 'conflito', motivo: 'Esta refeição já está registrada.' })] });
  montar();
  expect(await screen.findByText('Esta refeição já está registrada.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /O servidor não aceitou/ })).toBeChecked();
  expect(screen.getByText('100 alunos')).toBeInTheDocument();
  for (const name of ['Tentar de novo', 'Descartar']) expect(screen.getByRole('button', { name })).toBeEnabled();
});

test('a leftover that waits is marked, and data of yesterday evening show today’s menu', async () => {
  const feita = refeicao({ executado: true });
  useFila.setState({
    itens: [naFila(SOBRA)],
  });
  montar(comRefeicao(feita));
  expect(await screen.findByText(/a enviar/)).toHaveTextContent('Pesada: 2,5 kg, a enviar');
  const lidos = new Date(2026, 10, 22, 19, 30).getTime();
  expect(hojeDosDados({ ...DADOS, hoje: '22/11/2026' }, lidos, new Date(2026, 10, 23, 6, 10).getTime())).toBe(
    '2026-11-23',
  );
});
