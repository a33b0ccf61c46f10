import {
  colar,
  esperarDialogo,
  problema,
  renderTela,
  simularApi,
  vencerConflito,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, escolher } from '../teste/acoes.js';
import { ARROZ, CALORIA, ENERGIA, LEITE, SODIO } from '../teste/dados.js';
import CadastroPreparo from './CadastroPreparo.js';
import GerenciarPreparos from './GerenciarPreparos.js';

const DIABETES = { id: 2, tipo: 'DIABETES' };
const PREPARO = {
  id: 9,
  nome: 'ARROZ DOCE',
  porcoes: 10,
  criador: { id: 1, nome: 'MARIA' },
  versao: 5,
  modoPreparo: 'Ferver.\nServir.',
  medidaCaseira: '1 concha',
  utensilios: null,
  tempoPreparoMin: 40,
  indiceCoccao: 2.5,
  ingredientes: [
    {
      id: 1,
      alimento: { id: 3, nome: 'ARROZ CRU' },
      quantidade: 1,
      unidadeMedida: 'KG',
      pesoBruto: 1.05,
      fatorCorrecao: 1.05,
      substitutos: [
        { id: 8, alimento: { id: 4, nome: 'LEITE' }, quantidade: 5, unidadeMedida: 'ML', patologia: DIABETES },
      ],
    },
  ],
  nutrientes: [ENERGIA],
};

const simular = (mais: Record<string, unknown> = {}) =>
  simularApi({
    'GET /alimentos': [ARROZ, LEITE],
    'GET /componentes-nutricionais': [CALORIA, SODIO],
    'GET /patologias': [DIABETES],
    'GET /preparos': [{ id: 9, nome: 'ARROZ DOCE', porcoes: 10, criador: null, versao: 5 }],
    'GET /preparos/9': PREPARO,
    ...mais,
  });

const linha = (n: number) => screen.getByRole('group', { name: `Ingrediente ${n}` });
const campo = (name: string, onde: HTMLElement = document.body) => within(onde).getByRole('textbox', { name });

test("the technical sheet follows the form; the recipe is sent in the foods' units", async () => {
  const servidor = simular({ 'POST /preparos': PREPARO });
  const { usuario } = renderTela(<CadastroPreparo />);
  expect(campo('Porções')).toHaveValue('1');
  expect(within(linha(1)).getByRole('button', { name: 'Remover Ingrediente 1' })).toBeDisabled();
  await escolher(usuario, 'Alimento', 'ARROZ CRU', linha(1));
  await usuario.type(campo('Quantidade', linha(1)), '1000');
  await usuario.click(botao('Ver ficha técnica atual'));
  const ficha = await screen.findByRole('table', { name: 'Ficha técnica por porção' });
  // 358 × 1000 ÷ 100; no one analysed the sodium of rice.
  expect(within(ficha).getByRole('row', { name: /Energia/ })).toHaveTextContent('3.580,00kcal');
  expect(within(ficha).getByRole('row', { name: /Sódio/ })).toHaveTextContent('Dado ausente em 1 alimentoARROZ CRU');
  await usuario.clear(campo('Porções'));
  await usuario.type(campo('Porções'), '10');
  await usuario.click(botao('Ver ficha técnica atual'));
  expect(await screen.findByRole('row', { name: /Energia/ })).toHaveTextContent('Energia358,00kcal');

  await usuario.click(botao('Adicionar ingrediente'));
  await escolher(usuario, 'Alimento', 'LEITE', linha(2));
  await usuario.type(campo('Quantidade', linha(2)), '200');
  await colar(usuario, campo('Nome'), 'arroz com leite');
  await colar(usuario, campo('Modo de preparo'), 'Ferver.');
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Preparo?');
  expect(await screen.findByText('Preparo cadastrado com sucesso!')).toBeInTheDocument();
  expect(servidor.de('POST /preparos')[0]?.corpo).toMatchObject({
    nome: 'ARROZ COM LEITE',
    porcoes: 10,
    modoPreparo: 'Ferver.',
    ingredientes: [
      { alimento: { id: 3 }, quantidade: 1000, unidadeMedida: 'G', substitutos: [] },
      { alimento: { id: 4 }, quantidade: 200, unidadeMedida: 'ML' },
    ],
  });
});

test('the gross weight gives the correction factor; a substitute may name a new pathology', async () => {
  const servidor = simular({ 'POST /preparos': PREPARO });
  const { usuario } = renderTela(<CadastroPreparo />);
  await escolher(usuario, 'Alimento', 'ARROZ CRU', linha(1));
  await usuario.type(campo('Quantidade', linha(1)), '90');
  await usuario.click(within(linha(1)).getByText('Peso bruto e substitutos'));
  await usuario.type(campo('Peso bruto', linha(1)), '120');
  expect(within(linha(1)).getByText('Pelo peso bruto: 1,333.')).toBeInTheDocument();
  expect(campo('Fator de correção', linha(1))).toBeDisabled();
  await usuario.click(within(linha(1)).getByRole('button', { name: 'Adicionar substituto' }));
  const substituto = screen.getByRole('group', { name: 'Substituto 1' });
  await escolher(usuario, 'Alimento', 'LEITE', substituto);
  await usuario.type(campo('Quantidade', substituto), '5');
  await usuario.type(within(substituto).getByRole('combobox', { name: 'Patologia' }), 'asma');
  await usuario.type(campo('Nome'), 'x');
  await usuario.type(campo('Modo de preparo'), 'y');
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Preparo?');
  await screen.findByText('Preparo cadastrado com sucesso!');
  expect(servidor.de('POST /preparos')[0]?.corpo).toMatchObject({
    ingredientes: [
      {
        pesoBruto: 120,
        substitutos: [{ alimento: { id: 4 }, quantidade: 5, unidadeMedida: 'ML', patologia: { tipo: 'ASMA' } }],
      },
    ],
  });
});

