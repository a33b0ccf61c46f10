import {
  ROTULOS_DOCUMENTO_KARDEX,
  ROTULOS_TIPO_KARDEX,
  type LinhaKardex,
  type ProdutoEstoque,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import {
  EstadoErro,
  EstadoVazio,
  Exportar,
  ModalDetalhes,
  Quantidade,
  Tabela,
  useQuantidade,
  type Coluna,
} from '@merenda/shared/ui';
import { Flex } from 'antd';
import { MarcaDeBloqueio } from '../rastreio/MarcaDeBloqueio.js';
import { useKardex } from './estoques.api.js';
import { nomeDaLinha } from './lote.js';

/** 'Movimentação nº 12'; the line itself, when it was added or deleted, needs no number. */
const documento = ({ documento: qual, documentoId }: LinhaKardex): string =>
  qual === 'produtos_estoque' || documentoId === null ? '---' : `${ROTULOS_DOCUMENTO_KARDEX[qual]} nº ${documentoId}`;

/** @param produto whose packages the ledger counts */
const colunasDoKardex = (produto: ProdutoEstoque['produtoLote']['produto']): Coluna<LinhaKardex>[] => [
  { titulo: 'Data e hora', valor: ({ quando }) => quando },
  { titulo: 'O que houve', valor: ({ tipo }) => ROTULOS_TIPO_KARDEX[tipo] },
  {
    titulo: 'Quantidade',
    valor: ({ quantidade }) => (
      <>
        {quantidade > 0 ? '+' : '-'}
        <Quantidade embalagens={Math.abs(quantidade)} produto={produto} />
      </>
    ),
    numerica: true,
    destaque: true,
  },
  {
    titulo: 'Saldo',
    valor: ({ saldo }) => <Quantidade embalagens={saldo} produto={produto} />,
    numerica: true,
    destaque: true,
  },
  { titulo: 'Documento', valor: documento },
  { titulo: 'Quem', valor: ({ usuario }) => nomeProprio(usuario.nome) },
  { titulo: 'Observação', valor: ({ observacao }) => observacao ?? '---' },
];

interface ModalHistoricoProps {
  estoque: number;
  linha: ProdutoEstoque;
  aoFechar: () => void;
}

/** The kardex of a lot: when, who, what, by which document, and the balance after. */
export function ModalHistorico({ estoque, linha, aoFechar }: ModalHistoricoProps) {
  const { lida, consulta, naTela, recorte } = useKardex(estoque, linha.id);
  const quantidade = useQuantidade();
  const { dataFabricacao, dataValidade, produto } = linha.produtoLote;
  const colunas = colunasDoKardex(produto);
  return (
    <ModalDetalhes
      titulo="Histórico do Lote"
      largura={960}
      aoFechar={aoFechar}
      detalhes={[
        { rotulo: 'Produto', valor: nomeDaLinha(linha) },
        { rotulo: 'Fabricação e validade', valor: `${dataFabricacao} a ${dataValidade}` },
        { rotulo: 'Saldo', valor: quantidade(linha.quantidade, produto) },
        ...(linha.bloqueio ? [{ rotulo: 'Bloqueio', valor: <MarcaDeBloqueio bloqueio={linha.bloqueio} /> }] : []),
      ]}
    >
      {consulta.error !== null ? (
        <EstadoErro consulta={consulta} />
      ) : (
        <Flex vertical gap="small">
          <Flex justify="end">
            <Exportar
              lista="kardex"
              recorte={() => ({ caminho: { id: estoque, idProduto: linha.id }, busca: recorte })}
            />
          </Flex>
          <Tabela
            rotulo="Histórico do lote"
            linhas={lida?.linhas ?? []}
            paginas={naTela}
            colunas={colunas}
            chave={({ id }) => id}
            nomeDaLinha={({ quando }) => quando}
            carregando={lida === undefined}
            vazio={<EstadoVazio mensagem="Ainda não houve entrada nem saída deste lote." />}
          />
        </Flex>
      )}
    </ModalDetalhes>
  );
}
