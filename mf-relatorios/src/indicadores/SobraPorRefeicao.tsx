import { CAMPOS_DA_SOBRA, type SobraDaRefeicao } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { useColunas } from '@merenda/shared/ui';
import type { Coluna as ColunaDoGrafico } from './GraficoDeColunas.js';
import { Indicador } from './Indicador.js';
import { usePaginasDeSobras, useSobras, type Recorte } from './indicadores.api.js';
import { TabelaDoIndicador } from './TabelaDoIndicador.js';

/** More columns than these are too thin to be read. */
const NO_GRAFICO = 20;

const NA_TELA = ['prato', 'dia', 'unidade', 'tipo', 'sobra', 'porAluno'] as const;

/** The leftovers of each meal: the newest as a chart, all as a table. */
export function SobraPorRefeicao({ de }: { de: Recorte }) {
  return (
    <Indicador
      titulo="Sobra por refeição"
      consulta={useSobras(de, NO_GRAFICO)}
      vazio="Nenhuma sobra foi pesada no período."
      largo
      medida="Sobra (kg)"
      escrever={(valor) => `${formatarQuantidade(valor, 2)} kg`}
      colunas={(dados) => dados.map(colunaDe)}
      tabela={<TabelaDasSobras de={de} />}
    />
  );
}

/** Newest first. */
function TabelaDasSobras({ de }: { de: Recorte }) {
  const { lida, consulta, naTela, recorte } = usePaginasDeSobras(de);
  const colunas = useColunas(CAMPOS_DA_SOBRA, { nomes: NA_TELA, doServidor: true });
  return (
    <TabelaDoIndicador
      rotulo="Sobra por refeição"
      exportacao="sobras"
      recorte={recorte}
      consulta={{ ...consulta, data: lida?.linhas }}
      paginas={naTela}
      colunas={colunas}
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
