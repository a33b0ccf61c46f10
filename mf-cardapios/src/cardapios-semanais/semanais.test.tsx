import { colar, renderTela, simularApi } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, escolher } from '../teste/acoes.js';
import { cardapio, ENERGIA, FUNDAMENTAL } from '../teste/dados.js';
import CadastroSemanal from './CadastroSemanal.js';

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
  await escolher(usuario, 'Categoria', 'FUNDAMENTAL – 6 a 10 anos');
  await escolher(usuario, 'Modalidade', /^Parcial – 1/);
  for (let n = 5; n > 2; n -= 1) await usuario.click(botao(`Remover Dia ${n}`));
  await escolher(usuario, 'Cardápio', 'UM', dias()[0]);
  await escolher(usuario, 'Cardápio', 'DOIS', dias()[1]);
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
  expect(within(linha(5)).getByText('Segunda')).toBeInTheDocument();
});
