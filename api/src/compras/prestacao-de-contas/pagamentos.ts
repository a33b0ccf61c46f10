import {
  CAMPOS_DA_RELACAO,
  CAMPOS_DO_PAGO_AO_AGRICULTOR,
  ROTULOS_FOLHA_DAS_CONTAS,
  type LinhaDaRelacao,
  type PagoAoAgricultor,
} from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { NOME_DO_FORNECEDOR } from '../../cadastros/index.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { lerDoAno } from '../anos-fechados/consultas.js';
import { PAGAMENTOS } from '../pagamentos/consultas.js';
import { lerRelacao } from '../pagamentos/relacao.js';
import { DO_PNAE, FAMILIAR, noAno } from '../recursos-pnae/parcelas.js';

/** The year's payments with the money of the national programme: of all units, because the accounts are the municipality's. */
export const pagamentosDasContas = ({ banco }: Contexto, ano: number): Promise<LinhaDaRelacao[]> =>
  lerDoAno(banco, ano, 'pagamentos', () => lerRelacao(banco, [DO_PNAE, noAno(sql`g.data`, ano)]));

/** What was paid in the year to each supplier of family farming, by the CAF of its contracts. Adds up to the panel's 'pago'. */
export const pagoAosAgricultores = ({ banco }: Contexto, ano: number): Promise<PagoAoAgricultor[]> =>
  lerDoAno(banco, ano, 'agricultores', () => lerAgricultores(banco, ano));

async function lerAgricultores(banco: Banco, ano: number): Promise<PagoAoAgricultor[]> {
  const { rows } = await banco.execute<{ linha: PagoAoAgricultor }>(sql`
    select json_build_object('favorecido', t.favorecido, 'inscricao', t.inscricao, 'caf', t.caf, 'cafTipo', t.caf_tipo,
      'gruposPrioritarios', t.grupos, 'mulherTitular', t.mulher, 'notas', t.notas, 'valor', t.valor) as linha
    from (select f.id, ${NOME_DO_FORNECEDOR} as favorecido, coalesce(f.cpf, f.cnpj) as inscricao, coalesce(v.caf_numero, f.caf_numero) as caf,
        coalesce(v.caf_tipo, f.caf_tipo) as caf_tipo, f.grupos_prioritarios as grupos,
        coalesce(v.sexo_do_titular, f.sexo_do_titular) = 'FEMININO' as mulher, count(distinct n.id) as notas, sum(g.valor) as valor
      from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id
      where g.estornado_em is null and ${DO_PNAE} and ${FAMILIAR} and ${noAno(sql`g.data`, ano)}
      group by f.id, 4, 5, 7) t
    order by t.favorecido, t.caf, t.id`);
  return rows.map(({ linha }) => linha);
}

/** The accounts' list of payments, for the spreadsheet. */
export const EXPORTACAO_DOS_PAGAMENTOS_DAS_CONTAS = exportavel('GET /recursos-pnae/contas/pagamentos', {
  titulo: ROTULOS_FOLHA_DAS_CONTAS['contas-pagamentos'],
  ler: (contexto, { query }) => pagamentosDasContas(contexto, query.ano),
  campos: CAMPOS_DA_RELACAO,
});

/** Family farming, for the spreadsheet. */
export const EXPORTACAO_DOS_AGRICULTORES = exportavel('GET /recursos-pnae/contas/agricultura-familiar', {
  titulo: ROTULOS_FOLHA_DAS_CONTAS['contas-agricultura-familiar'],
  ler: (contexto, { query }) => pagoAosAgricultores(contexto, query.ano),
  campos: CAMPOS_DO_PAGO_AO_AGRICULTOR,
});
