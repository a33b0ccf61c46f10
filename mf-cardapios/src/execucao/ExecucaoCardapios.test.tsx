import { NAO_CONFIGURADA, type LancamentoDoDia, type PratoDoDia } from '@merenda/shared/contratos';
import {
  acionar,
  esperarDialogo,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { prato, refeicao, PREVIA } from '../teste/dados.js';
import ExecucaoCardapios from './ExecucaoCardapios.js';

const ESTOQUES = [{ id: 10, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } }];

const CATEGORIA = { id: 1, modalidade: 'FUNDAMENTAL', faixaEtaria: { id: 2, nome: '6 a 10 anos' } };
const DIA: LancamentoDoDia[] = [
  {
    id: 40,
    data: '23/11/2026',
    tipo: 'DIARIO',
    cardapio: {
      id: 4,
      nome: 'CARDÁPIO DE SEGUNDA',
      cardapioTipo: 'REGULAR',
      modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
      idFaixaEtaria: 2,
      categoria: CATEGORIA,
    },
    pratos: [
      {
        hora: '11:00',
        tipo: 'ALMOCO',
        prato: { id: 5, nome: 'ARROZ COM ÓLEO' },
        substituido: null,
        refeicao: null,
        // 1200 g for 20 and 50 ml for 20: 60 g and 2.5 ml for one student.
        itens: [
          {
            alimento: { id: 1, nome: 'ARROZ' },
            item: { id: 11 },
            quantidadePre: 60,
            unidadeDeMedidaPre: 'G',
            unidadeDeMedidaPos: 'KG',
            noEstoque: 12,
            usos: [{ quantidade: 1200, pesoBruto: null, unidadeMedida: 'G', porcoes: 20 }],
          },
          {
            alimento: { id: 2, nome: 'ÓLEO' },
            item: { id: 12 },
            quantidadePre: 2.5,
            unidadeDeMedidaPre: 'ML',
            unidadeDeMedidaPos: 'L',
            noEstoque: 0.9,
            usos: [{ quantidade: 50, pesoBruto: null, unidadeMedida: 'ML', porcoes: 20 }],
          },
        ],
      },
    ],
  },
];

function montar(dia: LancamentoDoDia[] = DIA, valores?: object) {
  const api = simularApi({
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    'GET /estoques/me': ESTOQUES,
    'GET /cardapios-calendario/data=23112026;unidade=3/cardapios': dia,
    'GET /pratos': [
      prato(5, 'ARROZ COM ÓLEO', { categoria: CATEGORIA }),
      prato(6, 'MACARRÃO', { categoria: CATEGORIA }),
    ],
  });
  return { api, ...renderTela(<ExecucaoCardapios />, { estoques: ESTOQUES, valores }) };
}

/** The day with its dish as it is changed here, and other dishes after it. */
function comPratos(mudanca: Partial<PratoDoDia>, ...outros: Partial<PratoDoDia>[]): LancamentoDoDia[] {
  return DIA.map((lancamento) => ({
    ...lancamento,
    pratos: lancamento.pratos.flatMap((prato) => [mudanca, ...outros].map((esta) => ({ ...prato, ...esta }))),
  }));
}

const REGISTRADA = comPratos({ refeicao: { id: 7, executado: false } });
const EXECUTADA = comPratos({ refeicao: { id: 7, executado: true } });
const DO_DIA = 'GET /cardapios-calendario/data=23112026;unidade=3/cardapios';

const valores = (alimento: string): (string | null)[] => {
  const tabela = screen.getByRole('table', { name: 'Alimentos da refeição' });
  return [...(within(tabela).getByText(alimento).closest('tr') as HTMLTableRowElement).cells]
    .slice(1, 5)
    .map((celula) => celula.textContent);
};

async function exibir(usuario: ReturnType<typeof renderTela>['usuario']): Promise<void> {
  await acionar(usuario, 'Exibir', 'Arroz com óleo');
}

