import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ConsumoMensal } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { refeicoes } from '../../banco/esquema/cardapios/refeicoes.js';
import { kits } from '../../banco/esquema/estoque/kits.js';
import { verificar } from '../../banco/invariante.js';
import { primeira } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { criarAppDeTeste, entrarComo } from '../../teste/app.js';
import { criarPrato } from '../../teste/cardapios.js';
import { criarItem, criarLoteEmEstoque, criarProduto, criarUnidade } from '../../teste/fabricas.js';
import { refazerConsumos } from './consumo-do-mes.js';
import { estornarLancados, lancadosDe } from './estorno.js';
import { INVARIANTES_DO_ESTOQUE } from './invariantes.js';
import { lancarTodos } from './kardex.js';
import { travarLinhas } from './linhas.js';

let app: FastifyInstance;
const itens = new Map<string, number>();
beforeAll(async () => {
  app = await criarAppDeTeste({ quebraInvariantes: true });
  for (const nome of new Set(ITEM)) itens.set(nome, (await criarItem(app, { nome })).id);
});
afterAll(() => app.close());

const violacoes = async () =>
  (await verificar(app.banco, INVARIANTES_DO_ESTOQUE)).flatMap((resultado) => resultado.violacoes);

/** What an act takes from the lines (by their place), in packages; `fim`: all of it comes back, or is rolled back. */
interface Ato {
  tipo: 'refeicoes' | 'kits' | 'entrada';
  dia: string;
  linhas: { linha: number; quantas: number }[];
  fim: 'fica' | 'estornado' | 'desfeito';
}

const LINHAS = 4;
/** Grams in a package of each line: two items, the first in two packages. */
const GRAMAS = [500, 2000, 500, 250];
const ITEM = ['FARINHA', 'FARINHA', 'FARINHA', 'SAL'];

const dia = fc.integer({ min: 0, max: 89 }).map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
const ato: fc.Arbitrary<Ato> = fc.record({
  tipo: fc.constantFrom('refeicoes' as const, 'refeicoes' as const, 'kits' as const, 'entrada' as const),
  dia,
  linhas: fc.uniqueArray(fc.record({ linha: fc.nat(LINHAS - 1), quantas: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ linha }) => linha,
    minLength: 1,
  }),
  fim: fc.constantFrom('fica' as const, 'fica' as const, 'estornado' as const, 'desfeito' as const),
});

