import { sql } from 'drizzle-orm';
import { agora } from '../../nucleo/relogio.js';
import type { Conexao } from '../conexao.js';
import { maisNova } from '../migrar.js';
import { fixarFormatos, nome, resumir, sequencias, tabelasEmOrdem, type Resumo, type Sequencia } from './tabelas.js';

export const FORMATO = 'merenda-escolar/copia-1';

/** First line of a copy. */
export interface Cabecalho {
  formato: typeof FORMATO;
  /** The newest migration of the database that was copied. */
  migracao: string;
  /** ISO 8601. */
  criadaEm: string;
}

/** Last line of a copy; a copy without it is incomplete. */
export interface Fim {
  fim: { sequencias: Sequencia[]; resumos: Record<string, Resumo> };
}

const LINHAS_POR_TRECHO = 200;

/**
 * Copies a whole database as lines of JSON, all from the same instant, even while other processes write. Each line goes
 * to `escrever`, which may be asynchronous: a `Cabecalho`, then `{ tabela, linhas }` with some rows of a table as
 * PostgreSQL writes them in JSON, then `Fim`. Returns how many rows each table has. Throws when the database has no
 * tables.
 */
export async function gravarCopia(
  { semPrazo }: Pick<Conexao, 'semPrazo'>,
  escrever: (linha: string) => Promise<void>,
): Promise<Record<string, Resumo>> {
  return semPrazo((banco) =>
    banco.transaction(
      async (tx) => {
        await fixarFormatos(tx);
        const { rows } = await tx.execute<{ existe: boolean }>(
          sql`select to_regclass('public.migracoes') is not null as existe`,
        );
        if (!rows[0]?.existe) throw new Error('O banco está vazio: não há o que copiar.');
        const { rows: migracoes } = await tx.execute<{ hash: string }>(sql`select hash from migracoes`);
        await escrever(
          JSON.stringify({
            formato: FORMATO,
            migracao: maisNova(migracoes.map(({ hash }) => hash)),
            criadaEm: agora().toISOString(),
          } satisfies Cabecalho),
        );
        const tabelas = await tabelasEmOrdem(tx);
        const resumos: Record<string, Resumo> = {};
        for (const tabela of tabelas) {
          resumos[tabela] = await resumir(tx, tabela);
          await tx.execute(sql`declare trecho cursor for select row_to_json(t)::text as linha from ${nome(tabela)} t`);
          for (;;) {
            const { rows: linhas } = await tx.execute<{ linha: string }>(
              sql.raw(`fetch ${LINHAS_POR_TRECHO} from trecho`),
            );
            if (linhas.length === 0) break;
            // Joined as text: parsing would turn 20.000 into 20.
            await escrever(
              `{"tabela":${JSON.stringify(tabela)},"linhas":[${linhas.map(({ linha }) => linha).join(',')}]}`,
            );
          }
          await tx.execute(sql`close trecho`);
        }
        await escrever(JSON.stringify({ fim: { sequencias: await sequencias(tx, tabelas), resumos } } satisfies Fim));
        return resumos;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
}
