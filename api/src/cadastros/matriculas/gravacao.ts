import {
  CATEGORIAS_DA_MATRICULA,
  JORNADAS,
  type LinhaDeMatriculas,
  type MatriculasDoAno,
  type MatriculasEnviadas,
  type OrigemDaMatricula,
} from '@merenda/shared/contratos';
import { primeiraFrase, violacoesDoAnoDasMatriculas } from '@merenda/shared/regras';
import { and, eq, sql } from 'drizzle-orm';
import { matriculas } from '../../banco/esquema/cadastros/matriculas.js';
import type { Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { buscarMatriculas } from './consultas.js';

/**
 * Writes the enrolments of a year of a unit that the transaction has locked, with their audit line. A line that does
 * not change keeps its origin; a year without any change is not written. 409 at `matriculas` when the year changed
 * since it was read, 422 when the year is too far ahead.
 */
export async function gravarMatriculas(
  tx: Transacao,
  unidade: number,
  { ano, versao, linhas }: MatriculasEnviadas,
  origem: OrigemDaMatricula,
): Promise<void> {
  const frase = primeiraFrase(violacoesDoAnoDasMatriculas(ano, Number(hoje().slice(0, 4))));
  if (frase !== null) throw invalido([{ campo: 'matriculas', mensagem: frase }]);
  const antes = await lerAno(tx, unidade, ano);
  exigirVersaoDoAno(ano, antes, versao);
  const novas = CATEGORIAS_DA_MATRICULA.map((categoria): LinhaDeMatriculas => {
    const anterior = antes?.linhas.find((linha) => linha.categoria === categoria);
    const { parcial, integral } = linhas.find((linha) => linha.categoria === categoria) ?? { parcial: 0, integral: 0 };
    if (anterior?.parcial === parcial && anterior.integral === integral) return anterior;
    return { categoria, parcial, integral, origem };
  });
  if (antes && novas.every((linha) => antes.linhas.includes(linha))) return;
  const depois: MatriculasDoAno = { ano, versao: (antes?.versao ?? 0) + 1, linhas: novas };
  await tx
    .insert(matriculas)
    .values(
      novas.flatMap((linha) =>
        JORNADAS.map((jornada) => ({
          unidadeEducacionalId: unidade,
          ano,
          categoria: linha.categoria,
          jornada,
          quantidade: jornada === 'INTEGRAL' ? linha.integral : linha.parcial,
          origem: linha.origem,
          versao: depois.versao,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: [matriculas.unidadeEducacionalId, matriculas.ano, matriculas.categoria, matriculas.jornada],
      set: { quantidade: sql`excluded.quantidade`, origem: sql`excluded.origem`, versao: sql`excluded.versao` },
    });
  await auditar(tx, { entidade: 'matriculas', id: unidade, acao: antes ? 'ALTERAR' : 'CRIAR', antes, depois });
}

async function lerAno(tx: Transacao, unidade: number, ano: number): Promise<MatriculasDoAno | undefined> {
  const [lido] = await buscarMatriculas(tx, and(eq(matriculas.unidadeEducacionalId, unidade), eq(matriculas.ano, ano)));
  return lido && { ano, versao: lido.versao, linhas: lido.linhas };
}

/** A version that was read must be the year's; 0 is a year without enrolments. */
function exigirVersaoDoAno(ano: number, atual: MatriculasDoAno | undefined, lida: number | null | undefined): void {
  if (lida == null || lida === (atual?.versao ?? 0)) return;
  const mensagem = `As matrículas de ${ano} foram alteradas por outra pessoa enquanto você editava.`;
  throw conflito(mensagem, [{ campo: 'matriculas', mensagem }]);
}
