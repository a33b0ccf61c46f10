import { CASAS_DO_SALDO, type LoteComSobra, type Vencimentos } from '@merenda/shared/contratos';
import { compararTextos, formatarData } from '@merenda/shared/formatos';
import {
  agrupar,
  arredondar,
  conteudoDaEmbalagem,
  type Decimal,
  fimDasPerdas,
  type ItemDaUnidade,
  sobrasAoVencer,
  type SobraDoLote,
  somarDias,
  type Suprimento,
  transferenciaQueEvita,
  unidadeDoTotal,
  type UsoDoDia,
  vencido,
} from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { lerUnidades, type Unidade, unidadesAtivas } from '../../cadastros/index.js';
import { hoje } from '../../nucleo/relogio.js';
import { usosDoPeriodo, type UsoPrevisto } from '../providos.js';
import { embalagensDosItens } from '../suprimentos/consultas.js';
import { itensDeAlimento, lotesComPreco, type LoteComPreco, ultimosDiasPlanejados } from './consultas.js';

/** A lot in a unit, as the simulation follows it. */
interface LoteSeguido extends Suprimento {
  /** Of the row. */
  id: number;
  loteId: number;
  dataValidade: string;
  /** The stock line; null on the way. */
  linha: number | null;
  /** Packages. */
  embalagens: string;
  /** Content of one package, in the unit of the item's need. */
  conteudo: Decimal;
}

/** A food in a unit, in one unit of measure. */
interface ItemSeguido extends ItemDaUnidade<LoteSeguido> {
  unidade: Unidade;
  /** Of the item and its unit of measure. */
  item: string;
}

type Sobra = SobraDoLote<LoteSeguido> & { de: ItemSeguido };

/** A surplus with the lot that has it. */
interface ComLote {
  sobra: Sobra;
  lote: LoteComPreco;
}

/**
 * Waste ahead (specification 4, 4.6): follows the lots of the user's units through all cardápios of the calendar, by
 * the enrolments, with the simulation of the list of needs. Blocked lots are left out, as are those that have expired.
 */
export async function preverVencimentos(contexto: Contexto): Promise<Vencimentos> {
  const { banco } = contexto;
  const unidades = unidadesAtivas(contexto);
  const de = hoje();
  const ultimos = await ultimosDiasPlanejados(banco, unidades, de);
  const planejado = [...ultimos.values()].sort().at(-1) ?? null;
  const ate = planejado ?? de;
  const [{ usos }, porId, itens] = await Promise.all([
    usosDoPeriodo(banco, { unidades, de, ate, base: 'MATRICULAS' }),
    lerUnidades(contexto, unidades),
    itensDeAlimento(banco),
  ]);
  const embalagens = await embalagensDosItens(banco, unidades, itens);
  const seguidos = seguir(usos, embalagens, porId);
  const sobras = seguidos.flatMap((de): Sobra[] => sobrasAoVencer(de).map((sobra) => ({ ...sobra, de })));
  const lotes = await lotesComPreco(
    banco,
    sobras.map(({ suprimento }) => suprimento.loteId),
  );
  const porItem = agrupar(seguidos, ({ item }) => item);
  const diasDeTroca = diasPlanejados(usos);
  return {
    ate: planejado && formatarData(planejado),
    lotes: sobras
      .flatMap((sobra): ComLote[] => {
        const lote = lotes.get(sobra.suprimento.loteId);
        return lote ? [{ sobra, lote }] : [];
      })
      .sort(porValidade)
      .flatMap(({ sobra, lote }): LoteComSobra[] => {
        const outras = porItem.get(sobra.de.item) ?? [];
        const dias = diasDeTroca.get(sobra.de.unidade.id) ?? [];
        const mostrado = mostrar(sobra, lote, melhorDestino(sobra, outras, ultimos), dias);
        return mostrado.sobra > 0 ? [mostrado] : [];
      }),
  };
}

/** Each food of each unit that has it in stock or uses it. */
function seguir(
  usos: readonly UsoPrevisto[],
  embalagens: Awaited<ReturnType<typeof embalagensDosItens>>,
  unidades: ReadonlyMap<number, Unidade>,
): ItemSeguido[] {
  const de = hoje();
  const chave = (unidade: number, item: number, unidadeMedida: string) => `${unidade} ${item} ${unidadeMedida}`;
  const usosPorItem = agrupar(usos, ({ servido, alimento, unidadeMedida }) =>
    chave(servido.unidade, alimento.itemId, unidadeMedida),
  );
  const lotesPorItem = agrupar(embalagens, ({ unidade, itemId, unidadeMedida }) =>
    chave(unidade, itemId, unidadeDoTotal(unidadeMedida)),
  );
  return [...new Set([...usosPorItem.keys(), ...lotesPorItem.keys()])].flatMap((qual): ItemSeguido[] => {
    const [unidadeId, ...item] = qual.split(' ');
    const unidade = unidades.get(Number(unidadeId));
    if (!unidade) return [];
    return [
      {
        unidade,
        item: item.join(' '),
        usos: (usosPorItem.get(qual) ?? []).map(({ servido, quantidade }): UsoDoDia => ({
          dia: servido.dia,
          quantidade,
        })),
        suprimentos: (lotesPorItem.get(qual) ?? []).flatMap((uma): LoteSeguido[] => {
          const { loteId, dataValidade, linha, aReceber, produtoMovido } = uma;
          // An open request has no lot; it is used after all of them.
          if (loteId === null || dataValidade === null || vencido(dataValidade, de)) return [];
          const conteudo = conteudoDaEmbalagem(uma, unidadeDoTotal(uma.unidadeMedida));
          const quantidade = conteudo.times(uma.quantidade);
          return [
            {
              // Even for a line of a stock, odd for a product of a movement.
              id: linha === null ? 2 * (produtoMovido ?? 0) + 1 : 2 * linha,
              desde: de,
              aReceber,
              dataValidade,
              loteId,
              linha,
              quantidade,
              embalagens: uma.quantidade,
              conteudo,
            },
          ];
        }),
      },
    ];
  });
}

