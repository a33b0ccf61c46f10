import { CATEGORIAS_DA_MATRICULA, type Adesao, type AdesaoDaUnidade } from '@merenda/shared/contratos';
import { eq, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { adesoes } from '../../banco/esquema/cadastros/matriculas.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';

/** The part of the students of each stage that eats at a unit, in %: all stages, youngest first, 100 by default. */
export async function adesaoDaUnidade(banco: Banco | Transacao, unidade: number): Promise<Adesao[]> {
  const linhas = await banco.select().from(adesoes).where(eq(adesoes.unidadeEducacionalId, unidade));
  return CATEGORIAS_DA_MATRICULA.map((categoria) => ({
    categoria,
    percentual: Number(linhas.find((linha) => linha.categoria === categoria)?.percentual ?? 100),
  }));
}

/** Changes the stages that are sent; others stay as they are, also when another user changes them meanwhile. */
export function gravarAdesao(contexto: Contexto, unidade: number, novas: AdesaoDaUnidade): Promise<Adesao[]> {
  return emTransacao(contexto, async (tx) => {
    const antes = await adesaoDaUnidade(tx, unidade);
    if (novas.length > 0)
      await tx
        .insert(adesoes)
        .values(
          novas.map(({ categoria, percentual }) => ({
            unidadeEducacionalId: unidade,
            categoria,
            percentual: String(percentual),
          })),
        )
        .onConflictDoUpdate({
          target: [adesoes.unidadeEducacionalId, adesoes.categoria],
          set: { percentual: sql`excluded.percentual` },
        });
    const depois = await adesaoDaUnidade(tx, unidade);
    const foiEnviada = ({ categoria }: Adesao) => novas.some((nova) => nova.categoria === categoria);
    await auditar(tx, {
      entidade: 'matriculas',
      id: unidade,
      acao: 'ALTERAR',
      antes: { adesao: antes.filter(foiEnviada) },
      depois: { adesao: depois.filter(foiEnviada) },
    });
    return depois;
  });
}
