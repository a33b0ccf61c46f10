import { CAMPOS_DAS_REFEICOES_POR_MES } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { useColunas } from '@merenda/shared/ui';
import { Indicador } from './Indicador.js';
import { useRefeicoesPorMes, type Recorte } from './indicadores.api.js';
import { TabelaDoIndicador } from './TabelaDoIndicador.js';

const NA_TELA = ['mes', 'planejadas', 'executadas', 'execucao'] as const;

/** Meals of the calendar beside those that were executed, month by month. */
export function RefeicoesExecutadas({ de }: { de: Recorte }) {
  const consulta = useRefeicoesPorMes(de);
  const naTabela = useColunas(CAMPOS_DAS_REFEICOES_POR_MES, { nomes: NA_TELA });
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
          recorte={{ ...de }}
          consulta={consulta}
          colunas={naTabela}
          chave={({ mes }) => mes}
          nomeDaLinha={({ mes }) => mes}
        />
      }
    />
  );
}
