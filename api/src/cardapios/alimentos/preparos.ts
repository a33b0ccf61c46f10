import type { UnidadeMedida } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { recusaConversao, violacao, type Violacao } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Transacao } from '../../banco/transacao.js';

/** A preparation that measures a food in a unit, in an ingredient or a substitute. */
interface UsoNoPreparo {
  nome: string;
  unidade: UnidadeMedida;
}

/** The units in which preparations measure foods, by food; of one food, or of all. */
export async function usosDosPreparos(
  banco: Banco | Transacao,
  alimentoId?: number,
): Promise<Map<number, UsoNoPreparo[]>> {
  const deste = (coluna: string) =>
    alimentoId === undefined ? sql`true` : sql`${sql.identifier(coluna)}.alimento_id = ${alimentoId}`;
  const { rows } = await banco.execute<UsoNoPreparo & { alimento: number } & Record<string, unknown>>(sql`
    select u.alimento, p.nome, u.unidade from preparos p join (
      select preparo_id, i.alimento_id as alimento, i.unidade_medida as unidade from preparo_ingredientes i where ${deste('i')}
      union select i.preparo_id, s.alimento_id, s.unidade_medida from ingrediente_substitutos s join preparo_ingredientes i on i.id = s.ingrediente_id where ${deste('s')}
    ) u on u.preparo_id = p.id order by p.nome`);
  const usos = new Map<number, UsoNoPreparo[]>();
  for (const { alimento, nome, unidade } of rows)
    usos.set(alimento, [...(usos.get(alimento) ?? []), { nome, unidade }]);
  return usos;
}

/** A food keeps the dimension in which preparations measure it: grams cannot silently become millilitres. */
export function violacoesDosPreparos(usos: readonly UsoNoPreparo[], unidadeMedida: UnidadeMedida): Violacao[] {
  return usos.flatMap(({ nome, unidade }) => {
    const recusa = recusaConversao(unidade, unidadeMedida);
    return violacao(
      recusa !== null,
      'unidadeMedida',
      `O preparo ${nomeComum(nome)} usa este alimento em outra medida. ${recusa}`,
    );
  });
}