test('137 students and 10%: each food for one, for all, with the increase, rounded; then it is registered', async () => {
  const { api, usuario } = montar();
  api.responder('POST /refeicoes', refeicao());
  await exibir(usuario);
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '137');
  await usuario.clear(screen.getByLabelText('Acréscimo'));
  await usuario.type(screen.getByLabelText('Acréscimo'), '10');
  // 60 g × 137 = 8.22 kg, + 10% = 9.042 kg; 2.5 ml × 137 = 0.3425 L, + 10% = 0.37675 L.
  expect(valores('Arroz')).toEqual(['60 g', '8,22 kg', '9,042 kg', '9,042 kg']);
  expect(valores('Óleo')).toEqual(['2,5 ml', '0,343 L', '0,377 L', '0,377 L']);
  await usuario.click(screen.getByRole('button', { name: 'Arredondar para cima: Arroz' }));
  expect(valores('Arroz')[3]).toBe('10 kg');
  await usuario.click(screen.getByRole('button', { name: 'Arredondar para baixo: Arroz' }));
  expect(valores('Arroz')[3]).toBe('9 kg');
  expect(screen.getByRole('button', { name: 'Arredondar para baixo: Arroz' })).toHaveAttribute('aria-pressed', 'true');
  await usuario.click(screen.getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Refeição registrada com sucesso!')).toBeInTheDocument();
  expect(api.de('POST /refeicoes')[0]?.corpo).toEqual({
    dia: '2026-11-23',
    prato: { id: 5 },
    tipo: 'ALMOCO',
    hora: '11:00',
    quantidadeDePessoas: 137,
    acrescimo: 10,
    lancamentoCardapio: { id: 40 },
    unidadeEducacional: { id: 3 },
    alimentos: [
      { id: 1, valor: 9, unidadeDeMedida: 'KG' },
      { id: 2, valor: 0.377, unidadeDeMedida: 'L' },
    ],
  });
});

test('the quantities are the gross weight, which leaves the stock; the net weight is below it where it differs', async () => {
  // 120 × 30 g × 1.17 = 4.212 kg.
  const { api, usuario } = montar(
    comPratos({
      itens: [
        {
          alimento: { id: 3, nome: 'CENOURA' },
          item: { id: 13 },
          quantidadePre: 35.1,
          unidadeDeMedidaPre: 'G',
          unidadeDeMedidaPos: 'KG',
          noEstoque: 10,
          usos: [{ quantidade: 30, pesoBruto: 35.1, unidadeMedida: 'G', porcoes: 1 }],
        },
      ],
    }),
  );
  api.responder('POST /refeicoes', refeicao());
  await exibir(usuario);
  expect(screen.getByText(/As quantidades são o peso bruto, que sai do estoque\./)).toBeInTheDocument();
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '120');
  expect(valores('Cenoura')).toEqual(['35,1 glíquido: 30 g', '4,212 kg', '4,212 kg', '4,212 kg']);
  await usuario.click(screen.getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  await screen.findByText('Refeição registrada com sucesso!');
  expect(api.de('POST /refeicoes')[0]?.corpo).toMatchObject({
    alimentos: [{ id: 3, valor: 4.212, unidadeDeMedida: 'KG' }],
  });
});

test('while the students are typed, each food says what the stock has or lacks', async () => {
  const { usuario } = montar();
  await exibir(usuario);
  const noEstoque = (alimento: string) =>
    within(screen.getByRole('table', { name: 'Alimentos da refeição' }))
      .getByText(alimento)
      .closest('tr')?.cells[5];
  expect(noEstoque('Arroz')).toHaveTextContent(/^no estoque 12 kg$/);
  // 200 × 60 g = 12 kg, all that is there.
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '200');
  expect(noEstoque('Arroz')).toHaveTextContent(/^no estoque 12 kg$/);
  expect(screen.queryByText(/O estoque não basta/)).not.toBeInTheDocument();
  // 250 × 60 g = 15 kg; 250 × 2.5 ml = 0.625 of 0.9 L.
  await usuario.clear(screen.getByLabelText('Quantidade de alunos'));
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '250');
  expect(noEstoque('Arroz')).toHaveTextContent(/^faltam 3 kgno estoque 12 kg$/);
  expect(noEstoque('Óleo')).toHaveTextContent(/^no estoque 0,9 L$/);
  expect(screen.getByText('O estoque não basta: faltam 3 kg de Arroz.')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a menu with one dish opens it at once; asked for, its heading has the focus', async () => {
  const { usuario } = montar();
  const registro = await screen.findByRole('region', { name: 'Registro de Arroz com óleo' });
  // Like every form with a mouse: its first field, without moving the page.
  expect(screen.getByLabelText('Quantidade de alunos')).toHaveFocus();
  await exibir(usuario);
  const titulo = within(registro).getByRole('heading', { name: 'Arroz com óleo · Almoço, 11:00' }).parentElement;
  expect(titulo).toHaveFocus();
  // Asked for again, from further down.
  await usuario.click(screen.getByLabelText('Quantidade de alunos'));
  await exibir(usuario);
  expect(titulo).toHaveFocus();
});

test('none of several dishes is shown until it is chosen, by buttons with words also on a phone', async () => {
  fingirTelaEstreita(true);
  const { usuario } = montar(comPratos({}, { hora: '15:00', prato: { id: 6, nome: 'MACARRÃO' } }));
  const botao = await screen.findByRole('button', { name: 'Exibir Macarrão' });
  expect(botao).toHaveTextContent('Exibir');
  expect(screen.getByRole('button', { name: 'Substituir Macarrão' })).toHaveTextContent('Substituir');
  expect(screen.queryByRole('region', { name: /^Registro de/ })).not.toBeInTheDocument();
  await usuario.click(botao);
  expect(
    within(screen.getByRole('region', { name: 'Registro de Macarrão' })).getByRole('heading').parentElement,
  ).toHaveFocus();
  await verificarAcessibilidade();
});

