import { sql } from 'drizzle-orm';
import { apagarVencidos, meiaNoiteDe, contarLinhas, type Eliminacoes } from '../../acesso/index.js';

/** The elimination of the drafts of receipts and of the pictures of their occurrences. */
export const ELIMINACOES_DO_RECEBIMENTO = {
  rascunhos: async (tx, vencidos) => {
    const rascunhos = await apagarVencidos('rascunhos_de_recebimento', 'guardado_em')(tx, vencidos);
    const fotos = await contarLinhas(
      tx,
      sql`delete from fotos_de_ocorrencias where ocorrencia_id is null and criada_em < ${meiaNoiteDe(vencidos.inicio)}`,
    );
    return rascunhos + fotos;
  },
  'fotos-de-ocorrencias': (tx, { inicio }) =>
    contarLinhas(
      tx,
      sql`delete from fotos_de_ocorrencias where ocorrencia_id in (
        select o.id from ocorrencias o join recebimentos r on r.id = o.recebimento_id where r.recebido_em < ${meiaNoiteDe(inicio)})`,
    ),
} satisfies Eliminacoes;
