import type { ContasDoAno, FechamentoNovo, SituacaoDasContas } from '@merenda/shared/contratos';
import { violacoesDoFechamento } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { conflito, invalido } from '../../nucleo/recusas.js';
import { agora, hoje } from '../../nucleo/relogio.js';
import { lerCorrecoes, lerFechamento } from '../anos-fechados/consultas.js';
import { travaDoAno } from '../anos-fechados/correcoes.js';
import { PAGAMENTOS } from '../pagamentos/consultas.js';
import { divisaoDoPnae } from '../recursos-pnae/divisao.js';
import { painelDoPnae } from '../recursos-pnae/painel.js';
import { DO_PNAE, noAno } from '../recursos-pnae/parcelas.js';
import { alunosDasContas, refeicoesDasContas } from './alunos.js';
import { indicadoresDasContas } from './indicadores.js';
import { pagamentosDasContas, pagoAosAgricultores } from './pagamentos.js';
import { pendenciasDoAno } from './pendencias.js';
import { quadroDoAno } from './quadro.js';

/** Whether the accounts of a year are closed, what is open in them, and what was corrected since. */
export async function situacaoDasContas(contexto: Contexto, ano: number): Promise<SituacaoDasContas> {
  const { banco } = contexto;
  const fechamento = await lerFechamento(banco, ano);
  return fechamento
    ? { ano, fechamento, pendencias: [], correcoes: await lerCorrecoes(banco, ano) }
    : { ano, fechamento, pendencias: await pendenciasDoAno(contexto, ano), correcoes: [] };
}

/**
 * Closes the accounts of a year: all of their figures are kept as they are, for good. 422 before the year has ended, 409
 * when they are closed already, also by somebody else at the same moment.
 */
export function fecharContas(contexto: Contexto, { ano }: FechamentoNovo): Promise<SituacaoDasContas> {
  const [cedo] = violacoesDoFechamento(ano, hoje());
  if (cedo) throw invalido([cedo]);
  return emTransacao(contexto, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${travaDoAno(ano)})`);
    const antes = await lerFechamento(tx, ano);
    if (antes) throw conflito(`As contas de ${ano} já foram fechadas em ${antes.em}, por ${antes.por}.`);
    // Each figure is a statement of its own: meanwhile nothing may change class.
    await tx.execute(sql`lock table aquisicoes, propostas_vencedoras, fornecedores, itens_produto in share mode`);
    const contas = JSON.stringify(await lerContas({ ...contexto, banco: tx }, ano));
    await tx.execute(sql`
      insert into anos_fechados (ano, contas, resumo, pagamentos, usuario_id, fechado_em)
      select ${ano}, c.contas, md5(c.contas::text), array(select g.id from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id
        where g.estornado_em is null and ${DO_PNAE} and ${noAno(sql`g.data`, ano)} order by g.id),
        ${contexto.usuario.id}, ${agora().toISOString()}::timestamptz
      from (select ${contas}::jsonb as contas) c`);
    const depois = await situacaoDasContas({ ...contexto, banco: tx }, ano);
    await auditar(tx, { entidade: 'contas-do-pnae', id: ano, acao: 'FECHAR', depois: { ano } });
    return depois;
  });
}

/** All figures of a year, one after the other: a transaction is one connection. */
async function lerContas(contexto: Contexto, ano: number): Promise<ContasDoAno> {
  return {
    painel: await painelDoPnae(contexto, ano),
    porUnidade: await divisaoDoPnae(contexto, ano, 'UNIDADE'),
    porMes: await divisaoDoPnae(contexto, ano, 'MES'),
    quadro: await quadroDoAno(contexto, ano),
    pagamentos: await pagamentosDasContas(contexto, ano),
    agricultores: await pagoAosAgricultores(contexto, ano),
    alunos: await alunosDasContas(contexto, ano),
    refeicoes: await refeicoesDasContas(contexto, ano),
    indicadores: await indicadoresDasContas(contexto, ano),
  };
}
