import {
  entradasDoGrupo,
  telasDaEntrada,
  type AbaDeTela,
  type AjusteDeArea,
  type AreaJson,
  type EntradaDeMenu,
  type GrupoDeMenu,
  type PainelDeArea,
  type SecaoDeAjustes,
  type SecaoDeMenu,
  type TelaDeArea,
} from './area-json.js';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Segments; the last ones may be optional parameters: '/relatorio/:tipo/:id?'. */
const CAMINHO = /^(\/[^\s/?#]+)+(\/:\w+\?)*$/u;

/**
 * Reads an `area.json` of unknown origin. Written by hand and small, because it runs before the menu is drawn.
 * @throws Error that names the first wrong place and the expected value (for developers, in English)
 */
export function lerArea(valor: unknown): AreaJson {
  const area = objeto(valor, 'area.json');
  const lida: AreaJson = {
    id: id(area.id, 'id'),
    nome: texto(area.nome, 'nome'),
    telas: lista(area.telas, 'telas', lerTela),
    menu: lista(area.menu, 'menu', lerGrupo),
  };
  if (area.paineis !== undefined) lida.paineis = lista(area.paineis, 'paineis', lerPainel);
  if (area.ajustes !== undefined) lida.ajustes = lista(area.ajustes, 'ajustes', lerSecaoDeAjustes);
  semRepetir(
    [...lida.telas, ...(lida.paineis ?? [])].map((carregada) => carregada.id),
    'telas, paineis',
    'id',
  );
  semRepetir(
    lida.telas.map((tela) => tela.caminho),
    'telas',
    'caminho',
  );
  semRepetir(
    lida.menu.map((grupo) => grupo.id),
    'menu',
    'id',
  );
  const telas = new Set(lida.telas.map((tela) => tela.id));
  const conferir = (onde: string, citadas: readonly string[]) => {
    const fantasma = citadas.find((tela) => !telas.has(tela));
    if (fantasma !== undefined) recusar(onde, `entries of this area's screens; there is no screen '${fantasma}'`);
  };
  for (const grupo of lida.menu) conferir(`menu '${grupo.id}'`, entradasDoGrupo(grupo).flatMap(telasDaEntrada));
  for (const { titulo, entradas } of lida.ajustes ?? [])
    conferir(
      `ajustes '${titulo}'`,
      entradas.map(({ tela }) => tela),
    );
  return lida;
}

function lerTela(valor: unknown, onde: string): TelaDeArea {
  const tela = objeto(valor, onde);
  const caminho = texto(tela.caminho, `${onde}.caminho`);
  if (!CAMINHO.test(caminho)) recusar(`${onde}.caminho`, "a path such as '/cadastrar-produto'");
  const lida: TelaDeArea = { ...lerPainel(valor, onde), caminho };
  if (tela.acao !== undefined) lida.acao = texto(tela.acao, `${onde}.acao`);
  if (tela.semRede !== undefined) lida.semRede = simOuNao(tela.semRede, `${onde}.semRede`);
  if (tela.leitura !== undefined) lida.leitura = texto(tela.leitura, `${onde}.leitura`);
  if (tela.inicio !== undefined) lida.inicio = simOuNao(tela.inicio, `${onde}.inicio`);
  if (lida.inicio && lida.permissao !== null)
    recusar(`${onde}.inicio`, 'a screen that every user may open: its users have no permission');
  if (tela.porPin !== undefined) lida.porPin = simOuNao(tela.porPin, `${onde}.porPin`);
  if (lida.porPin && lida.permissao !== null)
    recusar(`${onde}.porPin`, 'a screen that every user may open: a session by PIN has no permission');
  return lida;
}

function lerPainel(valor: unknown, onde: string): PainelDeArea {
  const painel = objeto(valor, onde);
  return {
    id: id(painel.id, `${onde}.id`),
    titulo: texto(painel.titulo, `${onde}.titulo`),
    permissao: painel.permissao === null ? null : texto(painel.permissao, `${onde}.permissao`),
  };
}

function lerGrupo(valor: unknown, onde: string): GrupoDeMenu {
  const grupo = objeto(valor, onde);
  if (typeof grupo.ordem !== 'number' || !Number.isFinite(grupo.ordem)) recusar(`${onde}.ordem`, 'a number');
  if ((grupo.entradas === undefined) === (grupo.secoes === undefined)) recusar(onde, "either 'entradas' or 'secoes'");
  const lido: GrupoDeMenu = {
    id: id(grupo.id, `${onde}.id`),
    titulo: texto(grupo.titulo, `${onde}.titulo`),
    ordem: grupo.ordem,
  };
  if (grupo.icone !== undefined) lido.icone = texto(grupo.icone, `${onde}.icone`);
  if (grupo.bloco !== undefined) lido.bloco = simOuNao(grupo.bloco, `${onde}.bloco`);
  if (grupo.entradas !== undefined) lido.entradas = lista(grupo.entradas, `${onde}.entradas`, lerEntrada);
  if (grupo.secoes !== undefined) lido.secoes = lista(grupo.secoes, `${onde}.secoes`, lerSecao);
  return lido;
}

function lerSecao(valor: unknown, onde: string): SecaoDeMenu {
  const secao = objeto(valor, onde);
  return {
    titulo: texto(secao.titulo, `${onde}.titulo`),
    entradas: lista(secao.entradas, `${onde}.entradas`, lerEntrada),
  };
}

function lerEntrada(valor: unknown, onde: string): EntradaDeMenu {
  const { abas } = objeto(valor, onde);
  const lida: EntradaDeMenu = lerAba(valor, onde);
  if (abas !== undefined) lida.abas = lista(abas, `${onde}.abas`, lerAba);
  return lida;
}

function lerAba(valor: unknown, onde: string): AbaDeTela {
  const aba = objeto(valor, onde);
  return { tela: id(aba.tela, `${onde}.tela`), rotulo: texto(aba.rotulo, `${onde}.rotulo`) };
}

function lerSecaoDeAjustes(valor: unknown, onde: string): SecaoDeAjustes {
  const secao = objeto(valor, onde);
  return {
    titulo: texto(secao.titulo, `${onde}.titulo`),
    entradas: lista(secao.entradas, `${onde}.entradas`, lerAjuste),
  };
}

function lerAjuste(valor: unknown, onde: string): AjusteDeArea {
  const ajuste = objeto(valor, onde);
  return { tela: id(ajuste.tela, `${onde}.tela`), descricao: texto(ajuste.descricao, `${onde}.descricao`) };
}

export function objeto(valor: unknown, onde: string): Record<string, unknown> {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return recusar(onde, 'an object');
  return valor as Record<string, unknown>;
}

export function lista<T>(valor: unknown, onde: string, ler: (valor: unknown, onde: string) => T): T[] {
  if (!Array.isArray(valor)) return recusar(onde, 'a list');
  return valor.map((um, i) => ler(um, `${onde}[${String(i)}]`));
}

export function texto(valor: unknown, onde: string): string {
  if (typeof valor !== 'string' || valor.trim() === '') return recusar(onde, 'a text');
  return valor;
}

export function simOuNao(valor: unknown, onde: string): boolean {
  return typeof valor === 'boolean' ? valor : recusar(onde, 'true or false');
}

export function id(valor: unknown, onde: string): string {
  const lido = texto(valor, onde);
  return ID.test(lido) ? lido : recusar(onde, "lower-case words joined by '-'");
}

function semRepetir(valores: string[], onde: string, campo: string): void {
  const repetido = valores.find((valor, i) => valores.indexOf(valor) !== i);
  if (repetido !== undefined) recusar(onde, `each '${campo}' once; '${repetido}' is repeated`);
}

export function recusar(onde: string, esperado: string): never {
  throw new Error(`${onde}: expected ${esperado}.`);
}
