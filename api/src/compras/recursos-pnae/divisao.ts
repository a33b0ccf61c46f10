import type { DivisaoDoPnae, LinhaDaDivisao } from '@merenda/shared/contratos';
import { agrupar, valoresDasBarras, type ParcelaDoPnae } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { lerDoAno } from '../anos-fechados/consultas.js';
import { CLASSES, linhasDoPnae, SOMAS } from './parcelas.js';

/** Key and name of a division; contracts are of the unit that made them, the rest of the unit that received. */
const PARTES: Record<DivisaoDoPnae, { chave: SQL; nome: SQL; ordem: SQL }> = {
  UNIDADE: { chave: sql`u.id`, nome: sql`u.nome`, ordem: sql`u.nome, u.id` },
  MES: { chave: sql`extract(month from t.dia)::int`, nome: sql`to_char(t.dia, 'MM/YYYY')`, ordem: sql`1` },
};

/** The money of a year by unit or by month, with the lines that the panel counts. */
export const divisaoDoPnae = ({ banco }: Contexto, ano: number, por: DivisaoDoPnae): Promise<LinhaDaDivisao[]> =>
  lerDoAno(banco, ano, por === 'UNIDADE' ? 'porUnidade' : 'porMes', () => lerDivisao(banco, ano, por));

async function lerDivisao(banco: Banco, ano: number, por: DivisaoDoPnae): Promise<LinhaDaDivisao[]> {
  const { chave, nome, ordem } = PARTES[por];
  const { rows } = await banco.execute<ParcelaDoPnae & { chave: number; nome: string } & Record<string, unknown>>(sql`
    select ${chave} as chave, ${nome} as nome, t.familiar, t.direta, t.sexo, ip.grau_processamento as grau, ${SOMAS}
    from ${linhasDoPnae(ano)} join unidades_educacionais u on u.id = t.unidade_id
    group by 1, 2, ${CLASSES}${por === 'UNIDADE' ? sql`, u.id` : sql``} order by ${ordem}`);
  return [...agrupar(rows, (linha) => linha.chave).values()].map((parcelas) => {
    const [primeira] = parcelas;
    const { totais, ...valores } = valoresDasBarras(parcelas);
    return { chave: primeira.chave, nome: primeira.nome, ...valores, ...totais };
  });
}
