import { sql } from 'drizzle-orm';
import type { Banco } from '../banco/conexao.js';
import { secretarias, usuarios } from '../banco/esquema/acesso/acesso.js';
import { foiSemeada, umaVez } from '../banco/sementes.js';
import { emTransacao } from '../banco/transacao.js';
import { criarConfiguracoes } from '../cadastros/index.js';
import { hoje } from '../nucleo/relogio.js';
import { criarMunicipio } from './municipio/criar.js';
import { carregarFeriados, carregarReferencia } from './referencia/carregar.js';
import { carregarFichasTecnicas } from './referencia/fichas-tecnicas.js';
import { carregarRegrasPnae } from './referencia/regras-pnae.js';

/** Any number that no one else locks: processes that start together seed one after the other. */
const TRAVA = 7_263_002;
const PRIMEIRO_ANO = 2026;
/** Name of the seed. */
const DEMONSTRACAO = 'demonstracao';

/** Whether the database holds the demonstration municipality. Needs `semear` before. */
export const temDemonstracao = (banco: Pick<Banco, 'execute'>): Promise<boolean> => foiSemeada(banco, DEMONSTRACAO);

/**
 * Adds to a migrated database the data that it needs: lists, national references, composition table and holidays, and,
 * with `demonstracao`, the demonstration municipality. Each seed is sown only once: later changes and deletions by the
 * municipality stay. The demonstration is only sown when no user is registered yet, never over existing data.
 */
export async function semear(banco: Banco, { demonstracao }: { demonstracao: boolean }): Promise<void> {
  await emTransacao({ banco, usuario: null }, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA})`);
    await criarConfiguracoes(tx);
    await umaVez(tx, 'referencia', async () => {
      await carregarReferencia(tx);
      await tx.insert(secretarias).values({ id: 1, nome: 'SECRETARIA DE EDUCAÇÃO' }).onConflictDoNothing();
    });
    // Sown also where the reference data is older than these lists.
    await umaVez(tx, 'fichas-tecnicas', () => carregarFichasTecnicas(tx));
    await umaVez(tx, 'regras-pnae', () => carregarRegrasPnae(tx));
    for (let ano = PRIMEIRO_ANO; ano <= Number(hoje().slice(0, 4)) + 1; ano++)
      await umaVez(tx, `feriados-${ano}`, () => carregarFeriados(tx, ano));
    if (demonstracao && (await tx.$count(usuarios)) === 0)
      await umaVez(tx, DEMONSTRACAO, () => criarMunicipio(tx, hoje()));
  });
}
