import { GRUPOS_DE_NOTIFICACAO, type GrupoDeNotificacao } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import type { Mensagem } from '../../nucleo/mensagem.js';

/** What the week asks of a user. */
export interface Semana {
  nome: string;
  email: string;
  /** The groups of the user's notices that are not dismissed, in the order of the list, with how many there are. */
  grupos: readonly { grupo: GrupoDeNotificacao; total: number }[];
  /** Units without a menu in this week; zero for a user who makes no menus. */
  unidadesSemCardapio: number;
  /** What is remembered of the federal money; null for a user who makes no purchases, and while nothing is. */
  recursosDoPnae: string | null;
}

/** The groups of what expires; the others wait. */
const VENCE: ReadonlySet<GrupoDeNotificacao> = new Set([
  'LOTES_VENCIDOS',
  'LOTES_EM_7_DIAS',
  'LOTES_EM_15_DIAS',
  'LOTES_EM_30_DIAS',
]);

/** The e-mail of a user's week, a link for each part; null when the week asks nothing. */
export function mensagemDaSemana(
  { nome, email, grupos, unidadesSemCardapio, recursosDoPnae }: Semana,
  enderecoPublico: string,
): Mensagem | null {
  const linhas = (vencem: boolean): string[] =>
    grupos
      .filter(({ grupo }) => VENCE.has(grupo) === vencem)
      .map(({ grupo, total }) => `- ${GRUPOS_DE_NOTIFICACAO[grupo].titulo}: ${String(total)}`);
  const partes = [
    parte('O que vence', linhas(true), `${enderecoPublico}/estoque`),
    parte('O que espera por você', linhas(false), `${enderecoPublico}/notificacao`),
    parte(
      'Cardápios',
      unidadesSemCardapio > 0 ? [`- Unidades sem cardápio nesta semana: ${String(unidadesSemCardapio)}`] : [],
      `${enderecoPublico}/execucao-cardapios?falta=SEM_CARDAPIO`,
    ),
    parte(
      'Recursos do PNAE',
      recursosDoPnae === null ? [] : [`- ${recursosDoPnae}`],
      `${enderecoPublico}/recursos-pnae`,
    ),
  ].filter((uma) => uma !== '');
  if (partes.length === 0) return null;
  return {
    para: email,
    assunto: 'Merenda Escolar: a sua semana',
    texto: `${nomeProprio(nome)},

${partes.join('\n\n')}

Esta mensagem é enviada às segundas-feiras, a quem tem algo a fazer na Merenda Escolar.
Quem administra as configurações do município pode desligá-la.
`,
  };
}

const parte = (titulo: string, linhas: readonly string[], endereco: string): string =>
  linhas.length === 0 ? '' : [titulo, ...linhas, endereco].join('\n');
