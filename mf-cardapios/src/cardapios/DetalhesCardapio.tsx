import { CAMPOS_DO_CARDAPIO, ROTULOS_TIPO_REFEICAO, type CardapioResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { ModalDetalhes, useDetalhes } from '@merenda/shared/ui';
import { Table, Typography, type TableColumnType } from 'antd';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';

const COLUNAS: TableColumnType<CardapioResumo['pratos'][number]>[] = [
  { title: 'Hora', dataIndex: 'hora' },
  { title: 'Refeição', render: (_, { tipo }) => ROTULOS_TIPO_REFEICAO[tipo] },
  { title: 'Prato', render: (_, { prato }) => nomeComum(prato.nome) },
];

/** The whole menu, compared with the national reference, read-only. */
export function DetalhesCardapio({ cardapio, aoFechar }: { cardapio: CardapioResumo; aoFechar: () => void }) {
  const { id, categoria, modalidade, pratos } = cardapio;
  const detalhesDe = useDetalhes(CAMPOS_DO_CARDAPIO);
  return (
    <ModalDetalhes
      titulo="Detalhes do Cardápio"
      largura={760}
      aoFechar={aoFechar}
      historico={{ entidade: 'cardapios', id }}
      detalhes={detalhesDe(cardapio)}
    >
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Pratos
      </Typography.Title>
      <Table aria-label="Pratos" size="small" rowKey="id" columns={COLUNAS} dataSource={pratos} pagination={false} />
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        Ficha técnica
      </Typography.Title>
      <FichaDaOrigem origem={{ cardapios: [id] }} etapa={{ categoria: categoria.id, modalidade: modalidade.nome }} />
    </ModalDetalhes>
  );
}