/** The days on which a cardápio is served and no meal of it is registered, by unit, in their order. */
function diasPlanejados(usos: readonly UsoPrevisto[]): Map<number, string[]> {
  const dias = new Map<number, Set<string>>();
  for (const { servido } of usos) {
    if (servido.refeicao !== null) continue;
    const daUnidade = dias.get(servido.unidade) ?? new Set();
    dias.set(servido.unidade, daUnidade.add(servido.dia));
  }
  return new Map([...dias].map(([unidade, daUnidade]) => [unidade, [...daUnidade].sort()]));
}

type Destino = { unidade: Unidade; embalagens: number; evita: Decimal };

/**
 * The unit to which a movement saves the most; of equal ones the first by name. What counts as a loss depends on the
 * calendars of the two units alone: the menus of a third one change nothing.
 * @param ultimos the last planned day of each unit
 */
function melhorDestino(
  { suprimento, sobra, de }: Sobra,
  doItem: readonly ItemSeguido[],
  ultimos: ReadonlyMap<number, string>,
): Destino | null {
  const { dataValidade, conteudo, linha } = suprimento;
  if (linha === null) return null;
  const ultimoDia = (unidade: Unidade): string => ultimos.get(unidade.id) ?? hoje();
  // Goods that are sent today are cooked tomorrow at the earliest.
  const chegada = somarDias(hoje(), 1);
  let melhor: Destino | null = null;
  for (const outra of doItem) {
    const aTempo = outra.usos.some(({ dia }) => dia >= chegada && dia <= dataValidade);
    if (outra.unidade.id === de.unidade.id || !aTempo) continue;
    const fim = fimDasPerdas(ultimoDia(outra.unidade));
    const perdido = dataValidade <= fim || dataValidade <= fimDasPerdas(ultimoDia(de.unidade));
    if (!perdido) continue;
    const achada = transferenciaQueEvita({ suprimento, sobra, conteudo }, outra, { chegada, fim });
    if (!achada) continue;
    const ganho = melhor ? achada.evita.comparedTo(melhor.evita) : 1;
    if (ganho > 0 || (ganho === 0 && melhor && compararTextos(outra.unidade.nome, melhor.unidade.nome) < 0))
      melhor = { unidade: outra.unidade, ...achada };
  }
  return melhor;
}

function mostrar(
  { suprimento, sobra, motivo, de }: Sobra,
  { produtoLote, preco, origem }: LoteComPreco,
  destino: Destino | null,
  diasDeTroca: readonly string[],
): LoteComSobra {
  const embalagens = arredondar(sobra.div(suprimento.conteudo), CASAS_DO_SALDO);
  const trocarEm = diasDeTroca.findLast((dia) => dia <= suprimento.dataValidade);
  return {
    id: suprimento.id,
    unidade: { id: de.unidade.id, nome: de.unidade.nome },
    estoque: de.unidade.estoque,
    produtoEstoque: suprimento.linha,
    produtoLote,
    quantidade: Number(suprimento.embalagens),
    sobra: embalagens.toNumber(),
    motivo,
    valor: preco === null ? null : arredondar(embalagens.times(preco), 2).toNumber(),
    origemPreco: origem,
    destino: destino && {
      unidade: { id: destino.unidade.id, nome: destino.unidade.nome },
      estoque: destino.unidade.estoque,
      quantidade: destino.embalagens,
    },
    trocarEm: trocarEm === undefined ? null : formatarData(trocarEm),
  };
}

/** First expiring first. */
const porValidade = (uma: ComLote, outra: ComLote): number =>
  uma.sobra.suprimento.dataValidade.localeCompare(outra.sobra.suprimento.dataValidade) ||
  compararTextos(uma.sobra.de.unidade.nome, outra.sobra.de.unidade.nome) ||
  compararTextos(uma.lote.produtoLote.produto.nome, outra.lote.produtoLote.produto.nome) ||
  uma.lote.produtoLote.id - outra.lote.produtoLote.id;
