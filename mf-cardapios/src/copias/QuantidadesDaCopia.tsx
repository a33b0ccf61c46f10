import type { Preparo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { comMedida, usoDaCopia } from '@merenda/shared/regras';
import { Table } from 'antd';

interface QuantidadesDaCopiaProps {
  preparo: Pick<Preparo, 'nome' | 'ingredientes'>;
  fator: number;
}

/** Each quantity of a recipe before and after. */
export function QuantidadesDaCopia({ preparo: { nome, ingredientes }, fator }: QuantidadesDaCopiaProps) {
  return (
    <Table
      aria-label={`Quantidades de ${nomeComum(nome)}`}
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={ingredientes.map((ingrediente) => ({ ...ingrediente, copia: usoDaCopia(ingrediente, fator) }))}
      columns={[
        { title: 'Alimento', render: (_, { alimento }) => nomeComum(alimento.nome) },
        {
          title: 'Hoje',
          align: 'right',
          render: (_, { quantidade, unidadeMedida }) => comMedida(quantidade, unidadeMedida),
        },
        {
          title: 'Na cópia',
          align: 'right',
          render: (_, { copia }) => <strong>{comMedida(copia.quantidade, copia.unidadeMedida)}</strong>,
        },
      ]}
    />
  );
}
