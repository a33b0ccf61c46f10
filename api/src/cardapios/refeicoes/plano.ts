import { createHash } from 'node:crypto';
import type { FaltaDeAlimento, ProdutoDaRefeicao, UnidadeMedida } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import {
  conteudoDaEmbalagem,
  planejarAbatimento,
  recusaConversao,
  vencido,
  type Decimal,
} from '@merenda/shared/regras';
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { registrosAlimentos } from '../../banco/esquema/cardapios/refeicoes.js';
import { produtosEstoque } from '../../banco/esquema/estoque/estoques.js';
import { preparada } from '../../banco/preparada.js';
import type { Transacao } from '../../banco/transacao.js';
import { hoje } from '../../nucleo/relogio.js';

/** A food, and the unit in which a meal takes it. */
export interface AlimentoDaRefeicao {
  alimento: { id: number; nome: string; itemId: number };
  unidadeMedida: UnidadeMedida;
}

/** Quantity of a food that a registered meal takes. */
export interface NecessidadeDaRefeicao extends AlimentoDaRefeicao {
  /** Decimal string, in `unidadeMedida`. */
  quantidade: string;
}

/** A stock line that may serve a meal. `quantidade`: packages, decimal string. */
export interface LinhaParaRefeicao {
  id: number;
  quantidade: string;
  lote: { id: number; numero: string; dataValidade: string };
  produto: { id: number; nome: string; unidadeProduto: string; medidaReal: string; unidadeMedida: UnidadeMedida };
  item: { id: number; nome: string };
}

export interface PlanoDaRefeicao {
  /** By line, each once. */
  retiradas: { linha: LinhaParaRefeicao; quantidade: Decimal }[];
  /** The same, by food. */
  porAlimento: { alimento: { id: number; nome: string }; linha: LinhaParaRefeicao; quantidade: Decimal }[];
  faltas: Omit<FaltaDeAlimento, 'bloqueados'>[];
}

/** The foods of a meal in the order of its registers. */
export async function necessidadesDaRefeicao(
  banco: Banco | Transacao,
  refeicaoId: number,
): Promise<NecessidadeDaRefeicao[]> {
  return necessidades(banco).execute({ refeicao: refeicaoId });
}

const necessidades = preparada((banco) =>
  banco
    .select({
      alimento: { id: alimentos.id, nome: alimentos.nome, itemId: alimentos.itemId },
      quantidade: registrosAlimentos.valorArredondado,
      unidadeMedida: registrosAlimentos.unidadeMedida,
    })
    .from(registrosAlimentos)
    .innerJoin(alimentos, eq(alimentos.id, registrosAlimentos.alimentoId))
    .where(eq(registrosAlimentos.refeicaoId, sql.placeholder('refeicao')))
    .orderBy(asc(registrosAlimentos.id))
    .prepare('necessidades'),
);

/** The unit's stock lines with a balance that hold the items of these foods; those of blocked lots are left out. */
export async function linhasParaRefeicao(
  banco: Banco | Transacao,
  unidadeId: number,
  paraQue: readonly AlimentoDaRefeicao[],
): Promise<LinhaParaRefeicao[]> {
  return semEnvoltorio(await linhasDaUnidade(banco).execute(daUnidade(unidadeId, paraQue)));
}

/**
 * Like `linhasParaRefeicao`, locked until the end of the transaction, in the order of their ids (see `travarLinhas`). A
 * line that another transaction empties, deletes or blocks before the lock is left out.
 */
export async function travarLinhasParaRefeicao(
  tx: Transacao,
  unidadeId: number,
  paraQue: readonly AlimentoDaRefeicao[],
): Promise<LinhaParaRefeicao[]> {
  return semEnvoltorio(await linhasTravadas(tx).execute(daUnidade(unidadeId, paraQue)));
}

/**
 * Stock lines with their lot, product and item; those of other products than `filtro` (p) names are left out. Each line
 * is one JSON: the driver reads it much faster than its columns. `offset 0` makes the database begin with the lines: a
 * product has many more lots in the whole city than a stock has lines.
 */
const linhasCom = (banco: Banco | Transacao, filtro: SQL) =>
  banco
    .select({
      linha: sql<LinhaParaRefeicao>`json_build_object('id', produtos_estoque.id, 'quantidade', produtos_estoque.quantidade::text,
        'lote', d.lote, 'produto', d.produto, 'item', d.item)`,
    })
    .from(
      sql`produtos_estoque cross join lateral (
        select json_build_object('id', l.id, 'numero', l.numero, 'dataValidade', l.data_validade) as lote,
          json_build_object('id', p.id, 'nome', p.nome, 'unidadeProduto', p.unidade_produto, 'medidaReal', p.medida_real::text,
            'unidadeMedida', p.unidade_medida) as produto,
          json_build_object('id', i.id, 'nome', i.nome) as item
        from produto_lotes l join produtos p on p.id = l.produto_id join itens_produto i on i.id = p.item_id
        where l.id = produtos_estoque.produto_lote_id and ${filtro} offset 0) d`,
    );

/** Stock lines by their ids, also empty ones. */
export async function linhasDoEstoque(banco: Banco, ids: readonly number[]): Promise<LinhaParaRefeicao[]> {
  return semEnvoltorio(await linhasPorId(banco).execute({ ids }));
}

const linhasPorId = preparada((banco) =>
  linhasCom(banco, sql`true`)
    .where(sql`produtos_estoque.id = any(${sql.placeholder('ids')}::int[])`)
    .prepare('linhas_por_id'),
);

