import { useEscolhasDeUnidade } from '@merenda/shared';
import type { Refeicao } from '@merenda/shared/contratos';
import {
  conferirHistorico,
  acaoDaLinha,
  acionar,
  esperarDialogo,
  exportarLista,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  umaPagina,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PREVIA, refeicao } from '../teste/dados.js';
import HistoricoExecucao from './HistoricoExecucao.js';

/** The name of the row. */
const REFEICAO = 'Arroz com feijão de 23/11/2026';
const ESTOQUES = [{ id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } }];

function montar(lista: Refeicao[], endereco = '/tela') {
  const api = simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /convencoes/unidades-produto': [{ nome: 'SACO', descricao: 'Saco' }],
    'GET /refeicoes/pagina': umaPagina(lista),
    'GET /refeicoes/7/abatimento': PREVIA,
  });
  return { api, ...renderTela(<HistoricoExecucao />, { estoques: ESTOQUES, endereco }) };
}

test('shows every column of a meal of the user’s only unit, and passes axe', async () => {
  const { api } = montar([refeicao({ executado: true, sobraDeAlimentos: 2.5 })]);
  const linha = (await screen.findByText('Arroz com feijão')).closest('tr') as HTMLTableRowElement;
  expect([...linha.cells].slice(0, 8).map((celula) => celula.textContent)).toEqual([
    'Arroz com feijão',
    '23/11/2026',
    '11:00',
    'Almoço',
    '137',
    '10%',
    'EXECUTADO',
    '2,5 kg',
  ]);
  expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toEqual({
    unidade: '3',
    de: '2026-10-24',
    pular: '0',
    porPagina: '20',
  });
  await verificarAcessibilidade();
});

test.each([
  ['Prato', 'prato'],
  ['Data', 'data'],
  ['Hora', 'hora'],
  ['Alunos', 'alunos'],
])('the server sorts by %s', async (coluna, ordem) => {
  const { api, usuario } = montar([refeicao()]);
  await usuario.click(await screen.findByRole('columnheader', { name: coluna }));
  await waitFor(() =>
    expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toMatchObject({ unidade: '3', ordem, sentido: 'CRESCENTE' }),
  );
});

test.each([
  ['?de=2026-11-01&ate=2026-11-20', { de: '2026-11-01', ate: '2026-11-20' }],
  ['?de=', {}],
  ['?de=hoje&ate=hoje&situacao=SEM_SOBRA', { de: '2026-11-23', ate: '2026-11-23', situacao: 'SEM_SOBRA' }],
  ['?situacao=OUTRA', { de: '2026-10-24' }],
  ['?de=ontem&ate=2026-02-30', { de: '2026-10-24' }],
  ['?ordem=-alunos', { de: '2026-10-24', ordem: 'alunos', sentido: 'DECRESCENTE' }],
])('an address says the period and the order: %s', async (busca, pedida) => {
  const { api } = montar([refeicao()], `/tela${busca}`);
  await screen.findByText('Arroz com feijão');
  expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toEqual({
    unidade: '3',
    pular: '0',
    porPagina: '20',
    ...pedida,
  });
});

test('the state is chosen on the screen; without such a meal the list says what to do', async () => {
  const { api, usuario, router } = montar([refeicao()]);
  await screen.findByText('Arroz com feijão');
  api.responder('GET /refeicoes/pagina', { ...umaPagina([]), semFiltro: 1 });
  await usuario.click(screen.getByRole('combobox', { name: 'Situação' }));
  await usuario.click(await screen.findByTitle('Falta registrar a sobra'));
  expect(
    await screen.findByText('Nenhuma refeição nesta situação. Escolha outra ou limpe o filtro.'),
  ).toBeInTheDocument();
  expect(router.state.location.search).toBe('?situacao=SEM_SOBRA');
});

