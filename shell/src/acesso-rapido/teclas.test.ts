import { leitorDeTeclas, pressionarNoRegistro, TECLAS, useTeclasSimples } from './teclas.js';

let lida: string | null = null;
let desligar: () => void;
beforeEach(() => {
  document.body.innerHTML = '<button>B</button><input /><select></select><div contenteditable="true"></div>';
  const ler = leitorDeTeclas();
  const aoTeclar = (evento: KeyboardEvent) => {
    lida = ler(evento);
  };
  document.addEventListener('keydown', aoTeclar);
  desligar = () => document.removeEventListener('keydown', aoTeclar);
  useTeclasSimples.getState().mudar(true);
});
afterEach(() => {
  desligar();
  // The page is that of other tests too.
  document.body.replaceChildren();
});

function teclar(key: string, { em = 'button', ...mais }: KeyboardEventInit & { em?: string } = {}): string | null {
  lida = null;
  document
    .querySelector(em)
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...mais }));
  return lida;
}

test.each([
  ['?', 'ajuda'],
  ['n', 'novo'],
  ['/', 'lista'],
  ['h', null],
  ['k', null],
])('%s alone: %s', (tecla, nome) => {
  expect(teclar(tecla)).toBe(nome);
});

test('g and then h; another key in between, or a second of rest, ends it', () => {
  expect([teclar('g'), teclar('h')]).toEqual([null, 'inicio']);
  expect([teclar('g'), teclar('x'), teclar('h')]).toEqual([null, null, null]);
  const agora = jest.spyOn(Event.prototype, 'timeStamp', 'get');
  agora.mockReturnValue(5_000);
  teclar('g');
  agora.mockReturnValue(6_000);
  expect(teclar('h')).toBeNull();
  agora.mockRestore();
});

test.each(['input', 'select', 'div'])('in %s only Ctrl K is a shortcut', (em) => {
  if (em === 'div') Object.defineProperty(document.querySelector('div'), 'isContentEditable', { value: true });
  for (const { teclas } of Object.values(TECLAS)) {
    const [primeira = '', segunda] = teclas;
    if (primeira === 'Ctrl K') continue;
    expect([teclar(primeira, { em }), segunda === undefined ? null : teclar(segunda, { em })]).toEqual([null, null]);
  }
  expect(teclar('k', { em, ctrlKey: true })).toBe('busca');
  expect(teclar('k', { em, metaKey: true })).toBe('busca');
});

test('keys of one character can be switched off, Ctrl K stays', () => {
  useTeclasSimples.getState().mudar(false);
  expect([teclar('?'), teclar('n'), teclar('/'), teclar('g'), teclar('h')]).toEqual([null, null, null, null, null]);
  expect(teclar('K', { ctrlKey: true })).toBe('busca');
});

test.each([{ altKey: true }, { repeat: true }, { ctrlKey: true }, { isComposing: true }])('not with %j', (mais) => {
  expect(teclar('n', mais)).toBeNull();
});

test('other keys with Ctrl are the browser’s', () => {
  expect(teclar('K', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(teclar('p', { ctrlKey: true })).toBeNull();
});

test('none behind an open dialog; a hidden one is no dialog', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div style="display: none"><div role="dialog" aria-modal="true"></div></div>',
  );
  expect(teclar('n')).toBe('novo');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
  expect([teclar('n'), teclar('k', { ctrlKey: true })]).toEqual([null, null]);
});

describe('over an open record', () => {
  const REGISTRO = '<div role="dialog" aria-modal="true"><button aria-keyshortcuts="J">Próximo</button></div>';

  test('k and j press its buttons, and no other key is read', () => {
    document.body.insertAdjacentHTML('beforeend', REGISTRO);
    expect([teclar('k'), teclar('j'), teclar('n')]).toEqual(['anterior', 'proximo', null]);
    const botao = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
    const aoClicar = jest.fn();
    botao?.addEventListener('click', aoClicar);
    pressionarNoRegistro('anterior');
    expect(aoClicar).not.toHaveBeenCalled();
    pressionarNoRegistro('proximo');
    expect(aoClicar).toHaveBeenCalledTimes(1);
    expect(botao).toHaveFocus();
  });

  test('not below a second dialog, and not where they are switched off', () => {
    document.body.insertAdjacentHTML('beforeend', REGISTRO);
    useTeclasSimples.getState().mudar(false);
    expect(teclar('j')).toBeNull();
    useTeclasSimples.getState().mudar(true);
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
    expect(teclar('j')).toBeNull();
  });
});
