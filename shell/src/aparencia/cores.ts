/**
 * The colours in one place, light and dark. The shell and the areas read them as CSS variables (`--tinta-suave`), antd
 * through `temaAntd`. Green of the leaf is the brand: header, links, primary buttons and chosen entries. Everything
 * else is neutral, except the tones: waiting and information are blue, attention is amber, errors are red, completion
 * is green; `…Claro` is the ground of a tone. Text reaches a contrast of 4.5 : 1, edges and marks of controls 3 : 1
 * (cores.test.ts).
 */
export interface Cores {
  folha: string;
  /** What lies on `folha`. */
  sobreFolha: string;
  folhaApontada: string;
  /** The ground of chosen entries. */
  folhaClara: string;
  /** The header. */
  folhaEscura: string;
  /** The ring around what has the focus. */
  broto: string;
  terra: string;
  /** The ground of the page. */
  papel: string;
  cartao: string;
  /** The ground of the hovered entry, and of headings of tables. */
  realce: string;
  linha: string;
  /** The edge of a control. */
  borda: string;
  tinta: string;
  tintaSuave: string;
  sombra: string;
  /** Over the page, behind a dialog. */
  veu: string;
  espera: string;
  esperaClara: string;
  esperaBorda: string;
  sucesso: string;
  sucessoClaro: string;
  sucessoBorda: string;
  atencao: string;
  atencaoClara: string;
  atencaoBorda: string;
  perigo: string;
  perigoClaro: string;
  perigoBorda: string;
  /** Series of a chart without a tone. Each is clearly lighter or darker than the next, for those who see fewer colours. */
  serie1: string;
  serie2: string;
  serie3: string;
  serie4: string;
  serie5: string;
  serie6: string;
}

export const CLARAS: Cores = {
  folha: '#1f5a3d',
  sobreFolha: '#ffffff',
  folhaApontada: '#2b7350',
  folhaClara: '#e3f0e8',
  folhaEscura: '#163f2b',
  broto: '#3c8a5f',
  terra: '#a84a24',
  papel: '#f5f6f7',
  cartao: '#ffffff',
  realce: '#eceef0',
  linha: '#dcdfe3',
  borda: '#868e96',
  tinta: '#1b1f23',
  tintaSuave: '#59626a',
  sombra: 'rgb(27 31 35 / 16%)',
  veu: 'rgb(17 20 23 / 50%)',
  espera: '#1d4fa8',
  esperaClara: '#e8effc',
  esperaBorda: '#a8c1ee',
  sucesso: '#2b6a35',
  sucessoClaro: '#e9f4e4',
  sucessoBorda: '#b3d3a8',
  atencao: '#875300',
  atencaoClara: '#fdf3da',
  atencaoBorda: '#ecca80',
  perigo: '#b3261e',
  perigoClaro: '#fdeceb',
  perigoBorda: '#efaea8',
  serie1: '#1f5a3d',
  serie2: '#cc7722',
  serie3: '#1f5482',
  serie4: '#74973a',
  serie5: '#5d4080',
  serie6: '#c9694a',
};

export const ESCURAS: Cores = {
  folha: '#7cc79d',
  sobreFolha: '#0c1f15',
  folhaApontada: '#97d6b2',
  folhaClara: '#1f3529',
  folhaEscura: '#10271b',
  broto: '#8fd3ac',
  terra: '#e0936f',
  papel: '#121416',
  cartao: '#1b1e21',
  realce: '#272b2f',
  linha: '#353b41',
  borda: '#727b84',
  tinta: '#e7eaec',
  tintaSuave: '#a5aeb6',
  sombra: 'rgb(0 0 0 / 50%)',
  veu: 'rgb(0 0 0 / 62%)',
  espera: '#8ab4f8',
  esperaClara: '#1a2a44',
  esperaBorda: '#34507c',
  sucesso: '#84cd8e',
  sucessoClaro: '#19301e',
  sucessoBorda: '#35583c',
  atencao: '#e8b655',
  atencaoClara: '#33270f',
  atencaoBorda: '#66501f',
  perigo: '#f4938b',
  perigoClaro: '#3b1e1c',
  perigoBorda: '#703a36',
  serie1: '#7cc79d',
  serie2: '#b8651b',
  serie3: '#8ab4f8',
  serie4: '#5f8a2c',
  serie5: '#c9b3ec',
  serie6: '#b5533c',
};