test('a registered meal shows the missing food and offers the exit in the same place; an executed meal is shown as executed', async () => {
  const { api, usuario, router } = montar();
  api.responder('POST /refeicoes', () => {
    api.responder(DO_DIA, REGISTRADA);
    return refeicao();
  });
  api.responder('GET /refeicoes/7/abatimento', PREVIA);
  api.responder('GET /convencoes/unidades-produto', [{ nome: 'SACO', descricao: 'Saco' }]);
  api.responder('POST /refeicoes/7/abatimento', () => {
    api.responder(DO_DIA, EXECUTADA);
    return refeicao({ executado: true });
  });
  await usuario.type(await screen.findByLabelText('Quantidade de alunos'), '137');
  await usuario.click(screen.getByRole('button', { name: 'Registrar' }));
  await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
  const oferta = await screen.findByRole('button', { name: 'Executar agora' });
  expect(screen.getByText('A refeição está registrada. O estoque ainda não foi baixado.')).toBeInTheDocument();
  expect(screen.queryByText('REGISTRADA')).not.toBeInTheDocument();
  const linha = screen.getByRole('row', { name: /Arroz com óleo/ });
  expect(within(linha).getByText('Falta executar (baixa o estoque)').closest('.ant-tag')).toHaveClass(
    'ant-tag-warning',
  );
  expect(within(linha).getByRole('button', { name: 'Executar agora Arroz com óleo' })).toBeInTheDocument();
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: /^Registro de/ })).getByRole('heading').parentElement,
    ).toHaveFocus(),
  );

  await usuario.click(oferta);
  const modal = await esperarDialogo('Executar Arroz com óleo');
  await within(modal).findByText('Arroz 5 kg');
  await usuario.click(within(modal).getByRole('button', { name: 'Executar' }));
  expect(await esperarDialogo('Aviso')).toHaveTextContent('Deseja realmente executar essa Refeição?');
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Refeição executada com sucesso!')).toBeInTheDocument();
  expect(api.de('POST /refeicoes/7/abatimento')).toHaveLength(1);
  expect(await within(linha).findByText('Executada')).toBeInTheDocument();
  expect(screen.getByText('A refeição foi executada: os alimentos saíram do estoque.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Executar agora/ })).not.toBeInTheDocument();
  // The next step: the paper with the lots that left.
  await usuario.click(screen.getByRole('button', { name: 'Imprimir produtos' }));
  expect(router.state.location.pathname).toBe('/relatorio/produtos-refeicao/7');
});

test('of several menus the only one with a meal to register is picked, and stays after it', async () => {
  const [este] = DIA as [LancamentoDoDia];
  const outro = { ...este, id: 41, cardapio: { ...este.cardapio, id: 5, nome: 'DIETA' } };
  const feito = { ...outro, pratos: outro.pratos.map((um) => ({ ...um, refeicao: { id: 8, executado: true } })) };
  const { api, usuario } = montar([feito, este]);
  const cartao = await screen.findByRole('radio', { name: /^Cardápio de segunda/ });
  expect(cartao).toBeChecked();
  api.responder('POST /refeicoes', refeicao());
  api.responder(DO_DIA, [feito, ...REGISTRADA]);
  await usuario.type(await screen.findByLabelText('Quantidade de alunos'), '137{Enter}');
  await usuario.click(within(await esperarDialogo('Aviso')).getByRole('button', { name: 'Sim' }));
  expect(await screen.findByRole('button', { name: 'Executar agora' })).toBeInTheDocument();
  expect(cartao).toBeChecked();
});

test('of several menus with meals to register none is picked, but the one that was just bound', async () => {
  const [este] = DIA as [LancamentoDoDia];
  const dia = [este, { ...este, id: 41, cardapio: { ...este.cardapio, id: 5, nome: 'DIETA' } }];
  const { unmount } = montar(dia);
  for (const cartao of await screen.findAllByRole('radio')) expect(cartao).not.toBeChecked();
  unmount();
  montar(dia, { lancamento: 41 });
  expect(await screen.findByRole('radio', { name: /^Dieta/ })).toBeChecked();
});

test('the card of a menu tells registered from executed', async () => {
  montar(comPratos({ refeicao: { id: 7, executado: false } }, { hora: '15:00', refeicao: { id: 8, executado: true } }));
  expect(await screen.findByText('2 de 2 refeições registradas, 1 executada')).toBeInTheDocument();
});

