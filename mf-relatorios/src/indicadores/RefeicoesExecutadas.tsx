import type { RefeicoesPorMes } from '@merenda/shared/contratos';
import { formatarPercentual, formatarQuantidade } from '@merenda/shared/formatos';
import type { Coluna } from '@merenda/shared/ui';
import { Indicador } from './Indicador.js';
import { useRefeicoesPorMes } from './indicadores.api.js';
import type { Periodo } from './periodo.js';
import { TabelaDoIndicador } from './TabelaDoIndicador.js';

/** '03/2026' → '2026/03', which sorts. */
const ordemDoMes = (mes: string): string => mes.split('/').reverse().join('/');

const COLUNAS: readonly Coluna<RefeicoesPorMes>[] = [
  { titulo: 'Mês', valor: ({ mes }) => mes, ordem: ({ mes }) => ordemDoMes(mes) },
  {
    titulo: 'Planejadas',
    valor: ({ planejadas }) => formatarQuantidade(planejadas),
    ordem: ({ planejadas }) => planejadas,
    numerica: true,
  },
  {
    titulo: 'Executadas',
    valor: ({ executadas }) => formatarQuantidade(executadas),
    ordem: ({ executadas }) => executadas,
    numerica: true,
  },
  { titulo: 'Execução', valor: execucao, numerica: true },
];

/** Meals of the calendar beside those that were executed, month by month. */
export function RefeicoesExecutadas({ periodo }: { periodo: Periodo }) {
  const consulta = useRefeicoesPorMes(periodo);
  return (
    <Indicador
      titulo="Refeições planejadas e executadas"
      consulta={consulta}
      vazio="Nenhuma refeição no período."
      medida="Refeições"
      escrever={(valor) => formatarQuantidade(valor)}
      colunas={(dados) =>
        dados.flatMap(({ mes, planejadas, executadas }) => [
          { nome: mes, serie: 'Planejadas', tom: 'espera' as const, valor: planejadas },
          { nome: mes, serie: 'Executadas', tom: 'sucesso' as const, valor: executadas },
        ])
      }
      tabela={
        <TabelaDoIndicador
          rotulo="Refeições planejadas e executadas"
          exportacao="refeicoes-por-mes"
          recorte={{ ...periodo }}
          consulta={consulta}
          colunas={COLUNAS}
          chave={({ mes }) => mes}
          nomeDaLinha={({ mes }) => mes}
        />
      }
    />
  );
}

function execucao({ planejadas, executadas }: RefeicoesPorMes): string {
  return planejadas === 0 ? '---' : formatarPercentual(((executadas / planejadas) * 100).toFixed(1));
}
