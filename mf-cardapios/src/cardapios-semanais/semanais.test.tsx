import {
  colar,
  dadosDasFichas,
  duplicarLinha,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, escolher } from '../teste/acoes.js';
import { cardapio, CRECHE, ENERGIA, FUNDAMENTAL } from '../teste/dados.js';
import CadastroSemanal from './CadastroSemanal.js';
import { CopiarParaFaixa } from './CopiarParaFaixa.js';
import { GerenciarSemanais } from './GerenciarSemanais.js';
import { MediaDaSemana } from './MediaDaSemana.js';

const SEM_LIMITES = { norma: 'N', fonte: 'F', coberturaPct: 70, nutrientes: {} };
const almoco = (id: number, nome: string, hora = '11:00') => ({
  id,
  hora,
  tipo: 'ALMOCO' as const,
  prato: { id, nome },
});
/** 100 g of ARROZ have 100 kcal and 10 mg of sodium, and cost R$ 0.50; CALDO has 50 kcal, no sodium analysed, no price. */
const DADOS = dadosDasFichas({
  nutrientes: [
    { nome: 'caloria', unidadeDeMedida: 'kcal' },
    { nome: 'sodio', unidadeDeMedida: 'mg' },
  ],
  alimentos: [
    {
      id: 1,
      nome: 'ARROZ',
      quantidadeBase: 100,
      unidadeMedida: 'G',
      valores: { caloria: 100, sodio: 10 },
      preco: { valor: 5, unidadeMedida: 'KG', origem: 'CONTRATO' },
    },
    { id: 2, nome: 'CALDO', quantidadeBase: 100, unidadeMedida: 'G', valores: { caloria: 50 } },
  ],
  preparos: [
    { id: 1, porcoes: 1, ingredientes: [{ alimento: 1, quantidade: 100, unidadeMedida: 'G' }] },
    { id: 2, porcoes: 2, ingredientes: [{ alimento: 2, quantidade: 200, unidadeMedida: 'G' }] },
    { id: 3, porcoes: 1, ingredientes: [{ alimento: 1, quantidade: 25.5, unidadeMedida: 'G' }] },
  ],
  pratos: [
    { id: 10, preparos: [1] },
    { id: 11, preparos: [2] },
    { id: 12, preparos: [3] },
  ],
});

test('the mean of two days of INTEGRAL is computed as they are chosen, and says which data are missing', async () => {
  simularApi({ 'GET /fichas-tecnicas/dados': DADOS, 'GET /convencoes/referencias-nutricionais': SEM_LIMITES });
  const prato = (id: number) => almoco(id, `PRATO ${id}`);
  renderTela(
    <MediaDaSemana
      etapa={{ categoria: 4, modalidade: 'INTEGRAL' }}
      cardapios={[
        cardapio(1, 'UM', { pratos: [prato(10), prato(11), prato(12)] }),
        cardapio(2, 'DOIS', { pratos: [prato(10), prato(10), prato(11)] }),
      ]}
    />,
  );
  const lista = await screen.findByRole('list', { name: 'Nutrientes por aluno' });
  const linha = (nome: RegExp) => within(lista).getByText(nome).closest('li');
  // (100 + 50 + 25.5 + 100 + 100 + 50) / 2 = 212.75 kcal; (10 + 2.55 + 10 + 10) / 2 = 16.275, half up.
  expect(linha(/^Energia/)).toHaveTextContent('212,75');
  expect(linha(/^Sódio/)).toHaveTextContent('16,28');
  // (0.50 + 0.1275 + 0.50 + 0.50) / 2 = 0.81375, without the broth.
  expect(screen.getByText('Custo no mínimo R$ 0,81')).toBeVisible();
  expect(screen.getByText('Sem preço: Caldo.')).toBeVisible();
});

