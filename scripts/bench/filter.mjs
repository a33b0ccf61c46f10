import { coldVisit, login, median } from './browser.mjs';

const ROWS = 10_000;
const NAMES = ['ARROZ', 'FEIJÃO', 'LEITE EM PÓ', 'AÇÚCAR', 'ÓLEO DE SOJA', 'MACARRÃO', 'BANANA', 'MAÇÃ', 'FUBÁ', 'SAL'];
/** Typed one after the other; each is a separate search with a different number of rows. */
const SEARCHES = ['arroz', 'f', 'fei', 'oleo de soja 12', 'acucar', 'ma', 'leite em po 77', 'banana', 'x y z', 'fuba'];

const person = (id, nome) => ({
  id,
  nome,
  cpf: '52998224725',
  telefone: null,
  celular: null,
  pessoaTipo: 'FUNCIONARIO',
  cargo: 'GESTOR',
  cnh: null,
  crn: null,
});

/** Manage screens with a filled list; the API response is generated here, so that only the browser is measured. */
const LISTS = [
  {
    screen: '/gerenciar-usuarios',
    api: 'usuarios/pagina',
    // So long a list is filtered by the server, after a pause in the typing (`PAUSA` of useListaNoEndereco.ts).
    pause: 300,
    row: (id, nome) => ({
      id,
      usuario: `usuario${id}`,
      email: `usuario${id}@exemplo.test`,
      pessoa: person(id, nome),
      permissoes: [],
      estoques: [],
      situacao: 'ATIVO',
      aguardaAprovacao: [],
      versao: 1,
    }),
  },
  {
    screen: '/gerenciar-itens',
    api: 'itens-produto',
    row: (id, nome) => ({
      id,
      nome,
      itemProdutoTipo: 'ALIMENTO',
      categoria: 'CEREAIS',
      grauProcessamento: null,
      versao: 1,
    }),
  },
  {
    screen: '/gerenciar-produtos',
    api: 'produtos/pagina',
    pause: 300,
    row: (id, nome) => ({
      id,
      nome,
      isPerecivel: false,
      medidaReal: 1,
      unidadeMedida: 'KG',
      unidadeProduto: 'PACOTE',
      item: { id: 1, nome: 'ITEM', itemProdutoTipo: 'ALIMENTO' },
      versao: 1,
    }),
  },
];

/**
 * Filters lists of 10,000 rows in Chromium: from the key to the frame that shows its rows. Where the server filters, the
 * pause in the typing after which the page asks is not in the times.
 * @returns {Promise<{ screen: string, median: number, worst: number, rows: number, pause: number }[]>} ms, ms, most rows
 *   in the page, ms
 */
export async function measureFilter(browser, url) {
  const results = [];
  for (const list of LISTS) results.push(await coldVisit(browser, (page) => filterList(page, url, list)));
  return results;
}

async function filterList(page, url, { screen, api, row, pause = 0 }) {
  const rows = Array.from({ length: ROWS }, (_, i) => row(i + 1, `${NAMES[i % NAMES.length]} ${i + 1}`));
  await page.route(
    (address) => address.pathname === `/api/${api}`,
    (route) => route.fulfill({ json: pause ? pageOf(rows, new URL(route.request().url()).searchParams) : rows }),
  );
  await login(page, url);
  await page.goto(new URL(screen, url).href);
  await page.getByText(`${ROWS.toLocaleString('pt-BR')} registros`).waitFor();
  const field = page.getByRole('textbox', { name: 'Nome' });
  const measures = [];
  for (const search of SEARCHES) measures.push(await field.evaluate(typeAndWait, search));
  return {
    screen,
    median: median(measures.map(({ ms }) => ms)) - pause,
    worst: Math.max(...measures.map(({ ms }) => ms)) - pause,
    pause,
    rows: Math.max(...measures.map(({ rows }) => rows)),
  };
}

/** The first page of the rows with this name, as the server answers it. */
function pageOf(rows, query) {
  const name = plain(query.get('nome') ?? '');
  const found = rows.filter(({ nome, pessoa }) => plain(pessoa?.nome ?? nome).includes(name));
  const size = Number(query.get('porPagina'));
  return {
    linhas: found.slice(0, size),
    total: found.length,
    semFiltro: rows.length,
    proximo: found.length > size ? 'next' : null,
  };
}

/** Case and accents aside. */
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * In the page: sets the text of the field as a key does and waits until the count above the table is updated and
 * painted.
 */
export function typeAndWait(field, text) {
  const status = document.querySelector('main [role=status]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  return new Promise((resolve) => {
    const before = status.textContent;
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (status.textContent === before) return;
      observer.disconnect();
      // After the frame, not before it.
      requestAnimationFrame(() =>
        setTimeout(() =>
          resolve({ ms: performance.now() - started, rows: document.querySelectorAll('main tbody tr').length }),
        ),
      );
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    setValue.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
}
