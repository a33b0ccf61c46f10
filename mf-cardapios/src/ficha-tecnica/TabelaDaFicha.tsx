import { ROTULOS_NUTRIENTE, type NutrienteDaFicha } from '@merenda/shared/contratos';
import { Table, type TableColumnType } from 'antd';
import { DadoAusente } from './DadoAusente.js';
import { ValorDoNutriente } from './ValorDoNutriente.js';

/** A row's own header, without the colours of the table's. */
export const TITULO_DA_LINHA = {
  rowScope: 'row' as const,
  onCell: () => ({ style: { background: 'transparent', fontWeight: 500 } }),
};

const COLUNAS: TableColumnType<NutrienteDaFicha>[] = [
  {
    title: 'Nutriente',
    ...TITULO_DA_LINHA,
    render: (_, { nome, ausentes }) => (
      <>
        {ROTULOS_NUTRIENTE[nome]}
        <DadoAusente alimentos={ausentes} />
      </>
    ),
  },
  { title: 'Valor', align: 'right', render: (_, nutriente) => <ValorDoNutriente nutriente={nutriente} /> },
  { title: 'Unidade', dataIndex: 'unidadeDeMedida' },
];

/** The technical sheet of one portion: nutrient, value, unit, and which foods lack the value. */
export function TabelaDaFicha({ nutrientes }: { nutrientes: readonly NutrienteDaFicha[] }) {
  return (
    <Table
      aria-label="Ficha técnica por porção"
      size="small"
      rowKey="nome"
      columns={COLUNAS}
      dataSource={nutrientes}
      pagination={false}
    />
  );
}
