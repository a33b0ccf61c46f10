import {
  CAMPOS_DA_ETAPA,
  ROTULOS_TIPO_CARDAPIO,
  ROTULOS_TIPO_REFEICAO,
  type CardapioResumo,
} from '@merenda/shared/contratos';
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
  const { id, categoria, modalidade, cardapioTipo, alternativos, patologias, pratos } = cardapio;
  const detalhesDe = useDetalhes(CAMPOS_DA_ETAPA);
  return (
    <ModalDetalhes
      titulo="Detalhes do Cardápio"
      largura={760}
      aoFechar={aoFechar}
      historico={{ entidade: 'cardapios', id: cardapio.id }}
      detalhes={[
        ...detalhesDe(cardapio),
        { rotulo: 'Tipo', valor: ROTULOS_TIPO_CARDAPIO[cardapioTipo] },
        cardapioTipo === 'REGULAR'
          ? { rotulo: 'Alternativos', valor: alternativos.map((alternativo) => nomeComum(alternativo.nome)).join(', ') }
          : { rotulo: 'Patologias', valor: patologias.map(({ tipo }) => nomeComum(tipo)).join(', ') },
      ]}
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
