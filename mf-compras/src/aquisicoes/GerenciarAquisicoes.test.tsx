import type { AquisicaoResumo } from '@merenda/shared/contratos';
import {
  conferirHistorico,
  acaoDaLinha,
  acionar,
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  usarFerramenta,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { umaAquisicao, umaAquisicaoDaLista } from '../teste/aquisicoes.js';
import { barra } from '../teste/barras.js';
import GerenciarAquisicoes from './GerenciarAquisicoes.js';

const aquisicao = (id: number, status: AquisicaoResumo['status'], mudanca: Partial<AquisicaoResumo> = {}) =>
  umaAquisicaoDaLista({ id, numero: `N${id}`, status, ...mudanca });
const LISTA = [
  aquisicao(1, 'PENDENTE'),
  aquisicao(2, 'VIGENTE'),
  aquisicao(3, 'CANCELADA'),
  aquisicao(4, 'VIGENTE', { vencida: true }),
];
const ROTAS = { 'GET /aquisicoes': LISTA, 'GET /convencoes/modalidades-licitacao': [] };

test('each action is possible in the states of the specification only', async () => {
  simularApi(ROTAS);
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await screen.findByText('4 registros');
  async function impedidas(acao: string): Promise<number[]> {
    const ids: number[] = [];
    for (const id of [1, 2, 3])
      if ((await acaoDaLinha(usuario, acao, `N${id}/2026`)).getAttribute('aria-disabled') === 'true') ids.push(id);
    return ids;
  }
  expect(await impedidas('Exibir')).toEqual([]);
  expect(await impedidas('Aditivos')).toEqual([]);
  expect(await impedidas('Editar')).toEqual([2, 3]);
  expect(await impedidas('Homologar')).toEqual([2, 3]);
  expect(await impedidas('Cancelar')).toEqual([3]);
  expect(await impedidas('Excluir')).toEqual([2]);
  for (const rotulo of ['Pendente', 'Vigente', 'Cancelada', 'Vencida'])
    expect(screen.getByText(rotulo)).toBeInTheDocument();
});

test('the sheets of the selected ones are printed together', async () => {
  simularApi(ROTAS);
  const { usuario, router } = renderTela(<GerenciarAquisicoes />);
  await usarFerramenta(usuario, 'Selecionar');
  for (const id of [3, 1]) await usuario.click(screen.getByRole('checkbox', { name: `Selecionar N${id}/2026` }));
  await usuario.click(screen.getByRole('button', { name: 'Imprimir aquisições' }));
  expect(router.state.location.pathname).toBe('/relatorio/aquisicao-individual/1,3');
});

test('more sheets than one print has are not read', async () => {
  simularApi({ ...ROTAS, 'GET /aquisicoes': Array.from({ length: 51 }, (_, n) => aquisicao(n + 1, 'PENDENTE')) });
  const { usuario, router } = renderTela(<GerenciarAquisicoes />);
  await usarFerramenta(usuario, 'Selecionar');
  await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
  await usuario.click(screen.getByRole('button', { name: 'Imprimir aquisições' }));
  expect(await screen.findByText('Selecione até 50 registros para imprimir de uma vez.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/tela');
});

test('those in force among several selected ones stay, with the reason', async () => {
  simularApi({ ...ROTAS, 'DELETE /aquisicoes/1': undefined, 'DELETE /aquisicoes/3': undefined });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await usarFerramenta(usuario, 'Selecionar');
  for (const id of [1, 2, 3]) await usuario.click(screen.getByRole('checkbox', { name: `Selecionar N${id}/2026` }));
  await usuario.click(screen.getByRole('button', { name: 'Excluir' }));
  const aviso = within(await esperarDialogo('Aviso'));
  expect(aviso.getByText('Deseja realmente excluir 2 aquisições?')).toBeInTheDocument();
  expect(aviso.getByText('1 aquisição não pode ser excluída e fica como está.')).toBeInTheDocument();
  await usuario.click(aviso.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('2 aquisições excluídas com sucesso!')).toBeInTheDocument();
  const resultado = within(await esperarDialogo('1 aquisição não foi excluída'));
  expect(resultado.getByRole('listitem')).toHaveTextContent(/^N2\/2026: .+vigente.+$/i);
});

test.each([
  ['status=VENCIDA', '1 de 4 registros'],
  ['status=VIGENTE', '1 de 4 registros'],
  ['status=NO_FIM', '1 de 4 registros'],
  ['status=SALDO_BAIXO', '1 de 4 registros'],
  ['modalidade=CHAMADA', '3 de 4 registros'],
  ['modalidade=PREGAO', '1 de 4 registros'],
])('finds acquisitions by their state and modality: %s', async (busca, contagem) => {
  simularApi({
    'GET /relogio': { hoje: '03/06/2026', agora: '03/06/2026 10:00' },
    'GET /aquisicoes': [
      // In force, near its end, with a balance below its threshold.
      aquisicao(2, 'VIGENTE', { vigencia: '03/07/2026', valorDisponivel: 0, notificacao: { valorAbaixo: 10 } }),
      ...LISTA.slice(2),
      aquisicao(1, 'PENDENTE', { aquisicaoTipo: 'LICITACAO', modalidadeLicitacao: 'PREGAO' }),
    ],
    'GET /convencoes/modalidades-licitacao': [{ nome: 'PREGAO', descricao: 'Pregão' }],
  });
  renderTela(<GerenciarAquisicoes />, { endereco: `/tela?${busca}` });
  expect(await screen.findByText(contagem)).toBeInTheDocument();
});

test('a cancellation refused by the state reloads the list without an error; another failure is shown', async () => {
  const servidor = simularApi({ ...ROTAS, 'PUT /aquisicoes/2/cancelamento': problema(503, 'Serviço fora do ar.') });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await screen.findByText('4 registros');
  await acionar(usuario, 'Cancelar', 'N2/2026');
  const modal = within(await esperarDialogo('Cancelar Aquisição'));
  await colar(usuario, modal.getByRole('textbox', { name: 'Motivo' }), 'Rescisão');
  await usuario.click(modal.getByRole('button', { name: 'Cancelar Aquisição' }));
  expect(await screen.findByText('Deseja realmente cancelar a Aquisição?')).toBeInTheDocument();
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Serviço fora do ar.')).toBeInTheDocument();
  expect(modal.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Rescisão');

  servidor.responder('PUT /aquisicoes/2/cancelamento', problema(409, 'A situação é "Cancelada".'));
  const antes = servidor.de('GET /aquisicoes').length;
  await usuario.click(modal.getByRole('button', { name: 'Cancelar Aquisição' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cancelar Aquisição' })).not.toBeInTheDocument());
  expect(servidor.de('GET /aquisicoes').length).toBeGreaterThan(antes);
  expect(screen.queryByText('A situação é "Cancelada".')).not.toBeInTheDocument();
});

test('the list is read again after the server refuses a stale acquisition', async () => {
  const servidor = simularApi({
    ...ROTAS,
    'POST /recursos-pnae/simulacao': [{ agora: barra(30.65), comIsto: barra(45) }],
    'PUT /aquisicoes/1/homologar': () => {
      servidor.responder('GET /aquisicoes', [aquisicao(1, 'VIGENTE')]);
      return problema(409, 'A situação da aquisição é "Vigente".');
    },
  });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await acionar(usuario, 'Homologar', 'N1/2026');
  // The question says which goals of the federal money change.
  const pergunta = within(await esperarDialogo('Aviso'));
  expect(await pergunta.findByText('Agricultura familiar: 30,65% → 45%.')).toBeVisible();
  expect(servidor.de('POST /recursos-pnae/simulacao').map(({ corpo }) => corpo)).toEqual([{ aquisicao: { id: 1 } }]);
  await usuario.click(pergunta.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('A situação da aquisição é "Vigente".')).toBeInTheDocument();
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
  expect(await acaoDaLinha(usuario, 'Homologar', 'N1/2026')).toHaveAttribute('aria-disabled', 'true');
});

test("the '?' of a cancelled row opens its reason", async () => {
  simularApi({
    ...ROTAS,
    'GET /aquisicoes/3/cancelamento': { motivo: 'Licitação fracassada', quando: '03/03/2026 10:00', usuario: 'MARIA' },
  });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await usuario.click(await screen.findByRole('button', { name: 'Motivo do cancelamento de N3/2026' }));
  expect(await screen.findByText('Licitação fracassada')).toBeInTheDocument();
  expect(screen.getByText('Maria, em 03/03/2026 10:00')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('the threshold of the notice is a whole percentage', async () => {
  const servidor = simularApi({
    ...ROTAS,
    'PUT /aquisicoes/notificacao/2': umaAquisicao({ id: 2, notificacao: { valorAbaixo: 20 } }),
  });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await acionar(usuario, 'Notificação', 'N2/2026');
  const campo = await screen.findByRole('textbox', { name: /Avisar quando/ });
  await usuario.type(campo, '101');
  expect(await screen.findByText('Informe um valor entre 0 e 100.')).toBeInTheDocument();
  await usuario.clear(campo);
  await usuario.type(campo, '20');
  await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Notificação configurada com sucesso!')).toBeInTheDocument();
  expect(servidor.de('PUT /aquisicoes/notificacao/2')[0]?.corpo).toEqual({ valor: 20 });
});

test('the record shows its state and homologates; then it leads to a request', async () => {
  const servidor = simularApi({
    ...ROTAS,
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /aquisicoes/9': umaAquisicao(),
    'GET /aquisicoes/9/itens': [],
    'POST /recursos-pnae/simulacao': [],
    'PUT /aquisicoes/9/homologar': umaAquisicao({ status: 'VIGENTE' }),
  });
  const { usuario, router } = renderTela(<GerenciarAquisicoes />, {
    permissoes: ['AQUISICOES', 'SOLICITACOES'],
    endereco: '/tela?exibir=9',
  });
  const passos = await screen.findByRole('list', { name: 'Andamento' });
  const dialogo = await esperarDialogo('Detalhes da Licitação/Contrato');
  const registro = within(dialogo);
  await conferirHistorico(usuario, servidor, dialogo, 'aquisicoes/9');
  expect(passos).toHaveTextContent(/Pendente.*Vigente.*Vencida/);
  await verificarAcessibilidade();
  // What the acquisition would change of the federal money, before it is homologated.
  expect(servidor.de('POST /recursos-pnae/simulacao').map(({ corpo }) => corpo)).toEqual([{ aquisicao: { id: 9 } }]);
  servidor.responder('GET /aquisicoes/9', umaAquisicao({ status: 'VIGENTE' }));
  await usuario.click(registro.getByRole('button', { name: 'Homologar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Aquisição homologada com sucesso!')).toBeInTheDocument();
  await usuario.click(await registro.findByRole('button', { name: 'Solicitar compra' }));
  expect(router.state.location).toMatchObject({ pathname: '/cadastrar-solicitacao', search: '?aquisicao=9' });
});

test('without a next step the record says why', async () => {
  simularApi({
    ...ROTAS,
    'GET /relogio': { hoje: '20/11/2026', agora: '20/11/2026 10:00' },
    'GET /aquisicoes/9': umaAquisicao({ valorParcial: 999.99 }),
    'GET /aquisicoes/9/itens': [],
  });
  renderTela(<GerenciarAquisicoes />, { permissoes: ['AQUISICOES'], endereco: '/tela?exibir=9' });
  expect(
    await screen.findByText(
      'Não é possível homologar a aquisição: o valor parcial (R$ 999,99) é diferente do valor total (R$ 1.000,00).',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Homologar' })).not.toBeInTheDocument();
});

test('a record that is gone is reported as gone', async () => {
  simularApi({ ...ROTAS, 'GET /aquisicoes/9': problema(404, 'Aquisição não encontrada.') });
  renderTela(<GerenciarAquisicoes />, { permissoes: ['AQUISICOES'], endereco: '/tela?exibir=9' });
  expect(await screen.findByText('Aquisição não encontrada.')).toBeInTheDocument();
});
