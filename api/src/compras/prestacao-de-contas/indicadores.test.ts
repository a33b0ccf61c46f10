import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { IndicadorLido } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pessoas } from '../../banco/esquema/acesso/acesso.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { kardex } from '../../banco/esquema/estoque/estoques.js';
import { primeira } from '../../banco/restricoes.js';
import { criarAppDeTeste, entrarComo, type Pessoa } from '../../teste/app.js';
import { criarPrato } from '../../teste/cardapios.js';
import { criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';

let app: FastifyInstance;
let compradora: Pessoa;
let unidade: Awaited<ReturnType<typeof criarUnidade>>;
beforeAll(async () => {
  // The draws are written without their balances.
  app = await criarAppDeTeste({ quebraInvariantes: true });
  unidade = await criarUnidade(app);
  compradora = await entrarComo(app, { permissoes: ['AQUISICOES'], estoques: [] });
});
afterAll(() => app.close());

/** An executed meal of the year 2020 that drew packages at this price, which was stored. */
async function servir(quantidadeDePessoas: number, quantidade: string, precoUnidade: string | null): Promise<void> {
  const prato = await criarPrato(app);
  const { id: produtoId } = await criarProduto(app);
  const { id: produtoEstoqueId } = await criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId,
    quantidade: 9,
  });
  const refeicao = { unidadeEducacionalId: unidade.id, dia: '2020-03-02', hora: '12:00', tipo: 'ALMOCO' } as const;
  const { id: documentoId } = primeira(
    await app.banco
      .insert(refeicoes)
      .values({ ...refeicao, pratoId: prato.id, quantidadeDePessoas, executado: true, usuarioId: 0 })
      .returning(),
  );
  await app.banco.insert(kardex).values({
    produtoEstoqueId,
    documentoId,
    quantidade: `-${quantidade}`,
    saldo: '0',
    tipo: 'REFEICAO',
    documento: 'refeicoes',
    usuarioId: 0,
    ...(precoUnidade !== null && { precoUnidade, origemPreco: 'RECEBIMENTO' as const }),
  });
}
async function indicador(nome: IndicadorLido['indicador']) {
  const lidos = (await compradora.injetar('GET', '/recursos-pnae/contas/indicadores?ano=2020')).json<IndicadorLido[]>();
  return lidos.find((lido) => lido.indicador === nome);
}

test('a meal costs what its lots cost when it was served, and the dishes without a price are counted', async () => {
  expect(await indicador('CUSTO_POR_REFEICAO')).toMatchObject({ valor: null, observacao: null });
  await servir(40, '5', '4.00');
  await servir(30, '3', '6.50');
  // R$ 20.00 and 19.50 for 70 pupils: 0.5642…
  expect(await indicador('CUSTO_POR_REFEICAO')).toMatchObject({ valor: 0.56, observacao: null });
  await servir(9, '1', null);
  // The same R$ 39.50 for 79.
  expect(await indicador('CUSTO_POR_REFEICAO')).toMatchObject({
    valor: 0.5,
    observacao: 'De 1 prato servido falta o preço de um alimento.',
  });
});

test('nutritionists with an account are counted, and who is responsible is named', async () => {
  expect(await indicador('NUTRICIONISTAS')).toMatchObject({ valor: 0, observacao: null });
  const { usuarioId } = await entrarComo(app, { permissoes: ['CARDAPIOS'] });
  await app.banco
    .update(pessoas)
    .set({ pessoaTipo: 'NUTRICIONISTA' })
    .where(eq(pessoas.id, sql`(select pessoa_id from usuarios where id = ${usuarioId})`));
  await app.banco.update(municipio).set({ nutricionistaNome: 'ANA PRADO', nutricionistaCrn: 'CRN-3 12345' });
  expect(await indicador('NUTRICIONISTAS')).toMatchObject({
    valor: 1,
    observacao: 'Responsável técnica: Ana Prado, CRN-3 12345.',
  });
});
