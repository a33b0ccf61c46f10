import {
  CAMPOS_DA_RECEITA,
  SIMBOLOS_UNIDADE_MEDIDA,
  type Preparo,
  type UnidadeMedida,
} from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, SEM_VALOR } from '@merenda/shared/formatos';
import { useDetalhes, type Detalhe } from '@merenda/shared/ui';
import { Table, Typography, type TableColumnType } from 'antd';
import { TITULO_DA_LINHA } from '../ficha-tecnica/TabelaDaFicha.js';

type Ingrediente = Preparo['ingredientes'][number];

const medida = (quantidade: number, unidade: UnidadeMedida) =>
  `${formatarQuantidade(quantidade)} ${SIMBOLOS_UNIDADE_MEDIDA[unidade]}`;

const COLUNAS: TableColumnType<Ingrediente>[] = [
  {
    title: 'Alimento',
    ...TITULO_DA_LINHA,
    render: (_, { alimento, substitutos }) => (
      <>
        {nomeComum(alimento.nome)}
        {substitutos.map((substituto) => (
          <Typography.Text
            key={substituto.id}
            type="secondary"
            style={{ display: 'block', fontSize: 12, fontWeight: 'normal' }}
          >
            {nomeComum(substituto.patologia.tipo)}: {nomeComum(substituto.alimento.nome)},{' '}
            {medida(substituto.quantidade, substituto.unidadeMedida)}
          </Typography.Text>
        ))}
      </>
    ),
  },
  {
    title: 'Quantidade',
    align: 'right',
    render: (_, { quantidade, unidadeMedida, medidaCaseira }) => (
      <>
        {medida(quantidade, unidadeMedida)}
        {medidaCaseira && (
          <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
            {medidaCaseira}
          </Typography.Text>
        )}
      </>
    ),
  },
  {
    title: 'Peso bruto (fator)',
    align: 'right',
    render: (_, { pesoBruto, fatorCorrecao, unidadeMedida }) =>
      pesoBruto === null || fatorCorrecao === null
        ? SEM_VALOR
        : `${medida(pesoBruto, unidadeMedida)} (${formatarQuantidade(fatorCorrecao)})`,
  },
];

/** A recipe, the current one or a kept version. */
type Receita = Omit<Preparo, 'id'>;

/** The data of a recipe besides its ingredients. */
export const useDetalhesDaReceita = (): ((receita: Receita) => Detalhe[]) =>
  useDetalhes<Receita, keyof typeof CAMPOS_DA_RECEITA>(CAMPOS_DA_RECEITA, {
    modoPreparo: ({ modoPreparo }) => <span style={{ whiteSpace: 'pre-line' }}>{modoPreparo}</span>,
  });

/** The ingredients of a recipe, read-only. */
export function TabelaDeIngredientes({ ingredientes }: { ingredientes: Receita['ingredientes'] }) {
  return (
    <>
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Ingredientes
      </Typography.Title>
      <Table
        aria-label="Ingredientes"
        size="small"
        rowKey="id"
        columns={COLUNAS}
        dataSource={ingredientes}
        pagination={false}
      />
    </>
  );
}
