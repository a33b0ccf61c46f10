import { ROTULOS_COLUNA_DO_PNAE, ROTULOS_GRAU_PROCESSAMENTO, type ItemDoPnae } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import { EstadoErro, EstadoVazio, ModalDetalhes, StatusTag, Tabela, type Coluna } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import { useContasFechadas, useItensDoPnae, type FiguraDoPnae } from './recursos-pnae.api.js';

interface ModalItensDoPnaeProps {
  figura: FiguraDoPnae;
  /** What the figure is of: 'Agricultura familiar', 'EM Sol', '03/2026'. */
  nome: string;
  /** R$ of the figure, to which the items of all pages add up. */
  valor: number;
  aoFechar: () => void;
}

/** The items of contracts, invoices or payments that make a figure of the panel, with their records. */
export function ModalItensDoPnae({ figura, nome, valor, aoFechar }: ModalItensDoPnaeProps) {
  const { lida, consulta, naTela } = useItensDoPnae(figura);
  const fechadas = useContasFechadas(figura.ano);
  const coluna = ROTULOS_COLUNA_DO_PNAE[figura.coluna];
  return (
    <ModalDetalhes titulo={`${coluna} em ${figura.ano}: ${nome}`} largura={1140} detalhes={[]} aoFechar={aoFechar}>
      {consulta.error !== null && lida === undefined ? (
        <EstadoErro consulta={{ ...consulta, error: consulta.error }} />
      ) : (
        <Flex vertical gap="small">
          <Typography.Text>
            Soma de todos os itens: <strong>{formatarMoeda(valor)}</strong>
          </Typography.Text>
          {fechadas && (
            <Typography.Text type="secondary">
              Este valor é o do fechamento. Os itens são os de hoje: se algo foi corrigido depois, eles não somam o
              valor.
            </Typography.Text>
          )}
          <Tabela<ItemDoPnae>
            rotulo={`Itens: ${nome}`}
            linhas={lida?.linhas ?? []}
            colunas={COLUNAS}
            chave={({ data, produto, valor, aquisicao, solicitacao, notaFiscal }) =>
              [data, aquisicao.id, solicitacao?.id, notaFiscal, produto, valor].join(' ')
            }
            nomeDaLinha={({ produto, data }) => `${nomeComum(produto)} de ${data}`}
            carregando={lida === undefined}
            paginas={naTela}
            vazio={<EstadoVazio mensagem="Nenhum item neste valor." />}
          />
        </Flex>
      )}
    </ModalDetalhes>
  );
}

const COLUNAS: Coluna<ItemDoPnae>[] = [
  { titulo: 'Data', valor: ({ data }) => data },
  { titulo: 'Produto', valor: ({ produto }) => nomeComum(produto), principal: true },
  { titulo: 'Fornecedor', valor: ({ fornecedor }) => <Fornecedor {...fornecedor} />, nome: true },
  { titulo: 'Unidade', valor: ({ unidade }) => nomeProprio(unidade), nome: true },
  {
    titulo: 'Grau de processamento',
    valor: ({ grauProcessamento }) =>
      grauProcessamento === null ? 'Não classificado' : ROTULOS_GRAU_PROCESSAMENTO[grauProcessamento],
  },
  { titulo: 'Documento', valor: (item) => <Documento item={item} /> },
  { titulo: 'Valor', valor: ({ valor }) => formatarMoeda(valor), numerica: true, destaque: true },
];

function Fornecedor({ nome, agriculturaFamiliar }: ItemDoPnae['fornecedor']) {
  return (
    <Flex vertical gap={2} align="flex-start">
      <span>{nomeProprio(nome)}</span>
      {agriculturaFamiliar && <StatusTag tom="sucesso" rotulo="Agricultura familiar" />}
    </Flex>
  );
}

/** The record: the request with its invoice, or the contract. */
function Documento({ item: { aquisicao, solicitacao, notaFiscal } }: { item: ItemDoPnae }) {
  if (solicitacao === null)
    return <Link to={`/gerenciar-aquisicoes?exibir=${aquisicao.id}`}>Contrato {aquisicao.numero}</Link>;
  return (
    <Flex vertical>
      <span>NF {notaFiscal}</span>
      <Link to={`/gerenciar-solicitacao?exibir=${solicitacao.id}`}>Solicitação {solicitacao.numero}</Link>
    </Flex>
  );
}
