import { nomeDoLote } from '@merenda/shared/regras';
import { CAMPOS_DO_LOTE_MOVIDO, lotesMovidos, type LoteMovido, type Movimentacao } from '@merenda/shared/contratos';
import { EntradaQuantidade, EstadoVazio, Tabela, useColunas, useHoje, useQuantidade } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useId } from 'react';
import { Validade } from '../estoques/Validade.js';
import { erroDaPerda, type Observado } from './recebimento.js';

const DO_LOTE = ['lote', 'produto', 'fabricacao', 'validade', 'quantidade'] as const;
const COM_PERDA = [...DO_LOTE, 'perda'] as const;

interface ProdutosDaMovimentacaoProps {
  movimentacao: Movimentacao;
  /** Losses are being declared; null when there are none to declare. */
  observado: Observado | null;
  aoMudar: (observado: Observado) => void;
}

/** The lots of a movement; on arrival with a field for the lost quantity, afterwards with that quantity. */
export function ProdutosDaMovimentacao({ movimentacao, observado, aoMudar }: ProdutosDaMovimentacaoProps) {
  const hoje = useHoje();
  const { id, status } = movimentacao;
  const colunas = useColunas(CAMPOS_DO_LOTE_MOVIDO, {
    nomes: observado || status === 'RECEBIDA' ? COM_PERDA : DO_LOTE,
    desenhos: {
      validade: ({ produto }) => <Validade data={produto.produtoEstoque.produtoLote.dataValidade} hoje={hoje} />,
      ...(observado && {
        perda: ({ produto }) => <Perda produto={produto} observado={observado} aoMudar={aoMudar} />,
      }),
    },
  });
  return (
    <Tabela
      rotulo={`Produtos da movimentação nº ${id}`}
      linhas={lotesMovidos(movimentacao)}
      colunas={colunas.map((coluna) => ({ ...coluna, ordem: undefined, principal: false, destaque: false }))}
      chave={({ produto }) => produto.id}
      nomeDaLinha={({ produto }) => nomeDoLote(produto.produtoEstoque.produtoLote)}
      vazio={<EstadoVazio mensagem="Nenhum produto nesta movimentação." />}
    />
  );
}

function Perda({
  produto,
  observado,
  aoMudar,
}: {
  produto: LoteMovido['produto'];
  observado: Observado;
  aoMudar: (observado: Observado) => void;
}) {
  const { produtoLote } = produto.produtoEstoque;
  const nome = `Perda de ${nomeDoLote(produtoLote)}`;
  const escrever = useQuantidade();
  const erro = erroDaPerda(observado, produto, (embalagens) => escrever(embalagens, produtoLote.produto));
  const idDoErro = useId();
  return (
    <>
      <EntradaQuantidade
        aria-label={nome}
        aria-invalid={erro !== null}
        aria-describedby={erro === null ? undefined : idDoErro}
        status={erro === null ? undefined : 'error'}
        value={observado.perdas.get(produto.id) ?? null}
        medida={produtoLote.produto}
        tudo={produto.quantidade}
        nomeDoTudo={nome}
        onChange={(quantidade) =>
          aoMudar({ ...observado, perdas: new Map(observado.perdas).set(produto.id, quantidade) })
        }
      />
      {erro !== null && (
        <Typography.Text id={idDoErro} type="danger" role="alert">
          {erro}
        </Typography.Text>
      )}
    </>
  );
}
