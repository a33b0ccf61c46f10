import type { ItemSolicitacao } from '@merenda/shared/contratos';
import { formatarMoeda, formatarQuantidade } from '@merenda/shared/formatos';
import { EstadoVazio, ModalDetalhes, Tabela, useDescricao, type Coluna } from '@merenda/shared/ui';
import { useModalidades } from '../aquisicoes/situacao.js';
import { rotuloDaCategoria } from './CamposSolicitacao.js';
import { ComSolicitacao } from './ComSolicitacao.js';
import { SituacaoSolicitacao } from './situacao.js';

const TITULO = 'Detalhes da Solicitação de Compra';
const LARGURA = 900;

/** A purchase request, read-only. */
export function ModalDetalhesSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const modalidades = useModalidades();
  return (
    <ComSolicitacao id={id} titulo={TITULO} largura={LARGURA} aoFechar={aoFechar}>
      {({
        numero,
        dataSolicitacao,
        aquisicao,
        fornecedor,
        propostaVencedora,
        unidadeEducacional,
        categorias,
        valor,
        status,
        itens,
      }) => (
        <ModalDetalhes
          titulo={TITULO}
          largura={LARGURA}
          aoFechar={aoFechar}
          detalhes={[
            { rotulo: 'Número', valor: numero },
            { rotulo: 'Data da solicitação', valor: dataSolicitacao },
            { rotulo: 'Aquisição', valor: `${aquisicao.numero}/${aquisicao.ano}` },
            { rotulo: 'Modalidade', valor: modalidades.descrever(aquisicao) },
            { rotulo: 'Fornecedor', valor: fornecedor.nome },
            { rotulo: 'Contrato', valor: propostaVencedora.numeroContrato },
            { rotulo: 'Unidade educacional', valor: unidadeEducacional.nome },
            { rotulo: 'Categorias', valor: categorias.map(rotuloDaCategoria).join('; ') },
            { rotulo: 'Valor', valor: formatarMoeda(valor) },
            { rotulo: 'Status', valor: <SituacaoSolicitacao status={status} /> },
          ]}
        >
          <Itens itens={itens} />
        </ModalDetalhes>
      )}
    </ComSolicitacao>
  );
}

function Itens({ itens }: { itens: readonly ItemSolicitacao[] }) {
  const unidade = useDescricao('unidades-produto');
  const colunas: Coluna<ItemSolicitacao>[] = [
    { titulo: 'Produto', valor: ({ produto }) => produto.nome, ordem: ({ produto }) => produto.nome },
    { titulo: 'Unidade', valor: (item) => unidade(item.unidade) },
    { titulo: 'Solicitado', valor: ({ quantidade }) => formatarQuantidade(quantidade), numerica: true },
    { titulo: 'Recebido', valor: ({ quantidadeRecebida }) => formatarQuantidade(quantidadeRecebida), numerica: true },
    { titulo: 'Preço', valor: ({ precoUnidade }) => formatarMoeda(precoUnidade), numerica: true },
    { titulo: 'Valor', valor: ({ valorItem }) => formatarMoeda(valorItem), numerica: true },
  ];
  return (
    <Tabela<ItemSolicitacao>
      rotulo="Itens da solicitação"
      linhas={itens}
      colunas={colunas}
      chave={({ id }) => id}
      nomeDaLinha={({ produto }) => produto.nome}
      vazio={<EstadoVazio mensagem="Nenhum item." />}
    />
  );
}
