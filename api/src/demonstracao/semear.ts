import { sql } from 'drizzle-orm';
import type { Banco } from '../banco/conexao.js';
import { secretarias, usuarios } from '../banco/esquema/acesso.js';
import { criarSementes, umaVez } from '../banco/sementes.js';
import { emTransacao } from '../banco/transacao.js';
import { hoje } from '../nucleo/relogio.js';
import { criarMunicipio } from './municipio/criar.js';
import { carregarFeriados, carregarReferencia } from './referencia/carregar.js';

/** Any number that nobody else locks: processes that start together seed one after the other. */
const TRAVA = 7_263_002;
const PRIMEIRO_ANO = 2026;

/**
 * Gives a migrated database what it needs to be used: lists, national references, composition table and holidays, and, when `demonstracao` is
 * asked for, the demonstration municipality. Each seed is sown once and for all: what the municipality changed or deleted later stays so.
 * The demonstration is only sown where nobody is registered yet, never over somebody's work.
 */
export async function semear(banco: Banco, { demonstracao }: { demonstracao: boolean }): Promise<void> {
  await emTransacao({ banco, usuario: null }, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA})`);
    await criarSementes(tx);
    await umaVez(tx, 'referencia', async () => {
      await carregarReferencia(tx);
      await tx
        .insert(secretarias)
        .values({ id: 1, nome: 'SECRETARIA DE EDUCAÇÃO', municipio: '', uf: '' })
        .onConflictDoNothing();
    });
    for (let ano = PRIMEIRO_ANO; ano <= Number(hoje().slice(0, 4)) + 1; ano++)
      await umaVez(tx, `feriados-${ano}`, () => carregarFeriados(tx, ano));
    if (demonstracao && (await tx.$count(usuarios)) === 0)
      await umaVez(tx, 'demonstracao', () => criarMunicipio(tx, hoje()));
  });
}
