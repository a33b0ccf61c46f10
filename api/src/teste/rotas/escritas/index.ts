import { ESCRITAS_DO_ACESSO } from './acesso.js';
import { ESCRITAS_DOS_CADASTROS } from './cadastros.js';
import { ESCRITAS_DO_CALENDARIO } from './calendario.js';
import { ESCRITAS_DOS_CARDAPIOS } from './cardapios.js';
import { ESCRITAS_DAS_CHAMADAS } from './chamadas.js';
import { ESCRITAS_DOS_COMENTARIOS } from './comentarios.js';
import { ESCRITAS_DAS_COMPRAS } from './compras.js';
import { ESCRITAS_DAS_CONTAGENS } from './contagens.js';
import type { Escrita } from './escrita.js';
import { ESCRITAS_DAS_LINHAS, ESCRITAS_DOS_LOTES } from './estoques.js';
import { ESCRITAS_DAS_IMPORTACOES } from './importacoes.js';
import { ESCRITAS_DOS_KITS } from './kits.js';
import { ESCRITAS_DAS_MOVIMENTACOES } from './movimentacoes.js';
import { ESCRITAS_DAS_RECEITAS } from './receitas.js';
import { ESCRITAS_DAS_REFEICOES } from './refeicoes.js';
import { ESCRITAS_DOS_USUARIOS } from './usuarios.js';

/**
 * Every route except GET routes, with a valid request and its lines in the audit trail, written by hand. A route that
 * is missing here fails `app.auditoria.test.ts`.
 */
export const ESCRITAS: Record<string, Escrita> = {
  ...ESCRITAS_DO_ACESSO,
  ...ESCRITAS_DOS_USUARIOS,
  ...ESCRITAS_DOS_CADASTROS,
  ...ESCRITAS_DAS_IMPORTACOES,
  ...ESCRITAS_DOS_COMENTARIOS,
  ...ESCRITAS_DAS_COMPRAS,
  ...ESCRITAS_DAS_CHAMADAS,
  ...ESCRITAS_DAS_LINHAS,
  ...ESCRITAS_DAS_CONTAGENS,
  ...ESCRITAS_DOS_LOTES,
  ...ESCRITAS_DAS_MOVIMENTACOES,
  ...ESCRITAS_DOS_KITS,
  ...ESCRITAS_DAS_RECEITAS,
  ...ESCRITAS_DOS_CARDAPIOS,
  ...ESCRITAS_DO_CALENDARIO,
  ...ESCRITAS_DAS_REFEICOES,
};
