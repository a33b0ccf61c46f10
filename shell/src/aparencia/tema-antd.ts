import { theme, type ThemeConfig } from 'antd';
import type { Tema } from '@merenda/shared';
import { FONTE } from './fonte.js';
import { CORES } from './tema.js';

type Derivar = Exclude<ThemeConfig['algorithm'], undefined | readonly unknown[]>;

/** The pale steps of a colour: its ground and its border, each also when pointed at. */
function claros(cor: string, fundo: string, borda: string) {
  return {
    [`color${cor}Bg`]: fundo,
    [`color${cor}BgHover`]: fundo,
    [`color${cor}Border`]: borda,
    [`color${cor}BorderHover`]: borda,
  };
}

/** The steps of a colour that antd would mix from it: on a dark ground, and from colours as dark as these, they do not reach the contrast. */
const fortes = (cor: string, valor: string, apontada = valor) => ({
  [`color${cor}`]: valor,
  [`color${cor}Hover`]: apontada,
  [`color${cor}Active`]: valor,
  [`color${cor}Text`]: valor,
  [`color${cor}TextHover`]: apontada,
  [`color${cor}TextActive`]: valor,
});

/** The look as antd's theme. */
function temaDe(tema: Tema, derivar: Derivar): ThemeConfig {
  const cores = CORES[tema];
  const nossas = {
    ...fortes('Primary', cores.folha, cores.folhaApontada),
    ...fortes('Info', cores.espera),
    ...fortes('Success', cores.sucesso),
    ...fortes('Warning', cores.atencao),
    ...fortes('Error', cores.perigo),
    ...fortes('Link', cores.folha, cores.folhaApontada),
    ...claros('Primary', cores.folhaClara, cores.folha),
    ...claros('Info', cores.esperaClara, cores.esperaBorda),
    ...claros('Success', cores.sucessoClaro, cores.sucessoBorda),
    ...claros('Warning', cores.atencaoClara, cores.atencaoBorda),
    ...claros('Error', cores.perigoClaro, cores.perigoBorda),
    colorText: cores.tinta,
    // antd's own greys for secondary text do not reach the contrast.
    colorTextSecondary: cores.tintaSuave,
    colorTextTertiary: cores.tintaSuave,
    colorTextDescription: cores.tintaSuave,
    colorTextPlaceholder: cores.tintaSuave,
    colorBgLayout: cores.papel,
    colorBgContainer: cores.cartao,
    colorBgElevated: cores.cartao,
    colorBgMask: cores.veu,
    colorBorder: cores.linha,
    colorBorderSecondary: cores.linha,
    colorSplit: cores.linha,
    colorTextLightSolid: cores.sobreFolha,
    controlItemBgHover: cores.realce,
    controlItemBgActive: cores.folhaClara,
    controlItemBgActiveHover: cores.folhaClara,
  };
  return {
    // Its rules are style sheets of the build (`shared/src/federation/antd-styles`), whose classes have no hash.
    zeroRuntime: true,
    hashed: false,
    // What antd derives from a colour is not what we mean by it, above all on a dark ground.
    algorithm: (semente) => ({ ...derivar(semente), ...nossas }),
    token: {
      ...nossas,
      colorTextBase: cores.tinta,
      colorBgBase: cores.cartao,
      borderRadius: 8,
      borderRadiusLG: 12,
      fontFamily: FONTE,
      fontSize: 15,
      // Heights and distances are multiples of 4 px.
      controlHeight: 40,
    },
    components: {
      // An error is between a field and the label of the next one, and must not touch it.
      Form: { itemMarginBottom: 28, verticalLabelPadding: '0 0 4px' },
      Descriptions: { colonMarginLeft: 0 },
      // The height of a row is in `controles.css`.
      Table: { cellPaddingBlockSM: 3, headerBg: cores.realce, headerColor: cores.tinta, rowHoverBg: cores.realce },
      // The edge of a control is seen; that of a card only divides.
      Input: { colorBorder: cores.borda },
      InputNumber: { colorBorder: cores.borda },
      Select: { colorBorder: cores.borda },
      // The days of the next month are read, too.
      DatePicker: { colorBorder: cores.borda, colorTextDisabled: cores.tintaSuave },
      // The mark lies on the colour of the leaf.
      Checkbox: { colorWhite: cores.sobreFolha, colorBorder: cores.borda },
      Radio: { colorWhite: cores.sobreFolha, colorBorder: cores.borda },
      // White on a dark ground in both looks.
      Tooltip: { colorBgSpotlight: tema === 'claro' ? cores.tinta : cores.linha, colorTextLightSolid: '#ffffff' },
    },
  };
}

/** Smallest side of a control that a thumb hits, in px (WCAG 2.5.5). */
const ALVO = 44;

/** Makes the controls of both themes large enough for a thumb; `controles.css` does the same for those without a token. */
export const PARA_DEDOS = {
  token: { controlHeight: ALVO, controlHeightSM: ALVO, controlHeightLG: ALVO },
  components: {
    // Seven days are as wide as a phone. A day has 6 px above and below it.
    DatePicker: { cellWidth: ALVO, cellHeight: ALVO - 12 },
    // antd takes twice its track of 2 px from the height.
    Segmented: { controlHeight: ALVO + 4 },
  },
} satisfies ThemeConfig;

export const TEMAS_DO_ANTD: Record<Tema, ThemeConfig> = {
  claro: temaDe('claro', theme.defaultAlgorithm),
  escuro: temaDe('escuro', theme.darkAlgorithm),
};
