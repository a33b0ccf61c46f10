import { useSessao } from '@merenda/shared';
import type { MatriculasDoAno, UnidadeEducacional } from '@merenda/shared/contratos';
import {
  abrirFiltros,
  conferirHistorico,
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
import GerenciarUnidades from './GerenciarUnidades.js';

const VALE: UnidadeEducacional = {
  id: 1,
  idIEscolar: 102,
  nome: 'ESCOLA VALE VERDE',
  tipoUnidade: 'ESCOLA',
  codigoInep: '35990102',
  cep: '99990000',
  cidade: 'BOA VISTA',
  logradouro: 'AVENIDA VALE VERDE',
  numero: '10',
  bairro: null,
  telefone: '1633990002',
  nomeDoResponsavel: 'SISTEMA',
  localizacao: null,
  pct: null,
  refeicoesPorDia: null,
  alunosAee: null,
  ativa: true,
  estoque: { id: 71 },
  versao: 2,
};
const CENTRAL: UnidadeEducacional = {
  ...VALE,
  id: 2,
  idIEscolar: null,
  nome: 'COZINHA CENTRAL',
  tipoUnidade: 'INSTITUICAO',
  codigoInep: null,
  cidade: 'SÃO JOÃO',
  telefone: null,
  estoque: { id: 72 },
};

/** Newest year first, as the server sends them. */
const TOTAIS = [
  { unidade: 1, ano: 2025, parcial: 335, integral: 135 },
  { unidade: 1, ano: 2024, parcial: 300, integral: 0 },
];
const DE_2025: MatriculasDoAno = {
  ano: 2025,
  versao: 3,
  linhas: [
    { categoria: 'CRECHE', parcial: 15, integral: 45, origem: 'CENSO' },
    { categoria: 'PRE_ESCOLA', parcial: 60, integral: 20, origem: 'CENSO' },
    { categoria: 'FUNDAMENTAL_6_10', parcial: 150, integral: 50, origem: 'CENSO' },
    { categoria: 'FUNDAMENTAL_11_15', parcial: 100, integral: 0, origem: 'CENSO' },
    { categoria: 'MEDIO', parcial: 0, integral: 0, origem: 'CENSO' },
    { categoria: 'EJA', parcial: 10, integral: 20, origem: 'MANUAL' },
  ],
};

/** The worked example of the specification, of the census of 2025. */
const REPASSE = { ano: 2026, dia: 412.9, dias: 200, total: 82_580, normas: ['Resolução 1'], aConferir: false };

const FUTUROS = 'GET /unidades-educacionais/2/cardapios-futuros';

async function abrir(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({
    'GET /unidades-educacionais': [CENTRAL, VALE],
    'GET /matriculas/totais': TOTAIS,
    'GET /matriculas/repasse': REPASSE,
    'GET /unidades-educacionais/1/matriculas': [DE_2025],
    'GET /unidades-educacionais/2/matriculas': [],
    'GET /relogio': { hoje: '23/11/2026', agora: '23/11/2026 10:00' },
    ...rotas,
  });
  const tela = renderTela(<GerenciarUnidades />, { permissoes: ['UNIDADES'] });
  await screen.findByText('2 registros');
  return { servidor, ...tela };
}

type Usuario = Awaited<ReturnType<typeof abrir>>['usuario'];

/** The texts of the rows, without their actions. */
const linhas = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) =>
      [...cells]
        .slice(0, -1)
        .map(({ textContent }) => textContent)
        .join(''),
    );

async function confirmar(usuario: Usuario, pergunta: string) {
  const aviso = await esperarDialogo('Aviso');
  expect(aviso).toHaveTextContent(pergunta);
  await usuario.click(within(aviso).getByRole('button', { name: 'Sim' }));
}

test('the enrolments of the municipality have the transfer beside them', async () => {
  await abrir();
  const resumo = await screen.findByText(/^Matrículas de 2025 no município/);
  await waitFor(() =>
    expect(resumo).toHaveTextContent(
      'Matrículas de 2025 no município: 470. Repasse do PNAE: R$ 412,90 por dia letivo e R$ 82.580,00 em 2026 (200 dias; Resolução 1).',
    ),
  );
});