test('after any acts at once the stored consumption is that of the ledger, and the report of any period what stayed', async () => {
  const prato = await criarPrato(app);
  const desfazer = new Error('taken back');
  await fc.assert(
    fc.asyncProperty(fc.array(ato, { maxLength: 12 }), fc.tuple(dia, dia), async (atos, dias) => {
      const unidade = await criarUnidade(app);
      const estoqueId = unidade.estoque.id;
      const pessoa = await entrarComo(app, { permissoes: ['ESTOQUES'], estoques: [unidade.estoque] });
      const ids: number[] = [];
      for (let n = 0; n < LINHAS; n += 1) {
        const medidaReal = String(GRAMAS[n]);
        const produto = await criarProduto(app, { itemId: itens.get(ITEM[n]!)!, medidaReal, unidadeMedida: 'G' });
        ids.push((await criarLoteEmEstoque(app, { estoqueId, produtoId: produto.id, quantidade: 1000 })).id);
      }

      const documento = async (tx: Transacao, { tipo, dia: em }: Ato): Promise<number | null> => {
        if (tipo === 'entrada') return null;
        const usuarioId = pessoa.usuarioId;
        if (tipo === 'kits') {
          const kit = { estoqueId, nome: 'ALUNO', alunoId: 1, turmaId: 1, escolaId: 1, data: em, usuarioId };
          return primeira(await tx.insert(kits).values(kit).returning({ id: kits.id })).id;
        }
        const refeicao = {
          unidadeEducacionalId: unidade.id,
          dia: em,
          hora: '12:00',
          tipo: 'ALMOCO',
          quantidadeDePessoas: 9,
          usuarioId,
          pratoId: prato.id,
        } as const;
        return primeira(await tx.insert(refeicoes).values(refeicao).returning({ id: refeicoes.id })).id;
      };
      const agir = (um: Ato) =>
        emTransacao({ banco: app.banco, usuario: { id: pessoa.usuarioId } }, async (tx) => {
          const documentoId = await documento(tx, um);
          await travarLinhas(
            tx,
            um.linhas.map(({ linha }) => ids[linha]!),
          );
          const lancar = (sinal: string, tipo: 'REFEICAO' | 'KIT' | 'ADICAO' | 'ESTORNO') =>
            lancarTodos(
              tx,
              um.linhas.map(({ linha, quantas }) => ({
                produtoEstoqueId: ids[linha]!,
                quantidade: `${sinal}${quantas}`,
                tipo,
                documento: um.tipo === 'entrada' ? 'produtos_estoque' : um.tipo,
                documentoId,
              })),
            );
          if (um.tipo === 'entrada') await lancar('', 'ADICAO');
          else {
            await lancar('-', um.tipo === 'kits' ? 'KIT' : 'REFEICAO');
            if (um.fim === 'estornado' && um.tipo === 'kits')
              await estornarLancados(tx, await lancadosDe(tx, 'kits', documentoId ?? 0), 'Engano', {});
            else if (um.fim === 'estornado') await lancar('', 'ESTORNO');
          }
          if (um.fim === 'desfeito') throw desfazer;
        }).catch((erro: unknown) => {
          if (erro !== desfazer) throw erro;
        });
      await Promise.all(atos.map(agir));
      expect(await violacoes()).toEqual([]);

      const [de = '', ate = ''] = dias.toSorted();
      const gramas = new Map<string, number>();
      for (const um of atos)
        if (um.tipo !== 'entrada' && um.fim === 'fica' && de <= um.dia && um.dia <= ate)
          for (const { linha, quantas } of um.linhas) {
            const chave = `${um.dia.slice(5, 7)}/2026 ${ITEM[linha]!}`;
            gramas.set(chave, (gramas.get(chave) ?? 0) + quantas * GRAMAS[linha]!);
          }
      const resposta = await pessoa.injetar('GET', `/relatorios/consumo-mensal?de=${de}&ate=${ate}`);
      expect(
        resposta
          .json<ConsumoMensal[]>()
          .map(({ mes, item, quantidade }) => [`${mes} ${item.nome}`, Math.round(quantidade * 1000)]),
      ).toEqual([...gramas].sort(([a], [b]) => (a < b ? -1 : 1)));
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test('a stored consumption that differs from the ledger is found; made again, it is that of the ledger', async () => {
  const unidade = await criarUnidade(app);
  const produto = await criarProduto(app);
  const lote = await criarLoteEmEstoque(app, {
    estoqueId: unidade.estoque.id,
    produtoId: produto.id,
    quantidade: 9,
  });
  const doKit = { alunoId: 1, turmaId: 1, escolaId: 1, data: '2026-03-31', usuarioId: 1, nome: 'ALUNO' };
  await emTransacao({ banco: app.banco, usuario: { id: 1 } }, async (tx) => {
    const kit = { ...doKit, estoqueId: unidade.estoque.id };
    const documentoId = primeira(await tx.insert(kits).values(kit).returning({ id: kits.id })).id;
    await lancarTodos(tx, [
      { produtoEstoqueId: lote.id, quantidade: '-2', tipo: 'KIT', documento: 'kits', documentoId },
    ]);
  });
  expect(await violacoes()).toEqual([]);
  const [antes] = (await app.banco.execute<{ linhas: unknown }>(LINHAS_GUARDADAS)).rows;
  const destaLinha = sql`where produto_estoque_id = ${lote.id}`;
  await app.banco.execute(sql`update consumos_do_mes set quantidade = 3 ${destaLinha}`);
  expect(await violacoes()).toEqual([`linha ${lote.id}, 2026-03-01: guardado 3.000000, kardex 2.000000`]);
  await app.banco.execute(sql`delete from consumos_do_mes ${destaLinha}`);
  expect(await violacoes()).toEqual([`linha ${lote.id}, 2026-03-01: guardado 0, kardex 2.000000`]);
  await refazerConsumos(app.banco);
  expect(await violacoes()).toEqual([]);
  expect((await app.banco.execute<{ linhas: unknown }>(LINHAS_GUARDADAS)).rows[0]).toEqual(antes);
});

const LINHAS_GUARDADAS = sql`select json_agg(c order by produto_estoque_id, mes) as linhas from consumos_do_mes c`;
