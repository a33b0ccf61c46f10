import type { ThemeConfig } from 'antd';

/**
 * The identity in one place: greens of the leaf, cream of the paper, terracotta of the pot.
 * The shell's CSS reads these as variables; antd, in the areas' screens, through `temaAntd`.
 * Text pairs reach a contrast of at least 4.5 : 1 (tema.test.ts).
 * What waits or informs is blue, what is done green, what needs attention amber, what is wrong red: in tags, notices and
 * boxes alike. Links and primary buttons are of the leaf.
 */
const CORES = {
  folha: '#1f5a3d',
  folhaEscura: '#163f2b',
  folhaClara: '#e6efe4',
  broto: '#7fb069',
  terra: '#a84a24',
  terraClara: '#f8e9e0',
  papel: '#f8f6ef',
  cartao: '#ffffff',
  linha: '#dedacb',
  tinta: '#1f2a22',
  tintaSuave: '#566056',
  atencao: '#875300',
  sucesso: '#2b6a35',
  perigo: '#b3261e',
  espera: '#1d4fa8',
};

const MEDIDAS = {
  raio: '12px',
  trilho: '68px',
  gaveta: '288px',
  cabecalho: '64px',
};

const FONTE = "'Segoe UI Variable Text', 'Segoe UI', system-ui, -apple-system, Roboto, 'Noto Sans', sans-serif";

/** `folhaEscura` → `--folha-escura` */
const variavel = ([nome, valor]: [string, string]) =>
  `--${nome.replace(/[A-Z]/g, (letra) => `-${letra.toLowerCase()}`)}:${valor};`;

/** The tokens as CSS custom properties; written into the page itself, so that the first paint already has them. */
export const variaveisCss = `:root{${Object.entries({ ...CORES, ...MEDIDAS, fonte: FONTE })
  .map(variavel)
  .join('')}}`;

export const COR_DA_BARRA_DO_NAVEGADOR = CORES.folha;

/** The pale steps of a colour: its ground and its border, each also when pointed at. */
function claros(cor: string, fundo: string, fundoApontado: string, borda: string, bordaApontada: string) {
  return {
    [`color${cor}Bg`]: fundo,
    [`color${cor}BgHover`]: fundoApontado,
    [`color${cor}Border`]: borda,
    [`color${cor}BorderHover`]: bordaApontada,
  };
}

export const temaAntd: ThemeConfig = {
  token: {
    colorPrimary: CORES.folha,
    colorInfo: CORES.espera,
    colorLink: CORES.folha,
    colorError: CORES.perigo,
    colorWarning: CORES.atencao,
    colorSuccess: CORES.sucesso,
    // antd would mix greys from colours as dark as these.
    ...claros('Primary', CORES.folhaClara, '#d3e3cf', '#a9c6a3', CORES.broto),
    ...claros('Info', '#e8effc', '#d5e2f9', '#a8c1ee', '#7a9fdf'),
    ...claros('Success', '#e9f4e4', '#d8ebd0', '#b3d3a8', '#8dbb80'),
    ...claros('Warning', '#fdf3da', '#fae7b8', '#ecca80', '#d9a94c'),
    ...claros('Error', '#fdeceb', '#fadad7', '#efaea8', '#dd7f77'),
    controlItemBgActive: CORES.folhaClara,
    controlItemBgActiveHover: '#d3e3cf',
    colorTextBase: CORES.tinta,
    // antd's own greys for what is secondary do not reach the contrast.
    colorTextSecondary: CORES.tintaSuave,
    colorTextTertiary: CORES.tintaSuave,
    colorTextDescription: CORES.tintaSuave,
    colorTextPlaceholder: CORES.tintaSuave,
    colorBgLayout: CORES.papel,
    colorBorder: CORES.linha,
    borderRadius: 8,
    borderRadiusLG: 12,
    fontFamily: FONTE,
    fontSize: 15,
    controlHeight: 38,
  },
  components: {
    // An error is between a field and the label of the next one, and must not touch it.
    Form: { itemMarginBottom: 30, verticalLabelPadding: '0 0 4px' },
    Table: { headerBg: CORES.folhaClara, headerColor: CORES.tinta },
  },
};
