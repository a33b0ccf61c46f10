import { expect, test } from '@jest/globals';
import type { LinhaConferida } from '@merenda/shared/contratos';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';

// The embedded database answers nobody while a transaction runs.
test('an import that runs tells its user how much is written, and nobody else', async () => {
  const app = await criarAppDeTeste();
  const [ana, beto] = [
    await entrarComo(app, { permissoes: ['ITENS'] }),
    await entrarComo(app, { permissoes: ['ITENS'] }),
  ];
  const colunas = ['nome', 'itemProdutoTipo'].map((campo) => ({ titulo: campo, campo }));
  const linhas = Array.from({ length: 600 }, (_, i) => ({
    numero: i + 2,
    celulas: [`escova ${i}`, 'Limpeza'],
    tipos: 'tt',
  }));
  const conferidas = (await ana.injetar('POST', '/importacoes/itens/conferencia', { colunas, linhas })).json<
    LinhaConferida[]
  >();
  const comPlano = linhas.map((linha, i) => ({ ...linha, plano: conferidas[i]?.plano }));
  const andamento = async (quem: Pessoa) =>
    (await quem.injetar('GET', '/importacoes/andamento?chave=escovas')).json<{ feito: number | null }>().feito;

  const vistos = new Set<number | null>();
  let fim = false;
  const importacao = ana
    .injetar(
      'POST',
      '/importacoes/itens',
      { colunas, linhas: comPlano, tudoOuNada: true },
      { 'idempotency-key': 'escovas' },
    )
    .finally(() => (fim = true));
  while (!fim) {
    vistos.add(await andamento(ana));
    expect(await andamento(beto)).toBeNull();
  }
  expect((await importacao).json()).toMatchObject({ novas: 600 });
  expect(await andamento(ana)).toBeNull();
  // Slices of 200 of 600 rows.
  const partes = [...vistos].filter((visto) => visto !== null);
  expect(partes.length).toBeGreaterThan(0);
  for (const parte of partes) expect([1 / 3, 2 / 3, 1]).toContain(parte);
  await app.close();
});
