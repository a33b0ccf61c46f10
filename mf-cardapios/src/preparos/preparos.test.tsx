import {
  conferirHistorico,
  acionar,
  colar,
  dadosDasFichas,
  duplicarLinha,
  esperarDialogo,
  fichaDe,
  problema,
  renderTela,
  simularApi,
  vencerConflito,
  verificarAcessibilidade,
} from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, detalhesEm, escolher, paraOsMesmos } from '../teste/acoes.js';
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
  pesoPronto: 2.5,
  alergenicosPodeConter: ['LEITE'],
  ingredientes: [
    {
      id: 1,
      alimento: { id: 3, nome: 'ARROZ CRU' },
      quantidade: 1,
      unidadeMedida: 'KG',
      pesoBruto: 1.05,
      fatorCorrecao: 1.05,
      medidaCaseira: '5 xícaras',
      substitutos: [
        { id: 8, alimento: { id: 4, nome: 'LEITE' }, quantidade: 5, unidadeMedida: 'ML', patologia: DIABETES },
      ],
    },
  ],
  nutrientes: [ENERGIA],
};

const FICHA = fichaDe([ENERGIA], {
  custo: { valor: 0.4, semPreco: [{ id: 4, nome: 'LEITE' }], comUltimaCompra: [], repasse: null, municipio: null },
  alergenicos: { contem: [{ nome: 'LEITE', descricao: 'Leite' }], podeConter: [], naoConferidos: [] },
  pendencias: [
    {
      tipo: 'PRECO',
      preparo: { id: 9, nome: 'ARROZ DOCE' },
      alimento: { id: 4, nome: 'LEITE', itemId: 5 },
      nutrientes: [],
    },
  ],
  rendimento: { pesoPronto: 2.5, indiceCoccao: 2.5, porcaoPronta: 250, por100g: [ENERGIA] },
});

const simular = (mais: Record<string, unknown> = {}) =>
  simularApi({
    'GET /alimentos': [ARROZ, LEITE],
    'GET /componentes-nutricionais': [CALORIA, SODIO],
    'GET /patologias': [DIABETES],
    'GET /preparos': [{ id: 9, nome: 'ARROZ DOCE', porcoes: 10, criador: null, versao: 5, pendencias: 2 }],
    'GET /preparos/9': PREPARO,
    'GET /convencoes/alergenicos': [{ nome: 'LEITE', descricao: 'Leite' }],
    'GET /fatores-correcao-coccao': [],
    ...mais,
  });

const linha = (n: number) => screen.getByRole('group', { name: `Ingrediente ${n}` });
const campo = (name: string, onde: HTMLElement = document.body) => within(onde).getByRole('textbox', { name });

