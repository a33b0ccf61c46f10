import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { COMECO, elosDesde, eloDe, resumoDe, type LinhaEncadeada } from './cadeia.js';
import { lerExpurgos } from './expurgo.js';

/**
 * A transaction lasts at most minutes, and a line has the instant of its begin: within this time lines may be linked in
 * another order, or not yet.
 */
const FOLGA_MIN = 10;
/** Suspicions of one kind that are named; of the others the number is. */
const CITADAS = 20;

/** The chain, calculated again. */
export interface CadeiaConferida {
  /**
   * A sentence for the first place where it breaks: a line that was changed, deleted or put between others, a link that
   * was, or values that were erased without a line that names them. Null when it holds.
   */
  quebra: string | null;
  /**
   * One sentence for each gap in the proof of the chain: lines whose instants go backwards, that do not tell how the
   * database knew their author, or that should have a link and have none.
   */
  suspeitas: string[];
  /** Lines whose values were erased after their term. */
  expurgadas: number;
  /** Lines of the demonstration's invented history. */
  daDemonstracao: number;
}

/**
 * Calculates the whole chain again.
 *
 * @param anosDosValores the least term of the values, in years: younger ones are never erased
 * @param comServidor whether a server may be running: then every line older than `FOLGA_MIN` has its link. Otherwise the
 *   last lines before a crash may be without one until the next start.
 */
export async function conferirCadeia(
  banco: Pick<Banco, 'execute'>,
  { anosDosValores, comServidor = true }: { anosDosValores: number; comServidor?: boolean },
): Promise<CadeiaConferida> {
  const expurgos = await lerExpurgos(banco, anosDosValores);
  let anterior = { posicao: 0, elo: COMECO };
  let expurgadas = 0;
  const ordem = new OrdemDosInstantes();
  const conferida = (quebra: string | null, semElo: string[] = []): CadeiaConferida => ({
    quebra,
    suspeitas: [...ordem.suspeitas(), ...semElo],
    expurgadas,
    daDemonstracao: ordem.daDemonstracao,
  });
  for await (const { posicao, resumo, elo, linha } of elosDesde(banco, 0)) {
    if (posicao !== anterior.posicao + 1)
      return conferida(`O elo ${anterior.posicao + 1} da trilha de auditoria foi apagado.`);
    if (!linha) return conferida(`A linha do elo ${posicao} da trilha de auditoria foi apagada.`);
    if (resumoDe(linha) !== resumo) {
      if (linha.antes !== null || linha.depois !== null)
        return conferida(`Os valores da linha ${linha.id} da trilha de auditoria foram alterados.`);
      if (!expurgos.permitem(linha))
        return conferida(
          `Os valores da linha ${linha.id} da trilha de auditoria foram apagados fora do prazo de guarda.`,
        );
      expurgadas += 1;
    }
    if (eloDe(anterior.elo, linha, resumo).elo !== elo)
      return conferida(`A linha ${linha.id} da trilha de auditoria, ou o elo dela, foi alterada.`);
    ordem.ver(linha);
    anterior = { posicao, elo };
  }
  return conferida(null, await linhasSemElo(banco, comServidor));
}

/** Follows the instants of the lines in the order of the chain. */
class OrdemDosInstantes {
  daDemonstracao = 0;
  readonly #achadas: string[] = [];
  #anterior: LinhaEncadeada | null = null;

  ver(linha: LinhaEncadeada): void {
    if (linha.origem === 'DEMONSTRACAO') {
      this.daDemonstracao += 1;
      return;
    }
    const anterior = this.#anterior;
    // Before the first line with an origin, the program supplied the instants.
    if (linha.origem === null && anterior === null) return;
    this.#anterior = linha;
    if (linha.origem === null)
      this.#achadas.push(`A linha ${linha.id} da trilha não diz como o banco soube o autor e a hora dela.`);
    else if (
      anterior !== null &&
      Date.parse(`${anterior.quando}Z`) - Date.parse(`${linha.quando}Z`) > FOLGA_MIN * 60_000
    )
      this.#achadas.push(
        `A linha ${linha.id} da trilha é de ${linha.quando} (UTC), antes da linha ${anterior.id}, de ${anterior.quando}: o relógio do banco foi atrasado, ou a linha não é dessa hora.`,
      );
  }

  suspeitas = (): string[] => citar(this.#achadas);
}

async function linhasSemElo(banco: Pick<Banco, 'execute'>, comServidor: boolean): Promise<string[]> {
  const folga = sql`interval '1 minute' * ${FOLGA_MIN}::int`;
  const { rows } = await banco.execute<{ id: number }>(sql`
    select a.id from auditoria a
    where not exists (select from auditoria_elos e where e.auditoria_id = a.id)
      and (${comServidor} and a.quando < now() - ${folga}
        or exists (select from auditoria d join auditoria_elos e on e.auditoria_id = d.id where d.id > a.id and d.quando > a.quando + ${folga}))
    order by a.id`);
  return citar(
    rows.map(
      ({ id }) => `A linha ${id} da trilha está sem elo há mais de ${FOLGA_MIN} minutos: ela ainda pode ser alterada.`,
    ),
  );
}

const citar = (frases: readonly string[]): string[] =>
  frases.length <= CITADAS
    ? [...frases]
    : [...frases.slice(0, CITADAS), `E mais ${frases.length - CITADAS} linhas assim.`];