test('in the grid a menu is chosen for a day, copied and moved by keyboard, and the slip is undone', async () => {
  simularApi({
    'GET /categorias': [FUNDAMENTAL],
    'GET /cardapios': [cardapio(1, 'UM', { pratos: [almoco(10, 'ARROZ E FEIJÃO')] })],
    'GET /fichas-tecnicas/dados': DADOS,
    'GET /convencoes/referencias-nutricionais': SEM_LIMITES,
  });
  const { usuario } = renderTela(<CadastroSemanal />);
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  await escolher(usuario, 'Cardápio na grade, segunda', 'Um');
  const linha = (n: number) => screen.getByRole('group', { name: `Dia ${n}` });
  expect(linha(1)).toHaveTextContent('Um');
  const levar = async (dia: string, acao: string) => {
    screen.getByRole('button', { name: `Mais ações de ${dia}` }).focus();
    await usuario.keyboard('{Enter}');
    await usuario.click(await screen.findByRole('menuitem', { name: acao }));
  };
  await levar('segunda', 'Copiar para quarta');
  expect(linha(1)).toHaveTextContent('Um');
  expect(linha(3)).toHaveTextContent('Um');
  // Tuesday has no menu: Monday gets none in exchange, and loses its row.
  await levar('segunda', 'Mover para terça');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Dia 5' })).not.toBeInTheDocument());
  expect(linha(1)).toHaveTextContent('Terça');
  await usuario.click((await screen.findAllByRole('button', { name: 'Desfazer' })).at(-1) ?? document.body);
  expect(await screen.findByRole('group', { name: 'Dia 5' })).toBeInTheDocument();
  expect(linha(1)).toHaveTextContent('Segunda');
  await verificarAcessibilidade();
});

