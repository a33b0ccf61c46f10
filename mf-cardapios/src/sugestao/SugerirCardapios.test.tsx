import type { SugestaoDeCardapios } from '@merenda/shared/contratos';
import {
  esperarDialogo,
  fingirTelaEstreita,
  problema,
  renderTela,
  simularApi,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, escolher } from '../teste/acoes.js';
import { cardapio, FUNDAMENTAL } from '../teste/dados.js';
import SugerirCardapios from './SugerirCardapios.js';

const PEDIR = 'POST /cardapios-semanais/sugestao';
const CADA_DIA = { hora: '11:00', tipo: 'ALMOCO' as const };

const figuras = (custoMedio: number, marca: 'CUMPRE' | 'NAO_CUMPRE') => ({
  custoMedio,
  semPreco: [],
  agriculturaFamiliar: 31.5,
  semanas: [
    {
      de: '30/11/2026',
      ate: '06/12/2026',
      diasLetivos: 2,
      custoMedio,
      regras: [
        {
          codigo: 'FERRO',
          regra: 'Ferro heme',
          norma: 'Res. 6/2020',
          marca,
          figura: '4 dias; mínimo de 4 na semana',
          motivos: [],
          semDados: [],
          correcao: null,
        },
      ],
      nutrientes: [],
    },
  ],
  meses: [],
  estoqueUsado: [{ alimento: { id: 1, nome: 'FEIJÃO' }, unidadeMedida: 'KG' as const, quantidade: 12, aVencer: 5 }],
  aComprar: [{ alimento: { id: 2, nome: 'CARNE' }, unidadeMedida: 'KG' as const, quantidade: 8.5 }],
});

const vaga = (id: number, nome: string) => ({
  ...CADA_DIA,
  prato: { id, nome },
  fixo: false,
  custo: 2.1,
  porque: ['É o mais barato com ferro heme neste dia.'],
  alternativas: [
    { prato: { id: 9, nome: 'PEIXE' }, diferencaDeCusto: 0.4, deixaDeCumprir: ['O custo médio passaria do limite.'] },
    { prato: { id: 8, nome: 'FRANGO' }, diferencaDeCusto: -0.1, deixaDeCumprir: [] },
  ],
});

const sugestao = (segunda: [number, string], terca: [number, string]): SugestaoDeCardapios => ({
  proposta: {
    semanas: [
      {
        de: '30/11/2026',
        ate: '06/12/2026',
        dias: [
          { dia: '30/11/2026', vagas: [vaga(...segunda)] },
          { dia: '01/12/2026', vagas: [vaga(...terca)] },
        ],
        semAula: [{ dia: '02/12/2026', motivo: 'Feriado municipal' }],
      },
    ],
    figuras: figuras(3.5, 'CUMPRE'),
    folga: 0,
    cortada: false,
    incompletos: ['Açúcares: falta classificar Achocolatado.'],
  },
  conflitos: [],
  hoje: figuras(4, 'NAO_CUMPRE'),
});

const ENDERECO = '/tela?categoria=4&modalidade=PARCIAL1&unidade=3&de=2026-11-30';
const ESTOQUES = [{ id: 30, unidadeEducacional: { id: 3, nome: 'EMEF CENTRO' } }];

async function perguntar(rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({
    'GET /relogio': { hoje: '25/11/2026', agora: '25/11/2026 10:00', fuso: 'America/Sao_Paulo' },
    'GET /categorias': [FUNDAMENTAL],
    'GET /estoques/me': [],
    'GET /cardapios-semanais': [],
    'GET /cardapios': [
      cardapio(5, 'ANTIGO', { pratos: [{ id: 1, ...CADA_DIA, prato: { id: 1, nome: 'CARNE COM ARROZ' } }] }),
    ],
    'GET /convencoes/referencias-nutricionais': problema(404, 'Sem referência.'),
    [PEDIR]: sugestao([1, 'CARNE COM ARROZ'], [2, 'OVO COM ARROZ']),
    ...rotas,
  });
  const tela = renderTela(<SugerirCardapios />, {
    permissoes: ['CARDAPIOS'],
    estoques: ESTOQUES,
    endereco: ENDERECO,
  });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Hora' })).toHaveValue('11:00'));
  await tela.usuario.click(botao('Sugerir'));
  return { servidor, ...tela };
}

