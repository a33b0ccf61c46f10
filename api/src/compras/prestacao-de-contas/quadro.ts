import {
  CAMPOS_DO_QUADRO,
  ROTULOS_FOLHA_DAS_CONTAS,
  TIPOS_DE_RECURSO,
  type LinhaDoQuadroDasContas,
} from '@merenda/shared/contratos';
import { dataComparavel, formatarData } from '@merenda/shared/formatos';
import { saldosDoAno } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { hoje } from '../../nucleo/relogio.js';
import { lerDoAno } from '../anos-fechados/consultas.js';
import { PAGAMENTOS } from '../pagamentos/consultas.js';
import { listarRecursos } from '../recursos-pnae/consultas.js';
import { ultimoDiaDoSaldo } from '../recursos-pnae/painel.js';
import { DO_PNAE, noAno } from '../recursos-pnae/parcelas.js';

/** Income and expenses of a year: each entry and return, what was paid, and the balances of the year's end and of February. */
export const quadroDoAno = ({ banco }: Contexto, ano: number): Promise<LinhaDoQuadroDasContas[]> =>
  lerDoAno(banco, ano, 'quadro', () => lerQuadro(banco, ano));

async function lerQuadro(banco: Banco, ano: number): Promise<LinhaDoQuadroDasContas[]> {
  const usarAte = await ultimoDiaDoSaldo(banco, ano);
  const recursos = await listarRecursos(banco, ano);
  const pago = await somaPaga(banco, noAno(sql`g.data`, ano));
  const passou = usarAte <= hoje();
  const { saldo, deFevereiro } = saldosDoAno({
    ano,
    recursos: recursos.map(({ data, ...recurso }) => ({ ...recurso, data: dataComparavel(data) })),
    pago,
    pagoAteFevereiro: passou
      ? await somaPaga(banco, sql`${noAno(sql`g.data`, ano + 1)} and g.data <= ${usarAte}::date`)
      : null,
  });
  const soma = (
    linha: LinhaDoQuadroDasContas['linha'],
    data: string | null,
    valor: number | null,
  ): LinhaDoQuadroDasContas => ({ linha, parcela: null, data, documento: null, valor });
  return [
    ...TIPOS_DE_RECURSO.flatMap((tipo) =>
      recursos
        .filter((recurso) => recurso.tipo === tipo)
        .map(({ parcela, data, documento, valor }) => ({ linha: tipo, parcela, data, documento, valor })),
    ),
    soma('DESPESA', null, Number(pago)),
    soma('SALDO', `31/12/${ano}`, saldo.toNumber()),
    soma('SALDO_DE_FEVEREIRO', formatarData(usarAte), deFevereiro?.toNumber() ?? null),
  ];
}

/** R$ of the payments in force with the money of the national programme on these days of `g`. */
async function somaPaga(banco: Banco, dias: SQL): Promise<string> {
  const { rows } = await banco.execute<{ valor: string }>(sql`
    select coalesce(sum(g.valor), 0)::text as valor from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id
    where g.estornado_em is null and ${DO_PNAE} and ${dias}`);
  return rows[0]?.valor ?? '0';
}

/** Income and expenses, for the spreadsheet. */
export const EXPORTACAO_DO_QUADRO = exportavel('GET /recursos-pnae/contas/quadro', {
  titulo: ROTULOS_FOLHA_DAS_CONTAS['contas-quadro'],
  ler: (contexto, { query }) => quadroDoAno(contexto, query.ano),
  campos: CAMPOS_DO_QUADRO,
});
