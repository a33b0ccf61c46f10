import type { AquisicaoResumo } from '@merenda/shared/contratos';
import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { umaAquisicao, umaAquisicaoDaLista } from '../teste/aquisicoes.js';
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
const botao = (nome: string) => screen.getByRole('button', { name: nome });

test('each action is possible in the states of the specification only', async () => {
  simularApi(ROTAS);
  renderTela(<GerenciarAquisicoes />);
  await screen.findByText('4 registros');
  const impedidas = (acao: string) =>
    [1, 2, 3].filter((id) => botao(`${acao} N${id}/2026`).getAttribute('aria-disabled') === 'true');
  expect(impedidas('Ver')).toEqual([]);
  expect(impedidas('Aditivos')).toEqual([]);
  expect(impedidas('Editar')).toEqual([2, 3]);
  expect(impedidas('Homologar')).toEqual([2, 3]);
  expect(impedidas('Cancelar')).toEqual([3]);
  expect(impedidas('Excluir')).toEqual([2]);
  for (const rotulo of ['Pendente', 'Vigente', 'Cancelada', 'Vencida'])
    expect(screen.getByText(rotulo)).toBeInTheDocument();
});

test('a cancellation refused by the state reloads the list without an error; another failure is shown', async () => {
  const servidor = simularApi({ ...ROTAS, 'PUT /aquisicoes/2/cancelamento': problema(503, 'Serviço fora do ar.') });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await screen.findByText('4 registros');
  await usuario.click(botao('Cancelar N2/2026'));
  const modal = within(await esperarDialogo('Cancelar Aquisição'));
  await colar(usuario, modal.getByRole('textbox', { name: 'Motivo' }), 'Rescisão');
  await usuario.click(modal.getByRole('button', { name: 'Cancelar Aquisição' }));
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
    'PUT /aquisicoes/1/homologar': () => {
      servidor.responder('GET /aquisicoes', [aquisicao(1, 'VIGENTE')]);
      return problema(409, 'A situação da aquisição é "Vigente".');
    },
  });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await usuario.click(await screen.findByRole('button', { name: 'Homologar N1/2026' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('A situação da aquisição é "Vigente".')).toBeInTheDocument();
  expect(await screen.findByText('1 registro')).toBeInTheDocument();
  expect(botao('Homologar N1/2026')).toHaveAttribute('aria-disabled', 'true');
});

test("the '?' of a cancelled row opens its reason", async () => {
  simularApi({ ...ROTAS, 'GET /aquisicoes/3/cancelamento': { motivo: 'Licitação fracassada' } });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await usuario.click(await screen.findByRole('button', { name: 'Motivo do cancelamento de N3/2026' }));
  expect(await screen.findByText('Licitação fracassada')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('the threshold of the notice is a whole percentage', async () => {
  const servidor = simularApi({
    ...ROTAS,
    'PUT /aquisicoes/notificacao/2': umaAquisicao({ id: 2, notificacao: { valorAbaixo: 20 } }),
  });
  const { usuario } = renderTela(<GerenciarAquisicoes />);
  await usuario.click(await screen.findByRole('button', { name: 'Notificação N2/2026' }));
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
