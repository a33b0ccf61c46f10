import { colar, duplicarLinha, renderTela, simularApi } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, escolher } from '../teste/acoes.js';
import { cardapio, ENERGIA, FUNDAMENTAL } from '../teste/dados.js';
import CadastroSemanal from './CadastroSemanal.js';
import { GerenciarSemanais } from './GerenciarSemanais.js';

test('a week starts with its five days; its menus are of the category and modality, its sheet is their mean', async () => {
  const servidor = simularApi({
    'GET /categorias': [FUNDAMENTAL],
    'GET /cardapios': [cardapio(1, 'UM'), cardapio(2, 'DOIS')],
    'GET /fichas-tecnicas': { nutrientes: [ENERGIA] },
    'GET /convencoes/referencias-nutricionais': { norma: 'N', fonte: 'F', coberturaPct: 20, nutrientes: {} },
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
  await usuario.click(botao('Ver média da semana'));
  await screen.findByRole('table', { name: 'Ficha técnica comparada com a referência nacional' });
  expect(servidor.de('GET /fichas-tecnicas')[0]?.busca).toEqual({ cardapios: '1,2' });
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
