import DownOutlined from '@ant-design/icons/DownOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { type Movimentacao, type MovimentacaoRecebimento, type StatusMovimentacao } from '@merenda/shared/contratos';
import { nomeProprio, ouSemValor } from '@merenda/shared/formatos';
import {
  contarEmbalagens,
  decimal,
  escreverEstorno,
  fraseDaEntrada,
  linhaDe,
  linhasDoAviso,
  MAQUINA_MOVIMENTACAO,
  nomeDoLote,
  recusaReceberMovimentacao,
} from '@merenda/shared/regras';
import { Icone, useDescricao, useEnvio, useRascunho } from '@merenda/shared/ui';
import { Button, Card, Flex, theme, Typography } from 'antd';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MarcaDeEstorno } from '../estorno/MarcaDeEstorno.js';
import { ModalCancelamento, MotivoDoCancelamento } from './ModalCancelamento.js';
import { useReceberMovimentacao } from './movimentacoes.api.js';
import { ObservacaoDoRecebimento } from './ObservacaoDoRecebimento.js';
import { ProdutosDaMovimentacao } from './ProdutosDaMovimentacao.js';
import { SituacaoDaMovimentacao } from './SituacaoDaMovimentacao.js';
import { NADA_OBSERVADO, type Observado, paraRecebimento, perdaErrada } from './recebimento.js';

interface CartaoMovimentacaoProps {
  movimentacao: Movimentacao;
  /** The stock from which the user looks at it: only the destination receives. */
  estoque: number;
  /** Whether it opens with its products. */
  comProdutos?: boolean;
}

