import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { EntradaQuantidade, Icone, useQuantidade } from '@merenda/shared/ui';
import { Button, Checkbox, Flex, Typography } from 'antd';
import { useId, type Dispatch } from 'react';
import { nomeDaLinha } from '../estoques/lote.js';
import { DescricaoDoLote } from './DescricaoDoLote.js';
import { erroDe, type Acao, type Destinado } from './lista-de-destino.js';

interface LinhaDoDestinoProps {
  um: Destinado;
  aoMudar: Dispatch<Acao>;
  /** 'YYYY-MM-DD'. */
  hoje: string;
  /** The list has product and item above the lot. */
  soLote?: boolean;
}

/** A chosen lot: whether it is sent, how much of it, and its removal from the list. */
export function LinhaDoDestino({ um, aoMudar, hoje, soLote }: LinhaDoDestinoProps) {
  const { linha, quantidade, marcado } = um;
  const id = useId();
  const nome = nomeDaLinha(linha);
  const escrever = useQuantidade();
  const erro = erroDe(um, (embalagens) => escrever(embalagens, linha.produtoLote.produto));
  return (
    <Flex data-linha={linha.id} gap={soLote ? '0 8px' : 'small'} wrap align="center" justify="space-between">
      <Checkbox
        aria-label={nome}
        checked={marcado}
        onChange={(evento) => aoMudar({ tipo: 'marcar', linhas: [linha.id], sim: evento.target.checked })}
        // On a phone the quantity is below its lot: beside it, one word of the lot would fit in a line.
        style={{ flex: soLote ? '1 0 100%' : '1 1 200px' }}
      >
        <DescricaoDoLote linha={linha} hoje={hoje} soLote={soLote} />
      </Checkbox>
      <Flex
        data-linha={linha.id}
        gap={4}
        align="center"
        style={soLote ? { flex: 1, paddingInlineStart: 30 } : undefined}
      >
        <div style={soLote ? { flex: 1 } : { width: 224 }}>
          <EntradaQuantidade
            aria-label={`Quantidade de ${nome}`}
            aria-invalid={erro !== null}
            aria-describedby={erro === null ? undefined : id}
            status={erro === null ? undefined : 'error'}
            value={quantidade}
            medida={linha.produtoLote.produto}
            unidadeAbaixo={soLote}
            tudo={linha.quantidade}
            nomeDoTudo={`Quantidade de ${nome}`}
            onChange={(nova) => aoMudar({ tipo: 'quantificar', linha: linha.id, quantidade: nova })}
          />
        </div>
        <Button
          type="text"
          danger
          icon={<Icone de={DeleteOutlined} />}
          aria-label={`Remover ${nome}`}
          onClick={() => aoMudar({ tipo: 'remover', linha: linha.id })}
        />
      </Flex>
      {erro !== null && (
        <Typography.Text id={id} type="danger" role="alert" style={{ flexBasis: '100%' }}>
          {erro}
        </Typography.Text>
      )}
    </Flex>
  );
}
