import type { BaseDeAlunos, CardapioSemAlunos, MotivoSemAlunos, UnidadeMedida } from '@merenda/shared/contratos';
import {
  calcularExecucao,
  converter,
  decimal,
  semAulaCerto,
  unidadeDoTotal,
  type Decimal,
} from '@merenda/shared/regras';
import type { SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { lerCalendarioEscolar } from '../../cadastros/index.js';
import { alimentosDosPratos, type AlimentoDoPrato } from './alimentos-dos-pratos.js';
import { lerAlunos } from './alunos.js';
import { pratosServidosNoPeriodo, type Servido, type Substituto } from './servidos.js';

/** What a unit takes of a food for a dish on a day. */
export interface UsoPrevisto {
  servido: Servido;
  alimento: { id: number; nome: string; itemId: number };
  /** KG, L or UN. */
  unidadeMedida: UnidadeMedida;
  /** Gross, in `unidadeMedida`, not rounded. */
  quantidade: Decimal;
  /** Not rounded to whole students. */
  alunos: Decimal;
}

export interface UsosDoPeriodo {
  usos: UsoPrevisto[];
  /** Cardápios that ask for nothing, with the id of the unit; days as 'YYYY-MM-DD'. */
  semAlunos: (Omit<CardapioSemAlunos, 'unidade'> & { unidade: number })[];
}

interface Recorte {
  /** Condition on the column that it is given. */
  unidades: (coluna: SQL) => SQL;
  de: string;
  ate: string;
  base: BaseDeAlunos;
}

/**
 * What the calendar takes from the stocks (specification 4, 4.3): students × gross weight of a portion for each dish,
 * with substitutions. A registered meal counts with its own students, increase and substituted foods, an executed one
 * not at all. A day without class asks for nothing, unless a meal is registered on it.
 */
export async function usosDoPeriodo(banco: Banco, { unidades, de, ate, base }: Recorte): Promise<UsosDoPeriodo> {
  const [servidos, alunosDe, escolar] = await Promise.all([
    pratosServidosNoPeriodo(banco, unidades, { de, ate }),
    lerAlunos(banco, unidades, base),
    lerCalendarioEscolar(banco, { de, ate }),
  ]);
  const alimentos = await alimentosDosPratos(
    banco,
    servidos.map(({ prato }) => prato.id),
  );
  const quantidadesDe = comMemoria(alimentos);
  const usos: UsoPrevisto[] = [];
  const vazios = new Vazios();
  for (const servido of servidos) {
    const { refeicao, prato } = servido;
    if (refeicao?.executada) continue;
    const semAula = refeicao ? null : semAulaCerto(servido.dia, escolar, servido.unidade);
    if (semAula) {
      vazios.anotar(servido, semAula.motivo);
      continue;
    }
    const { alunos, motivo } = refeicao ? { alunos: decimal(refeicao.pessoas), motivo: null } : alunosDe(servido);
    if (motivo) vazios.anotar(servido, motivo);
    if (alunos.isZero()) continue;
    const doPrato = quantidadesDe(prato.id, alunos, refeicao?.acrescimo ?? 0);
    for (const quanto of comSubstitutos(doPrato, refeicao?.substitutos ?? []))
      usos.push({ servido, ...quanto, alunos });
  }
  return { usos, semAlunos: vazios.lista() };
}

type QuantidadeDoAlimento = Pick<UsoPrevisto, 'alimento' | 'unidadeMedida' | 'quantidade'>;

/** A dish for the same number of students takes the same each day: computed once. */
function comMemoria(alimentos: ReadonlyMap<number, AlimentoDoPrato[]>) {
  const conhecidas = new Map<string, QuantidadeDoAlimento[]>();
  return (pratoId: number, alunos: Decimal, acrescimo: number): QuantidadeDoAlimento[] => {
    const chave = `${pratoId} ${alunos.toString()} ${acrescimo}`;
    const achadas = conhecidas.get(chave);
    if (achadas) return achadas;
    const quantidades = (alimentos.get(pratoId) ?? []).map(({ alimento, unidadePre, usos }) => {
      const { totalComAcrescimo, unidadePos } = calcularExecucao(usos, { unidadePre, alunos, acrescimo });
      return { alimento, unidadeMedida: unidadePos, quantidade: totalComAcrescimo };
    });
    conhecidas.set(chave, quantidades);
    return quantidades;
  };
}

/** What a meal takes when some of its foods were replaced: each substitute with its own quantity. */
function comSubstitutos(
  doPrato: readonly QuantidadeDoAlimento[],
  substitutos: readonly Substituto[],
): readonly QuantidadeDoAlimento[] {
  if (substitutos.length === 0) return doPrato;
  const faltam = new Set(substitutos.map(({ noLugarDe }) => noLugarDe));
  return [
    ...doPrato.filter(({ alimento }) => !faltam.has(alimento.id)),
    ...substitutos.map(({ alimento, quantidade, unidadeMedida: em }) => {
      const unidadeMedida = unidadeDoTotal(em);
      return { alimento, unidadeMedida, quantidade: converter(quantidade, em, unidadeMedida) };
    }),
  ];
}

/** The cardápios that ask for nothing, each unit, cardápio and reason once, with its days. */
class Vazios {
  readonly #achados = new Map<string, UsosDoPeriodo['semAlunos'][number]>();

  anotar({ unidade, cardapio, dia }: Servido, motivo: MotivoSemAlunos): void {
    if (!cardapio) return;
    const chave = `${unidade} ${cardapio.id} ${motivo}`;
    const achado = this.#achados.get(chave) ?? {
      unidade,
      cardapio: { id: cardapio.id, nome: cardapio.nome },
      motivo,
      dias: [],
    };
    if (!achado.dias.includes(dia)) achado.dias.push(dia);
    this.#achados.set(chave, achado);
  }

  lista(): UsosDoPeriodo['semAlunos'] {
    return [...this.#achados.values()];
  }
}
