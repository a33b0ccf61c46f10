import { sql } from 'drizzle-orm';
import { trazerHistoria } from '../../banco/historia.js';
import type { Transacao } from '../../banco/transacao.js';
import { criarCadastros } from './cadastros.js';
import { criarCompras } from './compras.js';
import { criarLinhas, lancarKardex } from './estoque.js';
import { criarMovimentacoes } from './movimentacoes.js';
import type { Plano } from './plano.js';
import { servirRefeicoes } from './refeicoes.js';

/**
 * Adds a city to the demonstration municipality and uses its dishes, menus and accounts. Everything is done in the
 * database, table by table, so that five years take seconds; the result keeps every invariant.
 */
export async function criarCidade(tx: Transacao, plano: Plano): Promise<void> {
  await trazerHistoria(tx, 'demonstracao');
  // The only source of randomness: it depends only on the seed and on its purpose.
  await tx.execute(sql`
    create function pg_temp.sorte(chave text, ate int) returns int language sql immutable as
    ${sql.raw(`$$ select (('x' || substr(md5('${Math.trunc(plano.semente)}:' || chave), 1, 8))::bit(32)::bigint % ate)::int $$`)}`);
  await criarCadastros(tx, plano);
  await criarLinhas(tx, plano);
  await criarCompras(tx, plano);
  await criarMovimentacoes(tx, plano);
  await servirRefeicoes(tx, plano);
  await lancarKardex(tx, plano);
  for (const tabela of ['cidade_unidades', 'cidade_produtos', 'cidade_linhas', 'cidade_saidas'])
    await tx.execute(sql`drop table ${sql.identifier(tabela)}`);
}