const abrirVaga = async (usuario: Awaited<ReturnType<typeof perguntar>>['usuario'], nome: RegExp) => {
  await usuario.click(await screen.findByRole('button', { name: nome }));
  return within(await screen.findByRole('dialog', { name: /^Almoço de/ }));
};

test('a question from the address has the meals of the newest menu, and the proposal is beside what is there today', async () => {
  const { servidor } = await perguntar();
  const resumo = await screen.findByLabelText('Resumo da proposta');
  expect(servidor.de(PEDIR)[0]?.corpo).toEqual({
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    unidade: { id: 3 },
    de: '2026-11-30',
    semanas: 1,
    vagas: [CADA_DIA],
    objetivo: 'EQUILIBRIO',
    teto: null,
    vezes: null,
    outrasRefeicoes: false,
    foraDaEpoca: false,
    fixos: [],
    excluidos: [],
  });
  expect(resumo).toHaveTextContent(/Custo por aluno e diaR\$\s3,50hoje: R\$\s4,00/);
  expect(resumo).toHaveTextContent('Regras do PNAE1 de 1hoje: 0 de 1');
  expect(resumo).toHaveTextContent('Da agricultura familiar31,5%igual a hoje');
  const grade = screen.getByRole('table', { name: 'Semana de 30/11 a 01/12' });
  expect(within(grade).getByRole('columnheader', { name: 'segunda, 30/11' })).toBeInTheDocument();
  expect(screen.getByText('Sem aula: quarta, 02/12 (Feriado municipal).')).toBeInTheDocument();
  await verificarAcessibilidade();
});

test('a slot says why, and another dish takes its place while the week is solved again; the change is undone', async () => {
  const { usuario, servidor } = await perguntar();
  const aberta = await abrirVaga(usuario, /^Almoço de terça-feira, 1 de dezembro: Ovo/);
  expect(aberta.getByText('É o mais barato com ferro heme neste dia.')).toBeInTheDocument();
  expect(aberta.getByText('Custa R$ 0,40 a mais por aluno.')).toBeInTheDocument();
  expect(aberta.getByText('O custo médio passaria do limite.')).toBeInTheDocument();
  servidor.responder(PEDIR, sugestao([1, 'CARNE COM ARROZ'], [8, 'FRANGO']));
  await usuario.click(aberta.getByRole('button', { name: 'Usar Frango' }));
  await screen.findByRole('button', { name: /terça-feira, 1 de dezembro: Frango, fixo/ });
  expect(servidor.de(PEDIR)[1]?.corpo).toMatchObject({
    fixos: [{ dia: '01/12/2026', ...CADA_DIA, prato: { id: 8 } }],
    excluidos: [],
  });
  await usuario.click(botao('Desfazer a última mudança'));
  expect(await screen.findByRole('button', { name: /terça-feira, 1 de dezembro: Ovo/ })).toBeInTheDocument();
  expect(servidor.de(PEDIR)).toHaveLength(2);
});

test('a dish is fixed without another answer, and stays when all is solved again', async () => {
  const { usuario, servidor } = await perguntar();
  await usuario.click((await abrirVaga(usuario, /: Carne/)).getByRole('button', { name: 'Fixar neste dia' }));
  await screen.findByRole('button', { name: /: Carne com arroz, fixo/ });
  expect(servidor.de(PEDIR)).toHaveLength(1);
  await usuario.click(botao('Refazer tudo'));
  await waitFor(() => expect(servidor.de(PEDIR)).toHaveLength(2));
  expect(servidor.de(PEDIR)[1]?.corpo).toMatchObject({
    fixos: [{ dia: '30/11/2026', ...CADA_DIA, prato: { id: 1 } }],
  });
});