test("the technical sheet follows the form; the recipe is sent in the foods' units", async () => {
  const servidor = simular({ 'POST /preparos': PREPARO });
  const { usuario } = renderTela(<CadastroPreparo />);
  expect(campo('Porções')).toHaveValue('1');
  expect(within(linha(1)).getByRole('button', { name: 'Remover Ingrediente 1' })).toBeDisabled();
  await escolher(usuario, 'Alimento', 'Arroz cru', linha(1));
  await usuario.type(campo('Quantidade', linha(1)), '1000');
  await usuario.click(botao('Ver ficha técnica atual'));
  const ficha = await screen.findByRole('table', { name: 'Ficha técnica por porção' });
  // 358 × 1000 ÷ 100; no one analysed the sodium of rice.
  expect(within(ficha).getByRole('row', { name: /Energia/ })).toHaveTextContent('3.580,00kcal');
  expect(within(ficha).getByRole('row', { name: /Sódio/ })).toHaveTextContent('Dado ausente em 1 alimentoArroz cru');
  await usuario.clear(campo('Porções'));
  await usuario.type(campo('Porções'), '10');
  await usuario.click(botao('Ver ficha técnica atual'));
  expect(await screen.findByRole('row', { name: /Energia/ })).toHaveTextContent('Energia358,00kcal');

  await usuario.click(botao('Adicionar ingrediente'));
  await escolher(usuario, 'Alimento', 'Leite', linha(2));
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
  await escolher(usuario, 'Alimento', 'Arroz cru', linha(1));
  await usuario.type(campo('Quantidade', linha(1)), '90');
  await usuario.click(within(linha(1)).getByText('Peso bruto e substitutos'));
  await usuario.type(campo('Peso bruto', linha(1)), '120');
  expect(within(linha(1)).getByText('Pelo peso bruto: 1,333.')).toBeInTheDocument();
  expect(campo('Fator de correção', linha(1))).toBeDisabled();
  await usuario.click(within(linha(1)).getByRole('button', { name: 'Adicionar substituto' }));
  const substituto = screen.getByRole('group', { name: 'Substituto 1' });
  await escolher(usuario, 'Alimento', 'Leite', substituto);
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

test('pasted ingredients are rows of the recipe, with their weights', async () => {
  const servidor = simular({ 'POST /preparos': PREPARO });
  const { usuario } = renderTela(<CadastroPreparo />);
  await waitFor(() => expect(botao('Colar da planilha')).toBeEnabled());
  await usuario.click(campo('Quantidade', linha(1)));
  await usuario.paste('Ingrediente\tPL\tUM\tPB\tFC\narroz cru\t90\tkg\t120\t1,5\nLeite\t200\t\t\t1,25');
  const dialogo = await esperarDialogo('Colar ingredientes do Preparo');
  const modal = within(dialogo);
  expect(modal.getByRole('row', { name: '2 Arroz cru 90 Quilograma 120 1,5 Nova' })).toBeInTheDocument();
  expect(modal.getByRole('row', { name: '3 Leite 200 --- --- 1,25 Nova' })).toBeInTheDocument();
  await verificarAcessibilidade(dialogo);
  await usuario.click(modal.getByRole('button', { name: 'Inserir 2 linhas' }));
  // The blank row gave way.
  expect(campo('Quantidade', linha(1))).toHaveValue('90');
  expect(within(linha(1)).getByText('Pelo peso bruto: 1,333.')).toBeInTheDocument();
  expect(campo('Fator de correção', linha(2))).toHaveValue('1,25');
  await colar(usuario, campo('Nome'), 'x');
  await colar(usuario, campo('Modo de preparo'), 'y');
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Preparo?');
  await waitFor(() => expect(servidor.de('POST /preparos')).toHaveLength(1));
  expect(servidor.de('POST /preparos')[0]?.corpo).toMatchObject({
    ingredientes: [
      { alimento: { id: 3 }, quantidade: 90, unidadeMedida: 'KG', pesoBruto: 120, fatorCorrecao: null },
      { alimento: { id: 4 }, quantidade: 200, unidadeMedida: 'ML', pesoBruto: null, fatorCorrecao: 1.25 },
    ],
  });
});

test("'Desfazer' takes out the pasted ingredients and leaves what was typed", async () => {
  simular();
  const { usuario } = renderTela(<CadastroPreparo />);
  await escolher(usuario, 'Alimento', 'Leite', linha(1));
  await usuario.click(botao('Colar da planilha'));
  const modal = within(await esperarDialogo('Colar ingredientes do Preparo'));
  await usuario.click(modal.getByRole('textbox', { name: 'Células copiadas da planilha' }));
  await usuario.paste('arroz cru\t90');
  await usuario.click(modal.getByRole('button', { name: 'Inserir 1 linha' }));
  await usuario.type(campo('Quantidade', linha(1)), '5');
  expect(campo('Quantidade', linha(2))).toHaveValue('90');
  await usuario.click(botao('Desfazer'));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Ingrediente 2' })).not.toBeInTheDocument());
  expect(campo('Quantidade', linha(1))).toHaveValue('5');
});

test('a recipe that is not saved has its cost, its allergens and what it lacks beside it, as it is typed', async () => {
  simular({
    'GET /fichas-tecnicas/dados': dadosDasFichas({
      nutrientes: [],
      alergenicos: [{ nome: 'LEITE', descricao: 'Leite' }],
      alimentos: [],
      preparos: [],
      pratos: [],
    }),
    'GET /fichas-tecnicas/alimentos': [
      {
        id: 3,
        nome: 'ARROZ CRU',
        preco: { valor: 5.5, unidadeMedida: 'KG', origem: 'CONTRATO', produto: { id: 1, nome: 'ARROZ' } },
        alergenicos: { contem: [], podeConter: [{ nome: 'LEITE', descricao: 'Leite' }], naoConferidos: [] },
      },
    ],
  });
  const { usuario } = renderTela(<CadastroPreparo />, {
    valores: {
      porcoes: 1,
      ingredientes: [{ alimento: 3, quantidade: 200, unidadeMedida: 'G', fatorCorrecao: 1.2 }],
    },
  });
  const painel = within(screen.getByRole('region', { name: 'Por aluno' }));
  // 200 g × 1.2 = 240 g as bought, × 5.50 = 1.32; of two portions 0.66.
  expect(await painel.findByText('Custo R$ 1,32')).toBeVisible();
  expect(painel.getByText('Pode conter: Leite.')).toBeVisible();
  await usuario.click(painel.getByText('1 pendência'));
  // It is mended in this form: there is nowhere else to go.
  expect(painel.getByText('Índice de cocção e rendimento')).toBeVisible();
  expect(painel.queryByRole('link')).not.toBeInTheDocument();
  await colar(usuario, campo('Porções'), '2');
  expect(await painel.findByText('Custo R$ 0,66')).toBeVisible();
});

test('an ingredient of 0 is accepted, and one of 90 g says that it is 0.09 kg', async () => {
  simular();
  const { usuario } = renderTela(<CadastroPreparo />);
  await escolher(usuario, 'Alimento', 'Arroz cru', linha(1));
  await usuario.type(campo('Quantidade', linha(1)), '90');
  expect(campo('Quantidade', linha(1))).toHaveAccessibleDescription('g = 0,09 kg');
  await usuario.clear(campo('Quantidade', linha(1)));
  await usuario.type(campo('Quantidade', linha(1)), '0');
  await usuario.click(botao('Cadastrar'));
  expect(campo('Nome')).toBeInvalid();
  expect(campo('Quantidade', linha(1))).toBeValid();
});

test('a pasted ingredient that the recipe cannot have is refused with its reason', async () => {
  simular();
  const { usuario } = renderTela(<CadastroPreparo />);
  await escolher(usuario, 'Alimento', 'Leite', linha(1));
  await usuario.click(botao('Colar da planilha'));
  const modal = within(await esperarDialogo('Colar ingredientes do Preparo'));
  await usuario.click(modal.getByRole('textbox', { name: 'Células copiadas da planilha' }));
  await usuario.paste(
    [
      'Feijão\t1',
      'Leite\t1',
      'Arroz cru\t10.000.000',
      'Arroz cru\t1,5',
      'Arroz cru\t9\tml',
      'Arroz cru\t9\t\t8\t0,98',
    ].join('\n'),
  );
  const motivos = modal.getAllByRole('row', { name: /Recusada/ }).map((linha) => linha.lastElementChild?.textContent);
  expect(motivos).toEqual([
    'RecusadaAlimento: "Feijão" não está na lista. Use Arroz cru ou Leite.',
    'RecusadaAlimento: Este alimento já está entre os ingredientes.',
    'RecusadaQuantidade: Informe um valor entre 0 e 9.999.999.',
    'RecusadaQuantidade: Digite um número inteiro.',
    'RecusadaUnidade de medida: Não é possível converter mililitro em grama: são medidas de grandezas diferentes.',
    'RecusadaPeso bruto: Informe um valor entre 9 e 9.999.999,999.Fator de correção: Informe um valor entre 1 e 100.',
  ]);
});

test('a gross weight below the net one, or a factor below 1, is refused at its field', async () => {
  const servidor = simular();
  const { usuario } = renderTela(<CadastroPreparo />);
  await escolher(usuario, 'Alimento', 'Arroz cru', linha(1));
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
  await acionar(usuario, 'Editar', 'Arroz doce');
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
    pesoPronto: 2.5,
    indiceCoccao: null,
    alergenicosPodeConter: ['LEITE'],
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
  await acionar(usuario, 'Editar', 'Arroz doce');
  const modal = await esperarDialogo('Edição de Preparo');
  await usuario.type(campo('Nome', modal), ' B');
  const corpo = await vencerConflito(usuario, servidor, {
    edicao: 'PUT /preparos/9',
    leitura: ['GET /preparos/9', { ...PREPARO, versao: 6, modoPreparo: 'Outro modo.' }],
    salvo: { ...PREPARO, versao: 7, nome: 'ARROZ DOCE B', modoPreparo: 'Outro modo.' },
  });
  expect(corpo).toMatchObject({ versao: 6, nome: 'ARROZ DOCE B', modoPreparo: 'Outro modo.' });
});

test('the details show the recipe, its sheet and its versions; printing opens its report', async () => {
  const guardada = {
    ...PREPARO,
    id: undefined,
    modoPreparo: 'Do jeito de antes.',
    responsavel: { nome: 'ANA LIMA', crn: 'CRN-5 123' },
    alteradoEm: '01/02/2026 10:00',
    ficha: FICHA,
  };
  const servidor = simular({
    'GET /fichas-tecnicas': FICHA,
    'GET /preparos/9/versoes': [
      { numero: 2, atual: true, refeicoes: 0, receita: { ...guardada, versao: 8, alteradoEm: '02/02/2026 10:00' } },
      { numero: 1, atual: false, refeicoes: 3, receita: guardada },
    ],
  });
  const { usuario, router } = renderTela(<GerenciarPreparos />);
  await acionar(usuario, 'Exibir', 'Arroz doce');
  const detalhes = await esperarDialogo('Detalhes do Preparo');
  expect(detalhesEm(detalhes).slice(0, 8)).toEqual([
    ['Nome', 'Arroz doce'],
    ['Criado por', 'Maria'],
    ['Porções', '10'],
    ['Medida caseira', '1 concha'],
    ['Modo de preparo', 'Ferver.\nServir.'],
    ['Tempo de preparo', '40 min'],
    ['Utensílios', '---'],
    ['Índice de cocção', '2,5'],
  ]);
  expect(within(detalhes).getByRole('row', { name: /Arroz cru/ })).toHaveTextContent(
    'Diabetes: Leite, 5 ml1 kg5 xícaras1,05 kg (1,05)',
  );
  expect(detalhes).toHaveTextContent('Custo por aluno');
  expect(await within(detalhes).findByText('no mínimo R$ 0,40')).toBeVisible();
  expect(detalhes).toHaveTextContent('Sem preço: Leite.');
  expect(detalhes).toHaveTextContent('Contém: Leite.');
  expect(detalhes).toHaveTextContent('2,5 kg prontos, 250 g por porção');
  await usuario.click(within(detalhes).getByText('1 pendência'));
  expect(within(detalhes).getByText('Leite – Preço')).toBeVisible();
  const versoes = within(detalhes)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(versoes).toContain('Versão 2 (atual) – Ana Lima, CRN-5 123, 02/02/2026 10:00 – 0 refeições');
  expect(versoes).toContain('Versão 1 – Ana Lima, CRN-5 123, 01/02/2026 10:00 – 3 refeiçõesVerRestaurar');
  await verificarAcessibilidade();
  await usuario.click(within(detalhes).getByRole('button', { name: 'Ver a versão 1' }));
  const antiga = await esperarDialogo('Arroz doce: versão 1');
  expect(antiga).toHaveTextContent('Do jeito de antes.');
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(antiga).not.toBeVisible());
  // Restored, an old recipe is an edit of the current one.
  servidor.responder('PUT /preparos/9', PREPARO);
  await usuario.click(within(detalhes).getByRole('button', { name: 'Restaurar a versão 1' }));
  await confirmar(usuario, 'Deseja realmente restaurar a versão 1?');
  await screen.findByText('Versão 1 restaurada com sucesso!');
  expect(servidor.de('PUT /preparos/9')[0]?.corpo).toMatchObject({ modoPreparo: 'Do jeito de antes.', versao: 8 });
  await conferirHistorico(usuario, servidor, detalhes, 'preparos/9');
  await usuario.keyboard('{Escape}');
  await acionar(usuario, 'Imprimir', 'Arroz doce');
  expect(router.state.location.pathname).toBe('/relatorio/preparos/9');
});

test('a copy has the whole recipe, with weights and substitutes', async () => {
  const servidor = simular({ 'POST /preparos': PREPARO });
  const lista = renderTela(<GerenciarPreparos />);
  const valores = await duplicarLinha(lista, 'Arroz doce', '/cadastrar-preparo', paraOsMesmos(lista.usuario));
  const { usuario } = renderTela(<CadastroPreparo />, { valores });
  await screen.findAllByTitle('Arroz cru');
  await usuario.click(botao('Cadastrar'));
  await confirmar(usuario, 'Deseja realmente cadastrar o Preparo?');
  await screen.findByText('Preparo cadastrado com sucesso!');
  expect(servidor.de('POST /preparos')[0]?.corpo).toMatchObject({
    nome: 'ARROZ DOCE (CÓPIA)',
    porcoes: 10,
    modoPreparo: 'Ferver.\nServir.',
    medidaCaseira: '1 concha',
    tempoPreparoMin: 40,
    pesoPronto: 2.5,
    alergenicosPodeConter: ['LEITE'],
    ingredientes: [
      {
        alimento: { id: 3 },
        medidaCaseira: '5 xícaras',
        quantidade: 1,
        unidadeMedida: 'KG',
        pesoBruto: 1.05,
        substitutos: [{ alimento: { id: 4 }, quantidade: 5, unidadeMedida: 'ML', patologia: DIABETES }],
      },
    ],
  });
});

test('a recipe that cannot be read is not duplicated, and the screen shows the failure', async () => {
  simular({ 'GET /preparos/9': problema(404, 'Preparo não encontrado.') });
  const { usuario, router } = renderTela(<GerenciarPreparos />);
  await acionar(usuario, 'Duplicar', 'Arroz doce');
  expect(await screen.findByText('Preparo não encontrado.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/tela');
});

test('the literature suggests a factor and an index by name; a button fills them in, and weights determine them', async () => {
  const arroz = {
    id: 1,
    alimento: 'Arroz',
    fcMinimo: 1,
    fcMaximo: 1.2,
    fcUsar: 1.1,
    icMinimo: 2.33,
    icMaximo: 2.33,
    certeza: 'sugestao',
    fonte: 'Ornellas (1988)',
  };
  simular({ 'GET /fatores-correcao-coccao': [arroz] });
  const { usuario } = renderTela(<CadastroPreparo />);
  await escolher(usuario, 'Alimento', 'Arroz cru', linha(1));
  await usuario.click(within(linha(1)).getByText('Peso bruto e substitutos'));
  expect(await within(linha(1)).findByText('Sugestão (Arroz): 1 a 1,2')).toBeVisible();
  expect(campo('Fator de correção')).toHaveValue('');
  await usuario.click(botao('Usar 1,1'));
  expect(campo('Fator de correção')).toHaveValue('1,1');
  await usuario.click(botao('Usar 2,33'));
  expect(campo('Índice de cocção')).toHaveValue('2,33');
  await colar(usuario, campo('Porções'), '100');
  await colar(usuario, campo('Quantidade', linha(1)), '4000');
  expect(await screen.findByText('Pelo índice: 9,32 kg. Porção pronta: 93,2 g.')).toBeVisible();
  await colar(usuario, campo('Peso pronto'), '10');
  expect(await screen.findByText('Pelo peso pronto: 2,5.')).toBeVisible();
  expect(campo('Índice de cocção')).toBeDisabled();
});

test('the list counts what each sheet lacks, and shows those with something missing', async () => {
  simular({
    'GET /preparos': [
      { id: 9, nome: 'ARROZ DOCE', porcoes: 10, criador: null, versao: 5, pendencias: 2 },
      { id: 10, nome: 'CANJICA', porcoes: 10, criador: null, versao: 1, pendencias: 0 },
    ],
  });
  renderTela(<GerenciarPreparos />, { endereco: '/tela?pendencias=COM' });
  expect(await screen.findByRole('row', { name: /Arroz doce/ })).toHaveTextContent(/Arroz doce102/);
  expect(screen.queryByRole('row', { name: /Canjica/ })).not.toBeInTheDocument();
});
