import { GRUPOS_DE_NOTIFICACAO, type GrupoComUnidades, type GrupoDeNotificacao } from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import type { Mensagem } from '../../nucleo/mensagem.js';

/** What the week asks of a user. */
export interface Semana {
  nome: string;
  email: string;
  /** The groups of the user's notices that are not dismissed, in the order of the list. */
  grupos: readonly GrupoComUnidades[];
  /** Units without a menu in this week; zero for a user who makes no menus. */
  unidadesSemCardapio: number;
}

/** What a group is a part of: what expires, or the federal money; the others wait. */
const PARTES: Partial<Record<GrupoDeNotificacao, 'VENCE' | 'PNAE'>> = {
  LOTES_VENCIDOS: 'VENCE',
  LOTES_EM_7_DIAS: 'VENCE',
  LOTES_EM_15_DIAS: 'VENCE',
  LOTES_EM_30_DIAS: 'VENCE',
  AGRICULTURA_FAMILIAR_EM_FALTA: 'PNAE',
};

/** The e-mail of a user's week, a link for each part; null when the week asks nothing. */
export function mensagemDaSemana(
  { nome, email, grupos, unidadesSemCardapio }: Semana,
  enderecoPublico: string,
): Mensagem | null {
  const daParte = (parte: 'VENCE' | 'PNAE' | undefined) => grupos.filter(({ grupo }) => PARTES[grupo] === parte);
  const contar = (quais: typeof grupos): string[] =>
    quais.map(({ grupo, total }) => `- ${GRUPOS_DE_NOTIFICACAO[grupo].titulo}: ${String(total)}`);
  const partes = [
    parte('O que vence', contar(daParte('VENCE')), `${enderecoPublico}/estoque`),
    parte('O que espera por você', contar(daParte(undefined)), `${enderecoPublico}/notificacao`),
    parte(
      'Cardápios',
      unidadesSemCardapio > 0 ? [`- Unidades sem cardápio nesta semana: ${String(unidadesSemCardapio)}`] : [],
      `${enderecoPublico}/execucao-cardapios?falta=SEM_CARDAPIO`,
    ),
    parte(
      'Recursos do PNAE',
      daParte('PNAE').flatMap(({ partes }) =>
        partes.flatMap(({ linhas }) => linhas.map(({ mensagem }) => `- ${mensagem}`)),
      ),
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
