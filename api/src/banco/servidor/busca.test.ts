import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PERMISSOES } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import { BUSCAVEIS } from '../../areas.js';
import { buscar } from '../../mecanismos/busca/consultas.js';
import { bancoSemTabelas } from '../../teste/banco.js';
import { criarItem, criarProduto } from '../../teste/fabricas.js';
import type { Conexao } from '../conexao.js';
import type { Contexto } from '../contexto.js';
import { migrar } from '../migrar.js';
import { conectarPostgres } from './conectar.js';

let base: Conexao;
let semDireito: Conexao;
/** A role of its own, that may create tables and no extension. */
const PAPEL = `sem_direito_${process.pid}`;
beforeAll(async () => {
  base = await bancoSemTabelas();
  await base.banco.execute(sql.raw(`create role ${PAPEL} login`));
  await base.banco.execute(sql.raw(`grant all on schema public to ${PAPEL}`));
  const { rows } = await base.banco.execute<{ nome: string }>(sql`select current_database() as nome`);
  const endereco = new URL(`/${rows[0]!.nome}`, process.env.DATABASE_URL_TESTE);
  endereco.username = PAPEL;
  semDireito = conectarPostgres(endereco.href, { conexoes: 2, aoFalhar: () => undefined });
});
afterAll(async () => {
  await semDireito.fechar();
  await base.banco.execute(sql.raw(`drop owned by ${PAPEL}; drop role ${PAPEL}`));
  await base.fechar();
});

test('a role that may not add pg_trgm searches without it, and with it after an administrator has added it', async () => {
  await migrar(semDireito);
  const { banco } = semDireito;
  await criarProduto({ banco }, { nome: 'FEIJÃO PRETO', itemId: (await criarItem({ banco })).id });
  const usuario = { id: 1, permissoes: PERMISSOES } as unknown as Contexto['usuario'];
  const titulos = async (termo: string) =>
    (
      await buscar(
        BUSCAVEIS,
        { banco, usuario, ip: '', sessao: '', senhaRecente: true, escrita: null, avisar: () => undefined },
        termo,
      )
    ).map(({ titulo }) => titulo);
  expect([await titulos('feijao'), await titulos('feijso')]).toEqual([['Feijão preto'], []]);

  await base.banco.execute(sql`create extension pg_trgm`);
  await migrar(semDireito);
  expect(await titulos('feijso')).toEqual(['Feijão preto']);
  const { rows } = await banco.execute(sql`select from pg_class where relname = 'produtos_busca'`);
  expect(rows).toHaveLength(1);
});
