import type { BaseDeAlunos, CardapioSemAlunos, MotivoSemAlunos, UnidadeMedida } from '@merenda/shared/contratos';
import { calcularExecucao, decimal, semAulaCerto, type Decimal } from '@merenda/shared/regras';
import type { SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { lerCalendarioEscolar } from '../periodos-letivos/consultas.js';
import { alimentosDosPratos, type AlimentoDoPrato } from '../refeicoes/usos.js';
import { lerAlunos } from './alunos.js';
import { pratosServidosNoPeriodo, type Servido } from './servidos.js';

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
 * with substitutions. A registered meal counts with its own students and increase, an executed one not at all. A
 * day without class asks for nothing, unless a meal is registered on it.
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
    for (const { alimento, unidadeMedida, quantidade } of quantidadesDe(prato.id, alunos, refeicao?.acrescimo ?? 0))
      usos.push({ servido, alimento, unidadeMedida, quantidade, alunos });
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
