import { sql } from 'drizzle-orm';
import { apagar, comeco, contar, type Eliminacoes } from '../../acesso/tratamentos/eliminacao.js';

/** The elimination of the drafts of receipts and of the pictures of their occurrences. */
export const ELIMINACOES_DO_RECEBIMENTO = {
  rascunhos: async (tx, vencidos) => {
    const rascunhos = await apagar('rascunhos_de_recebimento', 'guardado_em')(tx, vencidos);
    const fotos = await contar(
      tx,
      sql`delete from fotos_de_ocorrencias where ocorrencia_id is null and criada_em < ${comeco(vencidos.inicio)}`,
    );
    return rascunhos + fotos;
  },
  'fotos-de-ocorrencias': (tx, { inicio }) =>
    contar(
      tx,
      sql`delete from fotos_de_ocorrencias where ocorrencia_id in (
        select o.id from ocorrencias o join recebimentos r on r.id = o.recebimento_id where r.recebido_em < ${comeco(inicio)})`,
    ),
} satisfies Eliminacoes;
