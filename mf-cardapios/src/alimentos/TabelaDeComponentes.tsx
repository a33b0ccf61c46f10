import { LIMITES, type ComponenteNutricional } from '@merenda/shared/contratos';
import { EntradaQuantidade, EstadoErro } from '@merenda/shared/ui';
import { Form, Skeleton, Table, type TableColumnType } from 'antd';
import { useComponentes } from './alimentos.api';

/** Decimals of a nutrient's value, as the composition table has them. */
const CASAS = 4;

const ATE_O_LIMITE = { type: 'number' as const, max: LIMITES.componente, message: 'Valor grande demais.' };

const COLUNAS: TableColumnType<ComponenteNutricional>[] = [
  { title: 'Tipo', dataIndex: 'tipo', rowScope: 'row' },
  { title: 'Grupo nutricional', dataIndex: 'grupo' },
  { title: 'Unidade', dataIndex: 'unidadeMedida' },
  {
    title: 'Valor',
    width: 150,
    render: (_, { tipo }, posicao) => (
      <Form.Item name={['componentes', posicao, 'valor']} rules={[ATE_O_LIMITE]} style={{ margin: 0 }}>
        <EntradaQuantidade casas={CASAS} placeholder="Não analisado" aria-label={`Valor de ${tipo}`} />
      </Form.Item>
    ),
  },
];

/** The nutrients of a food, to be typed. A field left blank means 'não analisado', which is not zero. */
export function TabelaDeComponentes() {
  const componentes = useComponentes();
  if (componentes.error) return <EstadoErro erro={componentes.error} aoTentar={() => void componentes.refetch()} tentando={componentes.isFetching} />;
  if (!componentes.data) return <Skeleton active />;
  return (
    <Table
      aria-label="Componentes nutricionais"
      caption="Deixe em branco o que não foi analisado: em branco não é zero."
      size="small"
      rowKey="id"
      columns={COLUNAS}
      dataSource={componentes.data}
      pagination={false}
      scroll={{ x: 'max-content' }}
      style={{ marginBottom: 24 }}
    />
  );
}
