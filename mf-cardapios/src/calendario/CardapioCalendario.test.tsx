import type { CardapioSemanalResumo, EventoDoCalendario, Lancamento, PratosDoPeriodo } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import {
  esperarDialogo,
  fichaDe,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
  type Requisicao,
} from '@merenda/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { cardapio, ENERGIA, FUNDAMENTAL } from '../teste/dados.js';
import CardapioCalendario from './CardapioCalendario.js';

const ESTOQUES = [
  { id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } },
  { id: 11, unidadeEducacional: { id: 4, nome: 'EMEF NORTE' } },
];

const SEMANA: CardapioSemanalResumo = {
  id: 9,
  nome: 'SEMANA 1',
  categoria: FUNDAMENTAL,
  modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
  cardapios: [{ diaSemana: 'SEGUNDA', cardapio: { id: 7, nome: 'SEGUNDA VERDE' } }],
  versao: 1,
};

const lancamento = (mudanca: Partial<Lancamento> = {}): Lancamento => ({
  id: 1,
  data: '23/11/2026',
  tipo: 'DIARIO',
  unidade: { id: 3, nome: 'EMEF CENTRO' },
  cardapio: { id: 7, nome: 'SEGUNDA VERDE' },
  cardapioSemanal: null,
  refeicoes: 0,
  versao: 2,
  ...mudanca,
});

/** What the calendar of all units reads of these launches. */
function eventosDe(lancamentos: readonly Lancamento[]): EventoDoCalendario[] {
  const eventos = new Map<string, EventoDoCalendario>();
  for (const { id: primeiro, data, tipo, cardapio, unidade } of lancamentos) {
    const chave = `${data} ${tipo} ${cardapio.id}`;
    const antes = eventos.get(chave) ?? { data, tipo, cardapio, unidades: 0, desativadas: 0, primeiro, trocas: [] };
    const { unidades, desativadas } = antes;
    eventos.set(chave, {
      ...antes,
      unidades: unidades + 1,
      desativadas: desativadas + (unidade.desativada ? 1 : 0),
    });
  }
  return [...eventos.values()];
}

/** The launches of one event, as the calendar asks for them. */
const deUmEvento =
  (lancamentos: readonly Lancamento[]) =>
  ({ busca: { de, tipo, cardapio } }: Requisicao) =>
    lancamentos.filter(
      (um) => dataComparavel(um.data) === de && um.tipo === tipo && String(um.cardapio.id) === cardapio,
    );

const PRATOS: PratosDoPeriodo = { cardapios: [], substituicoes: [] };

const NORTE = { id: 4, nome: 'EMEF NORTE' };

const SERVIDOS: PratosDoPeriodo = {
  cardapios: [
    {
      id: 7,
      etapa: 'FUNDAMENTAL',
      pratos: [
        { id: 50, hora: '09:30', tipo: 'COLACAO', nome: 'PÃO COM QUEIJO' },
        { id: 51, hora: '12:00', tipo: 'ALMOCO', nome: 'ARROZ COM FEIJÃO' },
      ],
    },
  ],
  substituicoes: [{ lancamento: 1, substituido: 50, substituto: { id: 52, nome: 'CUSCUZ' } }],
};
const VERDE = { id: 7, nome: 'FUNDAMENTAL – SEGUNDA VERDE' };

/** R$ 1,85 a student. */
const FICHA = fichaDe([ENERGIA], {
  custo: { valor: 1.85, semPreco: [], comUltimaCompra: [], repasse: null, municipio: null },
});
const COM_PRATOS = { 'GET /cardapios-calendario/pratos': SERVIDOS, 'GET /fichas-tecnicas': FICHA };

function montar(
  lista: Lancamento[] = [],
  endereco = '/tela?visao=mes',
  quem: Parameters<typeof renderTela>[1] = {},
  rotas: Record<string, unknown> = {},
) {
  const api = simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /feriados': [{ data: '20/11/2026', nome: 'Consciência Negra' }],
    'GET /periodos-letivos': [],
    'GET /cardapios-calendario/pratos': PRATOS,
    'GET /cardapios-calendario/eventos': eventosDe(lista),
    'GET /cardapios-calendario': deUmEvento(lista),
    'GET /cardapios-calendario/de=01112026;ate=30112026;unidade=3/cardapios': lista,
    'GET /cardapios-calendario/de=22112026;ate=28112026;unidade=3/cardapios': lista,
    'GET /cardapios': [cardapio(7, 'SEGUNDA VERDE'), cardapio(8, 'TERÇA AMARELA')],
    'GET /cardapios-semanais': [SEMANA],
    'GET /municipio/regras': { vinculoDeCardapios: 'TODOS' },
    ...rotas,
  });
  return { api, ...renderTela(<CardapioCalendario />, { estoques: ESTOQUES, endereco, ...quem }) };
}