test('a dish that is not used is named, and a change that does not fit leaves the proposal as it was', async () => {
  const { usuario, servidor } = await perguntar();
  servidor.responder(PEDIR, sugestao([3, 'SOPA'], [2, 'OVO COM ARROZ']));
  await usuario.click((await abrirVaga(usuario, /: Carne/)).getByRole('button', { name: 'Não usar este prato' }));
  await screen.findByRole('button', { name: /: Sopa/ });
  expect(servidor.de(PEDIR)[1]?.corpo).toMatchObject({ fixos: [], excluidos: [{ id: 1 }] });
  expect(screen.getByText('Não usar:')).toHaveTextContent('Carne com arroz');
  servidor.responder(PEDIR, {
    proposta: null,
    conflitos: ['Não há 4 dias com ferro heme: no máximo 3.'],
    hoje: null,
  });
  await usuario.click((await abrirVaga(usuario, /: Ovo/)).getByRole('button', { name: 'Não usar este prato' }));
  expect(await screen.findByText('A mudança não cabe, e a proposta ficou como estava')).toBeInTheDocument();
  expect(screen.getByText('Não há 4 dias com ferro heme: no máximo 3.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /: Ovo/ })).toBeInTheDocument();
});

test('a question without an answer says what is in conflict, and is asked again with what was typed', async () => {
  const conflitos = ['Não há prato para o lanche das 15:00.'];
  const { usuario } = await perguntar({ [PEDIR]: { proposta: null, conflitos, hoje: null } });
  expect(await screen.findByText(conflitos[0] ?? '')).toBeInTheDocument();
  await usuario.click(botao('Mudar a pergunta'));
  expect(screen.getByRole('textbox', { name: 'Hora' })).toHaveValue('11:00');
});

test('a question that takes long is cancelled, and a failed one is asked again', async () => {
  const { usuario, servidor } = await perguntar({ [PEDIR]: () => new Promise(() => undefined) });
  await usuario.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Sugerir' })).toBeVisible();
  servidor.responder(PEDIR, problema(503, 'Há muitas sugestões sendo feitas. Tente de novo em instantes.'));
  await usuario.click(botao('Sugerir'));
  expect(await screen.findByText(/Há muitas sugestões/)).toBeInTheDocument();
  servidor.responder(PEDIR, sugestao([1, 'CARNE COM ARROZ'], [2, 'OVO COM ARROZ']));
  await usuario.click(botao('Tentar novamente'));
  expect(await screen.findByLabelText('Resumo da proposta')).toBeInTheDocument();
});

test('what the server refuses is at its field', async () => {
  const mensagem = 'A sugestão começa em uma segunda-feira.';
  await perguntar({ [PEDIR]: problema(422, 'Há um campo a corrigir.', [{ campo: 'de', mensagem }]) });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Primeira semana' })).toHaveAccessibleDescription(new RegExp(mensagem)),
  );
});

test("'Usar' registers the new menu and the week, and a failure in the middle makes no double", async () => {
  const novo = { ...cardapio(21, 'SUGESTÃO FUNDAMENTAL 01/12'), nutrientes: [] };
  const semanal = {
    id: 31,
    nome: 'SUGESTÃO FUNDAMENTAL 30/11 A 01/12',
    categoria: FUNDAMENTAL,
    modalidade: { nome: 'PARCIAL1', descricao: 'Parcial – 1 refeição' },
    cardapios: [],
    versao: 1,
    nutrientes: [],
  };
  const { usuario, servidor } = await perguntar({
    'POST /cardapios': novo,
    'POST /cardapios-semanais': problema(503, 'O banco de dados não responde.'),
    'GET /feriados': [],
    'GET /periodos-letivos': [],
  });
  await usuario.click(await screen.findByRole('button', { name: 'Usar' }));
  const modal = within(await esperarDialogo('Semana de 30/11 a 01/12 (1 de 1)'));
  // Monday has the dishes of a menu that exists.
  expect(modal.getByText('Já existe: Antigo')).toBeInTheDocument();
  const cadastrar = async () => {
    await usuario.click(modal.getByRole('button', { name: 'Cadastrar' }));
    expect(await esperarDialogo('Aviso')).toHaveTextContent('Também será cadastrado 1 cardápio.');
    await confirmar(usuario, 'Deseja realmente cadastrar o Cardápio Semanal?');
  };
  await cadastrar();
  await screen.findByText('O banco de dados não responde.');
  servidor.responder('POST /cardapios-semanais', semanal);
  await cadastrar();
  await screen.findByRole('dialog', { name: 'Cardápio semanal cadastrado' });
  expect(servidor.de('POST /cardapios').map(({ corpo }) => corpo)).toEqual([
    {
      nome: 'SUGESTÃO FUNDAMENTAL 01/12',
      categoria: { id: 4 },
      modalidade: 'PARCIAL1',
      cardapioTipo: 'REGULAR',
      pratos: [{ ...CADA_DIA, prato: { id: 2 } }],
    },
  ]);
  expect(servidor.de('POST /cardapios-semanais').at(-1)?.corpo).toEqual({
    nome: 'SUGESTÃO FUNDAMENTAL 30/11 A 01/12',
    categoria: { id: 4 },
    modalidade: 'PARCIAL1',
    cardapios: [
      { diaSemana: 'SEGUNDA', cardapio: { id: 5 } },
      { diaSemana: 'TERCA', cardapio: { id: 21 } },
    ],
  });
  await usuario.click(botao('Vincular Sugestão fundamental 30/11 a 01/12 ao calendário'));
  expect(within(await esperarDialogo('Vincular cardápio')).getByRole('textbox', { name: 'Data' })).toHaveValue(
    '30/11/2026',
  );
});

test('a week whose menus all exist is registered with them', async () => {
  const { usuario, servidor } = await perguntar({
    [PEDIR]: sugestao([1, 'CARNE COM ARROZ'], [1, 'CARNE COM ARROZ']),
    'POST /cardapios-semanais': problema(503, 'O banco de dados não responde.'),
  });
  await usuario.click(await screen.findByRole('button', { name: 'Usar' }));
  const modal = within(await esperarDialogo('Semana de 30/11 a 01/12 (1 de 1)'));
  expect(modal.getByRole('region', { name: 'Segunda e terça' })).toHaveTextContent('Já existe: Antigo');
  await usuario.click(modal.getByRole('button', { name: 'Cadastrar' }));
  await confirmar(usuario, 'Deseja realmente cadastrar o Cardápio Semanal?');
  await screen.findByText('O banco de dados não responde.');
  expect(servidor.de('POST /cardapios-semanais')[0]?.corpo).toMatchObject({
    cardapios: [
      { diaSemana: 'SEGUNDA', cardapio: { id: 5 } },
      { diaSemana: 'TERCA', cardapio: { id: 5 } },
    ],
  });
});

test('a name that is taken is refused at the field of its menu', async () => {
  const mensagem = 'Já existe um cardápio com este nome para a mesma categoria e modalidade.';
  const { usuario } = await perguntar({
    'POST /cardapios': problema(409, mensagem, [{ campo: 'nome', mensagem }]),
  });
  await usuario.click(await screen.findByRole('button', { name: 'Usar' }));
  const modal = within(await esperarDialogo('Semana de 30/11 a 01/12 (1 de 1)'));
  await usuario.click(modal.getByRole('button', { name: 'Cadastrar' }));
  await confirmar(usuario, 'Deseja realmente cadastrar o Cardápio Semanal?');
  await waitFor(() =>
    expect(modal.getByRole('textbox', { name: 'Nome do cardápio novo, terça' })).toHaveAccessibleDescription(
      new RegExp(mensagem),
    ),
  );
});

test('on a phone each day is a card', async () => {
  fingirTelaEstreita(true);
  await perguntar();
  const dias = await screen.findAllByRole('heading', { level: 3 });
  expect(dias.map(({ textContent }) => textContent)).toEqual(['segunda, 30/11', 'terça, 01/12']);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await verificarAcessibilidade();
});

test('rare choices are folded, and asked for when they are made', async () => {
  const { usuario, servidor } = await perguntar({ [PEDIR]: { proposta: null, conflitos: ['X.'], hoje: null } });
  await screen.findByText('X.');
  await usuario.click(botao('Mudar a pergunta'));
  await usuario.click(botao('Mais opções'));
  await usuario.click(screen.getByRole('checkbox', { name: 'Usar alimentos fora da safra' }));
  await usuario.click(screen.getByRole('radio', { name: /^Mais barato/ }));
  await escolher(usuario, 'Primeira semana', '07/12/2026 a 11/12/2026');
  await usuario.click(botao('Sugerir'));
  await waitFor(() => expect(servidor.de(PEDIR)).toHaveLength(2));
  expect(servidor.de(PEDIR)[1]?.corpo).toMatchObject({
    foraDaEpoca: true,
    objetivo: 'MAIS_BARATO',
    de: '2026-12-07',
  });
});
