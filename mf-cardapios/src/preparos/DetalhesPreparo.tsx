import { SIMBOLOS_UNIDADE_MEDIDA, type Preparo, type UnidadeMedida } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { ModalDetalhes } from '@merenda/shared/ui';
import { Table, Typography, type TableColumnType } from 'antd';
import { TabelaDaFicha, TITULO_DA_LINHA } from '../ficha-tecnica/TabelaDaFicha.js';

type Ingrediente = Preparo['ingredientes'][number];

const medida = (quantidade: number, unidade: UnidadeMedida) =>
  `${formatarQuantidade(quantidade)} ${SIMBOLOS_UNIDADE_MEDIDA[unidade]}`;

const COLUNAS: TableColumnType<Ingrediente>[] = [
  {
    title: 'Alimento',
    ...TITULO_DA_LINHA,
    render: (_, { alimento, substitutos }) => (
      <>
        {alimento.nome}
        {substitutos.map((substituto) => (
          <Typography.Text
            key={substituto.id}
            type="secondary"
            style={{ display: 'block', fontSize: 12, fontWeight: 'normal' }}
          >
            {substituto.patologia.tipo}: {substituto.alimento.nome},{' '}
            {medida(substituto.quantidade, substituto.unidadeMedida)}
          </Typography.Text>
        ))}
      </>
    ),
  },
  {
    title: 'Quantidade',
    align: 'right',
    render: (_, { quantidade, unidadeMedida }) => medida(quantidade, unidadeMedida),
  },
  {
    title: 'Peso bruto (fator)',
    align: 'right',
    render: (_, { pesoBruto, fatorCorrecao, unidadeMedida }) =>
      pesoBruto === null || fatorCorrecao === null
        ? '---'
        : `${medida(pesoBruto, unidadeMedida)} (${formatarQuantidade(fatorCorrecao)})`,
  },
];

/** The whole recipe with its technical sheet, read-only. */
export function DetalhesPreparo({ preparo, aoFechar }: { preparo: Preparo; aoFechar: () => void }) {
  return (
    <ModalDetalhes
      titulo="Detalhes do Preparo"
      largura={760}
      aoFechar={aoFechar}
      detalhes={[
        { rotulo: 'Nome', valor: preparo.nome },
        { rotulo: 'Criado por', valor: preparo.criador?.nome },
        { rotulo: 'Porções', valor: preparo.porcoes },
        { rotulo: 'Medida caseira', valor: preparo.medidaCaseira },
        { rotulo: 'Modo de preparo', valor: <span style={{ whiteSpace: 'pre-line' }}>{preparo.modoPreparo}</span> },
        { rotulo: 'Tempo de preparo', valor: preparo.tempoPreparoMin && `${preparo.tempoPreparoMin} min` },
        { rotulo: 'Utensílios', valor: preparo.utensilios },
        { rotulo: 'Índice de cocção', valor: preparo.indiceCoccao && formatarQuantidade(preparo.indiceCoccao) },
      ]}
    >
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Ingredientes
      </Typography.Title>
      <Table
        aria-label="Ingredientes"
        size="small"
        rowKey="id"
        columns={COLUNAS}
        dataSource={preparo.ingredientes}
        pagination={false}
      />
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Ficha técnica por porção
      </Typography.Title>
      <TabelaDaFicha nutrientes={preparo.nutrientes} />
    </ModalDetalhes>
  );
}