test('a day that is chosen is in the address; without one all meals are asked for', async () => {
  const { api, usuario, router } = montar([refeicao()], '/tela?unidade=3&pagina=2');
  await screen.findByText('Arroz com feijão');
  const de = screen.getByLabelText('De');
  await usuario.clear(de);
  await usuario.type(de, '01112026{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?unidade=3&de=2026-11-01'));
  await usuario.hover(de);
  await usuario.click(document.querySelector('.ant-picker-clear')!);
  await waitFor(() => expect(router.state.location.search).toBe('?unidade=3&de='));
  await waitFor(() => expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).not.toHaveProperty('de'));
});

test('an act that the state forbids is not done, and a message explains why', async () => {
  const { usuario } = montar([refeicao()]);
  const sobra = await acaoDaLinha(usuario, 'Registrar sobra', REFEICAO);
  expect(sobra).toHaveAttribute('aria-disabled', 'true');
  expect(sobra).toHaveAttribute(
    'aria-description',
    'Não é possível registrar a sobra da refeição: a situação é "Não executada".',
  );
  await usuario.click(sobra);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('---')).toBeInTheDocument();
});

test('the leftover is the main action until it is weighed', async () => {
  const pesada = refeicao({ id: 8, dia: '22/11/2026', executado: true, sobraDeAlimentos: 2.5 });
  montar([refeicao({ executado: true }), pesada]);
  expect(await screen.findByRole('button', { name: `Registrar sobra ${REFEICAO}` })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Registrar sobra .*22\/11/ })).not.toBeInTheDocument();
});

