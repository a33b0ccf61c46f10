import { ROTULOS_TIPO_REFEICAO, type SobraDaRefeicao } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { sobraPorAluno } from '@merenda/shared/regras';
import type { Coluna } from '@merenda/shared/ui';
import type { Coluna as ColunaDoGrafico } from './GraficoDeColunas.js';
import { Indicador } from './Indicador.js';
import { usePaginasDeSobras, useSobras } from './indicadores.api.js';
import type { Periodo } from './periodo.js';
import { TabelaDoIndicador } from './TabelaDoIndicador.js';

/** More columns than these are too thin to be read. */
const NO_GRAFICO = 20;

const COLUNAS: readonly Coluna<SobraDaRefeicao>[] = [
  { titulo: 'Prato', ordem: 'prato', valor: ({ prato }) => nomeComum(prato.nome) },
  { titulo: 'Data', ordem: 'data', valor: ({ dia, hora }) => `${dia} ${hora}` },
  { titulo: 'Unidade', ordem: 'unidade', valor: ({ unidade }) => nomeProprio(unidade.nome) },
  { titulo: 'Refeição', valor: ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo] },
  { titulo: 'Sobra (kg)', ordem: 'sobra', valor: ({ sobra }) => formatarQuantidade(sobra, 2), numerica: true },
  {
    titulo: 'Por aluno (g)',
    ordem: 'porAluno',
    valor: (linha) => formatarQuantidade(sobraPorAluno(linha), 0),
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
  const { lida, consulta, naTela, recorte } = usePaginasDeSobras(periodo);
  return (
    <TabelaDoIndicador
      rotulo="Sobra por refeição"
      exportacao="sobras"
      recorte={recorte}
      consulta={{ ...consulta, data: lida?.linhas }}
      paginas={naTela}
      colunas={COLUNAS}
      chave={({ id }) => id}
      nomeDaLinha={({ prato, dia }) => `${nomeComum(prato.nome)}, ${dia}`}
    />
  );
}

const colunaDe = ({ id, dia, hora, prato, unidade, sobra }: SobraDaRefeicao): ColunaDoGrafico => ({
  nome: `${dia} ${hora} ${nomeComum(prato.nome)}, ${nomeProprio(unidade.nome)} (nº ${id})`,
  rotulo: dia.slice(0, 5),
  serie: 'Sobra',
  valor: sobra,
});
