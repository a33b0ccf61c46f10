import { lerArea } from '@merenda/shared/area';
import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import fs from 'node:fs';
import path from 'node:path';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { abasDe, ajustesVisiveis, atalhosDe, estaNaEntrada, montarMenu } from './menu.js';

/**
 * Specification 1, section 2, the table of the home: tile → its routes, and the permissions of which one is enough; null
 * means that every logged-in user may open it. The two routes that it keeps in constants are those of documents 2 and 3.
 */
const BLOCOS: Record<string, { rotas: string[]; permissoes: Permissao[] | null }> = {
  Usuários: { rotas: ['/cadastrar-usuario', '/gerenciar-usuarios'], permissoes: ['USUARIOS'] },
  'Unidades Educacionais': { rotas: ['/cadastrar-unidade', '/gerenciar-unidade'], permissoes: ['UNIDADES'] },
  'Dados cadastrais': { rotas: ['/dados-cadastrais'], permissoes: null },
  'Menu de itens': {
    rotas: [
      ...['/cadastrar-ítem', '/gerenciar-itens', '/cadastrar-produto', '/gerenciar-produtos'],
      ...['/cadastrar-fornecedor', '/gerenciar-fornecedores'],
    ],
    permissoes: ['ITENS', 'PRODUTOS', 'FORNECEDORES'],
  },
  'Licitação/Contrato': { rotas: ['/cadastrar-aquisicao', '/gerenciar-aquisicoes'], permissoes: ['AQUISICOES'] },
  'Solicitações de compra': {
    rotas: ['/cadastrar-solicitacao', '/gerenciar-solicitacao'],
    permissoes: ['SOLICITACOES'],
  },
  Estoque: {
    rotas: ['/estoque', '/balancos', '/cadastrar-movimentacao', '/gerenciar-movimentacoes', '/kit-merenda'],
    permissoes: ['ESTOQUES'],
  },
  'Menu de alimentos': {
    rotas: [
      ...['/cadastrar-alimento', '/gerenciar-alimentos', '/cadastrar-preparo', '/gerenciar-preparos'],
      ...['/cadastrar-prato', '/gerenciar-pratos'],
    ],
    permissoes: ['ALIMENTOS', 'PREPAROS', 'PRATOS'],
  },
  Cardápios: {
    rotas: ['/cadastrar-cardapio', '/cardapio-semanal', '/gerenciar-cardapios'],
    permissoes: ['CARDAPIOS'],
  },
  'Calendário de cardápios': { rotas: ['/cardapio-calendario'], permissoes: null },
  'Execução de cardápios': { rotas: ['/execucao-cardapios', '/historico-execucao-cardapios'], permissoes: null },
  Notificações: { rotas: ['/notificacao'], permissoes: null },
};

/** Who has nothing of 'Ajustes': the permissions of these screens have neither a setting nor an import. */
const SEM_AJUSTES: readonly Permissao[] = ['SOLICITACOES', 'PRATOS'];

const RAIZ = path.resolve(__dirname, '../../..');

/** The areas of the product, as they are published. */
const AREAS = fs
  .readdirSync(RAIZ)
  .filter((pasta) => pasta.startsWith('mf-'))
  .map((pasta) => {
    const area = lerArea(JSON.parse(fs.readFileSync(path.join(RAIZ, pasta, 'area.json'), 'utf8')));
    return { versao: '1', container: area.id, entrada: '/', area };
  });

const PUBLICADAS = [SHELL_PUBLICADO, ...AREAS];

/** The screens that an address alone opens. */
const TELAS = PUBLICADAS.flatMap(({ area }) => area.telas).filter(({ caminho }) => !caminho.includes(':'));

/** Screens to which the menu need not lead: the second address of one, and the kitchen, to which the execution links. */
const DE_OUTRO_LUGAR = ['/desperdicio', '/cozinha'];

const QUEM: [string, readonly Permissao[]][] = [
  ['nothing but a login', []],
  ...PERMISSOES.map((permissao): [string, Permissao[]] => [`${permissao} alone`, [permissao]]),
  ['every permission', PERMISSOES],
];

const menuDe = (permissoes: readonly Permissao[], naCozinha = false) => {
  const pode = (exigida: string | null) => exigida === null || permissoes.some((permissao) => permissao === exigida);
  const menu = montarMenu(PUBLICADAS, pode, naCozinha);
  const entradas = menu.flatMap(atalhosDe);
  const ajustes = ajustesVisiveis(PUBLICADAS, pode).flatMap(({ links }) => links.map(({ tela }) => tela));
  return { pode, menu, alcancadas: [...entradas, ...entradas.flatMap(({ abas = [] }) => abas), ...ajustes] };
};

