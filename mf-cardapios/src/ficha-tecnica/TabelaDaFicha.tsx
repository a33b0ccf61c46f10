import { ROTULOS_NUTRIENTE, type NutrienteDaFicha } from '@merenda/shared/contratos';
import { formatarNutriente } from '@merenda/shared/formatos';
import { Table, Typography, type TableColumnType } from 'antd';

/** Nutrient, and the foods that its total lacks. */
export const colunaNutriente = <T extends NutrienteDaFicha>(): TableColumnType<T> => ({
  title: 'Nutriente',
  rowScope: 'row',
  render: (_, { nome, ausentes }) => (
    <>
      {ROTULOS_NUTRIENTE[nome]}
      {ausentes.length > 0 && (
        <Typography.Text type="secondary" style={{ display: 'block', maxWidth: 240, fontSize: 12, fontWeight: 'normal' }}>
          Dado ausente: {ausentes.join(', ')}
        </Typography.Text>
      )}
    </>
  ),
});

const COLUNAS: TableColumnType<NutrienteDaFicha>[] = [
  colunaNutriente(),
  { title: 'Valor', align: 'right', render: (_, { valor }) => formatarNutriente(valor) },
  { title: 'Unidade', dataIndex: 'unidadeDeMedida' },
];

/** The technical sheet of one portion: nutrient, value, unit, and which foods lack the value. */
export function TabelaDaFicha({ nutrientes }: { nutrientes: readonly NutrienteDaFicha[] }) {
  return <Table aria-label="Ficha técnica por porção" size="small" rowKey="nome" columns={COLUNAS} dataSource={nutrientes} pagination={false} scroll={{ x: 'max-content' }} />;
}
