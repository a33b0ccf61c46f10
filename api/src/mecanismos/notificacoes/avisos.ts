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
import { NENHUM_AVISO, type Fonte, type Leitura } from './fonte.js';

/** What the areas notify of. */
export interface Fontes {
  /** Sorted by the urgency of their kind, as the groups. */
  avisos: readonly ((contexto: Contexto) => ReturnType<Fonte> | Promise<readonly SQL[]>)[];
  /** Path and query of the screen where the user acts on a notice, by its group. */
  enderecos: Readonly<Record<GrupoDeNotificacao, (lida: Lida) => string>>;
}

/**
 * The notices of all kinds as a table `n`: the columns of `aviso`, the place of their kind (`fonte`), and what the user
 * has done with each: `lida` (null when nothing was done) and `dispensada_ate`.
 */
export async function avisosDe({ avisos }: Pick<Fontes, 'avisos'>, contexto: Contexto): Promise<SQL> {
  const selecoes: SQL[] = [];
  for (const lerAvisos of avisos)
    selecoes.push(...[await lerAvisos(contexto)].flat().filter((uma) => uma !== undefined));
  const todos = sql.join(
    (selecoes.length > 0 ? selecoes : [NENHUM_AVISO]).map(
      (uma, fonte) => sql`select ${fonte}::int as fonte, f.* from (${uma}) f`,
    ),
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
  /** Null: the notice is about the municipality. */
  unidade_id: number | null;
  unidade: string | null;
  /** The sentence in its parts, and how each is read. */
  partes: string[];
  leituras: Leitura[];
  /** Null: the user has done nothing with it. */
  lida: boolean | null;
  /** 'YYYY-MM-DD' */
  dispensada_ate: string | null;
  refeicoes: number | null;
  estoque: number | null;
  busca: Record<string, string> | null;
}

/** The notification of a line. */
export function paraNotificacao(
  { enderecos }: Pick<Fontes, 'enderecos'>,
  lida: Lida,
  usuario: UsuarioAutenticado,
): Notificacao {
  const { grupo, dispensada_ate: ate } = lida;
  const { permissao } = GRUPOS_DE_NOTIFICACAO[grupo];
  return {
    id: lida.chave,
    grupo,
    unidade: lida.unidade_id === null || lida.unidade === null ? null : { id: lida.unidade_id, nome: lida.unidade },
    ...paraMensagem(lida),
    endereco: permissao === null || usuario.permissoes.includes(permissao) ? enderecos[grupo](lida) : null,
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

/** The address of a screen with parameters. */
export const enderecoNa = ({ caminho }: { caminho: string }, parametros: Record<string, string>): string =>
  `${caminho}?${String(new URLSearchParams(parametros))}`;