test('a gross weight below the net one, or a factor below 1, is refused at its field', async () => {
  const servidor = simular();
  const { usuario } = renderTela(<CadastroPreparo />);
  await escolher(usuario, 'Alimento', 'ARROZ CRU', linha(1));
  await usuario.type(campo('Quantidade', linha(1)), '90');
  await usuario.click(within(linha(1)).getByText('Peso bruto e substitutos'));
  await usuario.type(campo('Fator de correção', linha(1)), '0,98');
  await usuario.click(botao('Cadastrar'));
  await waitFor(() => expect(campo('Fator de correção', linha(1))).toBeInvalid());
  expect(campo('Fator de correção', linha(1))).toHaveAccessibleDescription(/entre 1 e 100/);
  expect(campo('Fator de correção', linha(1))).toHaveValue('0,98');
  await usuario.clear(campo('Fator de correção', linha(1)));
  await usuario.type(campo('Peso bruto', linha(1)), '89');
  await usuario.click(botao('Cadastrar'));
  await waitFor(() => expect(campo('Peso bruto', linha(1))).toBeInvalid());
  expect(servidor.de('POST /preparos')).toEqual([]);
});

test('the edit keeps units, substitutes and the version; a refusal is at its row', async () => {
  const servidor = simular({
    'PUT /preparos/9': problema(422, 'Alimento não encontrado.', [
      { campo: 'ingredientes.0.alimento.id', mensagem: 'Alimento não encontrado.' },
    ]),
  });
  const { usuario } = renderTela(<GerenciarPreparos />);
  await usuario.click(await screen.findByRole('button', { name: 'Editar ARROZ DOCE' }));
  await esperarDialogo('Edição de Preparo');
  // The first is the ingredient's own, the second its substitute's.
  const [propria, doSubstituto] = within(linha(1)).getAllByRole<HTMLInputElement>('textbox', { name: 'Quantidade' });
  expect(doSubstituto).toHaveValue('5');
  if (propria) await usuario.type(propria, '{Backspace}2');
  await usuario.clear(campo('Peso bruto', linha(1)));
  await usuario.click(botao('Salvar'));
  await confirmar(usuario, 'Deseja realmente atualizar o Preparo?');
  expect(await within(linha(1)).findByText('Alimento não encontrado.')).toBeInTheDocument();
  expect(servidor.de('PUT /preparos/9')[0]?.corpo).toMatchObject({
    nome: 'ARROZ DOCE',
    versao: 5,
    indiceCoccao: 2.5,
    ingredientes: [
      {
        alimento: { id: 3 },
        quantidade: 2,
        unidadeMedida: 'KG',
        substitutos: [{ alimento: { id: 4 }, quantidade: 5, unidadeMedida: 'ML', patologia: DIABETES }],
      },
    ],
  });
});

test('the edit goes on over what another user changed meanwhile, with the current version', async () => {
  const servidor = simular();
  const { usuario } = renderTela(<GerenciarPreparos />);
  await usuario.click(await screen.findByRole('button', { name: 'Editar ARROZ DOCE' }));
  const modal = await esperarDialogo('Edição de Preparo');
  await usuario.type(campo('Nome', modal), ' B');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /preparos/9',
    leitura: ['GET /preparos/9', { ...PREPARO, versao: 6, modoPreparo: 'Outro modo.' }],
    salvo: { ...PREPARO, versao: 7, nome: 'ARROZ DOCE B', modoPreparo: 'Outro modo.' },
  });
  expect(corpo).toMatchObject({ versao: 6, nome: 'ARROZ DOCE B', modoPreparo: 'Outro modo.' });
});

test('the details show the recipe and its sheet; printing opens its report', async () => {
  simular();
  const { usuario, router } = renderTela(<GerenciarPreparos />);
  await usuario.click(await screen.findByRole('button', { name: 'Ver ARROZ DOCE' }));
  const detalhes = await esperarDialogo('Detalhes do Preparo');
  expect(detalhes).toHaveTextContent('1 concha');
  expect(within(detalhes).getByRole('row', { name: /ARROZ CRU/ })).toHaveTextContent(
    'DIABETES: LEITE, 5 ml1 kg1,05 kg (1,05)',
  );
  await verificarAcessibilidade();
  await usuario.keyboard('{Escape}');
  await usuario.click(botao('Imprimir ARROZ DOCE'));
  expect(router.state.location.pathname).toBe('/relatorio/preparos/9');
});