test.each(QUEM)(
  'a user with %s sees the groups of the specification with their routes, and no other',
  (_, permissoes) => {
    const { menu } = menuDe(permissoes);
    const titulos = (comBloco: boolean) => menu.filter(({ bloco }) => bloco === comBloco).map(({ titulo }) => titulo);
    expect(titulos(true)).toEqual(
      Object.keys(BLOCOS).filter(
        (titulo) => BLOCOS[titulo]?.permissoes?.some((permissao) => permissoes.includes(permissao)) ?? true,
      ),
    );
    const comAjustes = permissoes.some((permissao) => !SEM_AJUSTES.includes(permissao));
    expect(titulos(false)).toEqual(comAjustes ? ['Relatórios', 'Ajustes'] : ['Relatórios']);
    for (const grupo of menu.filter(({ bloco }) => bloco)) {
      const rotas = atalhosDe(grupo).map(({ caminho }) => caminho);
      expect(BLOCOS[grupo.titulo]?.rotas).toEqual(expect.arrayContaining(rotas));
      expect(rotas.length).toBeLessThanOrEqual(6);
      if (permissoes === PERMISSOES) expect(rotas).toEqual(BLOCOS[grupo.titulo]?.rotas);
    }
  },
);

test('with the home, an administrator has at most 15 entries at the first level, and a cook at most 8', () => {
  expect(1 + menuDe(PERMISSOES).menu.length).toBeLessThanOrEqual(15);
  expect(1 + menuDe([], true).menu.length).toBeLessThanOrEqual(8);
});

test.each(QUEM)(
  'a user with %s reaches each permitted screen by menu, tab or Ajustes, and no other',
  (_, permissoes) => {
    const { pode, alcancadas } = menuDe(permissoes);
    const titulos = new Set(alcancadas.map(({ titulo }) => titulo));
    const semCaminho = TELAS.filter(
      ({ caminho, permissao, titulo }) => pode(permissao) && !titulos.has(titulo) && !DE_OUTRO_LUGAR.includes(caminho),
    );
    // An empty page needs no entry.
    expect(semCaminho.map(({ caminho }) => caminho)).toEqual(titulos.has('Ajustes') ? [] : ['/ajustes']);
    const proibidas = alcancadas.filter(
      ({ caminho }) => !TELAS.some((tela) => tela.caminho === caminho && pode(tela.permissao)),
    );
    expect(proibidas).toEqual([]);
  },
);

test('only who works in a kitchen has it in the menu, as the last route of the execution', () => {
  const daExecucao = (naCozinha: boolean) =>
    atalhosDe(menuDe([], naCozinha).menu.find(({ titulo }) => titulo === 'Execução de cardápios')!).map(
      ({ rotulo }) => rotulo,
    );
  expect(daExecucao(true)).toEqual(['Realizar', 'Histórico', 'Cozinha']);
  expect(daExecucao(false)).toEqual(['Realizar', 'Histórico']);
});

test.each([
  ['/estoque', ['Estoque', 'Contagem', 'Rastreio de lotes', 'Vencimentos']],
  ['/vencimentos', ['Estoque', 'Contagem', 'Rastreio de lotes', 'Vencimentos']],
  ['/gerenciar-solicitacao', ['Gerenciar', 'Lista de necessidades']],
  ['/balancos', []],
  ['/home', []],
])('the tabs at %s are %j', (caminho, rotulos) => {
  expect(abasDe(menuDe(PERMISSOES).menu, caminho).map(({ rotulo }) => rotulo)).toEqual(rotulos);
});

test.each([
  ['/vencimentos', ['/estoque']],
  ['/auditoria', ['/ajustes']],
  ['/gerenciar-aquisicoes/3/aditivos', ['/gerenciar-aquisicoes']],
  ['/estoque', ['/estoque']],
])('at %s the user is at the entry %j', (caminho, entradas) => {
  const { menu } = menuDe(PERMISSOES);
  expect(
    menu
      .flatMap(atalhosDe)
      .filter((entrada) => estaNaEntrada(entrada, caminho))
      .map((entrada) => entrada.caminho),
  ).toEqual(entradas);
});