const dia = (numero: string) => screen.findByRole('button', { name: `Vincular cardápio em ${numero}` });

test('the month shows holidays, today, and one event for the same menu at two units; it passes axe', async () => {
  montar([
    lancamento(),
    lancamento({ id: 2, unidade: { id: 4, nome: 'EMEF NORTE' } }),
    lancamento({
      id: 3,
      tipo: 'SEMANAL',
      cardapio: { id: 8, nome: 'TERÇA AMARELA' },
      cardapioSemanal: { id: 9, nome: 'SEMANA 1' },
    }),
  ]);
  expect(await screen.findByRole('heading', { name: 'novembro de 2026' })).toBeInTheDocument();
  expect(await screen.findByText('Consciência Negra')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Segunda verde\s*Diário · 2 unidades/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Terça amarela\s*Semanal/ })).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a menu of a deactivated unit is marked; it is unbound, but not changed', async () => {
  const desativada = { id: 4, nome: 'EMEF NORTE', desativada: true } as const;
  const outro = { tipo: 'DIARIO', cardapio: { id: 8, nome: 'TERÇA AMARELA' } } as const;
  const { usuario, api } = montar(
    [lancamento(), lancamento({ id: 2, unidade: desativada }), lancamento({ id: 3, ...outro, unidade: desativada })],
    '/tela?visao=mes',
    {},
    { 'DELETE /cardapios-calendario/3': undefined },
  );
  await usuario.click(
    await screen.findByRole('button', { name: /Segunda verde\s*Diário · 2 unidades \(1 desativada\)/ }),
  );
  const deAmbas = within(await esperarDialogo('Segunda verde – 23/11/2026'));
  expect(deAmbas.getByRole('checkbox', { name: 'EMEF Norte (desativada)' })).toBeEnabled();
  await usuario.click(deAmbas.getByRole('button', { name: 'Cancelar' }));
  await usuario.click(screen.getByRole('button', { name: /Terça amarela\s*Diário · unidade desativada/ }));
  const dela = within(await esperarDialogo('Terça amarela – 23/11/2026'));
  expect(dela.getByText('Esta unidade está desativada.')).toBeInTheDocument();
  expect(dela.getByText('Diário · EMEF Norte (desativada)')).toBeInTheDocument();
  expect(dela.getByRole('button', { name: 'Trocar cardápio' })).toBeDisabled();
  await usuario.click(dela.getByRole('button', { name: 'Desvincular' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Cardápio desvinculado com sucesso!')).toBeInTheDocument();
  expect(api.de('DELETE /cardapios-calendario/3')).toHaveLength(1);
});

const SO_CARDAPIOS = { 'GET /municipio/regras': { vinculoDeCardapios: 'CARDAPIOS' } };

test('the menu that was just registered is bound today; the next one is chosen here', async () => {
  const { usuario, router } = montar([], '/tela?visao=mes&unidade=3', { valores: { tipo: 'DIARIO', cardapio: 8 } });
  const modal = within(await esperarDialogo('Vincular cardápio'));
  expect(await modal.findByText('Terça amarela')).toBeInTheDocument();
  expect(modal.getByLabelText(/Data/)).toHaveValue('23/11/2026');
  await usuario.click(modal.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await usuario.click(screen.getByRole('button', { name: 'Vincular cardápio' }));
  const outro = within(await esperarDialogo('Vincular cardápio'));
  await outro.findByRole('combobox', { name: /Cardápio/ });
  expect(router.state.location).toMatchObject({ search: '?visao=mes&unidade=3', state: null });
  expect(outro.queryByText('Terça amarela')).not.toBeInTheDocument();
});

test('a user without CARDAPIOS reads a calendar that only CARDAPIOS changes, and opens a menu to read what is served', async () => {
  const { usuario, router } = montar(
    [lancamento({ cardapio: VERDE }), lancamento({ id: 2, cardapio: VERDE, unidade: NORTE })],
    '/tela?visao=mes',
    { permissoes: [] },
    { ...SO_CARDAPIOS, ...COM_PRATOS },
  );
  expect(await screen.findByText('Segunda verde')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: /Vincular cardápio/ })).not.toBeInTheDocument();
  });
  for (const nome of ['Marcar vários', 'Mostrar cardápios'])
    expect(screen.queryByRole('button', { name: nome })).not.toBeInTheDocument();
  expect(screen.getByText(/quem tem a permissão Cardápios vincula e muda os cardápios/)).toBeInTheDocument();
  const evento = screen.getByRole('button', { name: /Segunda verde/ });
  expect(evento).toHaveAttribute('draggable', 'false');
  await usuario.click(evento);
  const aberto = within(await esperarDialogo('Fundamental – segunda verde – 23/11/2026'));
  expect(aberto.getByText('Diário · EMEF Centro, EMEF Norte')).toBeInTheDocument();
  expect(aberto.getByText(/quem tem a permissão Cardápios/)).toBeInTheDocument();
  expect(within(aberto.getByRole('list', { name: 'Pratos' })).getAllByRole('listitem')).toHaveLength(2);
  for (const nome of [/Trocar/, /Desvincular/, /Mover/, /Substituir/])
    expect(aberto.queryByRole('button', { name: nome })).not.toBeInTheDocument();
  await verificarAcessibilidade();
  expect(router.state.location.search).toBe('?visao=mes&evento=1');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the holder of CARDAPIOS changes a calendar that only CARDAPIOS changes', async () => {
  const { api } = montar([lancamento()], '/tela?visao=mes', { permissoes: ['CARDAPIOS'] }, SO_CARDAPIOS);
  expect(await screen.findByRole('button', { name: /Segunda verde/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Vincular cardápio' })).toBeVisible();
  expect(api.de('GET /municipio/regras')).toHaveLength(0);
});

test('the month shows three menus of a full day, and the others on demand, with the focus on them', async () => {
  const nomes = ['DESJEJUM', 'LANCHE', 'ALMOÇO', 'LANCHE DA TARDE', 'JANTAR'];
  const { usuario } = montar(nomes.map((nome, i) => lancamento({ id: i + 1, cardapio: { id: i + 1, nome } })));
  expect(await screen.findByRole('button', { name: /^Almoço/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Jantar/ })).not.toBeInTheDocument();
  const mais = screen.getByRole('button', { name: 'mais 2: ver os 5 cardápios de segunda-feira, 23 de novembro' });
  await usuario.click(mais);
  const aberto = screen.getByRole('region', { name: 'segunda-feira, 23 de novembro' });
  expect(within(aberto).getAllByRole('button', { name: /Diário/ })).toHaveLength(5);
  expect(aberto.parentElement).toHaveFocus();
  mais.focus();
  await usuario.click(mais);
  expect(aberto.parentElement).toHaveFocus();
  await usuario.click(within(aberto).getByRole('button', { name: /^Jantar/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Jantar');
});

test('the report waits for a unit, and asks between which days', async () => {
  const { router, usuario } = montar([], '/tela?visao=mes&unidade=3');
  await usuario.click(await screen.findByRole('button', { name: 'Relatório' }));
  expect(await screen.findByLabelText('Data inicial')).toHaveValue('01/11/2026');
  await usuario.click(screen.getByRole('button', { name: 'Abrir relatório' }));
  await screen.findByText('Outra tela');
  expect(router.state.location).toMatchObject({
    pathname: '/relatorio/cardapio-calendario/3',
    search: '?de=01112026&para=30112026',
  });
});

test('holidays that can not be loaded are not shown as a year without holidays: calendar and list report the failure', async () => {
  const { api, usuario } = montar([lancamento()], '/tela?visao=mes&unidade=3', { permissoes: ['CARDAPIOS'] });
  api.responder('GET /feriados', problema(503, 'O banco de dados está indisponível no momento.'));
  expect(await screen.findByText('Não foi possível carregar os feriados.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /Segunda verde/ })).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Feriados' }));
  const modal = within(await esperarDialogo('Feriados de 2026'));
  expect(await modal.findByText('O banco de dados está indisponível no momento.')).toBeInTheDocument();
  expect(modal.queryByText('Nenhum feriado neste ano.')).not.toBeInTheDocument();
});

test('periods that can not be loaded are named, and are read again on demand', async () => {
  const { api, usuario } = montar([], '/tela?visao=mes&unidade=3');
  api.responder('GET /periodos-letivos', problema(503, 'O banco de dados está indisponível no momento.'));
  expect(await screen.findByText('Não foi possível carregar o calendário escolar.')).toBeInTheDocument();
  api.responder('GET /periodos-letivos', []);
  await usuario.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.queryByText(/Não foi possível carregar/)).not.toBeInTheDocument());
  // Until the server has told the day, the page shows the month of its own clock.
  expect(api.de('GET /feriados').filter(({ busca }) => busca.de === '2026-11-01')).toHaveLength(1);
});

test('tells a user without a unit who to contact', async () => {
  const { usuario } = montar([], '/tela?visao=mes', { estoques: [] });
  await usuario.click(await screen.findByRole('button', { name: 'Vincular cardápio' }));
  expect(await screen.findByText('Você ainda não tem estoque.')).toBeInTheDocument();
  expect(screen.getByText('Peça a quem administra os usuários.')).toBeInTheDocument();
});

test('without a unit the report is that of the month of all units, as one PDF or a zip', async () => {
  const { usuario } = montar([], '/tela?visao=mes');
  await usuario.click(await screen.findByRole('button', { name: 'Relatório' }));
  const daqui = '/relatorio/varios/cardapio-impresso?de=01112026&para=30112026&forma=semanal&arquivo=';
  expect(await screen.findByRole('link', { name: 'Um PDF' })).toHaveAttribute('href', `${daqui}PDF`);
  expect(screen.getByRole('link', { name: 'Um arquivo por unidade (zip)' })).toHaveAttribute('href', `${daqui}ZIP`);
});

test('a menu that was bound to today leads to its meals', async () => {
  const { api, usuario, router } = montar([], '/tela?visao=mes&unidade=3');
  api.responder('POST /cardapios-calendario', [
    {
      id: 90,
      data: '23/11/2026',
      tipo: 'DIARIO',
      unidade: { id: 3, nome: 'EMEF CENTRO' },
      cardapio: { id: 8, nome: 'TERÇA AMARELA' },
      cardapioSemanal: null,
      refeicoes: 0,
      versao: 1,
    },
  ]);
  await usuario.click(await screen.findByRole('button', { name: 'Vincular cardápio' }));
  const modal = await esperarDialogo('Vincular cardápio');
  await usuario.click(within(modal).getByLabelText('Cardápio'));
  await usuario.click(await screen.findByTitle('Terça amarela'));
  await usuario.click(within(modal).getByRole('button', { name: 'Vincular' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Cardápio Terça amarela vinculado para hoje.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('link', { name: 'Realizar refeição' }));
  expect(router.state.location).toMatchObject({
    pathname: '/execucao-cardapios',
    search: '?unidade=3',
    state: { valores: { lancamento: 90 } },
  });
});

test('binding on a holiday asks the server’s question and sends the answer', async () => {
  const { api, usuario } = montar([], '/tela?visao=mes&unidade=3');
  api.responder('POST /cardapios-calendario', ({ corpo }: { corpo: { confirmado: boolean } }) =>
    corpo.confirmado
      ? []
      : problema(409, 'O dia 20/11/2026 é feriado: Consciência Negra. Deseja vincular mesmo assim?', [
          { campo: 'confirmado', mensagem: 'O dia 20/11/2026 é feriado.' },
        ]),
  );
  await usuario.click(await dia('sexta-feira, 20 de novembro'));
  const modal = await esperarDialogo('Vincular cardápio');
  expect(within(modal).getByLabelText('Data')).toHaveValue('20/11/2026');
  await usuario.click(within(modal).getByLabelText('Cardápio'));
  await usuario.click(await screen.findByTitle('Terça amarela'));
  await usuario.click(within(modal).getByLabelText('Selecionar todas'));
  await usuario.click(within(modal).getByRole('button', { name: 'Vincular' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await screen.findByText('O dia 20/11/2026 é feriado: Consciência Negra. Deseja vincular mesmo assim?');
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Cardápio vinculado com sucesso!')).toBeInTheDocument();
  expect(api.de('POST /cardapios-calendario').map(({ corpo }) => corpo)).toEqual(
    [false, true].map((confirmado) => ({
      tipo: 'DIARIO',
      cardapio: { id: 8 },
      data: '20/11/2026',
      unidadesEducacionais: [{ unidade: { id: 3 } }, { unidade: { id: 4 } }],
      confirmado,
    })),
  );
});

test('a user who answers no to the server’s question keeps the form, and no error is shown', async () => {
  const { api, usuario } = montar([], '/tela?visao=mes&unidade=3');
  api.responder(
    'POST /cardapios-calendario',
    problema(409, 'O dia 22/11/2026 é domingo. Deseja vincular mesmo assim?', [
      { campo: 'confirmado', mensagem: 'O dia 22/11/2026 é domingo.' },
    ]),
  );
  await usuario.click(await dia('domingo, 22 de novembro'));
  await usuario.click(await screen.findByLabelText('Cardápio'));
  await usuario.click(await screen.findByTitle('Terça amarela'));
  await usuario.click(screen.getByRole('button', { name: 'Vincular' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await screen.findByText(/é domingo/);
  await usuario.click(within(screen.getByRole('dialog', { name: 'Aviso' })).getByRole('button', { name: 'Cancelar' }));
  expect(screen.getByRole('dialog', { name: 'Vincular cardápio' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an event is changed or unbound, a weekly one for its whole week too', async () => {
  const { api, usuario } = montar(
    [lancamento({ tipo: 'SEMANAL', cardapioSemanal: { id: 9, nome: 'SEMANA 1' } })],
    '/tela?visao=mes&unidade=3',
  );
  api.responder('DELETE /cardapios-calendario/1', undefined);
  await usuario.click(await screen.findByRole('button', { name: /Segunda verde/ }));
  await usuario.click(await screen.findByRole('button', { name: 'Desvincular a semana' }));
  expect(await screen.findByText('Deseja realmente desvincular o Cardápio de toda a semana?')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Cardápio desvinculado com sucesso!')).toBeInTheDocument();
  expect(api.de('DELETE /cardapios-calendario/1')[0]?.busca).toEqual({ semana: 'true' });
});

test('a menu of one unit is changed at others that have it too: none is ticked at first, one with meals cannot be', async () => {
  const leste = { id: 5, nome: 'EMEF LESTE' };
  const { api, usuario } = montar([lancamento()], '/tela?visao=mes&unidade=3');
  api.responder('GET /cardapios-calendario', [
    lancamento(),
    lancamento({ id: 2, unidade: NORTE }),
    lancamento({ id: 3, unidade: leste, refeicoes: 2 }),
  ]);
  api.responder('PUT /cardapios-calendario/1', ({ corpo }: { corpo: { unidadesEducacionais?: unknown } }) =>
    corpo.unidadesEducacionais
      ? problema(409, 'Nada foi alterado. EMEF NORTE – Já há 1 refeição registrada.', [
          { campo: 'unidadesEducacionais', mensagem: 'EMEF NORTE – Já há 1 refeição registrada.' },
        ])
      : lancamento({ cardapio: { id: 8, nome: 'TERÇA AMARELA' }, versao: 3 }),
  );
  await usuario.click(await screen.findByRole('button', { name: /Segunda verde/ }));
  const lista = within(await screen.findByRole('group', { name: 'Aplicar também em' }));
  // Of the same day: another kind of binding and another menu are no part of it.
  expect(api.de('GET /cardapios-calendario')[0]?.busca).toEqual({
    de: '2026-11-23',
    ate: '2026-11-23',
    tipo: 'DIARIO',
    cardapio: '7',
  });
  expect(lista.getAllByRole('checkbox').map((um) => um.closest('label')?.textContent)).toEqual([
    'Selecionar todas',
    'EMEF Norte',
    'EMEF Leste – 2 refeições registradas',
  ]);
  expect(lista.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  expect(lista.getByRole('checkbox', { name: /Leste/ })).toBeDisabled();
  await usuario.click(lista.getByRole('checkbox', { name: 'Selecionar todas' }));
  await usuario.click(screen.getByRole('combobox', { name: 'Trocar por' }));
  await usuario.click(await screen.findByTitle('Terça amarela'));
  await usuario.click(screen.getByRole('button', { name: 'Trocar cardápio' }));
  expect(await screen.findByText('Deseja realmente trocar o Cardápio em 2 unidades?')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('EMEF NORTE – Já há 1 refeição registrada.')).toBeInTheDocument();
  await usuario.click(lista.getByRole('checkbox', { name: 'EMEF Norte' }));
  await usuario.click(screen.getByRole('button', { name: 'Trocar cardápio' }));
  expect(await screen.findByText('Deseja realmente trocar o Cardápio?')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Cardápio trocado com sucesso!')).toBeInTheDocument();
  const comum = { id: 1, cardapio: { id: 8 }, versao: 2, confirmado: false };
  expect(api.de('PUT /cardapios-calendario/1').map(({ corpo }) => corpo)).toEqual([
    { ...comum, unidadesEducacionais: [{ unidade: { id: 4 } }] },
    comum,
  ]);
});

test('in the calendar of all units the user says at which a menu is unbound; a unit that refuses stays named at the list', async () => {
  const { api, usuario } = montar([lancamento(), lancamento({ id: 2, unidade: NORTE })]);
  api.responder(
    'DELETE /cardapios-calendario/1',
    problema(409, 'Nada foi alterado.', [
      { campo: 'unidadesEducacionais', mensagem: 'EMEF NORTE – Já há 1 refeição registrada.' },
    ]),
  );
  api.responder('DELETE /cardapios-calendario/2', undefined);
  await usuario.click(await screen.findByRole('button', { name: /Segunda verde/ }));
  const lista = within(await screen.findByRole('group', { name: 'Unidades' }));
  expect(screen.getByRole('button', { name: 'Desvincular' })).toBeDisabled();
  await usuario.click(lista.getByRole('checkbox', { name: 'Selecionar todas' }));
  await usuario.click(screen.getByRole('button', { name: 'Desvincular' }));
  expect(await screen.findByText('Deseja realmente desvincular o Cardápio em 2 unidades?')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('EMEF NORTE – Já há 1 refeição registrada.')).toBeInTheDocument();
  expect(api.de('DELETE /cardapios-calendario/1')[0]?.busca).toEqual({ unidades: '4' });
  await usuario.click(lista.getByRole('checkbox', { name: 'EMEF Centro' }));
  await usuario.click(screen.getByRole('button', { name: 'Desvincular' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Cardápio desvinculado com sucesso!')).toBeInTheDocument();
  expect(api.de('DELETE /cardapios-calendario/2')[0]?.busca).toEqual({});
});

test('the units of an event are read when it is opened: a failure can be retried, and a menu that is gone is reported', async () => {
  const cuscuz = { substituido: 50, substituto: { id: 52, nome: 'CUSCUZ' } };
  const deAmbas = [lancamento({ cardapio: VERDE }), lancamento({ id: 2, cardapio: VERDE, unidade: NORTE })];
  const { api, usuario } = montar(deAmbas, '/tela?visao=mes', {}, COM_PRATOS);
  api.responder('GET /cardapios-calendario/eventos', [{ ...eventosDe(deAmbas)[0]!, trocas: [cuscuz] }]);
  api.responder('GET /cardapios-calendario', problema(503, 'O banco de dados está indisponível no momento.'));
  // All units serve it in place of the bread.
  await usuario.click(await screen.findByRole('button', { name: /Segunda verde\s*Diário · 2 unidades.*Cuscuz/ }));
  const modal = within(await esperarDialogo('Fundamental – segunda verde – 23/11/2026'));
  expect(await modal.findByText('O banco de dados está indisponível no momento.')).toBeInTheDocument();
  expect(modal.getByRole('button', { name: 'Trocar cardápio' })).toBeDisabled();
  api.responder('GET /cardapios-calendario', deUmEvento(deAmbas));
  await usuario.click(modal.getByRole('button', { name: 'Tentar novamente' }));
  expect(await modal.findByRole('checkbox', { name: 'EMEF Norte' })).toBeEnabled();
  await usuario.click(modal.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  api.responder('GET /cardapios-calendario', []);
  await usuario.click(screen.getByRole('button', { name: /Segunda verde/ }));
  expect(await screen.findByText('Este cardápio não está mais neste dia do calendário.')).toBeInTheDocument();
});

test('a menu with registered meals says why it is neither changed nor unbound', async () => {
  const { usuario } = montar([lancamento({ refeicoes: 1 })], '/tela?visao=mes&unidade=3');
  await usuario.click(await screen.findByRole('button', { name: /Segunda verde/ }));
  expect(await screen.findByText('Já há 1 refeição registrada com este cardápio.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Trocar cardápio' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Desvincular' })).toBeDisabled();
});

test('on a phone the list of the current month opens at today, again for each unit, and other months do not scroll', async () => {
  fingirTelaEstreita(true);
  const rolados: string[] = [];
  const rolar = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    rolados.push(this.getAttribute('aria-label') ?? '');
  });
  const { api, usuario } = montar([lancamento()], '/tela?unidade=3');
  api.responder('GET /cardapios-calendario/de=01112026;ate=30112026;unidade=4/cardapios', []);
  api.responder('GET /cardapios-calendario/de=01122026;ate=31122026;unidade=4/cardapios', []);
  await screen.findByText('Segunda verde');
  await waitFor(() => expect(rolados).toEqual(['segunda-feira, 23 de novembro']));
  expect(screen.getByRole('region', { name: 'segunda-feira, 23 de novembro' })).toHaveTextContent('Hoje');
  await usuario.click(screen.getByRole('combobox', { name: 'Unidade educacional' }));
  await usuario.click(await screen.findByTitle('EMEF Norte'));
  await waitFor(() => expect(rolados).toHaveLength(2));
  await usuario.click(screen.getByRole('button', { name: 'Próximo mês' }));
  expect(await screen.findByRole('region', { name: 'terça-feira, 1 de dezembro' })).toBeInTheDocument();
  await waitFor(() =>
    expect(api.de('GET /cardapios-calendario/de=01122026;ate=31122026;unidade=4/cardapios')).not.toHaveLength(0),
  );
  await waitFor(() => expect(screen.queryByLabelText('Atualizando')).not.toBeInTheDocument());
  expect(rolados).toHaveLength(2);
  await usuario.click(screen.getByRole('button', { name: 'Hoje' }));
  await waitFor(() => expect(rolados).toHaveLength(3));
  // The thumb went on; the button leads back.
  await usuario.click(screen.getByRole('button', { name: 'Hoje' }));
  await waitFor(() => expect(rolados).toHaveLength(4));
  rolar.mockRestore();
});

test('on a phone the month is a list of days, and a grid of marks whose days open below', async () => {
  fingirTelaEstreita(true);
  const { usuario } = montar([lancamento()], '/tela?unidade=3');
  expect((await screen.findByText('Segunda verde')).closest('section')).toHaveAccessibleName(
    'segunda-feira, 23 de novembro',
  );
  await usuario.click(screen.getByRole('radio', { name: 'Mês' }));
  await usuario.click(screen.getByRole('button', { name: 'segunda-feira, 23 de novembro: 1 cardápio' }));
  expect(screen.getByRole('region', { name: 'segunda-feira, 23 de novembro' })).toHaveTextContent('Segunda verde');
  await verificarAcessibilidade();
});

test('a link that names a day opens its menu with students and cost, where a dish is substituted', async () => {
  const rota = 'GET /cardapios-calendario/data=26112026;unidade=3/cardapios';
  const prato = (id: number, nome: string) => ({
    hora: '11:00',
    tipo: 'ALMOCO',
    prato: { id, nome },
    substituido: null,
    itens: [],
    refeicao: null,
  });
  const { api, usuario } = montar(
    [lancamento({ data: '26/11/2026' })],
    '/tela?unidade=3&dia=2026-11-26',
    {},
    {
      [rota]: [
        {
          id: 1,
          data: '26/11/2026',
          tipo: 'DIARIO',
          cardapio: {
            id: 7,
            nome: 'SEGUNDA VERDE',
            cardapioTipo: 'REGULAR',
            categoria: FUNDAMENTAL,
            modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
            idFaixaEtaria: 40,
          },
          pratos: [prato(5, 'ARROZ'), prato(6, 'MACARRÃO')],
        },
      ],
      'GET /refeicoes/quantidade-alunos-com-alimentacao': { quantidadeDeAlunos: 180 },
      'GET /pratos': [],
      ...COM_PRATOS,
    },
  );
  const modal = await esperarDialogo('Segunda verde – 26/11/2026');
  expect(await within(modal).findByText('180 alunos')).toBeInTheDocument();
  expect(await within(modal).findByText(/R\$\s1,85/)).toBeInTheDocument();
  await usuario.click(within(modal).getByRole('button', { name: 'Substituir um prato' }));
  await usuario.click(await within(modal).findByRole('button', { name: 'Substituir Macarrão' }));
  expect(await esperarDialogo('Substituir Macarrão')).toBeInTheDocument();
  expect(api.de(rota)).toHaveLength(1);
  await verificarAcessibilidade();
});

test('the week shows the dishes by hour with their substitutions, the stage as a label, and days without class', async () => {
  montar(
    [lancamento({ cardapio: VERDE })],
    '/tela?unidade=3',
    {},
    {
      'GET /cardapios-calendario/pratos': SERVIDOS,
      'GET /periodos-letivos': [
        {
          id: 1,
          tipo: 'RECESSO',
          de: '26/11/2026',
          ate: '26/11/2026',
          nome: 'Reforma',
          unidade: { id: 3, nome: 'EMEF CENTRO' },
          versao: 1,
        },
        { id: 2, tipo: 'LETIVO', de: '28/11/2026', ate: '28/11/2026', nome: 'Reposição', unidade: null, versao: 1 },
      ],
    },
  );
  expect(await screen.findByRole('heading', { name: '22 a 28 de novembro de 2026' })).toBeInTheDocument();
  expect(
    await screen.findByRole('button', {
      name: /^Segunda verde\s*Diário\s*Fundamental\s*09:30 Cuscuz\s*12:00 Arroz com feijão$/,
    }),
  ).toBeInTheDocument();
  expect(screen.getByText('Reforma').closest('td')).toHaveClass('calendario-feriado');
  // A Saturday with class has a column, a Sunday has none.
  expect(screen.getByText('Com aula: Reposição').closest('td')).not.toHaveClass('calendario-feriado');
  expect(screen.queryByRole('columnheader', { name: 'Dom' })).not.toBeInTheDocument();
  await verificarAcessibilidade();
});

test('arrows move between the days and PgDn to the next month; the address keeps view and day', async () => {
  const { usuario, router } = montar();
  (await dia('sexta-feira, 27 de novembro')).focus();
  await usuario.keyboard('{ArrowRight}');
  expect(await dia('sábado, 28 de novembro')).toHaveFocus();
  await usuario.keyboard('{ArrowUp}');
  expect(await dia('sábado, 21 de novembro')).toHaveFocus();
  await usuario.keyboard('{PageDown}');
  await waitFor(async () => expect(await dia('segunda-feira, 21 de dezembro')).toHaveFocus());
  expect(router.state.location.search).toBe('?visao=mes&data=2026-12-21');
});

const MOVIDO = (situacao: 'FEITA' | 'PASSA', data: string, versao: number) => ({
  acao: 'MOVER',
  linhas: [
    {
      unidade: ESTOQUES[0]!.unidadeEducacional,
      data,
      cardapio: VERDE,
      lancamento: { id: 1, versao },
      situacao,
      motivo: null,
      avisos: [],
    },
  ],
});

test('an event moves by "Mover para…", after a question, and the move is undone', async () => {
  const { usuario, api } = montar([lancamento()], '/tela?visao=mes&unidade=3');
  api.responder('POST /cardapios-calendario/mudancas', ({ corpo }: { corpo: { data: string } }) =>
    MOVIDO('FEITA', corpo.data === '2026-11-26' ? '26/11/2026' : '23/11/2026', corpo.data === '2026-11-26' ? 3 : 4),
  );
  await usuario.click(await screen.findByRole('button', { name: /Segunda verde/ }));
  await usuario.click(await screen.findByRole('button', { name: 'Mover para…' }));
  const modal = within(await esperarDialogo('Mover Segunda verde'));
  await usuario.type(modal.getByLabelText(/Novo dia/), '26112026');
  await usuario.click(modal.getByRole('button', { name: 'Mover' }));
  expect(
    await screen.findByText('Deseja realmente mover o Cardápio Segunda verde de 23/11/2026 para 26/11/2026?'),
  ).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Cardápio movido com sucesso!')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('O cardápio voltou ao seu dia.')).toBeInTheDocument();
  expect(api.de('POST /cardapios-calendario/mudancas').map(({ corpo }) => corpo)).toEqual([
    { acao: 'MOVER', lancamentos: [{ id: 1, versao: 2 }], data: '2026-11-26', confirmado: false },
    { acao: 'MOVER', lancamentos: [{ id: 1, versao: 3 }], data: '2026-11-23', confirmado: true },
  ]);
});

test('ticked events of several days are unbound together, after a preview that names the refusals', async () => {
  const { usuario, api } = montar([
    lancamento(),
    lancamento({ id: 2, data: '24/11/2026', unidade: NORTE, refeicoes: 1 }),
  ]);
  const linha = (unidade: { id: number; nome: string }, data: string, situacao: string, motivo: string | null) => ({
    unidade,
    data,
    cardapio: VERDE,
    lancamento: situacao === 'FEITA' ? null : { id: 1, versao: 2 },
    situacao,
    motivo,
    avisos: [],
  });
  const resultado = (situacao: string) => ({
    acao: 'DESVINCULAR',
    linhas: [
      linha({ id: 3, nome: 'EMEF CENTRO' }, '23/11/2026', situacao, null),
      linha(NORTE, '24/11/2026', 'RECUSADA', 'Já há refeições registradas.'),
    ],
  });
  api.responder('POST /cardapios-calendario/mudancas/previa', resultado('PASSA'));
  api.responder('POST /cardapios-calendario/mudancas', resultado('FEITA'));
  await usuario.click(await screen.findByRole('button', { name: 'Marcar vários' }));
  for (const evento of await screen.findAllByRole('button', { name: /Segunda verde/ })) await usuario.click(evento);
  const barra = within(screen.getByRole('group', { name: 'Cardápios marcados' }));
  expect(barra.getByText('2 cardápios marcados')).toBeInTheDocument();
  await usuario.click(barra.getByRole('button', { name: 'Desvincular' }));
  const previa = within(await esperarDialogo('Desvincular: o que vai acontecer'));
  expect(await previa.findByText('Já há refeições registradas.')).toBeInTheDocument();
  await usuario.click(previa.getByRole('button', { name: 'Desvincular em 1 lugar' }));
  expect(await previa.findByText('Feito')).toBeInTheDocument();
  expect(api.de('POST /cardapios-calendario/mudancas')[0]?.corpo).toEqual({
    acao: 'DESVINCULAR',
    lancamentos: [
      { id: 1, versao: 2 },
      { id: 2, versao: 2 },
    ],
    confirmado: true,
    parcial: true,
  });
});
