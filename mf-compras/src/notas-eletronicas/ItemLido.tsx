import { type ItemDaNota, type ItemSolicitacao } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade, nomeComum, type NumeroDigitado } from '@merenda/shared/formatos';
import { aceitaConversao } from '@merenda/shared/regras';
import { Quantidade, SelectOpcoes, useQuantidade } from '@merenda/shared/ui';
import { Alert, Flex, Typography } from 'antd';
import { useId } from 'react';
import { ConversaoDoItem } from './ConversaoDoItem.js';
import { conversaoDigitada, FORA, preencher, type Escolhas } from './preenchimento.js';

const ORIGENS = {
  MEMORIA: 'Reconhecido por um recebimento anterior.',
  PEDIDO: 'Reconhecido pelo número do pedido na nota.',
};

interface ItemLidoProps {
  item: ItemDaNota;
  pendentes: readonly ItemSolicitacao[];
  escolha: Escolhas[number];
  /** Packages of the product in one unit of the sale, as typed. */
  conversao: NumeroDigitado | undefined;
  /** The user went on without a choice. */
  falta: boolean;
  aoEscolher: (escolha: Escolhas[number]) => void;
  aoConverter: (conversao: NumeroDigitado) => void;
}

/** An item of an invoice: its product of the request, and what of it goes into the form. */
export function ItemLido({ item, pendentes, escolha, conversao, falta, aoEscolher, aoConverter }: ItemLidoProps) {
  const id = useId();
  const solicitado = pendentes.find(({ produto }) => produto.id === escolha);
  const erro = falta && escolha === undefined;
  return (
    <Flex vertical gap={4}>
      <Typography.Text strong>
        <label htmlFor={id}>{nomeComum(item.descricao)}</label>
      </Typography.Text>
      <Typography.Text type="secondary">
        Na nota: {formatarQuantidade(item.quantidade, 4)} {item.unidade}
        {item.quantidade !== item.quantidadeTributavel &&
          ` = ${formatarQuantidade(item.quantidadeTributavel, 4)} ${item.unidadeTributavel}`}
        , {formatarMoeda(item.valor)}
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
          Escolha o produto deste item, ou “Não entra neste recebimento”.
        </Typography.Text>
      )}
      {item.produto && item.produto.id === escolha && (
        <Typography.Text type="secondary">{ORIGENS[item.produto.origem]}</Typography.Text>
      )}
      {solicitado && aceitaConversao(item, solicitado.produto) && (
        <ConversaoDoItem item={item} solicitado={solicitado} valor={conversao} aoMudar={aoConverter} />
      )}
      {solicitado && <NoFormulario item={item} solicitado={solicitado} digitada={conversao} />}
    </Flex>
  );
}

/** What the item fills in the form, with what the user should check. */
function NoFormulario({
  item,
  solicitado,
  digitada,
}: {
  item: ItemDaNota;
  solicitado: ItemSolicitacao;
  digitada: NumeroDigitado | undefined;
}) {
  const escrever = useQuantidade();
  const { quantidade, lotes, avisos } = preencher(item, solicitado, {
    conversao: conversaoDigitada(item, solicitado, digitada),
    escrever: (embalagens) => escrever(embalagens, solicitado.produto),
  });
  return (
    <>
      <Typography.Text>
        No recebimento:{' '}
        {quantidade === null ? (
          'quantidade a informar'
        ) : (
          <Quantidade embalagens={quantidade} produto={solicitado.produto} />
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
