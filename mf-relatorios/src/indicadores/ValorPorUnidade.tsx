import type { ValorDoEstoque } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade } from '@merenda/shared/formatos';
import { Tabela, type Coluna } from '@merenda/shared/ui';
import { Indicador } from './Indicador.js';
import { useValorDosEstoques } from './indicadores.api.js';

const COLUNAS: readonly Coluna<ValorDoEstoque>[] = [
  { titulo: 'Unidade', valor: ({ unidade }) => unidade.nome, ordem: ({ unidade }) => unidade.nome },
  {
    titulo: 'Valor',
    valor: ({ valor }) => <span className="indicador-numero">{formatarMoeda(valor)}</span>,
    ordem: ({ valor }) => valor,
    numerica: true,
  },
  { titulo: 'Lotes', valor: ({ lotes }) => formatarQuantidade(lotes), ordem: ({ lotes }) => lotes, numerica: true },
  {
    titulo: 'Lotes sem preço',
    valor: ({ lotesSemPreco }) => formatarQuantidade(lotesSemPreco),
    ordem: ({ lotesSemPreco }) => lotesSemPreco,
    numerica: true,
  },
];

/** The value of the stocks today, by purchase price. */
export function ValorPorUnidade() {
  return (
    <Indicador
      titulo="Valor do estoque por unidade"
      consulta={useValorDosEstoques()}
      vazio="Nenhuma unidade está ligada ao seu usuário."
      medida="Valor do estoque (R$)"
      escrever={formatarMoeda}
      colunas={(dados) => dados.map(({ unidade, valor }) => ({ nome: unidade.nome, serie: 'Valor', valor }))}
      deitado
      tabela={(dados) => (
        <Tabela
          rotulo="Valor do estoque por unidade"
          linhas={dados}
          colunas={COLUNAS}
          chave={({ unidade }) => unidade.id}
          nomeDaLinha={({ unidade }) => unidade.nome}
          vazio=""
        />
      )}
    />
  );
}
