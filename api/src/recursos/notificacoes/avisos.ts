import {
  GRUPOS_DE_NOTIFICACAO,
  type GrupoDeNotificacao,
  type MensagemDeNotificacao,
  type Notificacao,
} from '@merenda/shared/contratos';
import { formatarData, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { sql, type SQL } from 'drizzle-orm';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import { hoje } from '../../nucleo/relogio.js';
import { TIPOS_DE_USO } from '../tipos-de-uso.js';
import { aquisicoesNoFim, solicitacoesPendentes } from './fontes-de-compras.js';
import { lotesVencendo, movimentacoesAReceber } from './fontes-de-estoque.js';
import type { Leitura } from './fonte.js';
import { faltasNaCozinha, refeicoesPorExecutar } from './fontes-de-refeicoes.js';

/** Sorted by the urgency of their kind, as the groups. */
const FONTES: readonly ((contexto: Contexto) => SQL | undefined | Promise<readonly SQL[]>)[] = [
  refeicoesPorExecutar,
  faltasNaCozinha,
  lotesVencendo,
  movimentacoesAReceber,
  solicitacoesPendentes,
  aquisicoesNoFim,
];

/**
 * The notices of all kinds as a table `n`: the columns of `aviso`, the place of their kind (`fonte`), and what the user
 * has done with each: `lida` (null when nothing was done) and `dispensada_ate`.
 */
export async function avisosDe(contexto: Contexto): Promise<SQL> {
  const selecoes: SQL[] = [];
  for (const avisos of FONTES) selecoes.push(...[await avisos(contexto)].flat().filter((uma) => uma !== undefined));
  const todos = sql.join(
    selecoes.map((uma, fonte) => sql`select ${fonte}::int as fonte, f.* from (${uma}) f`),
    sql` union all `,
  );
  return sql`(select f.*, m.lida, m.dispensada_ate from (${todos}) f
    left join notificacoes_do_usuario m on m.usuario_id = ${contexto.usuario.id} and m.notificacao = f.chave) n`;
}

/** Condition: the user has dismissed the notice, and its day has not come. */
export const DISPENSADA = (): SQL => sql`coalesce(n.dispensada_ate > ${hoje()}::date, false)`;
/** Condition: it is shown to the user. */
export const ABERTA = (): SQL => sql`coalesce(n.dispensada_ate <= ${hoje()}::date, true)`;

/** The order of the notices. */
export const EM_ORDEM = sql`n.fonte, n.quando, n.nome, n.id`;

/** A row of the notices, as JSON has it. As a whole it is made into JSON after the page is cut, which is much faster. */
export const LINHA = sql`n`;

export interface Lida {
  chave: string;
  grupo: GrupoDeNotificacao;
  id: number;
  unidade_id: number;
  unidade: string;
  /** The sentence in its parts, and how each is read. */
  partes: string[];
  leituras: Leitura[];
  /** Null: the user has done nothing with it. */
  lida: boolean | null;
  /** 'YYYY-MM-DD' */
  dispensada_ate: string | null;
  refeicoes: number | null;
  estoque: number | null;
  lote: string | null;
}

/** The notification of a line. */
export function paraNotificacao(lida: Lida, usuario: UsuarioAutenticado): Notificacao {
  const { grupo, dispensada_ate: ate } = lida;
  const { permissao } = GRUPOS_DE_NOTIFICACAO[grupo];
  return {
    id: lida.chave,
    grupo,
    unidade: { id: lida.unidade_id, nome: lida.unidade },
    ...paraMensagem(lida),
    endereco: permissao === null || usuario.permissoes.includes(permissao) ? enderecoDe(lida) : null,
    lida: lida.lida ?? false,
    ...(ate !== null && ate > hoje() && { dispensadaAte: formatarData(ate) }),
  };
}

/** The columns of a line that its sentence needs. */
export type LidaDaMensagem = Pick<Lida, 'partes' | 'leituras' | 'refeicoes'>;

const LER: Record<Leitura, (parte: string) => string> = {
  comum: nomeComum,
  proprio: nomeProprio,
  texto: (parte) => parte,
};

/** Its sentence alone. */
export const paraMensagem = ({ partes, leituras, refeicoes }: LidaDaMensagem): MensagemDeNotificacao => ({
  mensagem: partes.map((parte, i) => LER[leituras[i] ?? 'texto'](parte)).join(''),
  ...(refeicoes !== null && { refeicoesPorExecutar: refeicoes }),
});

/** Path and query of the screen where the user acts on it. */
function enderecoDe({ grupo, id, unidade_id, estoque, lote }: Lida): string {
  const exibir = String(id);
  switch (grupo) {
    case 'REFEICOES_POR_EXECUTAR':
      return endereco('refeicaoPorExecutar', { unidade: String(unidade_id) });
    case 'FALTAS_NA_COZINHA':
      return endereco('produtoEmEstoque', { estoque: String(estoque) });
    case 'LOTES_VENCIDOS':
    case 'LOTES_EM_7_DIAS':
    case 'LOTES_EM_15_DIAS':
    case 'LOTES_EM_30_DIAS':
      return endereco('lote', { estoque: String(estoque), lote: String(lote) });
    case 'MOVIMENTACOES_A_RECEBER':
      return endereco('movimentacaoEmTransito', { estoque: String(estoque), exibir });
    case 'SOLICITACOES_PENDENTES':
      return endereco('solicitacaoPendente', { exibir });
    case 'CONTRATOS_NO_FIM':
    case 'CONTRATOS_COM_SALDO_BAIXO':
      return endereco('aquisicao', { exibir });
  }
}

const endereco = (tipo: keyof typeof TIPOS_DE_USO, parametros: Record<string, string>): string =>
  `${TIPOS_DE_USO[tipo].tela.caminho}?${String(new URLSearchParams(parametros))}`;
