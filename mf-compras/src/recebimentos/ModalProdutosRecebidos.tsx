import type { ProdutoRecebido, Recebimento } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade } from '@merenda/shared/formatos';
import { EstadoErro, EstadoVazio, Tabela, useDescricao, type Coluna } from '@merenda/shared/ui';
import { Button, Card, Descriptions, Flex, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { ImagemDaNota } from './ImagemDaNota';
import { ModalNotaFiscal } from './ModalNotaFiscal';
import { useProdutosRecebidos } from './recebimentos.api';

/** The deliveries of a request: invoice, its picture, the lots. */
export function ModalProdutosRecebidos({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const { data, error, refetch } = useProdutosRecebidos(id);
  const [aberto, setAberto] = useState(true);
  const fechar = () => setAberto(false);
  return (
    <Modal title="Produtos recebidos" open={aberto} onCancel={fechar} afterClose={aoFechar} width={900} footer={<Button onClick={fechar}>Fechar</Button>}>
      {error !== null ? (
        <EstadoErro erro={error} aoTentar={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <Flex vertical gap="middle">
          {data.map((recebimento, indice) => (
            <Entrega key={recebimento.id} recebimento={recebimento} solicitacao={id} ordem={indice + 1} />
          ))}
        </Flex>
      )}
    </Modal>
  );
}

function Entrega({ recebimento, solicitacao, ordem }: { recebimento: Recebimento; solicitacao: number; ordem: number }) {
  const { recebidoEm, usuario, observacao, justificativaValidade, notaFiscal, produtos } = recebimento;
  const [editando, setEditando] = useState(false);
  return (
    <Card size="small" styles={{ title: { whiteSpace: 'normal' } }} title={`Entrega ${ordem} – nota fiscal ${notaFiscal.numero}`} extra={<Button onClick={() => setEditando(true)}>Corrigir nota</Button>}>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          { key: 'emissao', label: 'Emissão', children: notaFiscal.dataEmissao },
          { key: 'recebimento', label: 'Recebimento', children: notaFiscal.dataRecebimento },
          { key: 'valor', label: 'Valor', children: formatarMoeda(notaFiscal.valor) },
          { key: 'registro', label: 'Registrado por', children: `${usuario}, em ${recebidoEm}` },
          { key: 'observacao', label: 'Observação', children: observacao, span: 'filled' },
          ...(justificativaValidade ? [{ key: 'justificativa', label: 'Justificativa do prazo de validade', children: justificativaValidade, span: 'filled' as const }] : []),
        ]}
      />
      <ImagemDaNota nota={notaFiscal} />
      <Lotes lotes={produtos} ordem={ordem} />
      {editando && <ModalNotaFiscal nota={notaFiscal} solicitacao={solicitacao} aoFechar={() => setEditando(false)} />}
    </Card>
  );
}

function Lotes({ lotes, ordem }: { lotes: readonly ProdutoRecebido[]; ordem: number }) {
  const unidade = useDescricao('unidades-produto');
  const colunas: Coluna<ProdutoRecebido>[] = [
    { titulo: 'Produto', valor: ({ produto }) => produto.nome },
    { titulo: 'Lote', valor: ({ lote }) => lote },
    { titulo: 'Fabricação', valor: ({ dataFabricacao }) => dataFabricacao },
    { titulo: 'Validade', valor: ({ dataValidade }) => dataValidade },
    { titulo: 'Quantidade', valor: ({ quantidade, produto }) => `${formatarQuantidade(quantidade)} (${unidade(produto.unidadeProduto)})`, numerica: true },
  ];
  return (
    <Tabela<ProdutoRecebido>
      rotulo={`Lotes da entrega ${ordem}`}
      linhas={lotes}
      colunas={colunas}
      chave={({ id }) => id}
      nomeDaLinha={({ produto, lote }) => `${produto.nome}, lote ${lote}`}
      vazio={<EstadoVazio mensagem="Nada foi aceito: a entrega foi devolvida." />}
    />
  );
}
