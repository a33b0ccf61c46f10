import { sql, type SQL } from 'drizzle-orm';
import { DOCUMENTO } from './abatimento.js';

/**
 * The select of what executed meals cost, a row for each: what they drew at the prices that were stored with it, never
 * recomputed. What has no price is in no cost; `sem_preco` and `estimado` say of which meals.
 * @param refeicoes a select of their ids
 */
export const gastosDasRefeicoes = (refeicoes: SQL): SQL => sql`
  select k.documento_id as id, sum(-k.quantidade * k.preco_unidade) as valor, bool_or(k.preco_unidade is null) as sem_preco,
    bool_or(k.preco_estimado and k.preco_unidade is not null) as estimado
  from kardex k where k.documento = ${DOCUMENTO} and k.tipo = 'REFEICAO' and k.documento_id in (${refeicoes})
  group by k.documento_id`;
