import type { Tema } from '@merenda/shared';
import { theme, type GlobalToken } from 'antd';
import fs from 'node:fs';
import path from 'node:path';
import { CLARAS, ESCURAS, type Cores } from './cores.js';
import { TEMAS_DO_ANTD } from './tema-antd.js';
import { contraste, lerCor, sobre, type Rgba } from './teste/contraste.js';
import { regrasDeCor } from './teste/folhas-de-estilo.js';

/** WCAG 2.2, 1.4.3: text. Text of a control that is disabled is an exception of the criterion. */
const TEXTO = 4.5;
/** WCAG 2.2, 1.4.11 and 2.4.13: edges of controls, marks, the ring of the focus. */
const MARCA = 3;

function cor(texto: string): Rgba {
  const lida = lerCor(texto);
  if (!lida) throw new Error(`'${texto}' is no colour.`);
  return lida;
}

/** The pairs that do not reach the contrast: 'tinta on papel 3.9', one line each. */
function fracas(
  textos: Readonly<Record<string, string>>,
  fundos: Readonly<Record<string, string>>,
  minimo: number,
  abaixo: Rgba,
): string[] {
  return Object.entries(textos).flatMap(([texto, valor]) =>
    Object.entries(fundos).flatMap(([fundo, doFundo]) => {
      const razao = contraste(cor(valor), sobre(cor(doFundo), abaixo));
      return razao >= minimo ? [] : [`${texto} on ${fundo} ${razao.toFixed(2)}`];
    }),
  );
}

function escolher<T extends object>(de: T, nomes: readonly (keyof T)[]): Record<string, string> {
  return Object.fromEntries(nomes.map((nome) => [nome, String(de[nome])]));
}

/** 0–360. */
function matiz(texto: string): number {
  const [r, g, b] = cor(texto);
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
}

/** The colours in which the product writes; each is read on every one of `FUNDOS`. */
const TEXTOS = ['tinta', 'tintaSuave', 'folha', 'folhaApontada', 'espera', 'sucesso', 'atencao', 'perigo'] as const;
/** What the product writes on. */
const FUNDOS = ['papel', 'cartao', 'realce', 'folhaClara'] as const;
const TONS = ['espera', 'sucesso', 'atencao', 'perigo'] as const;
/** The ground of a tone: its own text, plain text and a link are read on it. */
const FUNDO_DO_TOM = {
  espera: 'esperaClara',
  sucesso: 'sucessoClaro',
  atencao: 'atencaoClara',
  perigo: 'perigoClaro',
} as const;

test('black on white is 21, as it is by definition; half of black on white is a grey', () => {
  expect(contraste(cor('#000'), cor('#ffffff'))).toBeCloseTo(21);
  expect(sobre(cor('rgb(0 0 0 / 50%)'), cor('#fff'))).toEqual([127.5, 127.5, 127.5, 1]);
  expect(cor('rgba(27,31,35,0.25)')).toEqual([27, 31, 35, 0.25]);
});

