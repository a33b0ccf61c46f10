import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@jest/globals';
import { toleraErros } from '../busca.js';
import { conectarEmbutido } from '../conectar.js';
import { migrar } from '../migrar.js';

test('a database without pg_trgm is migrated; its search finds no word with a typing error', async () => {
  const conexao = conectarEmbutido(await PGlite.create());
  try {
    await migrar(conexao);
    expect(await conexao.banco.transaction((tx) => toleraErros(tx))).toBe(false);
  } finally {
    await conexao.fechar();
  }
});
