import type { Permissao, UsoDoRegistro } from '@merenda/shared/contratos';
import { temPermissao } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Transacao } from '../banco/transacao.js';
import { Recusa } from '../nucleo/recusas.js';

/** One kind of record that may use another: what it is called, and the screen that lists it. */
export interface TipoDeUso {
  singular: string;
  plural: string;
  /** How the names of its records are read; without it as they are: logins, numbers, dates. */
  lerNome?: (nome: string) => string;
  /** Path of the screen, and the permission that opens it; null means that every user may open it. */
  tela: { caminho: string; permissao: Permissao | null };
}

/**
 * One kind of record that may use another, and a query of those that do: `id` identifies a record, `nome` is its label,
 * `ordem` is its sort key (a date as a date, never as its text).
 */
export interface Uso {
  tipo: TipoDeUso;
  registros: SQL;
}

/** Maximum records in the sentence, and in the list below it. */
const NOMES_NA_FRASE = 3;
const NOMES_NA_LISTA = 12;

/** The words of a refusal: '<titulo>: <motivo> <records>. <saida>'. */
interface Recusado {
  titulo: string;
  motivo: string;
  /** A sentence that says what to do instead. */
  saida?: string;
}

/**
 * Throws 409 naming the records that are found: '<titulo>: <motivo> 2 produtos (Arroz 1 kg, Arroz 5 kg).' The response
 * also lists them in `emUso`, with the screen of each kind that the user may open. Each record counts once, also when
 * several of its rows are found.
 */
export async function recusarComRegistros(
  tx: Transacao,
  { usuario }: QuemPede,
  { titulo, motivo, saida }: Recusado,
  usos: readonly Uso[],
): Promise<void> {
  const achados: UsoDoRegistro[] = [];
  for (const { tipo, registros } of usos) {
    const { rows } = await tx.execute<{ nome: string; total: number }>(sql`
      select nome, (count(*) over ())::int as total
      from (select distinct on (id) id, nome, ordem from (${registros}) u order by id) d order by ordem, nome limit ${NOMES_NA_LISTA}`);
    const quantidade = rows[0]?.total ?? 0;
    if (quantidade === 0) continue;
    const { singular, plural, tela, lerNome } = tipo;
    const aberta = tela.permissao === null || temPermissao(usuario.permissoes, tela.permissao);
    achados.push({
      descricao: `${quantidade} ${quantidade === 1 ? singular : plural}`,
      quantidade,
      registros: rows.map(({ nome }) => lerNome?.(nome) ?? nome),
      ...(aberta && { href: tela.caminho }),
    });
  }
  if (achados.length === 0) return;
  const lista = new Intl.ListFormat('pt-BR').format(achados.map(naFrase));
  const frase = `${titulo}: ${motivo} ${lista}.`;
  throw new Recusa(409, saida ? `${frase} ${saida}` : frase, [], { emUso: { titulo, usos: achados } });
}

/** The user who asks: the refusal only links to screens that this user may open. */
interface QuemPede {
  usuario: { permissoes: readonly string[] };
}

/** '2 produtos (Arroz 1 kg, Arroz 5 kg)'. */
function naFrase({ descricao, quantidade, registros }: UsoDoRegistro): string {
  const citados = registros.slice(0, NOMES_NA_FRASE);
  return `${descricao} (${citados.join(', ')}${quantidade > citados.length ? ', …' : ''})`;
}
