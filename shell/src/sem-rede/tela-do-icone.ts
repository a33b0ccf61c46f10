/** The screen that the installed product opens: the kitchen, which works without a network. */
export const TELA_DO_ICONE = '/cozinha';
