import { ROTULOS_SITUACAO_NUTRIENTE, type NutrienteDaFicha, type ReferenciaNutricional, type SituacaoNutriente } from '@merenda/shared/contratos';
import { formatarNutriente, formatarQuantidade } from '@merenda/shared/formatos';
import { StatusTag, type Tom } from '@merenda/shared/ui';
import { Flex, Table, Typography, type TableColumnType } from 'antd';
import { comparar, normas, resumir, type LinhaComparada } from './comparacao';
import { colunaNutriente } from './TabelaDaFicha';

/** Below the minimum is red, from it on green (specification 3, section 5); above a maximum is a warning. */
const TONS: Record<SituacaoNutriente, Tom> = { abaixo: 'perigo', adequado: 'sucesso', acima: 'atencao', ausente: 'neutro' };

const limite = (valor: number | null, unidade: string) => (valor === null ? '---' : `${formatarQuantidade(valor, 2)} ${unidade}`);

const COLUNAS: TableColumnType<LinhaComparada>[] = [
  colunaNutriente(),
  { title: 'Total', align: 'right', render: (_, { valor, unidadeDeMedida }) => `${formatarNutriente(valor)} ${unidadeDeMedida}` },
  { title: 'Mínimo', align: 'right', render: (_, { minimo, unidadeDeMedida }) => limite(minimo, unidadeDeMedida) },
  { title: 'Máximo', align: 'right', render: (_, { maximo, unidadeDeMedida }) => limite(maximo, unidadeDeMedida) },
  {
    title: 'Situação',
    render: (_, { situacao }) =>
      situacao ? <StatusTag rotulo={ROTULOS_SITUACAO_NUTRIENTE[situacao]} tom={TONS[situacao]} /> : <Typography.Text type="secondary">Sem referência</Typography.Text>,
  },
];

interface TabelaComparadaProps {
  nutrientes: readonly NutrienteDaFicha[];
  referencia: ReferenciaNutricional;
}

/** A sheet beside the national reference, with the norm's name. It informs and never keeps anybody from saving. */
export function TabelaComparada({ nutrientes, referencia }: TabelaComparadaProps) {
  const linhas = comparar(nutrientes, referencia);
  const { situacao, frase } = resumir(linhas);
  return (
    <Flex vertical gap="small">
      <div role="status">
        <StatusTag rotulo={frase} tom={TONS[situacao]} />
      </div>
      <Table
        aria-label="Ficha técnica comparada com a referência nacional"
        size="small"
        rowKey="nome"
        columns={COLUNAS}
        dataSource={linhas}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        Referência: {normas(referencia)}. Cobre {referencia.coberturaPct}% das necessidades diárias. Fonte: {referencia.fonte}.
      </Typography.Text>
    </Flex>
  );
}