test('the service counts the students; when it is away the number is typed', async () => {
  const { api, usuario } = montar();
  api.responder('GET /refeicoes/quantidade-alunos-com-alimentacao', { quantidadeDeAlunos: 52 });
  await exibir(usuario);
  const buscar = screen.getByRole('button', { name: 'Buscar quantidade de alunos' });
  await usuario.click(buscar);
  expect(await screen.findByDisplayValue('52')).toHaveAccessibleName('Quantidade de alunos');
  expect(api.de('GET /refeicoes/quantidade-alunos-com-alimentacao')[0]?.busca).toEqual({
    data: '2026-11-23',
    faixaEtaria: '2',
    unidade: '3',
    modalidade: 'PARCIAL1',
  });
  expect(screen.queryByText(/matrículas de/)).not.toBeInTheDocument();
  api.responder(
    'GET /refeicoes/quantidade-alunos-com-alimentacao',
    problema(404, 'Esta unidade não está ligada ao sistema escolar.'),
  );
  await usuario.click(buscar);
  expect(await screen.findByText('Digite a quantidade de alunos.')).toBeInTheDocument();
  expect(screen.getByLabelText('Quantidade de alunos')).toHaveValue('52');
});

test('without the address of the service a message takes its place, and it is not a failure', async () => {
  const { api, usuario } = montar();
  const recusa = problema(409, 'Integração não configurada: Gestão escolar.', [], NAO_CONFIGURADA);
  api.responder('GET /refeicoes/quantidade-alunos-com-alimentacao', recusa);
  await exibir(usuario);
  await usuario.click(screen.getByRole('button', { name: 'Buscar quantidade de alunos' }));
  const frase = 'Integração não configurada: Gestão escolar. Digite a quantidade de alunos.';
  expect(await screen.findByText(frase)).toBeInTheDocument();
  expect(screen.getAllByText(/Integração não configurada/)).toHaveLength(1);
});

test('a number of the stand-in is labelled', async () => {
  const { api, usuario } = montar();
  api.responder('GET /refeicoes/quantidade-alunos-com-alimentacao', { quantidadeDeAlunos: 52 });
  api.responder('GET /municipio/servicos-simulados', ['enderecoGestaoEscolar']);
  await exibir(usuario);
  expect(screen.queryByText('Dados de demonstração')).not.toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Buscar quantidade de alunos' }));
  expect(await screen.findByText('Dados de demonstração')).toBeInTheDocument();
});

test('the number of students says where it comes from', async () => {
  const { api, usuario } = montar();
  api.responder('GET /refeicoes/quantidade-alunos-com-alimentacao', { quantidadeDeAlunos: 60, matriculasDe: 2026 });
  await exibir(usuario);
  await usuario.click(screen.getByRole('button', { name: 'Buscar quantidade de alunos' }));
  expect(await screen.findByText('60 alunos: matrículas de 2026.')).toBeInTheDocument();
  expect(screen.getByLabelText('Quantidade de alunos')).toHaveValue('60');
});

test('no students, and an increase above 100%, are refused at their fields', async () => {
  const { api, usuario } = montar();
  await exibir(usuario);
  await usuario.type(screen.getByLabelText('Quantidade de alunos'), '0');
  await usuario.clear(screen.getByLabelText('Acréscimo'));
  await usuario.type(screen.getByLabelText('Acréscimo'), '101');
  await usuario.click(screen.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(screen.getByLabelText('Quantidade de alunos')).toBeInvalid());
  expect(screen.getByLabelText('Acréscimo')).toBeInvalid();
  expect(api.de('POST /refeicoes')).toEqual([]);
});

test('another dish is served in the place of one', async () => {
  const { api, usuario } = montar();
  api.responder('PUT /cardapios-calendario/40/substituicoes', undefined);
  await acionar(usuario, 'Substituir', 'Arroz com óleo');
  await usuario.click(await screen.findByLabelText('Servir no lugar'));
  await usuario.click(await screen.findByTitle('Macarrão'));
  await usuario.click(screen.getByRole('button', { name: 'Substituir' }));
  expect(await esperarDialogo('Aviso')).toHaveTextContent('Deseja realmente substituir o Prato?');
  await usuario.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await screen.findByText('Prato substituído com sucesso!')).toBeInTheDocument();
  expect(api.de('PUT /cardapios-calendario/40/substituicoes')[0]?.corpo).toEqual({
    lancamentoCardapio: { id: 40 },
    substituido: { id: 5 },
    substituto: { id: 6 },
  });
});

test('a day without menus shows a message that leads to the calendar; the screen passes axe', async () => {
  const { router, usuario } = montar([]);
  await screen.findByText('Não há cardápio vinculado a esta unidade para hoje.');
  await verificarAcessibilidade();
  await usuario.click(screen.getByRole('button', { name: 'Abrir o calendário' }));
  expect(router.state.location.pathname).toBe('/cardapio-calendario');
});
