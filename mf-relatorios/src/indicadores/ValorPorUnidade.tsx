import { useSessao } from '@merenda/shared';
import { CAMPOS_DO_VALOR_DO_ESTOQUE, type ValorDoEstoque } from '@merenda/shared/contratos';
import { formatarMoeda, nomeProprio } from '@merenda/shared/formatos';
import { escreverSomaDosLotes } from '@merenda/shared/regras';
import { useColunas } from '@merenda/shared/ui';
import { Indicador } from './Indicador.js';
import { useMaioresEstoques, usePaginasDoValor, type Recorte } from './indicadores.api.js';
import { TabelaDoIndicador } from './TabelaDoIndicador.js';

/** More columns than these leave no room for their names. */
const NO_GRAFICO = 15;

/** px; a column beside two lines of its unit's name, and what the chart has besides columns. */
const COLUNA = 34;
const RESTO = 60;

const NA_TELA = ['unidade', 'valor', 'lotes', 'lotesSemPreco'] as const;

const DESENHOS = {
  valor: ({ valor, lotes, lotesSemPreco }: ValorDoEstoque) => (
    <span className="indicador-numero">{escreverSomaDosLotes(valor, { lotes, semPreco: lotesSemPreco })}</span>
  ),
};

/** The value of the stocks today, by purchase price: the greatest as a chart, all as a table. */
export function ValorPorUnidade({ unidade }: Pick<Recorte, 'unidade'>) {
  const todas = useSessao(({ auth }) => auth.usuario?.estoques.length ?? 0);
  const unidades = unidade === undefined ? todas : 1;
  return (
    <Indicador
      titulo="Valor do estoque por unidade"
      consulta={useMaioresEstoques(unidade, NO_GRAFICO)}
      vazio="Nenhuma unidade está ligada ao seu usuário."
      medida="Valor do estoque (R$)"
      escrever={formatarMoeda}
      colunas={(dados) =>
        dados.map(({ unidade, valor }) => ({ nome: nomeProprio(unidade.nome), serie: 'Valor', valor }))
      }
      deitado
      altura={RESTO + COLUNA * Math.min(unidades, NO_GRAFICO)}
      tabela={<TabelaDoValor unidade={unidade} />}
    />
  );
}

/** By the unit's name. */
function TabelaDoValor({ unidade }: Pick<Recorte, 'unidade'>) {
  const { lida, consulta, naTela, recorte } = usePaginasDoValor(unidade);
  const colunas = useColunas(CAMPOS_DO_VALOR_DO_ESTOQUE, { nomes: NA_TELA, desenhos: DESENHOS, doServidor: true });
  return (
    <TabelaDoIndicador
      rotulo="Valor do estoque por unidade"
      exportacao="valor-dos-estoques"
      recorte={recorte}
      consulta={{ ...consulta, data: lida?.linhas }}
      paginas={naTela}
      colunas={colunas}
      chave={({ unidade }) => unidade.id}
      nomeDaLinha={({ unidade }) => nomeProprio(unidade.nome)}
    />
  );
}