/** The unit's lines with a balance that hold the items of these foods and whose lots are blocked. */
export async function linhasBloqueadas(
  banco: Banco | Transacao,
  unidadeId: number,
  paraQue: readonly AlimentoDaRefeicao[],
): Promise<LinhaParaRefeicao[]> {
  return semEnvoltorio(await linhasBloqueadasDaUnidade(banco).execute(daUnidade(unidadeId, paraQue)));
}

const semEnvoltorio = (linhas: { linha: LinhaParaRefeicao }[]): LinhaParaRefeicao[] => linhas.map(({ linha }) => linha);

const daUnidade = (unidade: number, paraQue: readonly AlimentoDaRefeicao[]) => ({
  unidade,
  itens: [...new Set(paraQue.map(({ alimento }) => alimento.itemId))],
});

const comSaldo = (banco: Banco, { bloqueado }: { bloqueado: boolean }) =>
  linhasCom(banco, sql`p.item_id = any(${sql.placeholder('itens')}::int[])`)
    .where(
      sql`produtos_estoque.estoque_id in (select e.id from estoques e where e.unidade_educacional_id = ${sql.placeholder('unidade')}::int)
        and produtos_estoque.quantidade > 0 and produtos_estoque.bloqueado is ${sql.raw(String(bloqueado))} and produtos_estoque.excluido_em is null`,
    )
    .orderBy(sql`produtos_estoque.id`);

const linhasDaUnidade = preparada((banco) => comSaldo(banco, { bloqueado: false }).prepare('linhas_da_unidade'));

const linhasBloqueadasDaUnidade = preparada((banco) =>
  comSaldo(banco, { bloqueado: true }).prepare('linhas_bloqueadas_da_unidade'),
);

const linhasTravadas = preparada((banco) =>
  comSaldo(banco, { bloqueado: false }).for('update', { of: produtosEstoque }).prepare('linhas_travadas'),
);

/** Whether a line holds the food in a unit of its dimension. */
export const servePara = ({ item, produto }: LinhaParaRefeicao, uma: AlimentoDaRefeicao): boolean =>
  item.id === uma.alimento.itemId && !recusaConversao(produto.unidadeMedida, uma.unidadeMedida);

/** The lines from which a meal may take: of its foods, and not expired. */
export const linhasQueServem = (
  necessidades: readonly NecessidadeDaRefeicao[],
  linhas: readonly LinhaParaRefeicao[],
): LinhaParaRefeicao[] =>
  linhas.filter(
    (linha) => !vencido(linha.lote.dataValidade, hoje()) && necessidades.some((uma) => servePara(linha, uma)),
  );

/**
 * The lots that the foods are taken from, and what is missing: the lines of `fixadas` first, then first expiring first.
 * Lines in a unit of another dimension are skipped. The preview and the execution take the same lines through it.
 */
export function planejar(
  necessidades: readonly NecessidadeDaRefeicao[],
  linhas: readonly LinhaParaRefeicao[],
  fixadas: readonly number[] = [],
): PlanoDaRefeicao {
  const plano = planejarAbatimento(
    necessidades.map((necessidade) => {
      const { alimento, quantidade, unidadeMedida } = necessidade;
      return {
        alimento: { alimento: { id: alimento.id, nome: alimento.nome }, unidadeMedida },
        quantidade,
        linhas: linhas
          .filter((linha) => servePara(linha, necessidade))
          .map((linha) => ({
            id: linha.id,
            loteId: linha.lote.id,
            dataValidade: linha.lote.dataValidade,
            quantidade: linha.quantidade,
            conteudo: conteudoDaEmbalagem(linha.produto, unidadeMedida),
            fixada: fixadas.includes(linha.id),
          })),
      };
    }),
    hoje(),
  );
  const porId = new Map(linhas.map((linha) => [linha.id, linha]));
  const comLinha = <T extends { linhaId: number }>(retirada: T) => {
    const linha = porId.get(retirada.linhaId);
    if (!linha) throw new Error('the plan takes from a line that it was not given');
    return { ...retirada, linha };
  };
  return {
    retiradas: plano.retiradas.map(comLinha),
    porAlimento: plano.porAlimento
      .map(comLinha)
      .map(({ alimento, ...retirada }) => ({ ...retirada, alimento: alimento.alimento })),
    faltas: plano.faltas.map(({ alimento, falta }) => ({ ...alimento, falta: falta.toNumber() })),
  };
}

/**
 * Names what a plan takes from each line and what is missing. Balances are not part of it: another meal that leaves
 * enough in a lot does not change the plan.
 */
export function assinaturaDoPlano({ retiradas, faltas }: Pick<PlanoDaRefeicao, 'retiradas' | 'faltas'>): string {
  const linhas = retiradas.map(({ linha, quantidade }) => `${linha.id}:${quantidade.toFixed()}`).sort();
  const faltando = faltas.map(({ alimento, falta }) => `${alimento.id}:${falta}`).sort();
  return createHash('sha256')
    .update([...linhas, '', ...faltando].join('\n'))
    .digest('hex')
    .slice(0, 32);
}

/** A line and the quantity taken from it, as the API returns it. */
export function produtoDaRefeicao(
  { id, lote, produto, item }: LinhaParaRefeicao,
  quantidade: number,
): ProdutoDaRefeicao {
  return {
    id,
    produto: { ...produto, medidaReal: Number(produto.medidaReal) },
    item,
    lote: lote.numero,
    dataValidade: formatarData(lote.dataValidade),
    quantidade,
  };
}
