import { formatarData } from '@merenda/shared/formatos';
import { pendenciasDoFechamento, type Somados } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { hoje } from '../../nucleo/relogio.js';
import { SEM_LANCAMENTO } from '../extratos/consultas.js';
import { PAGAMENTOS } from '../pagamentos/consultas.js';
import { painelDoPnae, ultimoDiaDoSaldo } from '../recursos-pnae/painel.js';
import { DO_PNAE, linhasDoPnae, noAno } from '../recursos-pnae/parcelas.js';

/** What is open in the accounts of a year, as sentences. */
export async function pendenciasDoAno(contexto: Contexto, ano: number): Promise<string[]> {
  const { banco } = contexto;
  const { naoClassificado } = await painelDoPnae(contexto, ano);
  const usarAte = await ultimoDiaDoSaldo(banco, ano);
  const { rows } = await banco.execute<Record<'aPagar' | 'saidas' | 'semLancamento', Somados>>(sql`
    select ${somados(sql`r.valor - coalesce(g.valor, 0)`)} ${aPagar(ano)}) as "aPagar",
      ${somados(sql`-x.valor`)} from lancamentos_do_extrato x
        where x.pagamento_id is null and x.valor < 0 and ${noAno(sql`x.data`, ano)}) as "saidas",
      ${somados(sql`g.valor`)} from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id
        where ${SEM_LANCAMENTO} and ${DO_PNAE} and ${noAno(sql`g.data`, ano)}) as "semLancamento"`);
  const nada = { quantos: 0, valor: 0 };
  const { aPagar: notas, saidas, semLancamento } = rows[0] ?? { aPagar: nada, saidas: nada, semLancamento: nada };
  return pendenciasDoFechamento({
    semGrau: naoClassificado.recebido,
    aPagar: notas,
    saidas,
    semLancamento,
    usarAte: usarAte > hoje() ? formatarData(usarAte) : null,
  });
}

const somados = (valor: SQL): SQL =>
  sql`(select json_build_object('quantos', count(*), 'valor', coalesce(sum(${valor}), 0))`;

/** The invoices received in the year that payments and retentions have not used up. */
const aPagar = (ano: number): SQL => sql`
  from (select t.nota_id, sum(t.recebido) as valor from ${linhasDoPnae(ano)} where t.recebido <> 0 group by 1) r
  left join (select nota_fiscal_id, sum(valor + retencao) as valor from pagamentos where estornado_em is null group by 1) g
    on g.nota_fiscal_id = r.nota_id
  where r.valor > coalesce(g.valor, 0)`;