test('lists INEP, name, city and the enrolments of the newest year, and searches by the first three', async () => {
  const { usuario } = await abrir();
  await screen.findByText('470 (2025)');
  expect(linhas()).toEqual(['---Cozinha CentralSão João---Ativa', '35990102Escola Vale VerdeBoa Vista470 (2025)Ativa']);
  await abrirFiltros(usuario);
  for (const [rotulo, texto, achada] of [
    ['Código INEP', '0102', /Vale/],
    ['Nome', 'central', /Central/],
    ['Cidade', 'sao joao', /Central/],
  ] as const) {
    const busca = screen.getByRole('textbox', { name: rotulo });
    await usuario.type(busca, texto);
    await screen.findByText('1 de 2 registros');
    expect(linhas()).toEqual([expect.stringMatching(achada)]);
    await usuario.clear(busca);
  }
});

test('shows a unit and its history; an institution has no INEP code', async () => {
  const { usuario, servidor } = await abrir();
  await acionar(usuario, 'Exibir', 'Cozinha Central');
  const detalhes = await esperarDialogo('Detalhes da Unidade');
  expect(detalhes).toHaveTextContent('Instituição');
  expect(detalhes).toHaveTextContent('99990-000');
  expect(detalhes).not.toHaveTextContent('INEP');
  await conferirHistorico(usuario, servidor, detalhes, 'unidades-educacionais/2');
});

test('edits with the version that was read, the id and the stock', async () => {
  const { usuario, servidor } = await abrir({ 'PUT /unidades-educacionais/1': VALE });
  await acionar(usuario, 'Editar', 'Escola Vale Verde');
  const edicao = within(await esperarDialogo('Edição de Unidade'));
  await usuario.clear(edicao.getByRole('textbox', { name: 'Código INEP' }));
  await colar(usuario, edicao.getByRole('textbox', { name: 'Bairro' }), 'centro');
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await confirmar(usuario, 'Deseja realmente atualizar a Unidade?');
  await screen.findByText('Unidade atualizada com sucesso!');
  expect(servidor.de('PUT /unidades-educacionais/1')[0]?.corpo).toEqual({
    id: 1,
    nome: 'ESCOLA VALE VERDE',
    tipoUnidade: 'ESCOLA',
    codigoInep: '',
    cep: '99990000',
    cidade: 'BOA VISTA',
    logradouro: 'AVENIDA VALE VERDE',
    numero: '10',
    bairro: 'CENTRO',
    telefone: '1633990002',
    nomeDoResponsavel: 'SISTEMA',
    localizacao: null,
    pct: null,
    refeicoesPorDia: null,
    alunosAee: null,
    estoque: { id: 71 },
    versao: 2,
  });
  await waitFor(() => expect(servidor.de('GET /unidades-educacionais')).toHaveLength(2));
});

