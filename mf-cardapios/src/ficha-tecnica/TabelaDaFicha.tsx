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
];
const UNIDADE: TableColumnType<NutrienteDaFicha> = { title: 'Unidade', dataIndex: 'unidadeDeMedida' };

interface TabelaDaFichaProps {
  nutrientes: readonly NutrienteDaFicha[];
  /** The same nutrients of 100 g of the ready preparation, if its yield is known. */
  por100g?: readonly NutrienteDaFicha[];
}

/** The technical sheet of one portion: nutrient, value, unit, and which foods lack the value. */
export function TabelaDaFicha({ nutrientes, por100g }: TabelaDaFichaProps) {
  const porNome = new Map(por100g?.map((nutriente) => [nutriente.nome, nutriente]));
  const colunas: TableColumnType<NutrienteDaFicha>[] = [
    ...COLUNAS,
    ...(por100g
      ? [
          {
            title: 'Em 100 g prontos',
            align: 'right' as const,
            render: (_: unknown, { nome }: NutrienteDaFicha) => {
              const nutriente = porNome.get(nome);
              return nutriente && <ValorDoNutriente nutriente={nutriente} />;
            },
          },
        ]
      : []),
    UNIDADE,
  ];
  return (
    <Table
      aria-label="Ficha técnica por porção"
      size="small"
      rowKey="nome"
      columns={colunas}
      dataSource={nutrientes}
      pagination={false}
    />
  );
}