describe('the rules of the PNAE beside the form', () => {
  const regra = (codigo: string, mudanca: object) => ({
    codigo,
    regra: codigo,
    operador: '>=' as const,
    valor: 1,
    periodo: 'semana',
    escopo: 'todos',
    norma: 'Res. 6/2020',
    certeza: 'verificado',
    ...mudanca,
  });
  const alimento = (id: number, nome: string) => ({
    id,
    nome,
    quantidadeBase: 100,
    unidadeMedida: 'G' as const,
    valores: {},
    grupo: 'CARNE_OVO' as const,
    grauProcessamento: 'PROCESSADO' as const,
  });
  const COM_REGRAS = dadosDasFichas({
    nutrientes: [],
    alimentos: [
      { ...alimento(1, 'SALSICHA'), classeRestrita: 'CARNEO' },
      { ...alimento(2, 'CARNE'), ferroHeme: true },
    ],
    preparos: [1, 2].map((id) => ({
      id,
      ingredientes: [{ alimento: id, quantidade: 60, unidadeMedida: 'G' as const }],
    })),
    pratos: [
      { id: 10, preparos: [1] },
      { id: 11, preparos: [2] },
    ],
    regras: [
      regra('FERRO_HEME', { regra: 'Ferro heme' }),
      regra('CARNEOS', { regra: 'Produtos cárneos', operador: '<=', valor: 0, periodo: 'mês' }),
      regra('ATE3', { regra: 'Até 3 anos', operador: '=', valor: 0, periodo: '', escopo: 'creche' }),
    ],
    creches: [2],
  });
  const abrir = async () => {
    simularApi({
      'GET /categorias': [FUNDAMENTAL, CRECHE],
      'GET /cardapios': [
        cardapio(1, 'UM', { pratos: [almoco(10, 'MACARRÃO COM SALSICHA')] }),
        cardapio(2, 'DOIS', { pratos: [almoco(11, 'MACARRÃO COM CARNE')] }),
      ],
      'GET /fichas-tecnicas/dados': COM_REGRAS,
      'GET /convencoes/referencias-nutricionais': SEM_LIMITES,
    });
    const { usuario } = renderTela(<CadastroSemanal />);
    await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
    await escolher(usuario, 'Modalidade', /^Parcial – 2/);
    return usuario;
  };

  test('are one line, which follows each choice', async () => {
    const usuario = await abrir();
    expect(await screen.findByRole('button', { name: 'Regras do PNAE: escolha ao menos um cardápio' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await escolher(usuario, 'Cardápio na grade, segunda', 'Um');
    await screen.findByRole('button', { name: 'Regras do PNAE: 0 de 2 regras cumpridas, 2 não cumpridas' });
    await escolher(usuario, 'Cardápio na grade, segunda', 'Dois');
    // One week does not say whether the month keeps its maximum.
    await screen.findByRole('button', { name: 'Regras do PNAE: 1 de 1 regra cumprida' });
    expect(screen.queryByRole('list', { name: 'Regras da semana' })).not.toBeInTheDocument();
  });

  test('open to the mark, the reasons and the dish that would mend each rule', async () => {
    const usuario = await abrir();
    await escolher(usuario, 'Cardápio na grade, segunda', 'Um');
    await usuario.click(await screen.findByRole('button', { name: /^Regras do PNAE: 0 de 2/ }));
    const [heme, carneos] = within(screen.getByRole('list', { name: 'Regras da semana' })).getAllByText('Não cumpre');
    const regraDe = (marca: HTMLElement | undefined) => marca?.closest('li');
    expect(regraDe(heme)).toHaveTextContent('Ferro heme0 dias; mínimo de 1 na semana (Res. 6/2020)');
    expect(regraDe(heme)).toHaveTextContent('Troque Macarrão com salsicha de segunda por Macarrão com carne.');
    expect(regraDe(carneos)).toHaveTextContent('1 vez; nenhuma permitida');
    expect(regraDe(carneos)).toHaveTextContent('segunda: Macarrão com salsicha (Salsicha)');
    await verificarAcessibilidade();
  });
});

test('a week starts with its five days; its menus are of the category and modality, its sheet is their mean', async () => {
  const servidor = simularApi({
    'GET /categorias': [FUNDAMENTAL],
    'GET /cardapios': [
      cardapio(1, 'UM', { pratos: [almoco(10, 'ARROZ E FEIJÃO')] }),
      cardapio(2, 'DOIS', { pratos: [almoco(11, 'SOPA')] }),
    ],
    'GET /fichas-tecnicas/dados': DADOS,
    'GET /convencoes/referencias-nutricionais': SEM_LIMITES,
    'POST /cardapios-semanais': {
      id: 1,
      nome: 'SEMANA 1',
      categoria: FUNDAMENTAL,
      modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
      cardapios: [],
      versao: 1,
      nutrientes: [ENERGIA],
    },
  });
  const { usuario } = renderTela(<CadastroSemanal />);
  const dias = () => screen.getAllByRole('group', { name: /^Dia \d/ });
  expect(dias().map((dia) => within(dia).getByText(/^(Segunda|Terça|Quarta|Quinta|Sexta)$/).textContent)).toEqual([
    'Segunda',
    'Terça',
    'Quarta',
    'Quinta',
    'Sexta',
  ]);
  await colar(usuario, screen.getByRole('textbox', { name: 'Nome' }), 'semana 1');
  await escolher(usuario, 'Categoria', 'Fundamental – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  for (let n = 5; n > 2; n -= 1) await usuario.click(botao(`Remover Dia ${n}`));
  await escolher(usuario, 'Cardápio', 'Um', dias()[0]);
  await escolher(usuario, 'Cardápio', 'Dois', dias()[1]);
  expect(servidor.de('GET /cardapios')[0]?.busca).toEqual({ categoria: '4', modalidade: 'PARCIAL1' });
  await screen.findByRole('list', { name: 'Nutrientes por aluno' });
  // The grid shows the food of the chosen days.
  const grade = screen.getByRole('table', { name: 'Cardápios por dia e refeição' });
  expect(within(grade).getByRole('row', { name: /^Almoço/ })).toHaveTextContent('Almoço11:00Arroz e feijãoSopa');
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Cardápio Semanal?');
  await screen.findByText('Cardápio Semanal cadastrado com sucesso!');
  expect(servidor.de('POST /cardapios-semanais')[0]?.corpo).toEqual({
    nome: 'SEMANA 1',
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    cardapios: [
      { diaSemana: 'SEGUNDA', cardapio: { id: 1 } },
      { diaSemana: 'TERCA', cardapio: { id: 2 } },
    ],
  });
});

test('a weekday that another row has is refused at the row as it is chosen, and no longer once the other row goes', async () => {
  simularApi({ 'GET /categorias': [FUNDAMENTAL], 'GET /cardapios': [] });
  const { usuario } = renderTela(<CadastroSemanal />);
  const linha = (n: number) => screen.getByRole('group', { name: `Dia ${n}` });
  const repetido = 'Este dia da semana já está na lista. Escolha outro dia ou remova esta linha.';
  expect(botao('Adicionar dia')).toBeDisabled();
  await escolher(usuario, 'Dia da semana', 'Segunda', linha(3));
  expect(await within(linha(3)).findByText(repetido)).toBeInTheDocument();
  expect(screen.getAllByText(repetido)).toHaveLength(1);
  await escolher(usuario, 'Dia da semana', 'Quarta', linha(1));
  await waitFor(() => expect(screen.queryByText(repetido)).not.toBeInTheDocument());
  await escolher(usuario, 'Dia da semana', 'Quarta', linha(3));
  await within(linha(3)).findByText(repetido);
  await usuario.click(botao('Remover Dia 1'));
  await waitFor(() => expect(screen.queryByText(repetido)).not.toBeInTheDocument());
  // Monday is the only day that no row has: the new row takes it.
  await usuario.click(botao('Adicionar dia'));
  expect(linha(5)).toHaveTextContent('Segunda');
});

test('a copy has the stage and the menus of the week', async () => {
  const semanal = {
    id: 61,
    nome: 'SEMANA 1',
    categoria: FUNDAMENTAL,
    modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
    cardapios: [{ diaSemana: 'TERCA', cardapio: { id: 2, nome: 'DOIS' } }],
    versao: 1,
  };
  const servidor = simularApi({
    'GET /categorias': [FUNDAMENTAL],
    'GET /cardapios': [cardapio(2, 'DOIS')],
    'GET /fichas-tecnicas/dados': DADOS,
    'GET /convencoes/referencias-nutricionais': SEM_LIMITES,
    'GET /cardapios-semanais': [semanal],
    'POST /cardapios-semanais': { ...semanal, nutrientes: [] },
  });
  const valores = await duplicarLinha(
    renderTela(<GerenciarSemanais escolha={null} />),
    'Semana 1',
    '/cardapio-semanal',
  );
  const { usuario } = renderTela(<CadastroSemanal />, { valores });
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Cardápio Semanal?');
  await screen.findByText('Cardápio Semanal cadastrado com sucesso!');
  expect(servidor.de('POST /cardapios-semanais')[0]?.corpo).toEqual({
    nome: 'SEMANA 1 (CÓPIA)',
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    cardapios: [{ diaSemana: 'TERCA', cardapio: { id: 2 } }],
  });
});

test('a copy for another age band takes the menu with the most alike name, and names what does not exist there', async () => {
  const semanal = {
    id: 61,
    nome: 'SEMANA 1',
    categoria: FUNDAMENTAL,
    modalidade: { nome: 'PARCIAL1' as const, descricao: 'Parcial – 1 refeição' },
    cardapios: [
      { diaSemana: 'SEGUNDA' as const, cardapio: { id: 1, nome: 'FUNDAMENTAL – SEGUNDA' } },
      { diaSemana: 'TERCA' as const, cardapio: { id: 2, nome: 'PEIXE' } },
    ],
    versao: 1,
  };
  simularApi({
    'GET /categorias': [FUNDAMENTAL, CRECHE],
    'GET /cardapios': [cardapio(8, 'CRECHE – SEXTA'), cardapio(9, 'CRECHE – SEGUNDA')],
  });
  const { usuario, router } = renderTela(<CopiarParaFaixa semanal={semanal} aoFechar={() => undefined} />, {
    permissoes: ['CARDAPIOS'],
  });
  await escolher(usuario, 'Categoria', 'Creche – 1 a 3 anos');
  await escolher(usuario, 'Modalidade', /^Integral/);
  expect(await screen.findByText('Sem cardápio nesta faixa: Peixe (terça).')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cadastrar cardápio para esta faixa' })).toBeInTheDocument();
  await escolher(usuario, /^Terça/, 'Creche – sexta');
  await usuario.click(botao('Continuar'));
  await screen.findByText('Outra tela');
  expect(router.state.location).toMatchObject({
    pathname: '/cardapio-semanal',
    state: {
      valores: {
        nome: 'SEMANA 1 (CÓPIA)',
        categoria: 2,
        modalidade: 'INTEGRAL',
        cardapios: [
          { diaSemana: 'SEGUNDA', cardapio: 9 },
          { diaSemana: 'TERCA', cardapio: 8 },
        ],
      },
    },
  });
});
