import { lerArea } from '@merenda/shared/area';
import { PERMISSOES, type Permissao } from '@merenda/shared/contratos';
import fs from 'node:fs';
import path from 'node:path';
import { SHELL_PUBLICADO } from '../proprias/area.js';
import { montarMenu } from './menu.js';

/**
 * Specification 1, section 2, the table of the home, and 'Município', which is our own: tile → permissions (one is
 * enough); null means that every logged-in user may open it.
 */
const BLOCOS: Record<string, Permissao[] | null> = {
  Usuários: ['USUARIOS'],
  'Unidades Educacionais': ['UNIDADES'],
  'Dados cadastrais': null,
  'Menu de itens': ['ITENS', 'PRODUTOS', 'FORNECEDORES'],
  'Licitação/Contrato': ['AQUISICOES'],
  'Solicitações de compra': ['SOLICITACOES'],
  Estoque: ['ESTOQUES'],
  'Menu de alimentos': ['ALIMENTOS', 'PREPAROS', 'PRATOS'],
  Cardápios: ['CARDAPIOS'],
  'Calendário de cardápios': null,
  'Execução de cardápios': null,
  Notificações: null,
  Município: ['CONFIGURACOES'],
};
/** Groups of the sidebar that have no tile, which every logged-in user sees. */
const SO_NA_BARRA = ['Relatórios e indicadores'];

const RAIZ = path.resolve(__dirname, '../../..');

/** The areas of the product, as they are published. */
const AREAS = fs
  .readdirSync(RAIZ)
  .filter((pasta) => pasta.startsWith('mf-'))
  .map((pasta) => {
    const area = lerArea(JSON.parse(fs.readFileSync(path.join(RAIZ, pasta, 'area.json'), 'utf8')));
    return { versao: '1', container: area.id, entrada: '/', area };
  });

test.each<[string, readonly Permissao[]]>([
  ['nothing but a login', []],
  ...PERMISSOES.map((permissao): [string, Permissao[]] => [`${permissao} alone`, [permissao]]),
  ['every permission', PERMISSOES],
])('a user with %s sees the tiles of the specification, and no other', (_, permissoes) => {
  const menu = montarMenu(
    [SHELL_PUBLICADO, ...AREAS],
    (exigida) => exigida === null || permissoes.some((permissao) => permissao === exigida),
  );
  const devidos = Object.keys(BLOCOS).filter(
    (titulo) => BLOCOS[titulo]?.some((permissao) => permissoes.includes(permissao)) ?? true,
  );
  const titulos = (comBloco: boolean) =>
    menu
      .filter(({ bloco }) => bloco === comBloco)
      .map(({ titulo }) => titulo)
      .sort();
  expect(titulos(true)).toEqual(devidos.sort());
  expect(titulos(false)).toEqual(SO_NA_BARRA);
});
