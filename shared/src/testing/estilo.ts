/**
 * Computed styles for tests, in place of jsdom's. jsdom searches every rule of every style sheet for each call, and
 * each query by role reads the style of an element and all its ancestors: a sixth of a test's time. A test's page has
 * no style sheet (antd's are off, CSS files are not loaded), so an element's style depends on its `style` attribute, on
 * inheritance, and on whether the browser shows it at all.
 */

/** Elements that a browser never shows (HTML standard, 15.3.1). */
const OCULTOS = new Set(
  'AREA BASE BASEFONT DATALIST HEAD LINK META NOEMBED NOFRAMES PARAM RP SCRIPT STYLE TEMPLATE TITLE'.split(' '),
);
/**
 * How a browser shows an element that is not 'inline' (HTML standard, 15.3): an accessible name has a space between all
 * of these.
 */
const EXIBICAO = new Map(
  Object.entries({
    block: `ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6
      HEADER HGROUP HR HTML LEGEND MAIN MENU NAV OL OPTGROUP OPTION P PRE SEARCH SECTION SUMMARY UL`,
    'inline-block': 'BUTTON INPUT METER PROGRESS SELECT TEXTAREA',
    'list-item': 'LI',
    table: 'TABLE',
    'table-caption': 'CAPTION',
    'table-column-group': 'COLGROUP',
    'table-column': 'COL',
    'table-header-group': 'THEAD',
    'table-row-group': 'TBODY',
    'table-footer-group': 'TFOOT',
    'table-row': 'TR',
    'table-cell': 'TD TH',
  }).flatMap(([exibicao, elementos]) => elementos.split(/\s+/).map((elemento) => [elemento, exibicao])),
);
/** Initial values of inherited properties that tests read. */
const HERDADAS: Record<string, string> = { visibility: 'visible', 'pointer-events': 'auto' };

type ComEstilo = Element & { readonly style?: CSSStyleDeclaration };

const semEstilo = document.createElement('span').style;

function declarado(elemento: ComEstilo): CSSStyleDeclaration {
  return (elemento.hasAttribute('style') && elemento.style) || semEstilo;
}

function exibicao(elemento: Element): string {
  const { tagName } = elemento;
  if (OCULTOS.has(tagName) || elemento.hasAttribute('hidden')) return 'none';
  if (tagName === 'DIALOG' && !elemento.hasAttribute('open')) return 'none';
  if (tagName !== 'SUMMARY' && elemento.parentElement?.matches('details:not([open])')) return 'none';
  return EXIBICAO.get(tagName) ?? 'inline';
}

function herdado(elemento: Element, propriedade: string): string {
  for (let este: Element | null = elemento; este; este = este.parentElement) {
    const valor = declarado(este).getPropertyValue(propriedade);
    if (valor !== '' && valor !== 'inherit') return valor;
  }
  return HERDADAS[propriedade] ?? '';
}

function valorDe(elemento: Element, propriedade: string): string {
  if (propriedade in HERDADAS) return herdado(elemento, propriedade);
  const valor = declarado(elemento).getPropertyValue(propriedade);
  return valor === '' && propriedade === 'display' ? exibicao(elemento) : valor;
}

const emKebab = (nome: string) => nome.replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`);

/**
 * Like `window.getComputedStyle`, for a page without style sheets. A pseudo-element has the style of an element without
 * styles.
 */
export function estiloCalculado(elemento: Element, pseudo?: string | null): CSSStyleDeclaration {
  const base = pseudo ? semEstilo : declarado(elemento);
  const ler = (propriedade: string) => (pseudo ? '' : valorDe(elemento, propriedade));
  return new Proxy(base, {
    get(_, nome) {
      if (nome === 'getPropertyValue') return ler;
      const valor: unknown = Reflect.get(base, nome, base);
      if (typeof valor === 'function') return valor.bind(base) as unknown;
      return typeof nome === 'string' && valor === '' ? ler(emKebab(nome)) : valor;
    },
  });
}
