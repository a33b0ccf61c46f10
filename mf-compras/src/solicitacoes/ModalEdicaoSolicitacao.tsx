import type { ItemComSaldo, Solicitacao } from '@merenda/shared/contratos';
import { decimal } from '@merenda/shared/regras';
import { EstadoErro, ModalFormulario } from '@merenda/shared/ui';
import { Form, Skeleton, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { ComSolicitacao } from './ComSolicitacao';
import { EditorDeQuantidades } from './EditorDeQuantidades';
import { SOLICITACAO } from './entidade';
import { AO_MENOS_UM, paraItens, type ItemPedivel, type Quantidades } from './quantidades';
import { useAlterarSolicitacao, useItensDoFornecedor } from './solicitacoes.api';

const TITULO = 'Edição de Solicitação de Compra';

/** Changes the quantities of a request, within what is available and not below what was received. */
export function ModalEdicaoSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  return (
    <ComSolicitacao id={id} titulo={TITULO} aoFechar={aoFechar}>
      {(solicitacao) => <Edicao solicitacao={solicitacao} aoFechar={aoFechar} />}
    </ComSolicitacao>
  );
}

interface ValoresDaEdicao {
  quantidades: Quantidades;
}

function Edicao({ solicitacao, aoFechar }: { solicitacao: Solicitacao; aoFechar: () => void }) {
  const { id, aquisicao, fornecedor, unidadeEducacional, itens: pedidos, versao } = solicitacao;
  const { mutateAsync: alterar } = useAlterarSolicitacao(id);
  const { data, error, refetch } = useItensDoFornecedor(fornecedor.id, aquisicao.id);
  const itens = useMemo(() => data?.map((item) => paraPedir(item, solicitacao)) ?? [], [data, solicitacao]);
  const [valores] = useState<ValoresDaEdicao>(() => ({ quantidades: Object.fromEntries(pedidos.map(({ produto, quantidade }) => [produto.id, quantidade])) }));
  const [impedida, setImpedida] = useState(false);

  return (
    <ModalFormulario<ValoresDaEdicao>
      entidade={SOLICITACAO}
      titulo={TITULO}
      valores={valores}
      salvarDesabilitado={impedida || data === undefined}
      aoSalvar={({ quantidades }) => alterar({ itens: paraItens(itens, quantidades), versao })}
      aoFechar={aoFechar}
    >
      <Typography.Paragraph>
        {fornecedor.nome} · aquisição {aquisicao.numero}/{aquisicao.ano} · {unidadeEducacional.nome}
      </Typography.Paragraph>
      {error !== null ? <EstadoErro erro={error} aoTentar={() => void refetch()} /> : data === undefined ? <Skeleton active /> : <Itens itens={itens} aoImpedir={setImpedida} />}
    </ModalFormulario>
  );
}

function Itens({ itens, aoImpedir }: { itens: readonly ItemPedivel[]; aoImpedir: (impedida: boolean) => void }) {
  return (
    <Form.Item name="quantidades" rules={[AO_MENOS_UM]} validateTrigger="onSubmit">
      <EditorDeQuantidades itens={itens} aoMudarValidade={aoImpedir} />
    </Form.Item>
  );
}

/** What the request holds itself counts as available to it. */
function paraPedir({ produto, unidadeProduto, precoUnidade, quantidadeDisponivel }: ItemComSaldo, { itens }: Solicitacao): ItemPedivel {
  const pedido = itens.find((item) => item.produto.id === produto.id);
  const disponivel = decimal(quantidadeDisponivel).plus(pedido?.quantidade ?? 0).toNumber();
  return { produto, unidadeProduto, precoUnidade, disponivel, recebida: pedido?.quantidadeRecebida ?? 0 };
}
