import type { ItemComSaldo, Solicitacao } from '@merenda/shared/contratos';
import { nomeComum, numeroLido } from '@merenda/shared/formatos';
import { decimal } from '@merenda/shared/regras';
import {
  edicaoDe,
  EstadoErro,
  ModalFormulario,
  useComparavel,
  regra,
  useDescricao,
  useQuantidade,
} from '@merenda/shared/ui';
import { Form, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { ComSolicitacao } from './ComSolicitacao.js';
import { EditorDeQuantidades } from './EditorDeQuantidades.js';
import { SOLICITACAO } from './entidade.js';
import { Identificacao } from './identificacao.js';
import {
  linhasDasQuantidades,
  paraItens,
  quantidadesDe,
  saldoDeValor,
  violacoesDasQuantidades,
  type ItemPedivel,
  type Quantidades,
} from './quantidades.js';
import { lerSolicitacao, useAlterarSolicitacao, useItensDoFornecedor } from './solicitacoes.api.js';

const AO_MENOS_UM = regra<Quantidades>((quantidades) => violacoesDasQuantidades(quantidades ?? {}));

const TITULO = 'Edição de Solicitação de Compra';

/** Changes the quantities of a request, within the available and not below the received quantities. */
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

function Edicao({ solicitacao: aberta, aoFechar }: { solicitacao: Solicitacao; aoFechar: () => void }) {
  // The request's own quantities count as available to it, so the bounds need the last version read.
  const [solicitacao, setSolicitacao] = useState(aberta);
  const { id, aquisicao, fornecedor } = solicitacao;
  const { mutateAsync: alterar } = useAlterarSolicitacao(id);
  const { data, error, refetch } = useItensDoFornecedor(fornecedor.id, aquisicao.id);
  const itens = useMemo(() => data?.map((item) => paraPedir(item, solicitacao)) ?? [], [data, solicitacao]);
  const [valores] = useState(() => paraValores(aberta));
  const embalagem = useDescricao('unidades-produto');
  const [impedida, setImpedida] = useState(false);

  async function reler(qual: number): Promise<Solicitacao> {
    const atual = await lerSolicitacao(qual);
    setSolicitacao(atual);
    return atual;
  }

  return (
    <ModalFormulario<ValoresDaEdicao>
      entidade={SOLICITACAO}
      titulo={TITULO}
      valores={valores}
      edicao={edicaoDe(aberta, reler, paraValores)}
      detalhes={({ quantidades }) => linhasDasQuantidades(itens, quantidades, embalagem)}
      salvarDesabilitado={impedida || data === undefined}
      aoSalvar={({ quantidades }, { versao }) => alterar({ itens: paraItens(itens, quantidades), versao })}
      aoFechar={aoFechar}
    >
      <Identificacao solicitacao={solicitacao} />
      {error !== null ? (
        <EstadoErro erro={error} aoTentar={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton active />
      ) : (
        <Itens itens={itens} aoImpedir={setImpedida} />
      )}
    </ModalFormulario>
  );
}

const paraValores = (solicitacao: Solicitacao): ValoresDaEdicao => ({ quantidades: quantidadesDe(solicitacao) });

function Itens({ itens, aoImpedir }: { itens: readonly ItemPedivel[]; aoImpedir: (impedida: boolean) => void }) {
  useComparavel({
    nome: 'quantidades',
    rotulo: 'Itens',
    mostrar: (valor) => <QuantidadesPedidas itens={itens} quantidades={valor as Quantidades} />,
  });
  return (
    <Form.Item name="quantidades" rules={[AO_MENOS_UM]} validateTrigger="onSubmit">
      <EditorDeQuantidades itens={itens} aoMudarValidade={aoImpedir} />
    </Form.Item>
  );
}

/** The quantities as a text: 'Arroz: 10 kg (2 × pacote de 5 kg)'. */
function QuantidadesPedidas({ itens, quantidades }: { itens: readonly ItemPedivel[]; quantidades: Quantidades }) {
  const escrever = useQuantidade();
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {itens.flatMap(({ produto }) =>
        quantidades[produto.id] ? (
          <li
            key={produto.id}
          >{`${nomeComum(produto.nome)}: ${escrever(numeroLido(quantidades[produto.id]) ?? 0, produto)}`}</li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}

/** The request's own quantity counts as available to it. */
function paraPedir(item: ItemComSaldo, { itens }: Solicitacao): ItemPedivel {
  const solicitado = itens.find(({ produto }) => produto.id === item.produto.id);
  const disponivel = decimal(item.quantidadeDisponivel)
    .plus(solicitado?.quantidade ?? 0)
    .toNumber();
  return { ...item, disponivel, recebida: solicitado?.quantidadeRecebida ?? 0, saldo: saldoDeValor(item, solicitado) };
}
