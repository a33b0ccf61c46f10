import type { Estorno } from '@merenda/shared/contratos';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { dataHoraBR } from '../../nucleo/relogio.js';

/** The columns of a document that its reversal writes. */
export const COLUNAS_DO_ESTORNO = ['estornadoEm', 'estornadoPorId', 'motivoEstorno'] as const;

/** Who reversed a row, when and why, for a select list; `lerEstorno` reads it. */
export const colunasDoEstorno = <Quando extends PgColumn, Motivo extends PgColumn>(tabela: {
  estornadoEm: Quando;
  motivoEstorno: Motivo;
  estornadoPorId: PgColumn;
}) => ({
  quando: tabela.estornadoEm,
  motivo: tabela.motivoEstorno,
  usuario: nomeDoAutor(tabela.estornadoPorId),
});

/** The reversal of a row; null when it counts. */
export const lerEstorno = ({
  quando,
  motivo,
  usuario,
}: {
  quando: Date | null;
  motivo: string | null;
  usuario: string;
}): Estorno | null => (quando === null ? null : { quando: dataHoraBR(quando), usuario, motivo: motivo ?? '' });
