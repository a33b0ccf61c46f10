import { temaAntd } from './tema.js';

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

const token = temaAntd.token as Record<string, string>;
const cor = (nome: string): string => token[nome] ?? 'none';

test('black on white is 21, as it is by definition', () => expect(contraste('#000000', '#ffffff')).toBeCloseTo(21));

test.each(['Info', 'Success', 'Warning', 'Error'])(
  '%s: its text is read on its own ground, on white and on paper',
  (nome) => {
    for (const fundo of [cor(`color${nome}Bg`), cor(`color${nome}BgHover`), '#ffffff', cor('colorBgLayout')]) {
      expect(contraste(cor(`color${nome}`), fundo)).toBeGreaterThanOrEqual(4.5);
      expect(contraste(cor('colorTextBase'), fundo)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('waiting is blue, done green, to be acted on amber, wrong red', () => {
  const entre = (nome: string, de: number, ate: number) => {
    expect(matiz(cor(nome))).toBeGreaterThanOrEqual(de);
    expect(matiz(cor(nome))).toBeLessThanOrEqual(ate);
  };
  entre('colorInfo', 205, 245);
  entre('colorSuccess', 95, 150);
  entre('colorWarning', 28, 50);
  entre('colorError', 0, 12);
  expect(cor('colorLink')).toBe(cor('colorPrimary'));
  entre('colorPrimary', 95, 160);
});