/** One movement: its ends and dates, what may be done with it, and, opened, its products. */
export function CartaoMovimentacao({ movimentacao, estoque, comProdutos = false }: CartaoMovimentacaoProps) {
  const { id, origem, destino, status, dataInicioMovimentacao, dataFimMovimentacao, estorno, produtos } = movimentacao;
  const [aberta, setAberta] = useState(comProdutos);
  const [modal, setModal] = useState<'cancelamento' | 'motivo' | null>(null);
  const [observado, setObservado] = useState(NADA_OBSERVADO);
  const recebimento = useReceberMovimentacao();
  const embalagem = useDescricao('unidades-produto');
  const navigate = useNavigate();
  const idProdutos = useId();
  const fundo = useFundo(status);
  useRascunho({
    identidade: `movimentação ${id}`,
    sujo: observado !== NADA_OBSERVADO,
    ler: () => observado,
    retomar: observar,
  });

  function observar(novo: Observado): void {
    setObservado(novo);
    // The lost quantities are beside the products.
    if (novo.tipo !== undefined) setAberta(true);
  }

  const podeReceber = recusaReceberMovimentacao({ status, destino: destino.id }, estoque) === null;
  const comPerdas = podeReceber && observado.tipo !== undefined;
  const perdasErradas = comPerdas && produtos.some((produto) => perdaErrada(observado, produto));
  const nome = `movimentação nº ${id}`;

  const { enviar, enviando } = useEnvio<MovimentacaoRecebimento>({
    confirmacao: 'Deseja realmente receber a Movimentação?',
    detalhes: ({ perdas = [] }) =>
      linhasDoAviso(
        produtos.map((um) => {
          const { produtoLote } = um.produtoEstoque;
          const nome = embalagem(produtoLote.produto.unidadeProduto);
          const perdida = perdas.find(({ produto }) => produto.id === um.id)?.quantidade ?? 0;
          const entra = decimal(um.quantidade).minus(perdida);
          const perda = perdida > 0 ? `; perda de ${contarEmbalagens(perdida, produtoLote.produto, nome)}` : '';
          return linhaDe(nomeDoLote(produtoLote), `${fraseDaEntrada(entra, produtoLote.produto, nome)}${perda}`);
        }),
      ),
    sucesso: 'Movimentação recebida com sucesso!',
    aoSalvar: (valores, { idempotencia }) => recebimento.mutateAsync({ ...valores, idempotencia }),
    aoConcluir: () => setObservado(NADA_OBSERVADO),
  });

  return (
    <Card
      size="small"
      role="group"
      aria-label={`Movimentação nº ${id}`}
      styles={{ header: { background: fundo } }}
      title={
        <Flex wrap gap="small" align="center" style={{ whiteSpace: 'normal', paddingBlock: 8 }}>
          <span>
            {nomeProprio(origem.unidadeEducacional.nome)} → {nomeProprio(destino.unidadeEducacional.nome)}
          </span>
          <SituacaoDaMovimentacao status={status} />
          {estorno && <MarcaDeEstorno rotulo="Estornada" />}
          {status === 'CANCELADA' && (
            <Button
              type="text"
              size="small"
              icon={<Icone de={QuestionCircleOutlined} />}
              aria-label={`Motivo do cancelamento da ${nome}`}
              onClick={() => setModal('motivo')}
            />
          )}
        </Flex>
      }
    >
      <Flex vertical gap="middle">
        <Flex wrap gap="large">
          <Dado rotulo="Número" valor={String(id)} />
          <Dado rotulo="Início" valor={dataInicioMovimentacao} />
          <Dado rotulo="Fim" valor={ouSemValor(dataFimMovimentacao)} />
          {estorno && <Dado rotulo="Estorno" valor={escreverEstorno(estorno)} />}
        </Flex>
        <ObservacaoDoRecebimento
          nome={nome}
          movimentacao={movimentacao}
          observado={observado}
          desabilitada={!podeReceber || enviando}
          aoMudar={observar}
        />
        <Flex wrap gap="small">
          <Button
            type="primary"
            disabled={!podeReceber || perdasErradas}
            loading={enviando}
            aria-label={`Receber ${nome}`}
            onClick={() => void enviar({ idEstoque: estoque, idMovimentacao: id, ...paraRecebimento(observado) })}
          >
            Receber
          </Button>
          <Button
            danger
            disabled={!MAQUINA_MOVIMENTACAO.pode('cancelar', status)}
            aria-label={`Cancelar ${nome}`}
            onClick={() => setModal('cancelamento')}
          >
            Cancelar
          </Button>
          <Button
            aria-label={`Relatório da ${nome}`}
            onClick={() => void navigate(`/relatorio/movimentacao-produtos/${estoque}/${id}`)}
          >
            Relatório
          </Button>
          <Button
            type="text"
            icon={<Icone de={aberta ? UpOutlined : DownOutlined} />}
            aria-expanded={aberta}
            aria-controls={idProdutos}
            aria-label={`Produtos (${produtos.length}) da ${nome}`}
            onClick={() => setAberta(!aberta)}
          >
            Produtos ({produtos.length})
          </Button>
        </Flex>
        <div id={idProdutos} hidden={!aberta}>
          {aberta && (
            <ProdutosDaMovimentacao
              movimentacao={movimentacao}
              observado={comPerdas ? observado : null}
              aoMudar={setObservado}
            />
          )}
        </div>
      </Flex>
      {modal === 'cancelamento' && (
        <ModalCancelamento estoque={estoque} movimentacao={movimentacao} aoFechar={() => setModal(null)} />
      )}
      {modal === 'motivo' && (
        <MotivoDoCancelamento estoque={estoque} movimentacao={movimentacao} aoFechar={() => setModal(null)} />
      )}
    </Card>
  );
}

/** The header's colour underlines what the status says in words. */
function useFundo(status: StatusMovimentacao): string | undefined {
  const { token } = theme.useToken();
  if (status === 'RECEBIDA') return token.colorSuccessBg;
  return status === 'CANCELADA' ? token.colorFillSecondary : undefined;
}

function Dado({ rotulo, valor }: { rotulo: string; valor: string }) {
  return (
    <span>
      <Typography.Text type="secondary">{rotulo}:</Typography.Text> {valor}
    </span>
  );
}