describe.each<[string, Tema, Cores]>([
  ['light', 'claro', CLARAS],
  ['dark', 'escuro', ESCURAS],
])('%s', (_, tema, cores) => {
  const cartao = cor(cores.cartao);

  test('every colour of a text is read on every ground', () => {
    expect(fracas(escolher(cores, TEXTOS), escolher(cores, FUNDOS), TEXTO, cartao)).toEqual([]);
  });

  test.each(TONS)('%s, plain text and a link are read on the ground of the tone', (tom) => {
    const textos = escolher(cores, [tom, 'tinta', 'tintaSuave', 'folha']);
    expect(fracas(textos, escolher(cores, [FUNDO_DO_TOM[tom]]), TEXTO, cartao)).toEqual([]);
  });

  test('a primary button is read, also when it is pointed at; the header is read', () => {
    const botao = escolher(cores, ['folha', 'folhaApontada']);
    expect(fracas(escolher(cores, ['sobreFolha']), botao, TEXTO, cartao)).toEqual([]);
    expect(fracas({ branco: '#fff' }, escolher(cores, ['folhaEscura']), TEXTO, cartao)).toEqual([]);
  });

  test('the edge of a control and the ring of the focus are seen on every ground; a tone is a mark, too', () => {
    const fundos = escolher(cores, ['papel', 'cartao']);
    expect(fracas(escolher(cores, ['borda', 'broto', 'folha', ...TONS]), fundos, MARCA, cartao)).toEqual([]);
  });

  test('every series of a chart is seen, and is clearly lighter or darker than the next', () => {
    const series = ['serie1', 'serie2', 'serie3', 'serie4', 'serie5', 'serie6'] as const;
    expect(fracas(escolher(cores, series), escolher(cores, ['papel', 'cartao']), MARCA, cartao)).toEqual([]);
    series.forEach((nome, posicao) => {
      const seguinte = series[(posicao + 1) % series.length] ?? nome;
      expect(contraste(cor(cores[nome]), cor(cores[seguinte]))).toBeGreaterThanOrEqual(1.9);
    });
  });

  test('waiting is blue, done green, to be acted on amber, wrong red', () => {
    const entre = (nome: keyof Cores, de: number, ate: number) => {
      expect(matiz(cores[nome])).toBeGreaterThanOrEqual(de);
      expect(matiz(cores[nome])).toBeLessThanOrEqual(ate);
    };
    entre('espera', 205, 245);
    entre('sucesso', 95, 150);
    entre('atencao', 28, 50);
    entre('perigo', 0, 12);
    entre('folha', 95, 160);
  });

  test('everything that is no brand and no tone is a grey', () => {
    for (const nome of ['papel', 'cartao', 'realce', 'linha', 'borda', 'tinta', 'tintaSuave'] as const) {
      const [r, g, b] = cor(cores[nome]);
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(20);
    }
  });

  describe('antd', () => {
    const tokens: GlobalToken = theme.getDesignToken(TEMAS_DO_ANTD[tema]);
    const { components = {} } = TEMAS_DO_ANTD[tema];

    test('texts, hints, labels, links, icons and errors are read on cards, layers, rows and chosen entries', () => {
      const textos = escolher(tokens, [
        'colorText',
        'colorTextHeading',
        'colorTextSecondary',
        'colorTextTertiary',
        'colorTextDescription',
        'colorTextPlaceholder',
        'colorTextLabel',
        'colorIcon',
        'colorIconHover',
        'colorLink',
        'colorLinkHover',
        'colorLinkActive',
        'colorPrimary',
        'colorPrimaryHover',
        'colorPrimaryText',
        'colorPrimaryTextHover',
        ...(['Info', 'Success', 'Warning', 'Error'] as const).flatMap(
          (nome) =>
            [
              `color${nome}`,
              `color${nome}Hover`,
              `color${nome}Active`,
              `color${nome}Text`,
              `color${nome}TextHover`,
            ] as const,
        ),
      ]);
      const fundos = {
        ...escolher(tokens, [
          'colorBgLayout',
          'colorBgContainer',
          'colorBgElevated',
          'controlItemBgHover',
          'controlItemBgActive',
          'controlItemBgActiveHover',
          // The grounds of a neutral tag, and of a text button that is pointed at.
          'colorFillQuaternary',
          'colorFillTertiary',
          'colorFillAlter',
          'colorBgTextHover',
        ]),
        tableHeader: components.Table?.headerBg ?? '',
        tableRow: components.Table?.rowHoverBg ?? '',
      };
      expect(fracas(textos, fundos, TEXTO, cor(tokens.colorBgContainer))).toEqual([]);
    });

    test.each(['Info', 'Success', 'Warning', 'Error'] as const)(
      'a status tag and a notice in the page are read: %s',
      (nome) => {
        const textos = escolher(tokens, [
          `color${nome}`,
          `color${nome}Text`,
          'colorText',
          'colorTextHeading',
          'colorTextSecondary',
          'colorIcon',
          'colorLink',
        ]);
        const fundos = escolher(tokens, [`color${nome}Bg`, `color${nome}BgHover`]);
        expect(fracas(textos, fundos, TEXTO, cor(tokens.colorBgContainer))).toEqual([]);
      },
    );

    test('text on a solid colour is readable: buttons, the chosen day, a dangerous entry of a menu', () => {
      const solidas = escolher(tokens, [
        'colorPrimary',
        'colorPrimaryHover',
        'colorPrimaryActive',
        'colorError',
        'colorErrorHover',
        'colorErrorActive',
      ]);
      expect(fracas(escolher(tokens, ['colorTextLightSolid']), solidas, TEXTO, cor(tokens.colorBgContainer))).toEqual(
        [],
      );
    });

    test('a tone of a tag is that of the page: waiting, done, to be acted on, wrong', () => {
      expect([tokens.colorInfo, tokens.colorSuccess, tokens.colorWarning, tokens.colorError]).toEqual([
        cores.espera,
        cores.sucesso,
        cores.atencao,
        cores.perigo,
      ]);
    });

    test('the days of the next month in a calendar are read, although antd has them for disabled', () => {
      const dias = { dia: String(components.DatePicker?.colorTextDisabled) };
      expect(fracas(dias, escolher(tokens, ['colorBgElevated']), TEXTO, cor(tokens.colorBgElevated))).toEqual([]);
    });

    test('a tip is read', () => {
      const { colorTextLightSolid, colorBgSpotlight } = components.Tooltip ?? {};
      expect(fracas({ dica: String(colorTextLightSolid) }, { fundo: String(colorBgSpotlight) }, TEXTO, cartao)).toEqual(
        [],
      );
    });

    test('the edges of fields and the marks of checkboxes are seen', () => {
      const { Input, InputNumber, Select, DatePicker, Checkbox, Radio } = components;
      const bordas = Object.fromEntries(
        Object.entries({ Input, InputNumber, Select, DatePicker, Checkbox, Radio }).map(([nome, componente]) => [
          nome,
          String(componente?.colorBorder),
        ]),
      );
      const fundos = escolher(tokens, ['colorBgContainer', 'colorBgLayout']);
      expect(fracas(bordas, fundos, MARCA, cartao)).toEqual([]);
      const marcas = { Checkbox: String(Checkbox?.colorWhite), Radio: String(Radio?.colorWhite) };
      expect(fracas(marcas, escolher(tokens, ['colorPrimary']), MARCA, cartao)).toEqual([]);
    });
  });

  describe('the style sheets', () => {
    /** '--folha-clara' → its value; a variable of antd by its token. */
    const variaveis = new Map([
      ...Object.entries(cores as object as Record<string, string>),
      ...Object.entries(theme.getDesignToken(TEMAS_DO_ANTD[tema])).map(
        ([nome, valor]) => [`ant${nome[0]?.toUpperCase()}${nome.slice(1)}`, String(valor)] as const,
      ),
    ]);
    const nomeDe = (variavel: string) =>
      variavel.replace(/^--/, '').replace(/-(\w)/g, (_tudo, letra: string) => letra.toUpperCase());

    /** The colours of a value, from the lowest; [] for one that is inherited or transparent. */
    function coresDe(valor: string): string[] {
      return [...valor.matchAll(/var\((--[\w-]+)[^()]*(?:\([^()]*\))?\)|#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi)]
        .map(([tudo, variavel]) => (variavel === undefined ? tudo : (variaveis.get(nomeDe(variavel)) ?? tudo)))
        .reverse();
    }

    test('every text of a rule is read on the ground of the rule', () => {
      const ruins = regrasDeCor().flatMap(({ onde, texto, fundo }) => {
        const [escrita] = coresDe(texto);
        const camadas = coresDe(fundo);
        if (escrita === undefined || camadas.length === 0) return [];
        const chao = camadas.reduce((abaixo, camada) => sobre(cor(camada), abaixo), cartao);
        const razao = contraste(cor(escrita), chao);
        return razao >= TEXTO ? [] : [`${onde}: ${texto} on ${fundo} ${razao.toFixed(2)}`];
      });
      expect(ruins).toEqual([]);
    });
  });
});

test('notices have the colours of the tones: the icon and the bar take them from the root', () => {
  const avisos = fs.readFileSync(path.join(__dirname, '../avisos.css'), 'utf8');
  const daBiblioteca = [...avisos.matchAll(/--toastify-color-(\w+): var\(--(\w+)\);/g)].map(([, tipo, tom]) => [
    tipo,
    tom,
  ]);
  expect(daBiblioteca.filter(([tipo]) => tipo !== 'light')).toEqual([
    ['info', 'espera'],
    ['success', 'sucesso'],
    ['warning', 'atencao'],
    ['error', 'perigo'],
  ]);
});

describe('a rule of a style sheet that sets only one of the two', () => {
  const sozinhas = regrasDeCor()
    .filter(({ texto, fundo }) => (texto === '') !== (fundo === ''))
    // An inherited or transparent colour comes from another rule.
    .filter(({ texto, fundo }) => !['inherit', 'transparent', 'none', 'currentcolor'].includes(texto || fundo));
  const variaveis = (nomes: readonly string[]) =>
    nomes.map((nome) => `var(--${nome.replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`)})`);

  test('takes its text from those that are read on every ground, or writes on white paper', () => {
    // In the colour of a card on the colour of a text is the same pair.
    const conhecidos = new Set([...variaveis([...TEXTOS, 'cartao']), 'var(--ant-color-text-secondary)']);
    const escritos = sozinhas.filter(({ texto }) => texto !== '' && !conhecidos.has(texto));
    expect(escritos.filter(({ texto }) => contraste(lerCor(texto) ?? cor('#fff'), cor('#fff')) < TEXTO)).toEqual([]);
  });

  test('takes its ground from those on which every text is read, or lightens the header, which has white text', () => {
    const conhecidos = new Set([
      ...variaveis([...FUNDOS, ...Object.values(FUNDO_DO_TOM)]),
      'var(--ant-color-bg-elevated, var(--cartao))',
      // Marks and bars, the ground behind a dialog, a field that is disabled, paper.
      ...variaveis([...TEXTOS, 'veu', 'linha']),
      '#fff',
    ]);
    const deCor = sozinhas.filter(({ fundo }) => fundo !== '' && !conhecidos.has(fundo));
    const semContraste = deCor.filter(({ fundo }) => {
      const clareia = lerCor(fundo);
      return [CLARAS, ESCURAS].some(
        ({ folhaEscura }) => !clareia || contraste(cor('#fff'), sobre(clareia, cor(folhaEscura))) < TEXTO,
      );
    });
    expect(semContraste).toEqual([]);
  });
});
