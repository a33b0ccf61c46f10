import { enter } from '../../soak/api.mjs';
import { percentile } from './city.mjs';

const TIMES = 3;
/** The cards of the home. */
const CARDS = ['GESTAO', 'VALOR', 'CARDAPIOS', 'ESTOQUE', 'COMPRAS', 'COZINHA'];
/** Target for the slowest time of a list or report (ms). */
const BOUND = 1000;

/**
 * Reads every list and report of the city, as the administrator of all its units, one after the other.
 * @param {string} url of the server
 * @returns {Promise<{ route: string, median: number, worst: number, bytes: number }[]>} in the order of `routesOf`;
 *   times in ms
 */
export async function readLists(url) {
  const session = await enter(url);
  const seen = [];
  for (const route of await routesOf(session)) {
    const times = [];
    let bytes = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const started = performance.now();
      const res = await session.send('GET', route);
      bytes = (await res.arrayBuffer()).byteLength;
      if (!res.ok) throw new Error(`GET ${route}: ${res.status}`);
      times.push(performance.now() - started);
    }
    seen.push({ route, median: percentile(times, 0.5), worst: Math.max(...times), bytes });
  }
  return seen;
}

/**
 * The slowest lists and reports.
 * @returns {Promise<import('../parts.mjs').Figure[]>}
 */
export async function everyList(url) {
  const seen = (await readLists(url)).sort((a, b) => b.worst - a.worst);
  const late = seen.filter(({ worst }) => worst > BOUND);
  return [
    {
      what: `${seen.length} lists and reports of all units, ${TIMES} times each: the slowest`,
      measured: `${seen[0].worst.toFixed(0)} ms`,
      goal: `≤ ${BOUND} ms`,
      met: late.length === 0,
    },
    ...seen.slice(0, Math.max(5, late.length)).map(({ route, worst, bytes }) => ({
      what: `\`GET /${route}\``,
      measured: `${worst.toFixed(0)} ms, ${(bytes / 1024).toFixed(0)} KiB`,
    })),
  ];
}

async function routesOf({ read, user }) {
  const { hoje } = await read('relogio');
  const year = hoje.slice(6);
  const period = `de=${year}-01-01&ate=${year}-12-31`;
  const month = `de=${year}-${hoje.slice(3, 5)}-01&ate=${year}-${hoje.slice(3, 5)}-28`;
  // What a screen shows of a list that is paged.
  const page = 'porPagina=20';
  // A unit with five years of history: the demonstration's own units are new.
  const { id: stock, unidadeEducacional: unit } = user.estoques.find(({ unidadeEducacional }) =>
    unidadeEducacional.nome.startsWith('ESCOLA MUNICIPAL Nº '),
  );
  const [line] = await read(`estoques/${stock}/produtos-estoque`);
  const [acquisition] = await read('aquisicoes');
  const {
    linhas: [meal],
  } = await read(`refeicoes/pagina?unidade=${unit.id}`);
  const {
    linhas: [request],
  } = await read('solicitacoes/pagina');
  return [
    'produtos',
    'produtos/pagina?porPagina=50',
    'produtos/pagina?porPagina=50&texto=arroz',
    `produtos/pagina?${page}&ordem=item&sentido=CRESCENTE`,
    'itens-produto',
    'usuarios',
    `usuarios/pagina?${page}&situacao=ATIVOS`,
    `usuarios/pagina?${page}&ordem=e-mail&sentido=CRESCENTE`,
    'usuarios/gestao',
    'fornecedores',
    'unidades-educacionais',
    'alimentos',
    'preparos',
    'pratos',
    'cardapios',
    'cardapios-semanais',
    'estoques',
    'notificacoes/pagina',
    ...CARDS.map((card) => `hoje/${card}`),
    'cardapios-calendario/semana',
    `auditoria?${page}`,
    'aquisicoes',
    `aquisicoes/${acquisition.id}`,
    `aquisicoes/${acquisition.id}/itens`,
    `solicitacoes/pagina?${page}`,
    `solicitacoes/pagina?${page}&ordem=fornecedor&sentido=CRESCENTE`,
    'solicitacoes/filtros',
    `solicitacoes/${request.id}`,
    `estoques/${stock}/produtos-estoque`,
    `estoques/${stock}/produtos-estoque/${line.id}/kardex/pagina?${page}`,
    `estoques/${stock}/movimentacoes/pagina?porPagina=10`,
    `estoques/${stock}/balancos`,
    `refeicoes/pagina?unidade=${unit.id}&${page}`,
    `refeicoes/${meal.id}`,
    `refeicoes/${meal.id}/produtos`,
    `cardapios-calendario/eventos?${month}`,
    `relatorios/consumo-mensal?${period}&maiores=6`,
    `relatorios/consumo-mensal/pagina?${period}&${page}`,
    `relatorios/custo-das-refeicoes/pagina?${month}&${page}`,
    `relatorios/refeicoes-por-mes?${period}`,
    `relatorios/sobras?${period}&ultimas=20`,
    `relatorios/sobras/pagina?${period}&${page}`,
    `relatorios/valor-dos-estoques/pagina?${page}`,
    `relatorios/estoques/${stock}`,
    `relatorios/aquisicoes/${acquisition.id}`,
    `relatorios/solicitacoes/${request.id}`,
    `relatorios/refeicoes/${meal.id}`,
    `relatorios/cardapios-calendario/resumido?de=${year}-01-01&para=${year}-12-31&unidade=${unit.id}`,
    'relatorios/produtos',
    'relatorios/itens-produto',
    'relatorios/fornecedores?fornecedorTipo=JURIDICO',
    'relatorios/alimentos',
    'relatorios/preparos',
    'relatorios/pratos',
  ];
}