test("in an edit another postal code brings its own address, and the record's code the record's, corrections and all", async () => {
  const SE = { logradouro: 'Praça da Sé', complemento: '', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
  const { usuario, servidor } = await abrir({ 'GET /enderecos/01001000': SE });
  await acionar(usuario, 'Editar', 'Escola Vale Verde');
  const edicao = within(await esperarDialogo('Edição de Unidade'));
  const campo = (name: string) => edicao.getByRole('textbox', { name });
  await colar(usuario, campo('CEP'), '01001000');
  await waitFor(() => expect(campo('Logradouro')).toHaveValue('PRAÇA DA SÉ'));
  await colar(usuario, campo('CEP'), '99990000');
  await waitFor(() => expect(campo('Logradouro')).toHaveValue('AVENIDA VALE VERDE'));
  expect(campo('Cidade')).toHaveValue('BOA VISTA');
  expect(campo('Bairro')).toHaveValue('');
  expect(servidor.requisicoes.filter(({ rota }) => rota === 'GET /enderecos/99990000')).toEqual([]);
});

test('an institution is edited without INEP code, and needs the phone that it lacked', async () => {
  const { usuario } = await abrir();
  await acionar(usuario, 'Editar', 'Cozinha Central');
  const edicao = within(await esperarDialogo('Edição de Unidade'));
  expect(edicao.queryByRole('textbox', { name: 'Código INEP' })).not.toBeInTheDocument();
  await usuario.click(edicao.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(edicao.getByRole('textbox', { name: 'Telefone' })).toHaveAccessibleDescription(/Campo obrigatório\./),
  );
});

describe('a deactivated unit', () => {
  const DESATIVADA: UnidadeEducacional = { ...CENTRAL, ativa: false };

  test('is marked in the list, and found by its state', async () => {
    const { usuario } = await abrir({ 'GET /unidades-educacionais': [DESATIVADA, VALE] });
    expect(screen.getByRole('row', { name: /Cozinha Central .* Desativada/ })).toBeInTheDocument();
    for (const [situacao, achada] of [
      ['Desativada', /Central/],
      ['Ativa', /Vale/],
    ] as const) {
      await abrirFiltros(usuario);
      await usuario.click(screen.getByRole('combobox', { name: 'Situação' }));
      await usuario.click(await screen.findByTitle(situacao));
      await screen.findByText('1 de 2 registros');
      expect(linhas()).toEqual([expect.stringMatching(achada)]);
    }
  });

  test('is deactivated and activated again in its details, and leaves the user’s stocks at once', async () => {
    const estoque = { id: 72, unidadeEducacional: { id: 2, nome: 'COZINHA CENTRAL' } };
    const { usuario, servidor } = await abrir({ [FUTUROS]: { total: 0 } });
    useSessao.setState(({ auth }) => ({
      auth: { ...auth, usuario: auth.usuario && { ...auth.usuario, estoques: [estoque] } },
    }));
    await acionar(usuario, 'Exibir', 'Cozinha Central');
    const detalhes = within(await esperarDialogo('Detalhes da Unidade'));
    const responder = (rota: string, unidade: UnidadeEducacional, meus: object[]) => {
      servidor.responder('GET /estoques/me', meus);
      servidor.responder(rota, () => {
        servidor.responder('GET /unidades-educacionais', [unidade, VALE]);
        return unidade;
      });
    };
    const meus = () => useSessao.getState().auth.usuario?.estoques;

    responder('PUT /unidades-educacionais/2/desativar', DESATIVADA, []);
    await usuario.click(detalhes.getByRole('button', { name: 'Desativar' }));
    await confirmar(usuario, 'Deseja realmente desativar a Unidade?');
    expect(await screen.findByText('Unidade desativada com sucesso!')).toBeInTheDocument();
    expect(await detalhes.findByText('Desativada')).toBeInTheDocument();
    expect(meus()).toEqual([]);

    responder('PUT /unidades-educacionais/2/reativar', CENTRAL, [estoque]);
    await usuario.click(detalhes.getByRole('button', { name: 'Reativar' }));
    await confirmar(usuario, 'Deseja realmente reativar a Unidade?');
    expect(await screen.findByText('Unidade reativada com sucesso!')).toBeInTheDocument();
    expect(await detalhes.findByText('Ativa')).toBeInTheDocument();
    expect(meus()).toEqual([estoque]);
  });

  test.each([
    ['2 cardápios', 2, true, { desvincular: 'true' }],
    ['1 cardápio', 1, false, {}],
  ])('with %s from today on it is asked whether they leave the calendar', async (frase, total, marcar, busca) => {
    const DESATIVAR = 'PUT /unidades-educacionais/2/desativar';
    const { usuario, servidor } = await abrir({
      [FUTUROS]: { total },
      [DESATIVAR]: DESATIVADA,
      'GET /estoques/me': [],
    });
    await acionar(usuario, 'Exibir', 'Cozinha Central');
    const detalhes = within(await esperarDialogo('Detalhes da Unidade'));
    await usuario.click(detalhes.getByRole('button', { name: 'Desativar' }));
    const modal = within(await esperarDialogo('Desativar Unidade'));
    expect(modal.getByText(`O calendário desta unidade tem ${frase} de hoje em diante.`)).toBeInTheDocument();
    const desvincular = modal.getByRole('checkbox', { name: 'Desvincular do calendário' });
    expect(desvincular).not.toBeChecked();
    if (marcar) await usuario.click(desvincular);
    await usuario.click(modal.getByRole('button', { name: 'Desativar' }));
    await confirmar(usuario, 'Deseja realmente desativar a Unidade?');
    expect(await screen.findByText('Unidade desativada com sucesso!')).toBeInTheDocument();
    expect(servidor.de(DESATIVAR)[0]?.busca).toEqual(busca);
  });

  test('several are deactivated at once; one with menus in the calendar stays', async () => {
    const { usuario, servidor } = await abrir({
      'GET /unidades-educacionais/1/cardapios-futuros': { total: 3 },
      [FUTUROS]: { total: 0 },
      'PUT /unidades-educacionais/2/desativar': DESATIVADA,
      'GET /estoques/me': [],
    });
    await usarFerramenta(usuario, 'Selecionar');
    await usuario.click(screen.getByRole('checkbox', { name: 'Selecionar todos' }));
    await usuario.click(screen.getByRole('button', { name: 'Desativar' }));
    servidor.responder('GET /unidades-educacionais', [DESATIVADA, VALE]);
    await confirmar(usuario, 'Deseja realmente desativar 2 unidades?');
    const resultado = within(await esperarDialogo('1 unidade não foi desativada'));
    expect(resultado.getByRole('listitem')).toHaveTextContent('Escola Vale Verde: Tem cardápios no calendário.');
    expect(screen.getByText('1 unidade desativada com sucesso!')).toBeInTheDocument();
    await usuario.click(resultado.getByRole('button', { name: 'Entendi' }));
    await usuario.click(screen.getByRole('button', { name: 'Reativar' }));
    const impedida = within(await esperarDialogo('1 unidade não foi reativada'));
    expect(impedida.getByRole('listitem')).toHaveTextContent('Escola Vale Verde: Já está ativa.');
  });

  test('nothing is asked when its menus could not be counted', async () => {
    const { usuario } = await abrir({ [FUTUROS]: problema(503, 'O banco de dados está indisponível no momento.') });
    await acionar(usuario, 'Exibir', 'Cozinha Central');
    const detalhes = within(await esperarDialogo('Detalhes da Unidade'));
    await usuario.click(detalhes.getByRole('button', { name: 'Desativar' }));
    expect(await screen.findByText('O banco de dados está indisponível no momento.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument();
  });
});

test('says what prevents a deletion', async () => {
  const mensagem = 'A unidade ESCOLA VALE VERDE não pode ser excluída: é usada por 2 usuários (admin, ana).';
  const { usuario } = await abrir({ 'DELETE /unidades-educacionais/1': problema(409, mensagem) });
  await acionar(usuario, 'Excluir', 'Escola Vale Verde');
  await confirmar(usuario, 'Deseja realmente excluir a Unidade?');
  expect(await screen.findByText(mensagem)).toBeInTheDocument();
});

test('shows the enrolments of the newest year', async () => {
  const { usuario } = await abrir();
  await screen.findByText('470 (2025)');
  await acionar(usuario, 'Exibir', 'Escola Vale Verde');
  expect(await esperarDialogo('Detalhes da Unidade')).toHaveTextContent(
    'Matrículas de 2025470: 335 em jornada parcial, 135 em integral',
  );
});

describe('the enrolments of a unit', () => {
  const celula = (name: string) => screen.getByRole('textbox', { name });
  const somas = () => {
    const ultima = within(screen.getByRole('table', { name: /^Matrículas de/ }))
      .getAllByRole('row')
      .at(-1);
    return ultima?.textContent;
  };
  async function editar(rotas: Record<string, unknown> = {}) {
    const tela = await abrir({ 'PUT /unidades-educacionais/1': VALE, ...rotas });
    await acionar(tela.usuario, 'Editar', 'Escola Vale Verde');
    await esperarDialogo('Edição de Unidade');
    await screen.findByRole('table', { name: 'Matrículas de 2025' });
    return tela;
  }
  async function escolherAno(usuario: Usuario, ano: string) {
    await usuario.click(screen.getByRole('combobox', { name: 'Matrículas do ano' }));
    await usuario.click(await screen.findByTitle(ano));
    await screen.findByRole('table', { name: `Matrículas de ${ano}` });
  }
  async function salvar(usuario: Usuario) {
    await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
    await confirmar(usuario, 'Deseja realmente atualizar a Unidade?');
  }

  test('show the newest year with its sums and origin, and follow what is typed', async () => {
    const { usuario } = await editar();
    // 15 + 60 + 150 + 100 + 0 + 10 = 335, and 45 + 20 + 50 + 0 + 0 + 20 = 135.
    expect(somas()).toBe('Total335135470');
    expect(screen.getByText('Origem: Censo Escolar, Digitada')).toBeInTheDocument();
    await usuario.clear(celula('Creche, parcial'));
    await usuario.type(celula('Creche, parcial'), '20');
    expect(somas()).toBe('Total340135475');
    await usuario.click(screen.getByRole('button', { name: 'Descartar o que mudou em 2025' }));
    expect(somas()).toBe('Total335135470');
  });

  test('the arrows and Enter move within a column', async () => {
    const { usuario } = await editar();
    await usuario.click(celula('Creche, integral'));
    await usuario.keyboard('{ArrowDown}');
    expect(celula('Pré-escola, integral')).toHaveFocus();
    await usuario.keyboard('{Enter}7');
    expect(celula('Fundamental, 6 a 10 anos, integral')).toHaveValue('7');
    await usuario.keyboard('{ArrowUp}');
    expect(celula('Pré-escola, integral')).toHaveFocus();
    expect(screen.queryByRole('dialog', { name: 'Aviso' })).not.toBeInTheDocument();
  });

  test('are sent for the years that were typed, with the version that was read', async () => {
    const { usuario, servidor } = await editar();
    await usuario.clear(celula('EJA, parcial'));
    await escolherAno(usuario, '2026');
    expect(somas()).toBe('Total000');
    await usuario.type(celula('Médio, integral'), '1200');
    await salvar(usuario);
    await screen.findByText('Unidade atualizada com sucesso!');
    const enviadas = DE_2025.linhas.map(({ categoria, parcial, integral }) => ({ categoria, parcial, integral }));
    expect(servidor.de('PUT /unidades-educacionais/1')[0]?.corpo).toMatchObject({
      matriculas: [
        { ano: 2025, versao: 3, linhas: [...enviadas.slice(0, 5), { categoria: 'EJA', parcial: 0, integral: 20 }] },
        {
          ano: 2026,
          versao: 0,
          linhas: enviadas.map(({ categoria }) => ({
            categoria,
            parcial: 0,
            integral: categoria === 'MEDIO' ? 1200 : 0,
          })),
        },
      ],
    });
  });

  test('a wrong number is refused by name', async () => {
    const { usuario, servidor } = await editar();
    await usuario.clear(celula('Creche, parcial'));
    await usuario.type(celula('Creche, parcial'), '1,5');
    await usuario.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/^2025 – Creche, parcial: Digite um número inteiro\./)).toBeInTheDocument();
    expect(celula('Creche, parcial')).toBeInvalid();
    expect(servidor.de('PUT /unidades-educacionais/1')).toEqual([]);
  });

  test('a year that another person changed is named at the table, and can be read again', async () => {
    const mensagem = 'As matrículas de 2025 foram alteradas por outra pessoa enquanto você editava.';
    const { usuario, servidor } = await editar({
      'PUT /unidades-educacionais/1': problema(409, mensagem, [{ campo: 'matriculas', mensagem }]),
    });
    await usuario.type(celula('Médio, parcial'), '5');
    await salvar(usuario);
    expect(await within(screen.getByRole('dialog')).findByText(mensagem)).toBeInTheDocument();
    servidor.responder('GET /unidades-educacionais/1/matriculas', [{ ...DE_2025, versao: 4, linhas: [] }]);
    await usuario.click(screen.getByRole('button', { name: 'Descartar o que mudou em 2025' }));
    await waitFor(() => expect(somas()).toBe('Total000'));
  });
});

test('has no accessibility breach, in the list and in its modals', async () => {
  const { usuario } = await abrir();
  await acionar(usuario, 'Editar', 'Escola Vale Verde');
  await esperarDialogo('Edição de Unidade');
  await verificarAcessibilidade();
});
