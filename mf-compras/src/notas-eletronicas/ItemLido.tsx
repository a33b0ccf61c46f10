import { type ItemDaNota, type ItemSolicitacao } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { Quantidade, SelectOpcoes, useQuantidade } from '@merenda/shared/ui';
import { Alert, Flex, Typography } from 'antd';
import { useId } from 'react';
import { FORA, preencher, type Escolhas } from './preenchimento.js';

const ORIGENS = {
  MEMORIA: 'Reconhecido por um recebimento anterior.',
  PEDIDO: 'Reconhecido pelo número do pedido na nota.',
};

interface ItemLidoProps {
  item: ItemDaNota;
  pendentes: readonly ItemSolicitacao[];
  escolha: Escolhas[number];
  /** The user went on without a choice. */
  falta: boolean;
  aoEscolher: (escolha: Escolhas[number]) => void;
}

/** An item of an invoice: its product of the request, and what of it goes into the form. */
export function ItemLido({ item, pendentes, escolha, falta, aoEscolher }: ItemLidoProps) {
  const id = useId();
  const pedido = pendentes.find(({ produto }) => produto.id === escolha);
  const erro = falta && escolha === undefined;
  return (
    <Flex vertical gap={4}>
      <Typography.Text strong>
        <label htmlFor={id}>{nomeComum(item.descricao)}</label>
      </Typography.Text>
      <Typography.Text type="secondary">
        Na nota: {formatarQuantidade(item.quantidade, 4)} {item.unidade}, {formatarMoeda(item.valor)}
      </Typography.Text>
      <SelectOpcoes<number | typeof FORA>
        id={id}
        value={escolha ?? null}
        onChange={aoEscolher}
        placeholder="Escolha o produto da solicitação"
        status={erro ? 'error' : undefined}
        aria-invalid={erro || undefined}
        aria-describedby={erro ? `${id}-erro` : undefined}
        opcoes={[
          ...pendentes.map(({ produto }) => ({ valor: produto.id, rotulo: nomeComum(produto.nome) })),
          { valor: FORA, rotulo: 'Não entra neste recebimento' },
        ]}
      />
      {erro && (
        <Typography.Text type="danger" id={`${id}-erro`}>
          Escolha o produto deste item, ou diga que ele não entra.
        </Typography.Text>
      )}
      {item.produto && item.produto.id === escolha && (
        <Typography.Text type="secondary">{ORIGENS[item.produto.origem]}</Typography.Text>
      )}
      {pedido && <NoFormulario item={item} pedido={pedido} />}
    </Flex>
  );
}

/** What the item fills in the form, with what the user should check. */
function NoFormulario({ item, pedido }: { item: ItemDaNota; pedido: ItemSolicitacao }) {
  const escrever = useQuantidade();
  const { quantidade, lotes, avisos } = preencher(item, pedido, (embalagens) => escrever(embalagens, pedido.produto));
  return (
    <>
      <Typography.Text>
        No recebimento:{' '}
        {quantidade === null ? (
          'quantidade a informar'
        ) : (
          <Quantidade embalagens={quantidade} produto={pedido.produto} />
        )}
        {item.lotes.length > 0 &&
          `. ${lotes.map(({ lote, quantidade: parte, dataValidade }) => `Lote ${lote}${typeof parte !== 'number' ? '' : ` com ${formatarQuantidade(parte)}`}, vence em ${dataValidade}`).join('; ')}.`}
      </Typography.Text>
      {avisos.map((aviso) => (
        <Alert key={aviso} type="warning" showIcon title={aviso} />
      ))}
    </>
  );
}
