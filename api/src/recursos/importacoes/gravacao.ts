import type { PlanilhaAImportar, PlanilhaImportada, SituacaoDaLinha } from '@merenda/shared/contratos';
import { getTableName, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { comAndamento } from './andamento.js';
import { lembrarColunas } from './colunas.js';
import type { Importavel } from './importavel.js';

const MUDOU = 'O cadastro mudou depois da conferência. Confira a planilha de novo.';

/**
 * Writes the records that are new or changed, in one transaction. The plan is made again while nobody else can write the
 * entity: a record with a row whose plan is not the one of its preview is refused. With `tudoOuNada` one refused row
 * refuses all (409). Records that are equal to the register, also because they were imported before, write nothing.
 */
export function importarPlanilha(
  contexto: Contexto,
  entidade: Importavel,
  { colunas, linhas, tudoOuNada }: PlanilhaAImportar,
): Promise<PlanilhaImportada> {
  const planos = new Map(linhas.map(({ numero, plano }) => [numero, plano]));
  return comAndamento(contexto, (aoAvancar) =>
    emTransacao(contexto, async (tx) => {
      // Others read meanwhile; they neither write these tables nor refer to a row of them.
      const tabelas = sql.join(
        entidade.travas.map((tabela) => sql.identifier(getTableName(tabela))),
        sql`, `,
      );
      await tx.execute(sql`lock table ${tabelas} in exclusive mode`);
      const { conferidas, gravar } = await entidade.planejar(tx, contexto.usuario, { colunas, linhas });
      const mudados = new Set(
        conferidas.flatMap(({ numero, registro, situacao, plano }) =>
          (situacao === 'NOVA' || situacao === 'ALTERADA') && plano !== planos.get(numero) ? [registro] : [],
        ),
      );
      const recusadas = conferidas.flatMap(({ numero, registro, situacao, motivos }) => {
        if (mudados.has(registro)) return [{ numero, motivos: [MUDOU] }];
        return situacao === 'RECUSADA' ? [{ numero, motivos }] : [];
      });
      const primeira = recusadas.find(({ motivos }) => motivos.length > 0);
      const em = (qual: SituacaoDaLinha) =>
        conferidas.flatMap(({ numero, registro, situacao }) =>
          situacao === qual && numero === registro && !mudados.has(registro) ? [registro] : [],
        );
      if (tudoOuNada && primeira)
        throw conflito(
          `Nada foi importado. Linha ${primeira.numero}: ${primeira.motivos.join(' ')}${
            recusadas.length > 1 ? ` Há mais ${recusadas.length - 1} com problema.` : ''
          }`,
        );
      const [novas, alteradas] = [em('NOVA'), em('ALTERADA')];
      const criados = await gravar(tx, new Set([...novas, ...alteradas]), aoAvancar);
      await lembrarColunas(tx, entidade.entidade, await entidade.campos(tx, contexto.usuario), colunas);
      return { novas: novas.length, alteradas: alteradas.length, iguais: em('IGUAL').length, recusadas, criados };
    }),
  );
}
