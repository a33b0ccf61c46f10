import type { CriteriosDaSugestao, FigurasDosCardapios, UnidadeMedida } from '@merenda/shared/contratos';
import {
  agrupar,
  calcularExecucao,
  chaveDoItem,
  conteudoDaEmbalagem,
  type Decimal,
  decimal,
  faltaArredondada,
  fimDasPerdas,
  semResiduo,
  simularUsos,
  sobrasAoVencer,
  somar,
  type Suprimento,
  type UsoDoDia,
  ZERO,
} from '@merenda/shared/regras';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { embalagensDosItens, lotesComPreco, suprimentosEm } from '../../estoque/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { alimentosDosPratos } from '../previsao/alimentos-dos-pratos.js';
import { lerAlunos } from '../previsao/alunos.js';
import { usosDoPeriodo } from '../previsao/usos.js';
import type { DadosDaSugestao, PratosPorDia } from './dados.js';

/** An item in the unit: what other menus take of it, and what is there. Quantities are in `unidadeMedida`. */
interface ItemDoEstoque {
  /** The first food that is made of it. */
  alimento: { id: number; nome: string };
  unidadeMedida: UnidadeMedida;
  outros: readonly UsoDoDia[];
  suprimentos: readonly Suprimento[];
  /** What a portion of each dish takes, gross. */
  porPorcao: ReadonlyMap<number, Decimal>;
  /** What would be left of the lots that expire in or soon after the period, without the suggestion. */
  sobras: readonly { validade: string; sobra: Decimal }[];
  /** R$ of one `unidadeMedida` of these lots, on average; null if none has a price. */
  preco: Decimal | null;
}

/** The stock of a unit, as its students of a stage would use it. */
export interface EstoqueDaUnidade {
  alunos: Decimal;
  itens: readonly ItemDoEstoque[];
}

type Pedida = Pick<CriteriosDaSugestao, 'categoria' | 'modalidade' | 'unidade'>;

/**
 * What a unit has of the items of all dishes, without what the calendar has for other stages and days. Null without a
 * unit, without students of the stage, or for a period that is over.
 */
export async function lerEstoqueDaUnidade(
  banco: Banco,
  { categoria, modalidade, unidade }: Pedida,
  { pratos, semanas }: DadosDaSugestao,
): Promise<EstoqueDaUnidade | null> {
  const dias = semanas.flatMap((semana) => semana.dias);
  const [primeiro, ultimo] = [dias[0], dias.at(-1)];
  if (!unidade || primeiro === undefined || ultimo === undefined || ultimo < hoje()) return null;
  const unidades = (coluna: SQL) => sql`${coluna} = ${unidade.id}`;
  const integral = modalidade === 'INTEGRAL';
  const cardapio = { faixa: await faixaDa(banco, categoria.id), integral };
  const { alunos } = (await lerAlunos(banco, unidades, 'MATRICULAS'))({ unidade: unidade.id, dia: primeiro, cardapio });
  if (alunos.isZero()) return null;
  const fim = fimDasPerdas(ultimo);
  const { usos } = await usosDoPeriodo(banco, { unidades, de: hoje(), ate: fim, base: 'MATRICULAS' });
  const daSugestao = new Set(dias);
  const outros = agrupar(
    usos.filter(({ servido: { dia, categoriaId, cardapio: de } }) => {
      const trocado = categoriaId === categoria.id && (de === null || de.integral === integral);
      return !(trocado && daSugestao.has(dia));
    }),
    ({ alimento, unidadeMedida }) => chaveDoItem(alimento.itemId, unidadeMedida),
  );
  const porPorcao = await porcoesDosItens(banco, [...pratos.keys()]);
  const embalagens = await embalagensDosItens(banco, unidades, [...new Set(porPorcao.map(({ itemId }) => itemId))]);
  const precos = await precosDosLotes(banco, embalagens);
  const doItem = agrupar(embalagens, ({ itemId }) => itemId);
  const itens = [...agrupar(porPorcao, ({ itemId, unidadeMedida }) => chaveDoItem(itemId, unidadeMedida))].map(
    ([chave, linhas]): ItemDoEstoque => {
      const [{ itemId, alimento, unidadeMedida }] = linhas;
      const suas = (outros.get(chave) ?? []).map(({ servido: { dia }, quantidade }) => ({ dia, quantidade }));
      const suprimentos = suprimentosEm(unidadeMedida, doItem.get(itemId) ?? [], hoje());
      const sobras = sobrasAoVencer({ usos: suas, suprimentos }).flatMap(({ suprimento, sobra }) =>
        suprimento.dataValidade !== null && suprimento.dataValidade >= primeiro && suprimento.dataValidade <= fim
          ? [{ validade: suprimento.dataValidade, loteId: suprimento.loteId, sobra }]
          : [],
      );
      return {
        alimento,
        unidadeMedida,
        outros: suas,
        suprimentos,
        porPorcao: new Map(
          [...agrupar(linhas, ({ prato }) => prato)].map(([prato, dele]) => [
            prato,
            somar(dele.map(({ quantidade }) => quantidade)),
          ]),
        ),
        sobras,
        preco: precoMedio(sobras.map(({ loteId, sobra }) => ({ sobra, preco: precos(loteId, unidadeMedida) }))),
      };
    },
  );
  return { alunos, itens };
}