test('executing shows what leaves which lot, asks, and sends one key', async () => {
  const { api, usuario } = montar([refeicao()]);
  api.responder('POST /refeicoes/7/abatimento', refeicao({ executado: true }));
  await acionar(usuario, 'Executar', REFEICAO);
  const modal = await esperarDialogo('Executar Arroz com feijão');
  const linha = (await within(modal).findByText('Arroz 5 kg')).closest('tr') as HTMLTableRowElement;
  expect([...linha.cells].slice(0, 7).map((celula) => celula.textContent)).toEqual([
    'Arroz cru',
    'Arroz 5 kg',
    'L1 ',
    '31/12/2026',
    '50 kg (10 × saco de 5 kg)',
    '9,04 kg (1,808 × saco de 5 kg)',
    '40,96 kg (8,192 × saco de 5 kg)',
  ]);
  await usuario.click(within(modal).getByRole('button', { name: 'Executar' }));
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent('Deseja realmente executar essa Refeição?');
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Refeição executada com sucesso!')).toBeInTheDocument();
  const [enviada] = api.de('POST /refeicoes/7/abatimento');
  expect(enviada?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(enviada?.corpo).toEqual({ assinatura: 'a1', fixados: [] });
  // An executed meal has no plan: asking for it again would be a 409 in the console.
  expect(api.de('GET /refeicoes/7/abatimento')).toHaveLength(1);
});

test('a meal that is only registered is amber and is executed from its status cell', async () => {
  const { usuario } = montar([refeicao()]);
  const linha = (await screen.findByText('Arroz com feijão')).closest('tr') as HTMLTableRowElement;
  expect(within(linha).getByText('NÃO EXECUTADO').closest('.ant-tag')).toHaveClass('ant-tag-warning');
  expect(within(linha).getByText('Falta executar (baixa o estoque)')).toBeInTheDocument();
  await usuario.click(within(linha).getByRole('button', { name: `Executar agora ${REFEICAO}` }));
  expect(await esperarDialogo('Executar Arroz com feijão')).toBeInTheDocument();
});

test('shortages are listed by food, and the execution is not offered', async () => {
  const { api, usuario } = montar([refeicao()]);
  api.responder('GET /refeicoes/7/abatimento', {
    ...PREVIA,
    produtos: [],
    faltas: [
      {
        alimento: { id: 1, nome: 'FEIJÃO' },
        falta: 1.042,
        unidadeMedida: 'KG',
        bloqueados: [{ lote: 'A2611', quantidade: 12 }],
      },
    ],
  });
  await acionar(usuario, 'Executar', REFEICAO);
  expect(await screen.findByText('Feijão: faltam 1,042 kg (há 12 kg no lote bloqueado A2611)')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Executar' })).toBeDisabled();
});

test('a refusal is shown under the title Aviso, and the preview is asked for again', async () => {
  const { api, usuario } = montar([refeicao()]);
  api.responder(
    'POST /refeicoes/7/abatimento',
    problema(409, 'Estoque insuficiente: falta 1 kg de FEIJÃO. Nada foi retirado do estoque.'),
  );
  await acionar(usuario, 'Executar', REFEICAO);
  await screen.findByText('Arroz 5 kg');
  await usuario.click(screen.getByRole('button', { name: 'Executar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  const toast = (await screen.findByText(/^Estoque insuficiente/)).closest('[role="alert"]') as HTMLElement;
  expect(toast).toHaveTextContent(/^Aviso/);
  expect(api.de('GET /refeicoes/7/abatimento')).toHaveLength(2);
});

test('the leftover is weighed in kg with two decimals', async () => {
  const { api, usuario } = montar([refeicao({ executado: true })]);
  api.responder('PATCH /refeicoes/7', refeicao({ executado: true, sobraDeAlimentos: 2.75 }));
  await acionar(usuario, 'Registrar sobra', REFEICAO);
  const sobra = await screen.findByLabelText('Sobra');
  await usuario.type(sobra, '2,756');
  await usuario.click(screen.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Use no máximo 2 casas decimais.')).toBeInTheDocument();
  expect(sobra).toHaveValue('2,756');
  await usuario.type(sobra, '{Backspace}');
  await usuario.click(screen.getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Sobra registrada com sucesso!')).toBeInTheDocument();
  expect(api.de('PATCH /refeicoes/7')[0]?.busca).toEqual({ sobras: '2.75' });
});

test('deleting an executed meal says that its foods go back', async () => {
  const { api, usuario } = montar([refeicao({ executado: true })]);
  api.responder('DELETE /refeicoes/7', undefined);
  await acionar(usuario, 'Excluir', REFEICAO);
  expect(await esperarDialogo('Aviso')).toHaveTextContent('Os alimentos abatidos voltarão ao estoque.');
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Refeição excluída com sucesso!')).toBeInTheDocument();
});

test('on a phone the meals are cards, and pass axe', async () => {
  fingirTelaEstreita(true);
  montar([refeicao()]);
  expect(within(await screen.findByRole('list', { name: 'Refeições' })).getByText('NÃO EXECUTADO')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('the record of a meal shows its foods and leads to its next step', async () => {
  const { api, usuario, router } = montar([refeicao()]);
  api.responder('GET /refeicoes/7', refeicao());
  await acionar(usuario, 'Exibir', REFEICAO);
  expect(router.state.location.search).toBe('?exibir=7');
  const dialogo = await esperarDialogo('Alimentos de Arroz com feijão');
  const registro = within(dialogo);
  await conferirHistorico(usuario, api, dialogo, 'refeicoes/7');
  expect(registro.getByRole('list', { name: 'Andamento' })).toHaveTextContent(
    /Registrada.*Executada.*Sobra registrada/,
  );
  await verificarAcessibilidade();
  // The sheet of this meal: a meal from before recipes were versioned has none, and a meal has no cost before its
  // execution.
  api.responder('GET /refeicoes/7/ficha-tecnica', { receitas: [], custo: null });
  await usuario.click(registro.getByRole('button', { name: 'Ficha técnica desta refeição' }));
  const ficha = await esperarDialogo('Ficha técnica desta refeição');
  expect(ficha).toHaveTextContent(/O custo é conhecido depois da execução.*não foram guardadas/);
  await usuario.click(within(ficha).getByText('Fechar'));
  await waitFor(() => expect(ficha).not.toBeVisible());
  await usuario.click(registro.getByRole('button', { name: 'Executar' }));
  expect(await screen.findByText('Arroz 5 kg')).toBeInTheDocument();
});

test('the sheet of an executed meal says its cost, and what the municipality pays of the whole day', async () => {
  const executada = { ...refeicao(), executado: true, executadoEm: '18/11/2026 10:00' };
  const { api, usuario } = montar([executada]);
  api.responder('GET /refeicoes/7', executada);
  const dia = { valor: 2.1, semPreco: [], estimados: [], refeicoes: 2, porExecutar: 0, repasse: null, municipio: 1.53 };
  const custo = { valor: 0.83, semPreco: [], estimados: [{ id: 1, nome: 'ARROZ 5 KG' }], dia };
  api.responder('GET /refeicoes/7/ficha-tecnica', { receitas: [], custo });
  await acionar(usuario, 'Exibir', REFEICAO);
  const registro = within(await esperarDialogo('Alimentos de Arroz com feijão'));
  await usuario.click(registro.getByRole('button', { name: 'Ficha técnica desta refeição' }));
  const ficha = await esperarDialogo('Ficha técnica desta refeição');
  expect(ficha).toHaveTextContent(/R\$ 0,83 \(estimado\).*Preço estimado: Arroz 5 kg/);
  expect(ficha).toHaveTextContent(/R\$ 2,10 por aluno, em 2 refeições executadas.*O município paga R\$ 1,53 por aluno/);
});

test('the meals of the period are exported in the order of the list', async () => {
  const { api, usuario } = montar([refeicao()]);
  await screen.findByText('Arroz com feijão');
  await usuario.click(screen.getByRole('columnheader', { name: /Alunos/ }));
  expect(await exportarLista(usuario, api, 'refeicoes')).toEqual({
    formato: 'CSV',
    busca: { unidade: '3', de: '2026-10-24', ordem: 'alunos', sentido: 'CRESCENTE' },
  });
});

test('it starts with the unit on which the user works; another choice is that unit from then on', async () => {
  const estoques = [...ESTOQUES, { id: 11, unidadeEducacional: { id: 4, nome: 'EMEF NORTE' } }];
  const { api, unmount } = montar([refeicao()]);
  unmount();
  api.responder('GET /estoques/me', estoques);
  const { usuario } = renderTela(<HistoricoExecucao />, { estoques, unidadeAtual: 11 });
  await waitFor(() => expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toMatchObject({ unidade: '4' }));
  await usuario.click(screen.getByRole('combobox', { name: 'Unidade educacional' }));
  await usuario.click(await screen.findByTitle('EMEF Centro'));
  await waitFor(() => expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toMatchObject({ unidade: '3' }));
  expect(useEscolhasDeUnidade.getState().estoques).toEqual({ 1: 10 });
});

test('without a unit, the meals of all units, each with the name of its own; one of them is a choice', async () => {
  const duas = [...ESTOQUES, { id: 11, unidadeEducacional: { id: 4, nome: 'EMEF SUL' } }];
  const api = simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'GET /estoques/me': duas,
    'GET /refeicoes/pagina': umaPagina([refeicao({ unidadeEducacional: { id: 4, nome: 'EMEF SUL' } })]),
  });
  const { usuario } = renderTela(<HistoricoExecucao />, { estoques: duas, endereco: '/tela?de=&situacao=REGISTRADA' });
  const linha = (await screen.findByText('Arroz com feijão')).closest('tr') as HTMLTableRowElement;
  expect(linha.cells[1]).toHaveTextContent('EMEF Sul');
  expect(screen.queryByRole('columnheader', { name: 'Acréscimo' })).not.toBeInTheDocument();
  expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toEqual({
    situacao: 'REGISTRADA',
    pular: '0',
    porPagina: '20',
  });
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('combobox', { name: 'Unidade educacional' }));
  await usuario.click(await screen.findByTitle('EMEF Sul'));
  await waitFor(() => expect(api.de('GET /refeicoes/pagina').at(-1)?.busca).toMatchObject({ unidade: '4' }));
});
