import {
  CAMPOS_DO_CONSUMO,
  SIMBOLOS_UNIDADE_MEDIDA,
  type ConsumoMensal,
  type UnidadeMedida,
} from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { useColunas } from '@merenda/shared/ui';
import { Segmented } from 'antd';
import { useState } from 'react';
import { Indicador } from './Indicador.js';
import { useConsumoMensal, usePaginasDoConsumo, type Recorte } from './indicadores.api.js';
import { TabelaDoIndicador } from './TabelaDoIndicador.js';

/** More series than these look alike. */
const MAIORES = 6;

const NA_TELA = ['item', 'mes', 'quantidade', 'unidadeMedida'] as const;

/** Monthly consumption: the items of one unit of measure that were consumed most as a chart, all of them as a table. */
export function ConsumoPorItem({ de }: { de: Recorte }) {
  const consulta = useConsumoMensal(de, MAIORES);
  const [escolhida, setEscolhida] = useState<UnidadeMedida>('KG');
  const unidades = [...new Set(consulta.data?.map(({ unidadeMedida }) => unidadeMedida))];
  const unidade = unidades.includes(escolhida) ? escolhida : (unidades[0] ?? 'KG');
  const simbolo = SIMBOLOS_UNIDADE_MEDIDA[unidade];
  return (
    <Indicador
      titulo="Consumo mensal por item"
      consulta={consulta}
      vazio="Nenhuma refeição executada nem kit entregue no período."
      medida={`Consumo (${simbolo})`}
      escrever={(valor) => `${formatarQuantidade(valor)} ${simbolo}`}
      colunas={(dados) =>
        dados
          .filter(({ unidadeMedida }) => unidadeMedida === unidade)
          .map(({ mes, item, quantidade }) => ({ nome: mes, serie: nomeComum(item.nome), valor: quantidade }))
      }
      controle={
        unidades.length > 1 && (
          <Segmented
            aria-label="Unidade de medida do gráfico"
            value={unidade}
            onChange={setEscolhida}
            options={unidades.map((value) => ({ value, label: SIMBOLOS_UNIDADE_MEDIDA[value] }))}
          />
        )
      }
      tabela={<TabelaDoConsumo de={de} />}
    />
  );
}

/** All items of all units of measure, by month and item. */
function TabelaDoConsumo({ de }: { de: Recorte }) {
  const { lida, consulta, naTela, recorte } = usePaginasDoConsumo(de);
  const colunas = useColunas(CAMPOS_DO_CONSUMO, { nomes: NA_TELA, doServidor: true });
  return (
    <TabelaDoIndicador
      rotulo="Consumo mensal por item"
      exportacao="consumo-mensal"
      recorte={recorte}
      consulta={{ ...consulta, data: lida?.linhas }}
      paginas={naTela}
      colunas={colunas}
      chave={chaveDe}
      nomeDaLinha={({ item, mes }) => `${nomeComum(item.nome)}, ${mes}`}
    />
  );
}

const chaveDe = ({ mes, item, unidadeMedida }: ConsumoMensal): string => `${mes} ${item.id} ${unidadeMedida}`;
