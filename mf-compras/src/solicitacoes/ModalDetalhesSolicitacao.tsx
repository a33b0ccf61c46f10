import type { ItemSolicitacao } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { andamentoDaSolicitacao, categoriaPorExtenso } from '@merenda/shared/regras';
import {
  AndamentoDoRegistro,
  EstadoVazio,
  ModalDetalhes,
  ModalDoRegistro,
  RECEBER,
  Quantidade,
  Tabela,
  useExibido,
  type Coluna,
} from '@merenda/shared/ui';
import { useModalidades } from '../aquisicoes/situacao.js';
import { ModalRecebimento } from '../recebimentos/ModalRecebimento.js';
import { RecebimentoComecado, SituacaoSolicitacao } from './situacao.js';
import { useSolicitacao } from './solicitacoes.api.js';

const TITULO = 'Detalhes da Solicitação de Compra';
const LARGURA = 900;

/** A purchase request as it is now, read-only. Its receipt opens above it. */
export function ModalDetalhesSolicitacao({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const modalidades = useModalidades();
  const recebimento = useExibido(RECEBER);
  return (
    <ModalDoRegistro titulo={TITULO} largura={LARGURA} consulta={useSolicitacao(id)} aoFechar={aoFechar}>
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
        recebimentoComecado,
        itens,
      }) => (
        <>
          <ModalDetalhes
            titulo={TITULO}
            largura={LARGURA}
            aoFechar={aoFechar}
            historico={{ entidade: 'solicitacoes', id }}
            andamento={
              <AndamentoDoRegistro
                andamento={andamentoDaSolicitacao({ status })}
                acoes={{ receber: { rotulo: 'Receber', aoAcionar: () => recebimento.exibir({ id }) } }}
              />
            }
            detalhes={[
              { rotulo: 'Número', valor: numero },
              { rotulo: 'Data da solicitação', valor: dataSolicitacao },
              { rotulo: 'Aquisição', valor: `${aquisicao.numero}/${aquisicao.ano}` },
              { rotulo: 'Modalidade', valor: modalidades.descrever(aquisicao) },
              { rotulo: 'Fornecedor', valor: nomeProprio(fornecedor.nome) },
              { rotulo: 'Contrato', valor: propostaVencedora.numeroContrato },
              { rotulo: 'Unidade educacional', valor: nomeProprio(unidadeEducacional.nome) },
              { rotulo: 'Categorias', valor: categorias.map(categoriaPorExtenso).join('; ') },
              { rotulo: 'Valor', valor: formatarMoeda(valor) },
              { rotulo: 'Status', valor: <SituacaoSolicitacao status={status} /> },
              ...(recebimentoComecado
                ? [
                    {
                      rotulo: 'Recebimento',
                      valor: <RecebimentoComecado de={numero} aoContinuar={() => recebimento.exibir({ id })} />,
                    },
                  ]
                : []),
            ]}
          >
            <Itens itens={itens} />
          </ModalDetalhes>
          {recebimento.exibido !== null && <ModalRecebimento id={recebimento.exibido} aoFechar={recebimento.fechar} />}
        </>
      )}
    </ModalDoRegistro>
  );
}

function Itens({ itens }: { itens: readonly ItemSolicitacao[] }) {
  const colunas: Coluna<ItemSolicitacao>[] = [
    { titulo: 'Produto', valor: ({ produto }) => nomeComum(produto.nome), ordem: ({ produto }) => produto.nome },
    {
      titulo: 'Solicitado',
      valor: ({ quantidade, produto }) => <Quantidade embalagens={quantidade} produto={produto} />,
      numerica: true,
    },
    {
      titulo: 'Recebido',
      valor: ({ quantidadeRecebida, produto }) => <Quantidade embalagens={quantidadeRecebida} produto={produto} />,
      numerica: true,
    },
    { titulo: 'Preço', valor: ({ precoUnidade }) => formatarMoeda(precoUnidade), numerica: true },
    { titulo: 'Valor', valor: ({ valorItem }) => formatarMoeda(valorItem), numerica: true },
  ];
  return (
    <Tabela<ItemSolicitacao>
      rotulo="Itens da solicitação"
      linhas={itens}
      colunas={colunas}
      chave={({ id }) => id}
      nomeDaLinha={({ produto }) => nomeComum(produto.nome)}
      vazio={<EstadoVazio mensagem="Nenhum item." />}
    />
  );
}
