import { CLARAS, ESCURAS, type Cores } from './cores.js';
import { variaveisCss } from './tema.js';

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
function luminancia(cor: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((posicao) => {
    const canal = Number.parseInt(cor.slice(posicao, posicao + 2), 16) / 255;
    return canal <= 0.04045 ? canal / 12.92 : ((canal + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contraste(uma: string, outra: string): number {
  const [clara = 0, escura = 0] = [luminancia(uma), luminancia(outra)].sort((a, b) => b - a);
  return (clara + 0.05) / (escura + 0.05);
}

/** 0–360. */
function matiz(cor: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((posicao) => Number.parseInt(cor.slice(posicao, posicao + 2), 16));
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
}

test('black on white is 21, as it is by definition', () => expect(contraste('#000000', '#ffffff')).toBeCloseTo(21));

describe.each<[string, Cores]>([
  ['light', CLARAS],
  ['dark', ESCURAS],
])('%s', (_, cores) => {
  const fundos = ['papel', 'cartao', 'realce', 'folhaClara'] as const;

  test.each(['tinta', 'tintaSuave', 'folha'] as const)('%s is read on every ground', (texto) => {
    for (const fundo of fundos) expect(contraste(cores[texto], cores[fundo])).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['espera', 'esperaClara'],
    ['sucesso', 'sucessoClaro'],
    ['atencao', 'atencaoClara'],
    ['perigo', 'perigoClaro'],
  ] as const)('%s is read on its own ground and on every other, and so is a text on its ground', (tom, claro) => {
    for (const fundo of [cores[claro], cores.papel, cores.cartao, cores.realce])
      expect(contraste(cores[tom], fundo)).toBeGreaterThanOrEqual(4.5);
    expect(contraste(cores.tinta, cores[claro])).toBeGreaterThanOrEqual(4.5);
  });

  test('a primary button is read, also when it is pointed at; the header is read', () => {
    expect(contraste(cores.sobreFolha, cores.folha)).toBeGreaterThanOrEqual(4.5);
    expect(contraste(cores.sobreFolha, cores.folhaApontada)).toBeGreaterThanOrEqual(4.5);
    expect(contraste('#ffffff', cores.folhaEscura)).toBeGreaterThanOrEqual(4.5);
  });

  // WCAG 2.2, 1.4.11 and 2.4.13.
  test.each(['borda', 'broto'] as const)('%s is seen on every ground', (cor) => {
    for (const fundo of ['papel', 'cartao'] as const)
      expect(contraste(cores[cor], cores[fundo])).toBeGreaterThanOrEqual(3);
  });

  test('waiting is blue, done green, to be acted on amber, wrong red', () => {
    const entre = (cor: keyof Cores, de: number, ate: number) => {
      expect(matiz(cores[cor])).toBeGreaterThanOrEqual(de);
      expect(matiz(cores[cor])).toBeLessThanOrEqual(ate);
    };
    entre('espera', 205, 245);
    entre('sucesso', 95, 150);
    entre('atencao', 28, 50);
    entre('perigo', 0, 12);
    entre('folha', 95, 160);
  });

  test('everything that is no brand and no tone is a grey', () => {
    for (const cor of ['papel', 'cartao', 'realce', 'linha', 'borda', 'tinta', 'tintaSuave'] as const) {
      const canais = [1, 3, 5].map((posicao) => Number.parseInt(cores[cor].slice(posicao, posicao + 2), 16));
      expect(Math.max(...canais) - Math.min(...canais)).toBeLessThanOrEqual(20);
    }
  });
});

test('the page has both looks, and the dark one comes last: it wins over the page’s own', () => {
  expect(variaveisCss).toMatch(
    /:root,\[data-tema=claro\]\{color-scheme:light;.*\[data-tema=escuro\]\{color-scheme:dark;/,
  );
  expect(variaveisCss).toContain(`--tinta-suave:${ESCURAS.tintaSuave};`);
});
