import type { PlanilhaAConferir, PlanilhaImportada, SituacaoDaLinha } from '@merenda/shared/contratos';
import { getTableName, sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { lerMarcas, type Marcas } from '../../banco/marcas.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { anotandoEm, Leitura } from '../../nucleo/leitura.js';
import { conflito } from '../../nucleo/recusas.js';
import { lembrarColunas, lembrarPalavras } from './colunas.js';
import type { AoAvancar, Importavel, Plano } from './importavel.js';

const MUDOU = 'O cadastro mudou depois da conferência. Confira a planilha de novo.';

/** The part of the work that is done when the rows are checked; the rest is their write. */
const CONFERIDO = 0.25;

/** Rows with the plans of their preview, by number. */
export interface PlanilhaAImportar extends PlanilhaAConferir {
  planos: ReadonlyMap<number, string>;
  /** True: one refused row refuses the import. False: the other rows are written. */
  tudoOuNada: boolean;
}

/** What goes with the write of an import. */
interface Acompanhamento {
  aoAvancar: AoAvancar;
  /** The last act of the transaction. */
  concluir: (tx: Transacao, resultado: PlanilhaImportada) => Promise<void>;
}

/**
 * Writes the records that are new or changed, in one transaction. The rows are checked before it, so that others are
 * answered meanwhile on the embedded database too, and again inside it when a table that the check reads was written in
 * between. No other transaction can write the entity then: a record with a row whose plan is not the one of its preview
 * is refused. With `tudoOuNada` one refused row refuses all (409). Records that are equal to the register, also because
 * they were imported before, write nothing.
 */
export async function importarPlanilha(
  contexto: Contexto,
  entidade: Importavel,
  { colunas, linhas, planos, tudoOuNada }: PlanilhaAImportar,
  { aoAvancar, concluir }: Acompanhamento,
): Promise<void> {
  const antes = await planejarAntes(contexto, entidade, { colunas, linhas }, aoAvancar);
  await emTransacao(contexto, async (tx) => {
    // Others read meanwhile; they neither write these tables nor refer to a row of them.
    const tabelas = sql.join(
      entidade.travas.map((tabela) => sql.identifier(getTableName(tabela))),
      sql`, `,
    );
    await tx.execute(sql`lock table ${tabelas} in exclusive mode`);
    const { conferidas, gravar } = (await aindaVale(tx, antes))
      ? antes.plano
      : await entidade.planejar(tx, contexto.usuario, { colunas, linhas });
    const mudados = new Set(
      conferidas.flatMap(({ numero, registro, situacao, plano }) =>
        (situacao === 'NOVA' || situacao === 'ALTERADA') && plano !== planos.get(numero) ? [registro] : [],
      ),
    );
    const recusadas = conferidas.flatMap(({ numero, registro, situacao, motivos }) => {
      if (mudados.has(registro)) return [{ numero, motivos: [MUDOU] }];
      return situacao === 'RECUSADA' ? [{ numero, motivos: motivos.map(({ mensagem }) => mensagem) }] : [];
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
    const criados = await gravar(tx, new Set([...novas, ...alteradas]), (feito) =>
      aoAvancar(CONFERIDO + (1 - CONFERIDO) * feito),
    );
    await lembrarColunas(tx, entidade.entidade, colunas);
    if (colunas.some(({ trocas }) => trocas !== undefined))
      await lembrarPalavras(tx, entidade.entidade, await entidade.campos(tx, contexto.usuario), colunas);
    await concluir(tx, {
      novas: novas.length,
      alteradas: alteradas.length,
      iguais: em('IGUAL').length,
      recusadas,
      criados,
    });
  });
}

/** A plan, with what it was made from: the tables, and their marks before it read them. */
interface PlanoAnotado {
  plano: Plano;
  tabelas: ReadonlySet<string>;
  marcas: Marcas;
}

async function planejarAntes(
  { banco, usuario }: Contexto,
  entidade: Importavel,
  planilha: PlanilhaAConferir,
  aoAvancar: AoAvancar,
): Promise<PlanoAnotado> {
  const marcas = await lerMarcas(banco);
  const leitura = new Leitura();
  leitura.comecarResposta();
  const plano = await anotandoEm(leitura, () =>
    entidade.planejar(banco, usuario, planilha, (feito) => aoAvancar(CONFERIDO * feito)),
  );
  return { plano, marcas, tabelas: leitura.daResposta };
}

/** Whether no transaction has written a table of the plan since it was made. */
async function aindaVale(tx: Transacao, { tabelas, marcas }: PlanoAnotado): Promise<boolean> {
  const deAgora = await lerMarcas(tx);
  return [...tabelas].every((tabela) => deAgora.get(tabela) === marcas.get(tabela));
}