/** What dishes on days take from the stock, and what they lack, beyond what other menus do. */
export function usoDoEstoque(
  { alunos, itens }: EstoqueDaUnidade,
  pratos: PratosPorDia,
): Pick<FigurasDosCardapios, 'estoqueUsado' | 'aComprar'> {
  const usados = itens.map(({ alimento, unidadeMedida, outros, suprimentos, porPorcao, sobras }) => {
    const usos = [...pratos].flatMap(([dia, doDia]) =>
      doDia.flatMap(({ id }): UsoDoDia[] => {
        const quantidade = porPorcao.get(id)?.times(alunos);
        return quantidade && dia >= hoje() ? [{ dia, quantidade }] : [];
      }),
    );
    const [sem, com] = [simularUsos(outros, suprimentos), simularUsos([...outros, ...usos], suprimentos)];
    const aMais = (parte: 'doEstoque' | 'falta') =>
      somar(com.dias.map((dia) => dia[parte])).minus(somar(sem.dias.map((dia) => dia[parte])));
    const aindaSobra = somar(
      sobrasAoVencer({ usos: [...outros, ...usos], suprimentos })
        .filter(({ suprimento }) => sobras.some(({ validade }) => validade === suprimento.dataValidade))
        .map(({ sobra }) => sobra),
    );
    const doEstoque = aMais('doEstoque');
    const salvo = somar(sobras.map(({ sobra }) => sobra)).minus(aindaSobra);
    return { alimento, unidadeMedida, doEstoque, falta: aMais('falta'), salvo };
  });
  const exata = (quantidade: Decimal) => semResiduo(quantidade).toDecimalPlaces(3).toNumber();
  return {
    estoqueUsado: usados
      .filter(({ doEstoque }) => faltaArredondada(doEstoque).gt(0))
      .map(({ alimento, unidadeMedida, doEstoque, salvo }) => ({
        alimento,
        unidadeMedida,
        quantidade: exata(doEstoque),
        aVencer: Math.max(0, exata(salvo)),
      })),
    aComprar: usados
      .filter(({ falta }) => faltaArredondada(falta).gt(0))
      .map(({ alimento, unidadeMedida, falta }) => ({
        alimento,
        unidadeMedida,
        quantidade: faltaArredondada(falta).toNumber(),
      })),
  };
}

/** The gross quantity of each item in a portion of each dish. */
async function porcoesDosItens(banco: Banco, ids: readonly number[]) {
  return [...(await alimentosDosPratos(banco, ids))].flatMap(([prato, alimentos]) =>
    alimentos.map(({ alimento: { itemId, ...alimento }, unidadePre, usos }) => {
      const { total, unidadePos } = calcularExecucao(usos, { unidadePre, alunos: 1, acrescimo: 0 });
      return { prato, itemId, alimento, unidadeMedida: unidadePos, quantidade: total };
    }),
  );
}

/** R$ of one unit of measure of a lot; null without a price. */
async function precosDosLotes(banco: Banco, embalagens: Awaited<ReturnType<typeof embalagensDosItens>>) {
  const lotes = await lotesComPreco(
    banco,
    embalagens.flatMap(({ loteId }) => loteId ?? []),
  );
  return (loteId: number | null, unidadeMedida: UnidadeMedida): Decimal | null => {
    const preco = lotes.get(loteId ?? 0)?.preco;
    const embalagem = embalagens.find((uma) => uma.loteId === loteId);
    return preco && embalagem ? decimal(preco).div(conteudoDaEmbalagem(embalagem, unidadeMedida)) : null;
  };
}

/** The price of what is left, weighted by how much it is. */
function precoMedio(sobras: readonly { sobra: Decimal; preco: Decimal | null }[]): Decimal | null {
  const comPreco = sobras.flatMap(({ sobra, preco }) => (preco ? [{ sobra, valor: sobra.times(preco) }] : []));
  if (comPreco.length === 0) return null;
  return somar(comPreco.map(({ valor }) => valor)).div(comPreco.reduce((soma, { sobra }) => soma.plus(sobra), ZERO));
}

async function faixaDa(banco: Banco, categoria: number): Promise<string> {
  const [achada] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(categorias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(eq(categorias.id, categoria));
  return achada?.codigo ?? '';
}
