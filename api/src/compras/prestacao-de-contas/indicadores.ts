import {
  BARRAS_DO_PNAE,
  CAMPOS_DOS_INDICADORES,
  ROTULOS_FOLHA_DAS_CONTAS,
  type IndicadorLido,
} from '@merenda/shared/contratos';
import { formatarQuantidade, nomeProprio } from '@merenda/shared/formatos';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { gastosDasRefeicoes } from '../../cardapios/index.js';
import { lerGuardadas } from '../../mecanismos/configuracoes.js';
import { exportavel } from '../../mecanismos/exportacoes/exportavel.js';
import { lerDoAno } from '../anos-fechados/consultas.js';
import { emVigorNoAno, VENDAS_DAS_CAFS } from '../aquisicoes/vendas-das-cafs.js';
import { PAGAMENTOS } from '../pagamentos/consultas.js';
import { painelDoPnae } from '../recursos-pnae/painel.js';
import { DO_PNAE, noAno } from '../recursos-pnae/parcelas.js';

type Contados = Record<
  'tipos' | 'maior' | 'refeicoes' | 'custo' | 'sem_preco' | 'dietas' | 'nutricionistas',
  string | null
>;

/** The figures of the year's accounts: the shares of the panel in what was paid, and counts. */
export const indicadoresDasContas = (contexto: Contexto, ano: number): Promise<IndicadorLido[]> =>
  lerDoAno(contexto.banco, ano, 'indicadores', () => lerIndicadores(contexto, ano));

async function lerIndicadores(contexto: Contexto, ano: number): Promise<IndicadorLido[]> {
  const { barras } = await painelDoPnae(contexto, ano);
  const { rows } = await contexto.banco.execute<Contados>(sql`
    with vendas as (select t.* from ${VENDAS_DAS_CAFS} t join aquisicoes a on a.id = t.aquisicao_id where ${emVigorNoAno(ano)} and not t.grupo),
    servidas as (select r.id, r.quantidade_de_pessoas from refeicoes r where r.executado and r.excluido_em is null and ${noAno(sql`r.dia`, ano)}),
    gastos as (${gastosDasRefeicoes(sql`select id from servidas`)})
    select (select count(distinct p.item_id)::text from ${PAGAMENTOS} join aquisicoes a on a.id = s.aquisicao_id
        join pagamento_itens pi on pi.pagamento_id = g.id join recebimento_produtos rp on rp.id = pi.recebimento_produto_id
        join itens_solicitacao x on x.id = rp.item_solicitacao_id join produtos p on p.id = x.produto_id join itens_produto ip on ip.id = p.item_id
        where g.estornado_em is null and ${DO_PNAE} and ${noAno(sql`g.data`, ano)} and ip.grau_processamento = 'IN_NATURA_MINIMAMENTE_PROCESSADO') as tipos,
      (select round(max(valor), 2)::text from (select sum(valor) as valor from vendas group by caf) t) as maior,
      (select coalesce(sum(quantidade_de_pessoas), 0)::text from servidas) as refeicoes,
      (select round(sum(gastos.valor) / nullif(sum(servidas.quantidade_de_pessoas), 0), 2)::text from servidas left join gastos using (id)) as custo,
      (select count(*) filter (where gastos.sem_preco)::text from gastos) as sem_preco,
      (select coalesce(sum(d.alunos), 0)::text from refeicao_dietas d join servidas on servidas.id = d.refeicao_id) as dietas,
      (select count(*)::text from usuarios u join pessoas q on q.id = u.pessoa_id where u.ativo and q.pessoa_tipo = 'NUTRICIONISTA') as nutricionistas`);
  const [lidos] = rows;
  const { nutricionistaNome, nutricionistaCrn } = await lerGuardadas(contexto.banco);
  const numero = (coluna: keyof Contados): number | null => {
    const lido = lidos?.[coluna] ?? null;
    return lido === null ? null : Number(lido);
  };
  const semPreco = numero('sem_preco') ?? 0;
  return [
    ...BARRAS_DO_PNAE.map((codigo) => ({
      indicador: codigo,
      valor: barras.find((barra) => barra.codigo === codigo)?.pago.percentual ?? null,
      observacao: null,
    })),
    { indicador: 'TIPOS_IN_NATURA', valor: numero('tipos'), observacao: null },
    { indicador: 'MAIOR_POR_CAF', valor: numero('maior'), observacao: null },
    { indicador: 'REFEICOES', valor: numero('refeicoes'), observacao: null },
    {
      indicador: 'CUSTO_POR_REFEICAO',
      valor: numero('custo'),
      observacao:
        semPreco === 0
          ? null
          : semPreco === 1
            ? 'De 1 prato servido falta o preço de um alimento.'
            : `De ${formatarQuantidade(semPreco)} pratos servidos falta o preço de algum alimento.`,
    },
    { indicador: 'DIETAS', valor: numero('dietas'), observacao: null },
    {
      indicador: 'NUTRICIONISTAS',
      valor: numero('nutricionistas'),
      observacao:
        nutricionistaNome === null
          ? null
          : `Responsável técnica: ${nomeProprio(nutricionistaNome)}, ${nutricionistaCrn ?? ''}.`,
    },
  ];
}

/** The figures, for the spreadsheet. */
export const EXPORTACAO_DOS_INDICADORES = exportavel('GET /recursos-pnae/contas/indicadores', {
  titulo: ROTULOS_FOLHA_DAS_CONTAS['contas-indicadores'],
  ler: (contexto, { query }) => indicadoresDasContas(contexto, query.ano),
  campos: CAMPOS_DOS_INDICADORES,
});
