import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { INVARIANTES } from '../../areas.js';
import type { Conexao } from '../../banco/conexao.js';
import { fixarFormatos, resumir } from '../../banco/copia/tabelas.js';
import { verificar } from '../../banco/invariante.js';
import { migrar } from '../../banco/migrar.js';
import { emTransacao } from '../../banco/transacao.js';
import { bancoSemTabelas } from '../../teste/banco.js';
import { semear } from '../semear.js';
import { criarCidade } from './criar.js';

/** A small town with 60 days of history. */
const VILA = {
  unidades: 3,
  usuarios: 4,
  produtos: 30,
  dias: 60,
  lotesPorUnidade: 20,
  refeicoesPorUnidade: 25,
  solicitacoes: 12,
  movimentacoes: 6,
  auditoria: 50,
};

let conexao: Conexao;
beforeAll(async () => {
  conexao = await bancoSemTabelas();
  await migrar(conexao);
  await semear(conexao.banco, { demonstracao: true });
});
afterAll(() => conexao.fechar());

/** Creates the town, reads it and rolls back. */
async function naVila<T>(
  semente: number,
  ver: (tx: Parameters<Parameters<Conexao['banco']['transaction']>[0]>[0]) => Promise<T>,
): Promise<T> {
  let visto: T | undefined;
  const desfeito = new Error('taken back');
  await emTransacao({ banco: conexao.banco, usuario: { id: 1 } }, async (tx) => {
    await fixarFormatos(tx);
    await criarCidade(tx, { ...VILA, semente, hoje: '2026-11-20' });
    visto = await ver(tx);
    throw desfeito;
  }).catch((erro: unknown) => {
    if (erro !== desfeito) throw erro;
  });
  return visto as T;
}

test('the town keeps every invariant and has the expected size', async () => {
  const { violacoes, numeros } = await naVila(1, async (tx) => {
    const { rows } = await tx.execute(sql`
      select (select count(*)::int from unidades_educacionais where nome like 'ESCOLA MUNICIPAL Nº %') as unidades,
        (select count(*)::int from produtos where nome like 'ITEM DA CIDADE %') as produtos,
        (select count(*)::int from refeicoes where unidade_educacional_id in (select id from unidades_educacionais where nome like 'ESCOLA MUNICIPAL Nº %')) as refeicoes, (select count(*)::int from saidas where observacao <> 'Consumo das escolas antes do registro das refeições.') as saidas,
        (select count(*)::int from solicitacoes where status = 'AGUARDANDO' and aquisicao_id in (select id from aquisicoes where objeto like 'GÊNEROS DA CIDADE %')) as aguardando,
        (select count(*)::int from kardex where tipo = 'MOVIMENTACAO') as movimentos, (select count(*)::int from kardex where tipo = 'RECEBIMENTO' and documento_id in
          (select r.id from recebimentos r join notas_fiscais n on n.id = r.nota_fiscal_id where n.numero like 'NF %')) as recebimentos`);
    return {
      violacoes: (await verificar(tx, INVARIANTES)).flatMap((resultado) => resultado.violacoes),
      numeros: rows[0],
    };
  });
  expect(violacoes).toEqual([]);
  // 3 units × 25 meals, 3 × 20 lots with one exit each, 12 requests of which two (0 and 10) wait, 6 movements with two
  // ends.
  expect(numeros).toEqual({
    unidades: 3,
    produtos: 30,
    refeicoes: 75,
    saidas: 60,
    aguardando: 2,
    movimentos: 12,
    recebimentos: 10,
  });
});

test('the same seed creates the same town; another seed creates another town', async () => {
  const kardex = (semente: number) =>
    naVila(
      semente,
      async (tx) =>
        (await resumir(tx, 'saidas')).linhas +
        (
          await tx.execute<{ soma: string }>(
            sql`select sum(quantidade * saldo)::text as soma from kardex where tipo = 'REFEICAO'`,
          )
        ).rows[0]!.soma,
    );
  const primeira = await kardex(1);
  expect(await kardex(1)).toBe(primeira);
  expect(await kardex(2)).not.toBe(primeira);
});
