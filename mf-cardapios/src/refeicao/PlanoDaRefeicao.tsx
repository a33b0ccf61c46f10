import type { PreviaDoAbatimento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { type AcaoDeLinha, Codigo, type Coluna, EstadoVazio, Quantidade, StatusTag, Tabela } from '@merenda/shared/ui';
import { outrosLotesDe } from './outros-lotes.js';

export type ProdutoDoPlano = PreviaDoAbatimento['produtos'][number];

const COLUNAS: readonly Coluna<ProdutoDoPlano>[] = [
  { titulo: 'Alimento', valor: ({ alimentos }) => alimentos.map(({ nome }) => nomeComum(nome)).join(', ') },
  { titulo: 'Produto', valor: ({ produto }) => nomeComum(produto.nome) },
  {
    titulo: 'Lote',
    valor: ({ lote, fixado }) => (
      <>
        <Codigo>{lote}</Codigo> {fixado && <StatusTag tom="espera" rotulo="Escolhido" />}
      </>
    ),
  },
  { titulo: 'Validade', valor: ({ dataValidade }) => dataValidade },
  {
    titulo: 'Tem',
    numerica: true,
    valor: ({ produto, saldo }) => <Quantidade embalagens={saldo} produto={produto} />,
  },
  {
    titulo: 'Sai do estoque',
    numerica: true,
    destaque: true,
    valor: ({ produto, quantidade }) => <Quantidade embalagens={quantidade} produto={produto} />,
  },
  {
    titulo: 'Fica no estoque',
    numerica: true,
    valor: ({ produto, saldoDepois }) => <Quantidade embalagens={saldoDepois} produto={produto} />,
  },
];

interface PlanoDaRefeicaoProps {
  plano: PreviaDoAbatimento;
  /** Asks for another lot in place of this one. */
  aoTrocar: (produto: ProdutoDoPlano) => void;
}

/** What leaves each lot: before, taken, after. */
export function PlanoDaRefeicao({ plano, aoTrocar }: PlanoDaRefeicaoProps) {
  const acoes: AcaoDeLinha<ProdutoDoPlano>[] = [
    {
      rotulo: 'Usar outro lote',
      aoAcionar: aoTrocar,
      impedimento: (produto) =>
        outrosLotesDe(plano, produto).length > 0 ? null : 'A unidade não tem outro lote deste item.',
    },
  ];
  return (
    <Tabela<ProdutoDoPlano>
      rotulo="O que sairá do estoque"
      linhas={plano.produtos}
      colunas={COLUNAS}
      chave={({ id }) => id}
      nomeDaLinha={({ produto, lote }) => `${nomeComum(produto.nome)}, lote ${lote}`}
      acoes={acoes}
      vazio={<EstadoVazio mensagem="Nenhum produto em estoque para esta refeição." />}
    />
  );
}
