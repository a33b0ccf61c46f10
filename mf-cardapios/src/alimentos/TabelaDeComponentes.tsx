import { LIMITES, type ComponenteNutricional } from '@merenda/shared/contratos';
import { EntradaQuantidade, EstadoErro, useTelaEstreita } from '@merenda/shared/ui';
import { Form, Skeleton, Table, Typography, type TableColumnType } from 'antd';
import { TITULO_DA_LINHA } from '../ficha-tecnica/TabelaDaFicha';
import { useComponentes } from './alimentos.api';

/** Decimals of a nutrient's value, as the composition table has them. */
const CASAS = 4;

const ATE_O_LIMITE = { type: 'number' as const, max: LIMITES.componente, message: 'Valor grande demais.' };

const COLUNAS: TableColumnType<ComponenteNutricional>[] = [
  { title: 'Tipo', dataIndex: 'tipo', ...TITULO_DA_LINHA },
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

/** A phone has no room for the group, which the name of the nutrient already tells. */
const SEM_GRUPO = COLUNAS.filter(({ title }) => title !== 'Grupo nutricional');

/** The nutrients of a food, to be typed. A field left blank means 'não analisado', which is not zero. */
export function TabelaDeComponentes() {
  const estreita = useTelaEstreita();
  const componentes = useComponentes();
  if (componentes.error) return <EstadoErro erro={componentes.error} aoTentar={() => void componentes.refetch()} tentando={componentes.isFetching} />;
  if (!componentes.data) return <Skeleton active />;
  return (
    <>
      <Typography.Paragraph>Deixe em branco o que não foi analisado: em branco não é zero.</Typography.Paragraph>
      <Table
        aria-label="Componentes nutricionais"
        size="small"
        rowKey="id"
        columns={estreita ? SEM_GRUPO : COLUNAS}
        dataSource={componentes.data}
        pagination={false}
        style={{ marginBottom: 24 }}
      />
    </>
  );
}
