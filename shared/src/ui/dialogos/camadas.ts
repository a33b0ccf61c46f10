/**
 * The layer of questions and readings. antd's modals begin at 1000 and rise by 100 a level; its notices are at 2000 and
 * above.
 */
export const ACIMA_DOS_MODAIS = 1900;
