import type { BuscaNecessidades, LinhaDaNecessidade, UnidadeMedida } from '@merenda/shared/contratos';
import { compararTextos } from '@merenda/shared/formatos';
import { agrupar, chaveDoItem, type Decimal, haFalta, semResiduo, simularDias, somar } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { lerUnidades, type Unidade } from '../../cadastros/index.js';
import { type UsoPrevisto, usosDoPeriodo } from '../../cardapios/index.js';
import { embalagensDosItens, suprimentosEm } from '../../estoque/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { RECEBIDA } from '../solicitacoes/consultas.js';
import { produtosDosItens } from './ofertas.js';

/** What a unit needs of an item in one unit of measure. */
export interface Necessidade {
  unidade: Unidade;
  item: { id: number; nome: string; chave: string };
  unidadeMedida: UnidadeMedida;
  perecivel: boolean;
  usos: UsoPrevisto[];
}

/** What the units need in a period and how each day of it is met; `tambem` are items that need not be used. */
export async function simular(
  { banco }: Pick<Contexto, 'banco'>,
  unidades: (coluna: SQL) => SQL,
  { de, ate, alunos = 'MATRICULAS' }: Pick<BuscaNecessidades, 'de' | 'ate' | 'alunos'>,
  tambem: readonly number[] = [],
) {
  // The days before the period take from the stock too.
  const [{ usos, semAlunos }, porId] = await Promise.all([
    usosDoPeriodo(banco, { unidades, de: hoje(), ate, base: alunos }),
    lerUnidades({ banco }, unidades),
  ]);
  const itens = [...new Set([...usos.map(({ alimento }) => alimento.itemId), ...tambem])];
  const [produtos, embalagens, nomes] = await Promise.all([
    produtosDosItens(banco, itens),
    embalagensDosItens(banco, unidades, itens, pedidasDe(unidades)),
    nomesDosItens(banco, itens),
  ]);
  const pereciveis = new Set(produtos.filter(({ perecivel }) => perecivel).map(({ produto }) => produto.item.id));
  const suprimentos = agrupar(embalagens, ({ unidade, itemId }) => `${unidade} ${itemId}`);
  const simuladas = agruparUsos(usos, porId, nomes, pereciveis).map((necessidade) => {
    const { unidade, item, unidadeMedida } = necessidade;
    const doItem = suprimentosEm(unidadeMedida, suprimentos.get(`${unidade.id} ${item.id}`) ?? [], de);
    const dias = simularDias(
      necessidade.usos.map(({ servido, quantidade }) => ({ dia: servido.dia, quantidade })),
      doItem,
    );
    return { necessidade, dias: dias.filter(({ dia }) => dia >= de) };
  });
  return { simuladas, produtos, embalagens, porId, semAlunos, itens };
}

/** The open part of the units' requests that wait for a delivery. */
const pedidasDe = (unidades: (coluna: SQL) => SQL): SQL => sql`
  select s.unidade_educacional_id, null, null, x.produto_id, null, null, true, x.quantidade - ${RECEBIDA}
  from solicitacoes s
  join itens_solicitacao x on x.solicitacao_id = s.id
  where s.status in ('AGUARDANDO', 'ENVIADA') and ${unidades(sql`s.unidade_educacional_id`)}`;

async function nomesDosItens(banco: Banco, itens: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await banco.execute<{ id: number; nome: string }>(
    sql`select id, nome from itens_produto where id = any(${sql.param([...itens])}::int[])`,
  );
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

/** A record as responses name it. */
export const citar = ({ id, nome }: { id: number; nome: string }) => ({ id, nome });

/**
 * The uses of each unit by what is bought for them: foods of one item share its stock and its packages. Kilograms and
 * units of one item stay apart.
 */
function agruparUsos(
  usos: readonly UsoPrevisto[],
  unidades: ReadonlyMap<number, Unidade>,
  nomes: ReadonlyMap<number, string>,
  pereciveis: ReadonlySet<number>,
): Necessidade[] {
  const grupos = agrupar(usos, ({ servido, alimento, unidadeMedida }) =>
    [servido.unidade, alimento.itemId, unidadeMedida].join(' '),
  );
  return [...grupos.values()].flatMap((usosDoItem): Necessidade[] => {
    const [{ servido, alimento, unidadeMedida }] = usosDoItem;
    const unidade = unidades.get(servido.unidade);
    if (!unidade) return [];
    return [
      {
        unidade,
        item: {
          id: alimento.itemId,
          nome: nomes.get(alimento.itemId) ?? alimento.nome,
          chave: chaveDoItem(alimento.itemId, unidadeMedida),
        },
        unidadeMedida,
        perecivel: pereciveis.has(alimento.itemId),
        usos: usosDoItem,
      },
    ];
  });
}

/** The days of a need as one line of the list. */
export function linhaDe(
  { unidade, item, unidadeMedida, perecivel }: Necessidade,
  dias: ReturnType<typeof simularDias>,
): LinhaDaNecessidade {
  const soma = (parte: 'necessidade' | 'doEstoque' | 'aReceber') => exata(somar(dias.map((dia) => dia[parte])));
  const falta = somar(dias.map((dia) => dia.falta));
  return {
    unidade: citar(unidade),
    item: citar(item),
    unidadeMedida,
    perecivel,
    necessidade: soma('necessidade'),
    doEstoque: soma('doEstoque'),
    aReceber: soma('aReceber'),
    falta: haFalta(falta) ? exata(falta) : 0,
  };
}

/** As exact as a number of JSON is. */
const exata = (quantidade: Decimal): number => semResiduo(quantidade).toNumber();

/** The order of the list: by unit, then by item. */
export const porUnidadeEItem = (
  uma: { unidade: { nome: string; id: number }; item: { nome: string } },
  outra: { unidade: { nome: string; id: number }; item: { nome: string } },
): number =>
  compararTextos(uma.unidade.nome, outra.unidade.nome) ||
  uma.unidade.id - outra.unidade.id ||
  compararTextos(uma.item.nome, outra.item.nome);
