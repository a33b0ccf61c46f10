import { ROTULOS_TIPO_REFEICAO, type SobraDaRefeicao } from '@merenda/shared/contratos';
import { dataComparavel, formatarQuantidade } from '@merenda/shared/formatos';
import type { Coluna } from '@merenda/shared/ui';
import { useMemo } from 'react';
import type { Coluna as ColunaDoGrafico } from './GraficoDeColunas.js';
import { Indicador } from './Indicador.js';
import { useSobras } from './indicadores.api.js';
import type { Periodo } from './periodo.js';
import { TabelaDoIndicador } from './TabelaDoIndicador.js';

/** More columns than these are too thin to be told apart. */
const NO_GRAFICO = 20;

const COLUNAS: readonly Coluna<SobraDaRefeicao>[] = [
  { titulo: 'Prato', valor: ({ prato }) => prato.nome, ordem: ({ prato }) => prato.nome },
  {
    titulo: 'Data',
    valor: ({ dia, hora }) => `${dia} ${hora}`,
    ordem: ({ dia, hora }) => dataComparavel(`${dia} ${hora}`),
  },
  { titulo: 'Unidade', valor: ({ unidade }) => unidade.nome, ordem: ({ unidade }) => unidade.nome },
  { titulo: 'Refeição', valor: ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo] },
  {
    titulo: 'Sobra (kg)',
    valor: ({ sobra }) => formatarQuantidade(sobra, 2),
    ordem: ({ sobra }) => sobra,
    numerica: true,
  },
  {
    titulo: 'Por aluno (g)',
    valor: (linha) => formatarQuantidade(porAluno(linha), 0),
    ordem: porAluno,
    numerica: true,
  },
];

/** The leftovers of each meal: the newest as a chart, all as a table. */
export function SobraPorRefeicao({ periodo }: { periodo: Periodo }) {
  return (
    <Indicador
      titulo="Sobra por refeição"
      consulta={useSobras(periodo, NO_GRAFICO)}
      vazio="Nenhuma sobra foi pesada no período."
      largo
      medida="Sobra (kg)"
      escrever={(valor) => `${formatarQuantidade(valor, 2)} kg`}
      colunas={(dados) => dados.map(colunaDe)}
      tabela={<TabelaDasSobras periodo={periodo} />}
    />
  );
}

/** Newest first. */
function TabelaDasSobras({ periodo }: { periodo: Periodo }) {
  const consulta = useSobras(periodo);
  const data = useMemo(() => consulta.data?.toReversed(), [consulta.data]);
  return (
    <TabelaDoIndicador
      rotulo="Sobra por refeição"
      consulta={{ ...consulta, data }}
      colunas={COLUNAS}
      chave={({ id }) => id}
      nomeDaLinha={({ prato, dia }) => `${prato.nome}, ${dia}`}
    />
  );
}

const colunaDe = ({ id, dia, hora, prato, unidade, sobra }: SobraDaRefeicao): ColunaDoGrafico => ({
  nome: `${dia} ${hora} ${prato.nome}, ${unidade.nome} (nº ${id})`,
  rotulo: dia.slice(0, 5),
  serie: 'Sobra',
  valor: sobra,
});

function porAluno({ sobra, quantidadeDePessoas }: SobraDaRefeicao): number {
  return (sobra * 1000) / quantidadeDePessoas;
}
