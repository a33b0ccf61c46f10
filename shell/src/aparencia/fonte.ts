/** The file of Inter as `pagina` delivers it: Latin letters, all weights, 47 KiB. */
const INTER = 'Inter Variable';

/** Parts of the height of a letter above and below the line, in % of its size: of Inter. */
const ACIMA = 96.875;
const ABAIXO = 24.12;

interface LetraDeEspera {
  familia: string;
  pesos: string;
  /** Names of the letter on computers and phones that have it. */
  nomes: readonly string[];
  /** Width of Portuguese texts in Inter: in this letter. Measured on the sentences of the screens' help. */
  proporcao: number;
}

const NO_COMPUTADOR = 'Inter de espera';
const NO_ANDROID = 'Inter de espera no Android';

const DE_ESPERA: readonly LetraDeEspera[] = [
  { familia: NO_COMPUTADOR, pesos: '100 500', nomes: ['Arial', 'ArialMT', 'Liberation Sans'], proporcao: 1.068 },
  {
    familia: NO_COMPUTADOR,
    pesos: '600 900',
    nomes: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    proporcao: 1.015,
  },
  { familia: NO_ANDROID, pesos: '100 500', nomes: ['Roboto', 'Roboto-Regular'], proporcao: 1.085 },
  { familia: NO_ANDROID, pesos: '600 900', nomes: ['Roboto Bold', 'Roboto-Bold'], proporcao: 1.089 },
];

export const FONTE = `'${INTER}', '${NO_COMPUTADOR}', '${NO_ANDROID}', 'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, 'Noto Sans', sans-serif`;

const porcento = (numero: number): string => `${numero.toFixed(2)}%`;

/**
 * Inter, and the system's letters in its width and height: what is painted before the file is there stays in its place
 * when it comes.
 * @param endereco address of the file
 */
export const fonteCss = (endereco: string): string =>
  `@font-face{font-family:'${INTER}';font-weight:100 900;font-display:swap;src:url('${endereco}') format('woff2')}` +
  DE_ESPERA.map(
    ({ familia, pesos, nomes, proporcao }) =>
      `@font-face{font-family:'${familia}';font-weight:${pesos};` +
      `src:${nomes.map((nome) => `local('${nome}')`).join(',')};size-adjust:${porcento(proporcao * 100)};` +
      `ascent-override:${porcento(ACIMA / proporcao)};descent-override:${porcento(ABAIXO / proporcao)};` +
      `line-gap-override:0%}`,
  ).join('');
