import type { ReferenciaNutricional } from '@merenda/shared/contratos';
import { acionar, renderTela, simularApi, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { botao, confirmar, escolher } from '../teste/acoes.js';
import { cardapio, CRECHE, ENERGIA, FUNDAMENTAL, prato } from '../teste/dados.js';
import GerenciarCardapios from '../cardapios/GerenciarCardapios.js';
import GerenciarPratos from '../pratos/GerenciarPratos.js';
import GerenciarPreparos from '../preparos/GerenciarPreparos.js';

const norma = (caloria: number): ReferenciaNutricional => ({
  norma: 'Resolução 4/2026',
  fonte: 'DOU',
  coberturaPct: 20,
  nutrientes: {
    caloria: {
      norma: 'Resolução 4/2026',
      unidade: 'kcal',
      minimo: caloria,
      maximo: null,
      carater: '',
      certeza: '',
      observacao: null,
    },
  },
});

const resumo = { id: 30, nome: 'ARROZ SIMPLES', porcoes: 10, criador: null, versao: 1, pendencias: 0 };
const RECEITA = {
  ...resumo,
  modoPreparo: 'Cozinhar.',
  medidaCaseira: null,
  utensilios: null,
  tempoPreparoMin: null,
  indiceCoccao: 2.33,
  pesoPronto: 776,
  alergenicosPodeConter: [],
  ingredientes: [
    {
      id: 1,
      alimento: { id: 3, nome: 'ARROZ CRU' },
      quantidade: 333,
      unidadeMedida: 'G',
      pesoBruto: null,
      fatorCorrecao: null,
      medidaCaseira: null,
      substitutos: [],
    },
  ],
  nutrientes: [],
};

// From 400 to 300 kcal: a factor of 0.75. 333 g × 0.75 = 249.75 → 250 g.
const simular = (mais: Record<string, unknown> = {}) =>
  simularApi({
    'GET /categorias': [CRECHE, FUNDAMENTAL],
    'GET /patologias': [],
    'GET /preparos': [resumo],
    'GET /preparos/30': RECEITA,
    'GET /pratos': [
      prato(11, 'SOPA', { tiposDaRefeicao: ['ALMOCO'] }),
      prato(12, 'FRUTA'),
      prato(13, 'FRUTA', { categoria: CRECHE }),
    ],
    'GET /cardapios': [
      cardapio(52, 'SEGUNDA', {
        pratos: [
          { id: 1, hora: '12:00', tipo: 'ALMOCO', prato: { id: 11, nome: 'SOPA' } },
          { id: 2, hora: '15:00', tipo: 'LANCHE_TARDE', prato: { id: 12, nome: 'FRUTA' } },
        ],
        alternativos: [{ id: 60, nome: 'SEM LEITE' }],
      }),
    ],
    'GET /cardapios-semanais': [],
    'GET /convencoes/referencias-nutricionais': ({ busca }: { busca: Record<string, string> }) =>
      norma(busca.categoria === '4' ? 400 : 300),
    'POST /preparos': { ...RECEITA, id: 31 },
    'POST /pratos': { ...prato(14, 'SOPA', { categoria: CRECHE }), nutrientes: [ENERGIA] },
    ...mais,
  });

const copiado = ({ router }: ReturnType<typeof renderTela>) =>
  (router.state.location.state as { valores: Record<string, unknown> }).valores;

test('a recipe for another age band has each quantity times the factor, shown before', async () => {
  simular();
  const tela = renderTela(<GerenciarPreparos />);
  await acionar(tela.usuario, 'Duplicar', 'Arroz simples');
  for (const [qual, faixa] of [
    ['De qual faixa?', 'Fundamental – 6 a 10 anos'],
    ['Para qual faixa?', 'Creche – 1 a 3 anos'],
  ] as const) {
    await escolher(tela.usuario, `${qual}: categoria`, faixa);
    await escolher(tela.usuario, `${qual}: modalidade`, /^Parcial – 1/);
  }
  expect(await screen.findByDisplayValue('0,75')).toHaveAccessibleName('Fator das porções');
  expect(screen.getByText(/de 400 para 300 kcal \(Resolução 4\/2026\)/)).toBeVisible();
  expect(
    within(screen.getByRole('table', { name: 'Quantidades de Arroz simples' })).getByRole('row', { name: /Arroz cru/ }),
  ).toHaveTextContent('Arroz cru333 g250 g');
  await verificarAcessibilidade();
  await tela.usuario.click(botao('Continuar'));
  await waitFor(() => expect(tela.router.state.location.pathname).toBe('/cadastrar-preparo'));
  expect(copiado(tela)).toMatchObject({
    nome: 'ARROZ SIMPLES (1 A 3 ANOS)',
    porcoes: 10,
    ingredientes: [{ alimento: 3, quantidade: 250, unidadeMedida: 'G' }],
    // The ready weight was that of 333 g.
    pesoPronto: null,
    indiceCoccao: 2.33,
  });
});

test('a dish for another age band takes copies of its preparations, by a factor that the user may change', async () => {
  const servidor = simular();
  const tela = renderTela(<GerenciarPratos />, { permissoes: ['PRATOS', 'PREPAROS'] });
  await acionar(tela.usuario, 'Duplicar', 'Sopa');
  await escolher(tela.usuario, 'Para qual faixa?: categoria', 'Creche – 1 a 3 anos');
  const fator = await screen.findByDisplayValue('0,75');
  await tela.usuario.clear(fator);
  expect(botao(/continuar/i)).toBeDisabled();
  await tela.usuario.type(fator, '0,5');
  await tela.usuario.click(await screen.findByRole('button', { name: 'Criar 1 preparo e continuar' }));
  await confirmar(tela.usuario, 'Cadastrar 1 preparo para esta cópia?');
  await waitFor(() => expect(tela.router.state.location.pathname).toBe('/cadastrar-prato'));
  expect(servidor.de('POST /preparos')[0]?.corpo).toMatchObject({
    nome: 'ARROZ SIMPLES (1 A 3 ANOS)',
    ingredientes: [{ alimento: { id: 3 }, quantidade: 167 }],
    pesoPronto: null,
    indiceCoccao: 2.33,
  });
  expect(copiado(tela)).toEqual({
    nome: 'SOPA',
    categoria: 2,
    modalidade: 'PARCIAL1',
    preparos: [{ preparo: 31 }],
    tiposDaRefeicao: ['ALMOCO'],
  });
});

test('a user who may not register preparations keeps them, and writes nothing', async () => {
  const servidor = simular();
  const tela = renderTela(<GerenciarPratos />, { permissoes: ['PRATOS'] });
  await acionar(tela.usuario, 'Duplicar', 'Sopa');
  await escolher(tela.usuario, 'Para qual faixa?: categoria', 'Creche – 1 a 3 anos');
  await screen.findByDisplayValue('0,75');
  await tela.usuario.click(botao('Continuar'));
  await waitFor(() => expect(tela.router.state.location.pathname).toBe('/cadastrar-prato'));
  expect(copiado(tela)).toMatchObject({ categoria: 2, preparos: [{ preparo: 30 }] });
  expect(servidor.de('POST /preparos')).toEqual([]);
});

test('a menu for another age band copies a dish, takes one that is there, and says what stays behind', async () => {
  const servidor = simular();
  const tela = renderTela(<GerenciarCardapios />, { permissoes: ['CARDAPIOS', 'PRATOS', 'PREPAROS'] });
  await acionar(tela.usuario, 'Duplicar', 'Segunda');
  await escolher(tela.usuario, 'Para qual faixa?: categoria', 'Creche – 1 a 3 anos');
  expect(await screen.findByText(/Os cardápios alternativos são de outra faixa/)).toBeVisible();
  const lugarDe = (nome: string) =>
    screen.getByRole('combobox', { name: `Prato em lugar de ${nome}` }).closest('.ant-select');
  await screen.findByRole('combobox', { name: 'Prato em lugar de Sopa' });
  expect(lugarDe('Sopa')).toHaveTextContent('Criar Sopa para esta faixa');
  expect(lugarDe('Fruta')).toHaveTextContent('Usar Fruta');
  await tela.usuario.click(await screen.findByRole('button', { name: 'Criar 1 preparo e 1 prato e continuar' }));
  await confirmar(tela.usuario, 'Cadastrar 1 preparo e 1 prato para esta cópia?');
  await waitFor(() => expect(tela.router.state.location.pathname).toBe('/cadastrar-cardapio'));
  expect(servidor.de('POST /pratos').map(({ corpo }) => corpo)).toEqual([
    {
      nome: 'SOPA',
      categoria: { id: 2 },
      modalidade: 'PARCIAL1',
      preparos: [{ preparo: { id: 31 } }],
      tiposDaRefeicao: ['ALMOCO'],
    },
  ]);
  expect(copiado(tela)).toMatchObject({
    nome: 'SEGUNDA',
    categoria: 2,
    alternativos: [{}],
    pratos: [
      { hora: '12:00', tipo: 'ALMOCO', prato: 14 },
      { hora: '15:00', tipo: 'LANCHE_TARDE', prato: 13 },
    ],
  });
});

test('a failed copy keeps the records that were made: the next attempt makes only the others', async () => {
  let falhas = 1;
  const servidor = simular({
    'POST /pratos': () =>
      falhas-- > 0
        ? new Response('{"type":"about:blank","status":503,"detail":"Banco fora do ar."}', {
            status: 503,
            headers: { 'Content-Type': 'application/problem+json' },
          })
        : { ...prato(14, 'SOPA', { categoria: CRECHE }), nutrientes: [ENERGIA] },
  });
  const tela = renderTela(<GerenciarCardapios />, { permissoes: ['CARDAPIOS', 'PRATOS', 'PREPAROS'] });
  await acionar(tela.usuario, 'Duplicar', 'Segunda');
  await escolher(tela.usuario, 'Para qual faixa?: categoria', 'Creche – 1 a 3 anos');
  for (const vez of [1, 2]) {
    await tela.usuario.click(await screen.findByRole('button', { name: /^Criar .* e continuar$/ }));
    await confirmar(tela.usuario, 'para esta cópia?');
    await waitFor(() => expect(servidor.de('POST /pratos')).toHaveLength(vez));
    if (vez === 1) await screen.findByText('Banco fora do ar.');
  }
  await waitFor(() => expect(tela.router.state.location.pathname).toBe('/cadastrar-cardapio'));
  expect(servidor.de('POST /preparos')).toHaveLength(1);
});
