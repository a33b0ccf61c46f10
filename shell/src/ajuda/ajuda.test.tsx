import { lerArea, lerPalavras } from '@merenda/shared/area';
import { renderTela, simularApi, simularDialogos, verificarAcessibilidade } from '@merenda/shared/testing';
import { screen, within } from '@testing-library/react';
import fs from 'node:fs';
import path from 'node:path';
import { AJUDA_DO_INICIO, PALAVRAS_DO_SHELL } from '../acesso-rapido/palavras-do-shell.js';
import { useAcessoRapido } from '../acesso-rapido/useAcessoRapido.js';
import { AREA_DO_SHELL } from '../proprias/area.js';
import { BotaoDeAjuda } from './BotaoDeAjuda.js';
import { CAMINHOS } from './caminhos.js';

const RAIZ = path.resolve(__dirname, '../../..');

/** The screens of all areas and of the shell, with what their help says. */
const TELAS = [
  ...fs
    .readdirSync(RAIZ)
    .map((pasta) => path.join(RAIZ, pasta, 'area.json'))
    .filter((arquivo) => fs.existsSync(arquivo))
    .map((arquivo) => JSON.parse(fs.readFileSync(arquivo, 'utf8')) as { telas: unknown })
    .map((lida) => ({ area: lerArea(lida), palavras: lerPalavras(lida.telas) })),
  { area: AREA_DO_SHELL, palavras: PALAVRAS_DO_SHELL },
].flatMap(({ area, palavras }) =>
  area.telas.map(({ id }) => ({
    tela: `${area.id} ${id}`,
    ajuda: palavras.find((uma) => uma.id === id)?.ajuda,
  })),
);
const TODAS = [...TELAS, { tela: 'home', ajuda: AJUDA_DO_INICIO }];

test('each screen has a help of three sentences that fit into two lines each', () => {
  expect(TELAS.length).toBeGreaterThan(50);
  const ruins = TODAS.filter(
    ({ ajuda }) => ajuda?.frases.length !== 3 || !ajuda.frases.every((frase) => /^[A-ZÀ-Ú].{20,120}\.$/u.test(frase)),
  );
  expect(ruins.map(({ tela, ajuda }) => [tela, ajuda?.frases])).toEqual([]);
});

test('each step that a help names is on a way, and each step of a way has a screen', () => {
  const passos = CAMINHOS.flatMap((caminho) => caminho.passos);
  const citados = TODAS.flatMap(({ ajuda }) => ajuda?.passo ?? []);
  expect(new Set(citados)).toEqual(new Set(passos));
  expect(new Set(passos).size).toBe(passos.length);
});

const FEDERACAO = {
  shell: { versao: 's1' },
  areas: {
    'mf-a': {
      versao: '1',
      container: 'mf_a',
      entrada: '/areas/mf-a/1/remoteEntry.js',
      area: {
        id: 'mf-a',
        nome: 'Compras',
        telas: [
          { id: 'aditivos', caminho: '/aquisicoes/:id', titulo: 'Aditivos', permissao: null },
          { id: 'novas', caminho: '/aquisicoes/novas', titulo: 'Novas aquisições', permissao: null },
        ],
        menu: [],
      },
    },
  },
};
const DAS_NOVAS = ['Registre a compra.', 'Digite o número.', 'Depois, homologue.'];
const PALAVRAS = [
  { id: 'aditivos', ajuda: { frases: ['Um aditivo muda o contrato.'] } },
  { id: 'novas', ajuda: { frases: DAS_NOVAS, passo: 'Contratos' } },
];

beforeEach(() => {
  simularDialogos();
  useAcessoRapido.getState().fechar('ajuda');
});

async function abrirAjuda(endereco: string, rotas: Record<string, unknown> = {}) {
  const servidor = simularApi({
    'GET /federation.json': FEDERACAO,
    'GET /areas/mf-a/1/palavras.json': PALAVRAS,
    ...rotas,
  });
  const { usuario } = renderTela(<BotaoDeAjuda />, { rota: '/*', endereco });
  await usuario.click(screen.getByRole('button', { name: 'Ajuda desta tela' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Ajuda' }));
  return { servidor, usuario, dialogo };
}

test('the help says what the open screen is for, marks its step, and explains the words', async () => {
  const { dialogo } = await abrirAjuda('/aquisicoes/novas');
  expect(await dialogo.findByText('Registre a compra.')).toBeVisible();
  expect(dialogo.getByRole('heading', { level: 2 })).toHaveTextContent('Novas aquisições');
  const caminho = within(dialogo.getByRole('list', { name: 'Da compra ao estoque' }));
  expect(caminho.getAllByRole('listitem').filter((um) => um.ariaCurrent === 'step')).toEqual([
    caminho.getByText('Contratos'),
  ]);
  expect(dialogo.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Item',
    'Produto',
    'Alimento',
    'Preparo',
    'Prato',
    'Cardápio',
  ]);
  await verificarAcessibilidade();
});

test('a screen with a parameter in its address has its own help, and none without a step shows a way', async () => {
  const { dialogo } = await abrirAjuda('/aquisicoes/7');
  expect(await dialogo.findByText('Um aditivo muda o contrato.')).toBeVisible();
  expect(dialogo.queryByRole('list')).toBeNull();
});

test.each([
  ['/notificacao', 'Notificações', PALAVRAS_DO_SHELL[1]?.ajuda?.frases[0]],
  ['/home', 'Página Inicial', AJUDA_DO_INICIO.frases[0]],
])('the help of %s comes with the shell', async (endereco, titulo, frase = '') => {
  const { dialogo } = await abrirAjuda(endereco);
  expect(dialogo.getByRole('heading', { level: 2 })).toHaveTextContent(titulo);
  expect(dialogo.getByText(frase)).toBeVisible();
});

test('a help that cannot be read reports it, keeps the words, and is read again on demand', async () => {
  const { servidor, usuario, dialogo } = await abrirAjuda('/aquisicoes/novas', {
    'GET /areas/mf-a/1/palavras.json': new Response(null, { status: 503 }),
  });
  expect(await dialogo.findByRole('alert')).toHaveTextContent('Não foi possível ler a ajuda desta tela.');
  expect(dialogo.getByText('Prato')).toBeVisible();
  servidor.responder('GET /areas/mf-a/1/palavras.json', PALAVRAS);
  await usuario.click(dialogo.getByRole('button', { name: 'Tentar novamente' }));
  expect(await dialogo.findByText('Digite o número.')).toBeVisible();
});
